extension DiffRule {
  private static let record = " types:\n   Book: { fields: { title: { type: string } } }"
  private static let records = """
     types:
       Book: { fields: { title: { type: string } } }
       Novel: { fields: { name: { type: string } } }
    """

  static let typeExamples: [DiffRule: [DiffExample]] = [
    .typeAdded: [
      DiffExample(
        .app, [], "+types:\n+  Book: { fields: { title: { type: string } } }")
    ],
    .typeRemoved: [
      DiffExample(
        .app, [.source], "-types:\n-  Book: { fields: { title: { type: string } } }")
    ],
    .typeChanged: [
      .payload(
        [.clients, .servers, .source], "-loan: { type: string }\n+loan: { type: int }"),
      .answer(
        [.clients, .servers, .source], "-result: Book\n+result: Novel", besides: records),
      .body([.clients, .servers, .source], "-loan: { type: string }\n+loan: { type: int }"),
    ],
    .typeWidened: [
      .payload([.clients, .source], "-fine: { type: int }\n+fine: { type: double }"),
      .payload(
        [.source], "-fine: { type: int, lenient: true }\n+fine: { type: double, lenient: true }"),
      .body([.source], "-fine: { type: int }\n+fine: { type: double }"),
      .call(
        [.source],
        "-arguments: [{ name: shelf, type: int }]\n+arguments: [{ name: shelf, type: string }]"),
    ],
    .typeNarrowed: [
      .payload([.servers, .source], "-due: { type: string }\n+due: { type: timestamp }"),
      .payload(
        [.source], "-state: { type: string }\n+state: { type: State }",
        besides: " types:\n   State: { enum: [new, used] }"),
      .body([.clients, .source], "-fine: { type: double }\n+fine: { type: int }"),
      .call(
        [.clients, .source],
        "-arguments: [{ name: shelf, type: string }]\n+arguments: [{ name: shelf, type: int }]"),
      .body(
        [.clients, .source], "-loan: { type: Loan }\n+loan: { type: Hire }",
        besides: """
           types:
             Loan: { fields: { days: { type: int, range: 1..30 } } }
             Hire: { fields: { days: { type: int, range: 1..14 } } }
          """),
    ],
    .swiftTypeChanged: [
      .payload([.source], "-loan: { type: int }\n+loan: { type: int64 }"),
      .body([.source], "-loan: { type: int }\n+loan: { type: int64 }"),
      .payload(
        [.source], " shelf: { type: Shelf }",
        besides: " scalars:\n-  Shelf: { base: int }\n+  Shelf: { base: int, distinct: true }"),
      DiffExample(
        .app, [.source],
        """
         scalars:
        -  Shelf: { base: int }
        +  Shelf: { base: int, distinct: true }
         routes: { parameters: { shelf: Shelf }, kinds: { shelf: "shelves/{shelf}" } }
        """),
    ],
    .becameList: [
      .payload([.clients, .servers, .source], "-loan: { type: int }\n+loan: { type: [int] }"),
      .answer([.clients, .servers, .source], "-result: Book\n+result: [Book]", besides: record),
      .body([.clients, .servers, .source], "-loan: { type: int }\n+loan: { type: [int] }"),
    ],
    .becameSingle: [
      .answer([.clients, .servers, .source], "-result: [Book]\n+result: Book", besides: record),
      .body([.clients, .servers, .source], "-loan: { type: [int] }\n+loan: { type: int }"),
    ],
    .valuesNarrowed: [
      .payload([], "-fine: { type: int, range: 0.. }\n+fine: { type: int, range: 0..100 }"),
      .call(
        [.clients],
        "-options: { limit: { type: int, range: 1..200 } }\n"
          + "+options: { limit: { type: int, range: 1..100 } }"),
      .call(
        [.clients],
        "-arguments: [{ name: ids, type: int64, repeated: 1.. }]\n"
          + "+arguments: [{ name: ids, type: int64, repeated: 1..5 }]"),
      .body([.clients], "-days: { type: int, range: 1..30 }\n+days: { type: int, range: 1..14 }"),
      .body(
        [.clients], "-days: { type: [Month] }\n+days: { type: [Fortnight] }",
        besides: """
           scalars:
             Month: { base: int, range: 1..30 }
             Fortnight: { base: int, range: 1..14 }
          """),
    ],
    .valuesWidened: [
      .payload([], "-fine: { type: int, range: 0..100 }\n+fine: { type: int }"),
      .call(
        [],
        "-options: { limit: { type: int, range: 1..100 } }\n"
          + "+options: { limit: { type: int, range: 1..200 } }"),
      .body([], "-days: { type: int, range: 1..14 }\n+days: { type: int, range: 1..30 }"),
    ],
    .sensitiveChanged: [
      DiffExample(
        .app, [],
        """
         types:
           Member:
             fields:
        -      mail: { type: string }
        +      mail: { type: string, sensitive: true }
        """)
    ],
    .swiftNameChanged: [
      DiffExample(
        .app, [.source],
        """
         types:
           Binding:
             enum:
        -      3d: { swift: deep }
        +      3d: { swift: threeDimensional }
        """)
    ],
    .parametersReordered: [
      DiffExample(
        .app, [.source],
        """
         types:
           Book:
             fields:
        -      shelf: { type: string }
               title: { type: string }
        +      shelf: { type: string }
        """)
    ],
  ]
}
