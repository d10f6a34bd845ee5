import CourseFormat
import HeadlessUIKit
import Testing

@testable import Grading

@Suite("Answers that are not graded")
struct BuiltRefusalsTests {
  private let folder = TemporaryFolder()
  private let exercise = "pickers/01-JaggedColumns"
  private let stub = "// TODO 1: Count.\nlet count = 0\n"

  private var program: URL { folder.url.appendingPathComponent("course") }
  private var calls: URL { folder.url.appendingPathComponent("calls") }

  init() throws {
    var delivered = DeliveredTexts("")
    delivered.add(stub, of: exercise, after: nil)
    try write(delivered.table, to: DeliveredTexts.path)
    try write(answer: stub)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func write(answer: String, in answers: String = "Exercises") throws {
    try write(answer, to: "\(answers)/01-Pickers/01-JaggedColumns.swift")
  }

  /// A program that notes how it was called and prints lines.
  private func answers(_ lines: String...) throws {
    let text = lines.map { "printf '%s\\n' '\($0)'\n" }.joined()
    try write("#!/bin/sh\necho \"$*\" >>'\(calls.path)'\n\(text)", to: "course")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private func found(_ environment: [String: String] = [:]) -> [Refusal] {
    BuiltRefusals.found(
      inPackage: folder.url, environment: environment, program: program.path)
  }

  private var called: String? { try? String(contentsOf: calls, encoding: .utf8) }

  @Test
  func `nobody is asked while every exercise is as it came`() throws {
    try answers(Refusal.end)

    #expect(found() == [])
    #expect(called == nil)
  }

  @Test
  func `the program beside the tests is asked once something is begun, and says what it finds`()
    throws
  {
    let refusal = Refusal(.refused, of: exercise, line: 3, sentence: "This file has a tab:\t.")
    try answers(refusal.text, Refusal.end)
    try write(answer: "let count = 3\n")

    #expect(found() == [refusal])
    #expect(called == "\(Refusal.call) \(folder.url.path)\n")
  }

  @Test
  func `only what is compiled is asked for`() throws {
    try answers(Refusal.end)
    try write(answer: "let count = 3\n")
    try write(answer: stub, in: "Mine")

    #expect(found(["COURSE_EXERCISE": "pickers/02-DefaultSelection"]) == [])
    #expect(found(["COURSE_ANSWERS": "Mine"]) == [])
    #expect(called == nil)
  }

  @Test
  func `who does not answer to the end leaves nothing graded that is begun`() throws {
    try write(answer: "let count = 3\n")

    for lines in [[], [Refusal(.refused, of: exercise, line: 3, sentence: "This").text]] {
      if let line = lines.first { try answers(line) }
      let refusal = try #require(found().first)
      #expect(refusal.kind == .prevented && refusal.exercise == exercise)
      #expect(refusal.sentence.hasSuffix("swift run course check \(exercise)"))
    }
  }

  @Test
  func `a refusal is read from the record only before the first check`() {
    let one = Refusal(.refused, of: exercise, line: 3, sentence: "This file\nchanges.")
    let other = Refusal(.prevented, of: exercise, line: 1, sentence: "Later.")
    let check = RunRecord.began(RunningCheck(name: "a", exercise: exercise))
    let record = RunRecord([one.text, check, other.text].joined(separator: "\n"))

    #expect(record.refusals.map(\.sentence) == ["This file changes."])
    #expect(record.refusals.map(\.line) == [3])
    #expect(Refusal(text: "stopped at image + 0x1") == nil)
  }

  @Test
  func `a refusal says why, and that no check ran`() {
    let sentences = Refusal.Kind.allCases.map { kind in
      let refusal = Refusal(kind, of: exercise, line: 3, sentence: "This is so.")
      return GradingMessage.refused(refusal) + " / " + GradingMessage.refusedInShort(refusal)
    }

    #expect(
      sentences == [
        "This is so. \(Refusal.reason) / not graded, because of line 3: This is so.",
        "This is so. Its checks did not run. / not graded, because of line 3: This is so.",
        "This is so. / This is so.",
      ])
  }
}
