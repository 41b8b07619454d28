#if Generator
  import Testing

  /// Tests that build packages. One at a time: each build uses all cores.
  @Suite(.serialized, .timeLimit(.minutes(10)))
  enum PackageTests {}
#endif
