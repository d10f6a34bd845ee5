import Testing

/// Holds the libraries beside the core: none of their folders leads to another and back.
@Suite("The folders of the libraries")
struct ModulesTests {
  /// The modules of Sources that are libraries, but for the core, whose floors are a test of their own.
  nonisolated private static let modules = [
    "CourseFormat", "CoursePage", "Grading", "HeadlessUICollectionView", "Processes", "Stage",
    "TerminalIO", "WebServer",
  ]

  /// How many files of a module may lead to each other.
  nonisolated static let cycleLimit = 16

  @Test(arguments: modules)
  func `no two folders name each other`(module: String) throws {
    let index = try CompilerIndex.ofSources().part([module])
    #expect(index.files.count > 2, "The compiler's index does not hold \(module).")

    for pair in index.mutualFolders {
      Issue.record(
        "\(pair). Move one of them, or what both need, into the folder that the other may name.")
    }
  }

  @Test(arguments: modules)
  func `the files that all lead to each other are few`(module: String) throws {
    let cycle = try CompilerIndex.ofSources().part([module]).largestCycle()

    #expect(cycle.count <= Self.cycleLimit, "\(cycle.count) files of \(module): \(cycle)")
  }
}
