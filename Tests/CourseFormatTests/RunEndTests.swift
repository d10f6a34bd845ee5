import Processes
import Testing

@testable import CourseFormat

@Suite("How a run ended")
struct RunEndTests {
  /// The one sentence of each way, as `swift test` tells it.
  static let sentences: [RunEnd.Kind: String] = [
    .finished: "The answer came to its end at Rain.swift:9, in the check.",
    .crashed: "The answer crashes at Rain.swift:9, in the check.",
    .aborted:
      "The answer ends in abort at Rain.swift:9, in the check. Look for a call of abort, or for "
      + "memory that is used wrongly.",
    .stuck:
      "The answer does not return at Rain.swift:9, in the check. Look for a loop that does not end.",
    .suspended:
      "The answer is still waiting after 10 seconds at Rain.swift:9, in the check. Look for an "
      + "await on something that never comes.",
    .blocked:
      "The answer waits at Rain.swift:9 and does not go on, in the check. Look for a lock, a "
      + "semaphore or a sleep.",
    .starved:
      "The answer was stopped, in the check, because the machine was too busy to run it. That says "
      + "nothing about the answer. Try it again when the machine has less to do.",
    .left: "The answer leaves the program at Rain.swift:9, in the check. Look for a call of exit.",
    .killed:
      "The answer is killed at Rain.swift:9, in the check. Look for a call of kill, or for memory "
      + "that grows without end.",
  ]

  @Test(arguments: RunEnd.Kind.allCases)
  func `each way has one sentence, with the event first and what to look for behind it`(
    kind: RunEnd.Kind
  ) {
    let sentence = kind.sentence(at: " at Rain.swift:9", in: ", in the check")
    let event = kind.event(at: " at Rain.swift:9", in: ", in the check")

    #expect(sentence == Self.sentences[kind])
    #expect(sentence == event || sentence.hasPrefix("\(event) "))
    #expect(kind.sentence(of: "Tea").hasPrefix("Tea "))
    #expect(!kind.shortEvent.isEmpty)
  }

  @Test(arguments: RunEnd.Kind.allCases.filter { $0 != .finished })
  func `whoever knows the status alone reads the same way from it`(kind: RunEnd.Kind) {
    let known: RunEnd.Kind = [.aborted, .killed].contains(kind) ? .crashed : kind

    #expect(RunEnd.Kind(exitStatus: kind.exitStatus) == known)
  }

  @Test func `a program that ends with any other status has left`() {
    #expect([0, 1, 3].map(RunEnd.Kind.init(exitStatus:)) == [.left, .left, .left])
  }

  @Test func `the runtime's own words come before the sentence, and a cause behind them`() {
    var end = RunEnd(.crashed, said: StopSentence("Fatal error: Index out of range"))
    #expect(end.told() == "Fatal error: Index out of range")

    end.cause = "Look at the index."
    #expect(end.told() == "Fatal error: Index out of range. Look at the index.")

    end.isForged = true
    #expect(end.told() == RunEnd.forged && !end.isWhole)
    #expect(RunEnd(.finished).told() == nil && RunEnd(.finished).isWhole)
    #expect(RunEnd(.crashed).told(in: RunEnd.inThisCheck) == "The answer crashes in this check.")
  }

  @Test(
    arguments: [
      ("Fatal error: Unexpectedly found nil while unwrapping an Optional value", .nilValue),
      (
        "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
        .nilProperty
      ),
      ("Fatal error: Index out of range", .other), ("Fatal error", .other),
      ("Precondition failed: No rows", .other), ("Assertion failed", .other),
    ] as [(String, StopSentence.Kind)])
  func `what the runtime says is read for its words, its kind and its place in one place`(
    text: String, kind: StopSentence.Kind
  ) {
    for (before, site) in [
      ("", nil), ("Rain.swift:9: ", CrashSite(path: "Rain.swift", line: 9)),
      ("a/b/Rain.swift:9: ", CrashSite(path: "Rain.swift", line: 9)), ("Rain:9: ", nil),
    ] {
      let said = StopSentence(in: "A line before.\n\(before)\(text)\nCurrent stack trace:\n")
      #expect(said == StopSentence(text, at: site))
      #expect(said?.kind == kind)
    }
    #expect(StopSentence(in: "nothing") == nil)
  }

  @Test func `a value of another type is told without its addresses`() {
    let output = "Could not cast value of type 'Swift.Int' (0x7fe5) to 'Swift.String' (0x7fe8).\n"

    #expect(
      StopSentence(in: output)?.text
        == "Could not cast value of type 'Swift.Int' to 'Swift.String'.")
  }
}
