#if Generator
  extension MarkedSchema {
    /// A contract as a whole, and its releases.
    static let contractCases = [
      MarkedSchema(
        "the root is a list", complete: true,
        """
        - contract: Test
        #~~~~~~~~~~~~~~~ wrong-kind: expected a contract as a mapping (`key: value`), found a list
        """),
      MarkedSchema(
        "the root has nothing it needs", complete: true,
        """
        doc: Nothing else.
        # missing-key: a contract needs `contract:`, and has none
        # missing-key: a contract needs `oldest:`, and has none
        # missing-key: a contract needs `releases:`, and has none
        # missing-key: a contract needs `server:`, and has none
        """),
      MarkedSchema(
        "a required key is misspelt, which is one mistake", complete: true,
        """
        contract: Test
        relases: [v1]
        #~~~~~~ unknown-key: a contract has no key `relases`; did you mean `releases`?
        server: v1
        oldest: v1
        """),
      MarkedSchema(
        "a key nobody knows",
        """
        toggle: {}
        #~~~~~ unknown-key: a contract has no key `toggle`; did you mean `toggles`?
        colours: {}
        #~~~~~~ unknown-key: a contract has no key `colours`
        """),
      MarkedSchema(
        "the contract is named like a field",
        """
        contract: gitbay app
        #         ^~~~~~~~~~ invalid-name: a contract is named like a Swift type (an upper-case letter,
        """),
      MarkedSchema(
        "the contract's name gives its commands a name of the runtime",
        """
        contract: Contract
        #         ^~~~~~~~ reserved-name: its commands would be of type `ContractCommand`, and
        """),
      MarkedSchema(
        "releases: none",
        """
        releases: []
        #         ^~ invalid-value: `releases` lists one release at least, and has none
        """),
      MarkedSchema(
        "releases: one text",
        """
        releases: v1
        #         ^~ wrong-kind: `releases` is a list (`[one, two]`), found text
        """),
      MarkedSchema(
        "releases: the same twice",
        """
        releases: [v1, v2, v3, v2]
        #                      ^~ duplicate-name: another release has the name `v2` already
        #              ^~ note: the first is here
        """),
      MarkedSchema(
        "a release that is not listed",
        """
        server: v4
        #       ^~ unknown-release: there is no release `v4`; did you mean `v1`?
        oldest: V2
        #       ^~ unknown-release: there is no release `V2`; did you mean `v2`?
        """),
      MarkedSchema(
        "the oldest release is newer than the server",
        """
        server: v1
        oldest: v3
        #       ^~ release-order: `oldest` is `v3`, which comes after `server` (`v1`)
        """),
    ]
  }
#endif
