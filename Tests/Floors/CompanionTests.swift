import Testing

/// Holds the rooms of the companion program: a room names those above it in the list, and no other.
///
/// A library and two programs stand on each other, and in each the compiler holds none of this.
@Suite("The rooms of the companion program")
struct CompanionTests {
  /// The folders of Sources that the programs are made of.
  private static let folders = ["Answers", "course", "Classroom", "Apps", "course-extras"]

  /// The rooms, from the lowest to the highest.
  private static let rooms = [
    // What lies in the package, and how a program is started and its terminal written to.
    "Answers/Package", "Answers/Terminal",
    // What a text of Swift and an object declare and name, and what of it an answer may not.
    "Answers/Names",
    // What the compiler's messages mean to a beginner.
    "Answers/Help",
    // How one answer becomes one verdict.
    "Answers/Compile", "Answers/Sandbox", "Answers/Run", "Answers/Verdict",
    "Answers/Telling",
    // The command line, and what each command is said to do.
    "Answers/Commands",
    // What a learner reads and types.
    "course/Study", "course/Telling", "course/Workshop", "course/Commands", "course/Watch",
    "course",
    // What a class handed in, and its grades.
    "Classroom/Reading", "Classroom/Gradebook", "Classroom/Rules", "Classroom/Grading",
    "Classroom/Formats",
    // A folder of somebody's application as a program.
    "Apps", "Apps/Export",
    // What proves the graders, makes the book, and the commands of the second program.
    "course-extras/Proof", "course-extras/Book", "course-extras/Commands", "course-extras",
  ]

  @Test func `no file names a declaration of a higher room`() throws {
    let index = try Self.index()
    // The index must be there and hold what the program is made of, or the check says nothing.
    #expect(index.references.count > 5_000, "The compiler's index holds too little.")

    for reference in index.references {
      let rooms = [reference.file, reference.target].compactMap(Self.room)
      guard rooms.count == 2, rooms[0] < rooms[1] else { continue }
      Issue.record(
        "\(reference.file):\(reference.line) names \(reference.name) of \(reference.target), which is a higher room. Move what both need into the lower one."
      )
    }
  }

  @Test func `every file lies in a room`() throws {
    let strays = try Self.index().files.filter { Self.room(of: $0) == nil }

    #expect(strays.isEmpty, "These files lie in no room: \(strays.sorted()).")
  }

  @Test func `every room has files`() throws {
    let rooms = Set(try Self.index().files.map(CompilerIndex.folder))

    #expect(Set(Self.rooms) == rooms, "A room without files has no place in the list.")
  }

  @Test func `the files that all lead to each other are few`() throws {
    let cycle = try Self.index().largestCycle()

    #expect(cycle.count <= ModulesTests.cycleLimit, "They are \(cycle.count): \(cycle)")
  }

  /// What is called on the way from an answer to what its runs found, with the file that declares it.
  nonisolated private static let steps = [
    ("compile(_:)", "Answers/Compile/AnswerPrograms.swift"),
    ("find(among:atOnce:)", "Answers/Compile/AnswerClashes.swift"),
    ("request(for:mode:)", "Answers/Run/SuiteRequest.swift"),
    ("all(_:of:atOnce:hear:)", "Answers/Run/SuiteRequest.swift"),
    ("restore()", "Answers/Run/GraderFiles.swift"),
  ]

  @Test(arguments: steps)
  func `answers are compiled, run and put with their runs in one place`(
    step: String, file: String
  ) throws {
    let callers = try Self.index().references.filter { $0.name == step && $0.target == file }
    let others = Set(callers.map(\.file)).subtracting([Self.grader])

    #expect(
      others.isEmpty,
      "\(others.sorted()) call \(step) of \(file). Have \(Self.grader) do it, and say what differs."
    )
    #expect(!callers.isEmpty, "\(Self.grader) does not call \(step) of \(file).")
  }

  private static let grader = "Answers/Verdict/Grader.swift"

  /// The files that give a verdict the form of lines and of a page.
  nonisolated private static let writers = [
    "course/Telling/Reporter.swift", "course/Workshop/PageVerdict+Telling.swift",
  ]

  @Test(arguments: writers)
  func `who writes a verdict asks its telling, and nothing of the verdict but the answer`(
    writer: String
  ) throws {
    let named = try Self.index().references.filter { $0.file == writer }
    let asked = Set(named.filter { $0.target == "Answers/Verdict/Verdict.swift" }.map(\.name))
    let more = asked.subtracting(["Verdict", "submission"])

    #expect(
      more.isEmpty,
      "\(writer) asks a verdict for \(more.sorted()). Have Answers/Telling decide what that says.")
    #expect(named.contains { $0.target == "Answers/Telling/Telling.swift" })
  }

  private static func room(of file: String) -> Int? {
    rooms.firstIndex(of: CompilerIndex.folder(of: file))
  }

  private static func index() throws -> CompilerIndex {
    try CompilerIndex.ofSources().part(folders)
  }
}
