extension DiffRule {
  static let contractExamples: [DiffRule: [DiffExample]] = [
    .contractRenamed: [DiffExample(.app, [.source], "-contract: Library\n+contract: Museum")],
    .releaseAdded: [
      DiffExample(.serverSends, [], "-releases: [v1, v2]\n+releases: [v1, v2, v3]")
    ],
    .releaseRemoved: [
      DiffExample(.serverSends, [], "-releases: [v0, v1, v2]\n+releases: [v1, v2]")
    ],
    .releasesReordered: [
      .payload(
        [.clients, .source], " text: { type: string, since: beta }",
        besides: "-releases: [beta, v1, v2]\n+releases: [v1, beta, v2]"),
      DiffExample(
        .serverSends, [], "-releases: [v0, v1, v2]\n+releases: [v1, v0, v2]"),
    ],
    .serverChanged: [DiffExample(.serverSends, [], "-server: v1\n+server: v2")],
    .oldestRaised: [
      .payload(
        [.source], " text: { type: string, since: v2 }",
        besides: "-oldest: v1\n+oldest: v2"),
      DiffExample(
        .serverSends, [.servers],
        "-releases: [v1]\n+releases: [v1, v2]\n-server: v1\n+server: v2\n-oldest: v1\n+oldest: v2"),
      DiffExample(.serverSends, [], "-oldest: v1\n+oldest: v2"),
      DiffExample(
        .serverSends, [],
        "-releases: [v1, v2]\n+releases: [v1.0, v2]\n-oldest: v1\n+oldest: v1.0"),
    ],
    .oldestLowered: [
      .payload(
        [.source], " text: { type: string, since: v2 }",
        besides: "-oldest: v2\n+oldest: v1"),
      DiffExample(.serverSends, [], "-oldest: v2\n+oldest: v1"),
    ],
    .textChanged: [
      DiffExample(.app, [], "-doc: The library.\n+doc: The library of the town.")
    ],
  ]
}
