import CourseFormat
import HeadlessUIKit
import Stage
import Synchronization
import Testing

@testable import Grading

@Suite("The kind of an issue", .isolated)
struct IssueKindTests {
  private struct Dry: Error {}

  /// What is noted of the issues that a check records, which do not fail this test.
  private func notes(_ check: @escaping @MainActor () throws -> Void) async throws -> [IssueNote] {
    let found = Mutex<[IssueNote]>([])
    let observer = IssueHandlingTrait.compactMapIssues { issue in
      found.withLock { $0.append(IssueNote(of: issue)) }
      return nil
    }
    let test = try #require(Test.current)
    try await observer.provideScope(for: test, testCase: nil) { try? await check() }
    return found.withLock(\.self)
  }

  @Test func `what is expected, required and needed first is told apart by no word`() async throws {
    let days = 0

    let expected = try await notes { #expect(days == 5, "Count the days first.") }
    let required = try await notes { try #require(days == 5, "Make the days first.") }
    let needed = try await notes { try #require(days == 5, .needed("Fill the left wheel.")) }
    let thrown = try await notes {
      _ = try withoutError("The days can be counted.") { throw Dry() }
    }

    #expect(expected.map(\.kind) == [.expectation])
    #expect(required.map(\.kind) == [.requirement])
    #expect(needed.map(\.kind) == [.prerequisite])
    #expect(thrown.map(\.kind) == [.expectation], "The answer is asked, and no step before it.")
    #expect([expected, required, needed].allSatisfy { ($0.first?.line ?? 0) > 0 })
  }

  @Test func `what is recorded is an obstacle, and what the console says a complaint`() async throws
  {
    let recorded = try await notes { Issue.record("The button cannot be tapped.") }
    let test = try #require(Test.current)
    let complained = try await notes { ConsoleWatch.device(failing: test).console("No row.") }

    #expect(recorded.map(\.kind) == [.obstacle])
    #expect(complained.map(\.kind) == [.complaint])
  }

  @Test func `a text that nobody reads is noted with what is read instead`() async throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "alarm at 7:30"
    let stage = Stage(showing: label)

    let spelled = try await notes { stage.expectToRead("Alarm at 07:30", "Fill the label.") }
    let missing = try await notes { stage.expectToRead("Tea", "Fill the label.") }

    #expect(
      spelled.map(\.sides) == [
        .init(subject: "a label", yours: "alarm at 7:30", expected: "Alarm at 07:30")
      ])
    #expect(
      missing.map(\.sides) == [
        .init(
          subject: "the screen", yours: "alarm at 7:30", expected: "Tea", rest: "Fill the label.")
      ])
    #expect((spelled + missing).allSatisfy { $0.kind == .obstacle })
  }
}
