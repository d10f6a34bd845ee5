import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 9: DebugLog", .exercise, .serialized)
struct DebugLogTests {
  @Test(.todo(1))
  func `a line is written`() {
    #expect(lines { log in log("Hello") } == ["Hello"], "The log is on: write the message.")
    #expect(
      lines { log in
        log("one"); log("two")
      } == ["one", "two"],
      "Each call writes one line, in the order of the calls.")
  }

  @Test(.todo(1))
  func `nothing is made while the log is off`() throws {
    try #require(Counter.calls(isOn: true) { $0($1()) } > 0, "Make the message when the log is on.")

    #expect(
      Counter.calls(isOn: false) { $0($1()) } == 0,
      "The log is off, and the message was made all the same. The function has to decide that.")
    #expect(lines(isOn: false) { log in log("Hello") } == [], "The log is off: write nothing.")
  }

  @Test(.todo(1))
  func `a message is made once`() throws {
    try #require(
      lines { log in log("Hello") } == ["Hello"],
      .needed("log(\"Hello\") has to write the line Hello first."))

    #expect(
      Counter.calls(isOn: true) { $0($1()) } == 1,
      "A message may be slow to make, or count something. Call it once and keep the text.")
  }

  @Test(.todo(2))
  func `the line names the place of the caller`() throws {
    let line = #line + 1
    let lines = lines { log in log.placed("Hello") }

    let place = "AppLaunchTests/09-DebugLogTests.swift:\(line)"
    try #require(
      lines.first?.hasPrefix(place) == true,
      "\(lines) has to begin with \(place), the place of the call. A default value of a parameter is evaluated there."
    )
    #expect(
      lines == ["\(place) Hello"],
      "The place is right. Behind it come a space and the message, and nothing else.")

    let placed = (
      self.lines { $0.placed("Hello") }, "AppLaunchTests/09-DebugLogTests.swift:\(#line) Hello"
    )
    #expect(
      placed.0 == [placed.1], "Another line is called from here. Take #line, and not #column.")
  }

  @Test(.todo(2))
  func `no place is written while the log is off`() throws {
    try #require(
      lines { log in log.placed("Hello") }.count == 1, "Write a line when the log is on.")

    #expect(lines(isOn: false) { log in log.placed("Hello") } == [], "The log is off.")
    #expect(
      Counter.calls(isOn: false) { $0.placed($1()) } == 0,
      "The log is off, and the message was made all the same. Hand it on as a closure.")
  }

  @Test(.todo(2))
  func `a message with its place is made once`() throws {
    try #require(
      lines { log in log.placed("Hello") }.count == 1, "Write a line when the log is on.")

    #expect(
      Counter.calls(isOn: true) { $0.placed($1()) } == 1,
      "A message may be slow to make, or count something. Call it once, for the line.")
  }

  /// Returns what a body writes into a log.
  private func lines(isOn: Bool = true, _ body: (DebugLog) -> Void) -> [String] {
    let page = Page()
    body(DebugLog(isOn: isOn) { page.lines.append($0) })
    return page.lines
  }
}

/// What was written.
private final class Page {
  var lines: [String] = []
}

/// A message that counts how often it is made.
private final class Counter {
  private var calls = 0

  /// Returns how often a body has a message made, which a log may keep for a while.
  static func calls(isOn: Bool, _ body: (DebugLog, @escaping () -> String) -> Void) -> Int {
    let counter = Counter()
    let message = {
      counter.calls += 1
      return "call \(counter.calls)"
    }
    body(DebugLog(isOn: isOn) { _ in }, message)
    return counter.calls
  }
}

extension DebugLogTests: ExerciseScene {
  static let advice = "What a log writes, and how often its message is made."

  var opening: SceneOpening {
    .table(
      ["log", "call", "lines", "times made"],
      rows: [true, false].flatMap { isOn in
        [
          [
            isOn ? "on" : "off", "log(\"Hello\")",
            "\(lines(isOn: isOn) { log in log("Hello") })",
            "\(Counter.calls(isOn: isOn) { $0($1()) })",
          ],
          [
            isOn ? "on" : "off", "log.placed(\"Hello\")",
            "\(lines(isOn: isOn) { log in log.placed("Hello") })",
            "\(Counter.calls(isOn: isOn) { $0.placed($1()) })",
          ],
        ]
      })
  }
}
