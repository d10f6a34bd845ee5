import Foundation
import Testing

@testable import course

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
    Originals(of: course.package).keep([Submission(of: course.rain)])
    try course.write("mine", to: path)
    Originals(of: course.package).keep([Submission(of: course.rain)])

    #expect(run("reset", "weather/rain") == 0)

    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(text("Backups/01-Weather/01-Rain.1.swift") == "mine")
  }

  @Test
  func `with git nothing is kept a second time`() {
    Originals(of: course.package).keep([Submission(of: course.rain)])

    #expect(Originals(of: course.package).text(of: course.rain) == nil)
  }

  @Test(arguments: [[], ["--all", "rain"]])
  func `resetting everything has to be said`(arguments: [String]) {
    #expect(
      Companion(folder: course.root, printer: transcript.printer).run(["reset"] + arguments) == 64)
    #expect(transcript.err.hasPrefix(CommandError.needsNameOrAll(command: "reset").sentence))
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion(folder: course.root, printer: transcript.printer).run(arguments)
  }

  private func text(_ path: String) -> String? {
    course.root.appendingPathComponent(path).text
  }

  private func commit(_ message: String) throws {
    let git = ["git", "-C", course.root.path, "-c", "user.name=A", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", message]] {
      let output = course.root.appendingPathComponent(".build/commit.log")
      #expect(
        try ChildProcess.run([.init(arguments: git + arguments, output: output)]) == [.exited(0)])
    }
  }
}
