import Testing

@testable import CourseFormat

@Suite("What the graders note of an issue")
struct IssueNoteTests {
  @Test(arguments: IssueNote.Kind.allCases)
  func `a note is read as it was written`(kind: IssueNote.Kind) {
    let plain = IssueNote(kind, line: 12)
    let sides = IssueNote(
      kind, line: 12,
      sides: .init(subject: "the screen", yours: "Tee\nOK\t", expected: "“Tea”", rest: "Name it."))

    #expect(IssueNote(text: plain.text) == plain)
    #expect(IssueNote(text: sides.text) == sides)
    #expect(sides.text.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["issue\tstrange\t1", "issue\tobstacle\tx", "issue\tobstacle", "crashed", ""])
  func `any other line is no note`(line: String) {
    #expect(IssueNote(text: line) == nil)
  }

  @Test func `a record has the notes of each check in their order`() {
    let notes = [IssueNote(.complaint, line: 3), IssueNote(.prerequisite, line: 7)]
    let rain = RunningCheck(name: "it rains", exercise: "weather/01-Rain")
    let text = ([RunRecord.began(rain)] + notes.map(\.text) + [RunRecord.ended])
      .joined(separator: "\n")

    #expect(RunRecord(text).issues == ["it rains": notes])
    #expect(RunRecord(notes[0].text).issues.isEmpty, "No check has begun.")
  }
}
