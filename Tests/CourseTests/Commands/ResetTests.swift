import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Putting an exercise back as it came", .serialized)
struct ResetTests {
  let course: SmallCourse
  let transcript = Transcript()
  let path = "Exercises/01-Weather/01-Rain.swift"

  init() throws {
    course = try SmallCourse()
    try commit("As it came")
  }

  @Test
  func `the file is as it came, and what was there is kept`() throws {
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(text("Backups/01-Weather/01-Rain.1.swift") == "mine")
    #expect(
      transcript.out == """
        \(path) is as it came. Yours is kept in Backups/01-Weather/01-Rain.1.swift

        """)
  }

  @Test
  func `a second backup lies beside the first`() throws {
    for text in ["mine", "mine again"] {
      try course.write(text, to: path)
      #expect(run("reset", "weather/rain") == 0)
    }

    #expect(text("Backups/01-Weather/01-Rain.1.swift") == "mine")
    #expect(text("Backups/01-Weather/01-Rain.2.swift") == "mine again")
  }

  @Test
  func `an answer that was committed is not taken for the exercise`() throws {
    try course.write(SmallCourse.solution, to: path)
    try commit("My answer")

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(text("Backups/01-Weather/01-Rain.1.swift") == SmallCourse.solution)
  }

  @Test
  func `a file in another encoding is kept byte for byte`() throws {
    let bytes = Data([0x2F, 0x2F, 0x20, 0xC4, 0xE3, 0x0A])
    try bytes.write(to: course.rain.answer)

    #expect(run("reset", "weather/rain") == 0)

    let backup = course.root.appendingPathComponent("Backups/01-Weather/01-Rain.1.swift")
    #expect(try Data(contentsOf: backup) == bytes)
    #expect(course.rain.answer.text == SmallCourse.stub)
  }

  @Test
  func `a file that lacks only a comment is put back`() throws {
    let text = SmallCourse.stub.replacing("// How much it rained.\n", with: "")
    try #require(text != SmallCourse.stub)
    try course.write(text, to: path)
    try commit("Without a comment")

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
  }

  @Test
  func `a file that is gone comes back, and one that is untouched stays`() throws {
    try FileManager.default.removeItem(at: course.rain.answer)

    #expect(run("reset", "weather/rain") == 0)
    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(transcript.out == "\(path) is there again.\n\(path) is as it came.\n")
    #expect(!course.root.appendingPathComponent("Backups").exists)
  }

  @Test
  func `hints begin again`() throws {
    #expect(run("hint", "weather/rain") == 0)
    try course.write("mine", to: path)
    #expect(run("reset", "weather/rain") == 0)
    let before = transcript.out.count

    #expect(run("hint", "weather/rain") == 0)

    #expect(transcript.out.dropFirst(before).hasPrefix("Hint 1 of 2"))
  }

  @Test
  func `where git remembers nothing, nothing is touched`() throws {
    try FileManager.default.removeItem(at: course.root.appendingPathComponent(".git"))
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 1)

    #expect(course.rain.answer.text == "mine")
    #expect(transcript.err == CommandError.noHistory(path).sentence + "\n")
  }

  @Test
  func `without git an exercise comes back that was seen as it came`() throws {
    try FileManager.default.removeItem(at: course.root.appendingPathComponent(".git"))
    #expect(run("list") == 0)
    try course.write("mine", to: path)
    #expect(run("list") == 0)

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(text("Backups/01-Weather/01-Rain.1.swift") == "mine")
  }

  @Test
  func `an exercise that cannot be put back keeps no other from it`() throws {
    // The second exercise of this course has no row, so nobody knows how it came.
    for path in [path, "Exercises/01-Weather/02-SnowAndIce.swift"] {
      try course.write("mine", to: path)
    }

    #expect(run("reset", "snowAndIce", "weather/rain") == 1)
    #expect(course.rain.answer.text == SmallCourse.stub)

    try course.write("mine", to: "Exercises/02-LongNights/01-Rain.swift")
    #expect(run("reset", "long-nights/rain") == 1)
    #expect(text("Exercises/02-LongNights/01-Rain.swift") == "mine")
    #expect(
      transcript.err
        == ["weather/02-SnowAndIce", "long-nights/01-Rain"]
        .map { CommandError.notListed($0, hasHistory: true).sentence + "\n" }.joined())
  }

  @Test(
    arguments: [nil, "", "exercise\tfingerprints\nweather/01-Rain\t"], [true, false])
  func `without a row of the table it says so, and touches nothing`(
    table: String?, hasHistory: Bool
  ) throws {
    let remove = { try FileManager.default.removeItem(at: course.root.appendingPathComponent($0)) }
    if !hasHistory { try remove(".git") }
    try remove(DeliveredTexts.path)
    if let table { try course.write(table, to: DeliveredTexts.path) }
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 1)

    #expect(course.rain.answer.text == "mine")
    #expect(
      transcript.err
        == CommandError.notListed("weather/01-Rain", hasHistory: hasHistory).sentence + "\n")
  }

  @Test
  func `a text that no commit has is not found, and nothing is touched`() throws {
    try course.write(SmallCourse.stub.replacing("TODO 2", with: "TODO 3"), to: path)
    #expect(run("new", "text", "weather/rain") == 0)
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 1)

    #expect(course.rain.answer.text == "mine")
    #expect(transcript.err == CommandError.noOriginal(path).sentence + "\n")
  }

  @Test
  func `the command that is named for a missing file helps after its loss was committed`() throws {
    try FileManager.default.removeItem(at: course.rain.answer)
    try commit("Without it")
    #expect(run("check", "weather/rain") == 1)
    let command = "swift run course reset weather/01-Rain"
    #expect(transcript.out.contains("To get it back as it came:\n          \(command)\n"))

    #expect(run("reset", "weather/01-Rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
  }

  @Test
  func `with git nothing is kept a second time`() {
    #expect(run("list") == 0)

    #expect(!course.package.scratch.appendingPathComponent("originals").exists)
  }

  @Test(arguments: [
    SmallCourse.stub.replacing("\n", with: "\r\n"), String(SmallCourse.stub.dropLast()),
    SmallCourse.stub + "\n\n", "\u{FEFF}" + SmallCourse.stub,
    SmallCourse.stub.replacing("{\n", with: "{ \t\n"),
  ])
  func `other ends of lines are no change, and stay`(text: String) throws {
    try course.write(text, to: path)

    #expect(run("reset", "weather/rain") == 0)

    #expect(Submission(of: course.rain).isPristine)
    #expect(course.rain.answer.text == text)
    #expect(transcript.out == "\(path) is as it came.\n")
  }

  @Test
  func `an exercise that was committed with other ends of lines is known`() throws {
    try course.write(SmallCourse.stub.replacing("\n", with: "\r\n"), to: path)
    try commit("Other ends of lines")
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 0)

    #expect(Submission(of: course.rain).isPristine)
  }

  @Test
  func `what came before is untouched, and today's text is put back`() throws {
    let before = SmallCourse.stub
    let today = before.replacing("TODO 2", with: "TODO 3")
    try course.write(today, to: path)
    #expect(run("new", "text", "weather/rain") == 0)
    try commit("Another text")
    try course.write(before, to: path)

    #expect(Submission(of: course.rain).isUntouched)
    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == today)
    #expect(text("Backups/01-Weather/01-Rain.1.swift") == before)
  }

  @Test
  func `the text is found on another branch`() throws {
    try course.write("mine", to: path)
    try commit("Mine")
    try git(["checkout", "-q", "-b", "elsewhere", "HEAD~1"])
    try git(["checkout", "-q", "--orphan", "alone"])
    try course.write("mine", to: path)
    try commit("Alone")

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
  }

  @Test
  func `a history that git does not show is told with git's reason`() throws {
    try course.write("not a repository", to: ".git/HEAD")
    try course.write("mine", to: path)

    #expect(run("reset", "weather/rain") == 1)

    #expect(transcript.err.hasPrefix("git cannot read the history of \(course.root.path): "))
    #expect(transcript.err.contains(": fatal: not a git repository"))
    #expect(course.rain.answer.text == "mine")
  }

  @Test(arguments: [[], ["--all", "rain"]])
  func `resetting everything has to be said`(arguments: [String]) {
    #expect(
      Companion.whole(folder: course.root, printer: transcript.printer).run(["reset"] + arguments)
        == 64)
    #expect(transcript.err.hasPrefix(CommandError.needsNameOrAll(command: "reset").sentence))
  }

  @Test
  func `what git warns of is no part of an exercise`() throws {
    try course.write("// Mine.\n", to: "Exercises/01-Weather/01-Rain.swift")
    let shown = course.root.appendingPathComponent(".build/shown")
    try git(["rev-parse", "HEAD"], to: shown)
    // git warns of a branch with the name of a commit whenever it is asked for that commit.
    let commit = try #require(shown.text?.lines.first)
    try git(["update-ref", "refs/heads/\(commit)", "HEAD"])
    try git(["show", "\(commit):Exercises/01-Weather/01-Rain.swift"], to: shown)
    try #require(shown.text?.hasPrefix("warning: ") == true)

    #expect(run("reset", "weather/rain") == 0)

    #expect(text("Exercises/01-Weather/01-Rain.swift") == SmallCourse.stub)
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(arguments)
  }

  private func text(_ path: String) -> String? {
    course.root.appendingPathComponent(path).text
  }

  private func commit(_ message: String) throws {
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-q", "-m", message])
  }

  private func git(_ arguments: [String], to file: URL? = nil) throws {
    let git = ["git", "-C", course.root.path, "-c", "user.name=A", "-c", "user.email=a@b"]
    let output = file ?? course.root.appendingPathComponent(".build/commit.log")
    #expect(
      try ChildProcess.run([.init(arguments: git + arguments, output: output)]) == [.exited(0)],
      "\(arguments): \(output.text ?? "")")
  }
}
