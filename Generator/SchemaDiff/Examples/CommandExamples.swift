extension DiffRule {
  private static let book = " types:\n   Book: { fields: { title: { type: string } } }"

  static let commandExamples: [DiffRule: [DiffExample]] = [
    .commandAdded: [
      DiffExample(
        .clientSends, [],
        "\(book)\n commands:\n   book list: { access: read, result: [Book] }\n"
          + "+  book next: { access: read, result: Book }")
    ],
    .commandRemoved: [
      DiffExample(
        .clientSends, [.clients, .source],
        "\(book)\n commands:\n   book list: { access: read, result: [Book] }\n"
          + "-  book next: { access: read, result: Book }")
    ],
    .commandBecameRead: [
      DiffExample(
        .clientSends, [.servers],
        "\(book)\n commands:\n-  book next: { access: write, result: Book }\n"
          + "+  book next: { access: read, result: Book }")
    ],
    .commandBecameWrite: [
      DiffExample(
        .clientSends, [.clients],
        "\(book)\n commands:\n-  book next: { access: read, result: Book }\n"
          + "+  book next: { access: write, result: Book }")
    ],
    .commandSinceChanged: [.call([], "-since: v1\n+since: v2")],
    .argumentAdded: [
      .call(.all, "+arguments: [{ name: shelf, type: string }]"),
      .call([.source], "+arguments: [{ name: shelves, type: string, repeated: 0.. }]"),
    ],
    .argumentRemoved: [
      .call(.all, "-arguments: [{ name: shelf, type: string }]"),
      .call(
        [.clients, .source], "-arguments: [{ name: shelves, type: string, repeated: 0.. }]"),
    ],
    .argumentsReordered: [
      .call(
        .all,
        "-arguments: [{ name: shelf, type: string }, { name: row, type: int }]\n"
          + "+arguments: [{ name: row, type: int }, { name: shelf, type: string }]")
    ],
    .argumentRenamed: [
      .call(
        [.source],
        "-arguments: [{ name: shelf, type: string }]\n+arguments: [{ name: mark, type: string }]")
    ],
    .argumentBecameRepeated: [
      .call(
        [.source],
        "-arguments: [{ name: id, type: int }]\n"
          + "+arguments: [{ name: id, type: int, repeated: 1.. }]"),
      .call(
        .all,
        "-arguments: [{ name: id, type: int }]\n"
          + "+arguments: [{ name: id, type: int, repeated: 2.. }]"),
    ],
    .argumentBecameSingle: [
      .call(
        [.clients, .source],
        "-arguments: [{ name: id, type: int, repeated: 1.. }]\n"
          + "+arguments: [{ name: id, type: int }]")
    ],
    .optionAdded: [.call([], "+options: { shelf: { type: string } }")],
    .optionRemoved: [
      .call([.clients, .source], "-options: { shelf: { type: string } }"),
      .call(
        .all,
        "-options: { shelf: { type: string }, all: { flag: true } }\n-exactlyOne: [shelf, all]"),
    ],
    .optionKindChanged: [
      .call(
        .all, "-options: { all: { flag: true } }\n+options: { all: { type: string } }")
    ],
    .stdinAdded: [.call(.all, "+stdin: { name: text, type: string }")],
    .stdinRemoved: [.call(.all, "-stdin: { name: text, type: string }")],
    .exactlyOneAdded: [
      .call(
        [.clients, .source],
        " options: { shelf: { type: string }, all: { flag: true } }\n+exactlyOne: [shelf, all]"),
      .call(
        .all,
        "+options: { shelf: { type: string }, all: { flag: true } }\n+exactlyOne: [shelf, all]"),
    ],
    .exactlyOneRemoved: [
      .call(
        [.source],
        " options: { shelf: { type: string }, all: { flag: true } }\n-exactlyOne: [shelf, all]")
    ],
    .initializerThrows: [
      DiffExample(
        .app, [.source],
        """
         commands:
           book find:
             access: read
        -    options: { limit: { type: int } }
        +    options: { limit: { type: int, range: 1.. } }
             result: { fields: { count: { type: int } } }
        """)
    ],
    .resultAdded: [
      .endpoint(
        .serverSends, [.servers, .source],
        " method: GET\n path: /v1/shelf\n responses: { 200: {} }\n"
          + "+result: { fields: { count: { type: int } } }")
    ],
    .resultRemoved: [
      .endpoint(
        .serverSends, [.clients, .source],
        " method: GET\n path: /v1/shelf\n responses: { 200: {} }\n"
          + "-result: { fields: { count: { type: int } } }")
    ],
    .pagingAdded: [
      .answer(
        [.source],
        "+options: { limit: { type: int } }\n-result: [Book]\n"
          + "+result: { list: Book, paged: [limit] }", besides: book),
      .answer(
        [.clients, .source],
        " options: { limit: { type: int } }\n-result: [Book]\n"
          + "+result: { list: Book, paged: [limit] }", besides: book),
    ],
    .pagingRemoved: [
      .answer(
        [.source],
        "-options: { limit: { type: int } }\n-result: { list: Book, paged: [limit] }\n"
          + "+result: [Book]", besides: book),
      .answer(
        [.servers, .source],
        " options: { limit: { type: int } }\n-result: { list: Book, paged: [limit] }\n"
          + "+result: [Book]", besides: book),
    ],
    .pagingOptionsChanged: [
      .answer(
        [],
        " options: { limit: { type: int }, cursor: { type: string } }\n"
          + "-result: { list: Book, paged: [limit] }\n"
          + "+result: { list: Book, paged: [limit, cursor] }", besides: book)
    ],
  ]
}
