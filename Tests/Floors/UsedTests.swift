import Foundation
import Testing

/// Holds that nothing lies in Sources that no program uses, beside the core, which is a library.
@Suite("What is declared is used")
struct UsedTests {
  /// What the tests alone use on purpose, and what the runtime alone does: file and name.
  private static let exceptions: Set<[String]> = [
    // The runtime's reflection reads or fills them.
    ["Stage/Inspector/StoredProperty.swift", "strong"],
    ["Stage/Inspector/StoredProperty.swift", "weak"],
    ["Stage/Inspector/StoredProperty.swift", "init()"],
    ["Stage/Inspector/StoredProperty.swift", "unowned"],
    ["Stage/Inspector/StoredProperty.swift", "init(_:)"],
    ["Stage/Inspector/StoredProperty.swift", "isVariable"],
    // A test goes on when somebody waits for a lock, and that nobody else can see.
    ["Grading/ProgramLock.swift", "numberOfWaiting"],
    ["Grading/TestLock.swift", "waitingCount"],
    // A test serves pages while it asks for them; a program serves until it is ended.
    ["WebServer/WebServer.swift", "start()"],
    // Which number comes first is chance. A test looks at fifty, and opens no phone for each.
    ["CoursePage/Phones.swift", "firstNumber"],
    // Most tests of pictures compare one without colours. A program asks what its terminal shows.
    ["Stage/Drawing/TerminalStyle.swift", "plain"],
    ["Stage/Drawing/TerminalStyle.swift", "ascii"],
    // No person takes a touch away. A device does, and the core is asked what comes of it.
    ["Stage/Person/Touches.swift", "cancel()"],
    // The tests of several modules write into it.
    ["Grading/TemporaryFolder.swift", "TemporaryFolder"],
  ]

  private static let unused = Result { () throws -> UsedDeclarations in
    let package = CompilerIndex.folderOfSources.deletingLastPathComponent()
    let lessons = try FileManager.default
      .contentsOfDirectory(atPath: package.appendingPathComponent("Lessons").path)
    // A lesson and the suites that grade it are users. The other tests are not.
    let graders = lessons.compactMap { $0.split(separator: "-").last }.map { "Tests/\($0)Tests/" }
    return try UsedDeclarations(
      CompilerIndex.reader(), of: package.path, users: ["Lessons/", "Tests/CopyTests/"] + graders)
  }

  @Test func `a program uses every declaration`() throws {
    let found = try Self.unused.get()
    // The index must be there and hold what the programs are made of, or the check says nothing.
    #expect(found.count > 10_000, "The compiler's index holds too little.")

    for unused in found.unused where !Self.exceptions.contains([unused.file, unused.name]) {
      Issue.record(
        "\(unused.file):\(unused.line) declares \(unused.name), and no program uses it. Delete it with its tests, or have the test use what a program does."
      )
    }
  }

  @Test func `no exception is left that a program uses or that is gone`() throws {
    let unused = Set(try Self.unused.get().unused.map { [$0.file, $0.name] })

    #expect(Self.exceptions.subtracting(unused).isEmpty)
  }
}
