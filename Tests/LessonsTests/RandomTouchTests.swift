import Foundation
import Grading
import Testing

/// Touches the screens of the lessons as nobody would, and looks whether they are alive afterwards.
@Suite("Lessons under random touches")
struct RandomTouchTests {
  /// How often a lesson is touched in all, shared among its screens.
  private static let sequences = 1000

  @Test(arguments: LessonProgramTests.lessons)
  func `every screen of a lesson survives a thousand touches`(_ lesson: String) async throws {
    let steps = try await Program(lesson).run(["--list"]).output.split(separator: "\n")
      .filter { $0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    try #require(!steps.isEmpty)
    let count = Self.sequences / steps.count + 1

    for (index, step) in steps.enumerated() {
      var hand = RandomHand(seed: UInt64(index))
      let lines = (0..<(count + 9) / 10).map { _ in
        "[" + (0..<10).map { _ in hand.sequence }.joined(separator: ",") + "]\n"
      }
      let run = try await Program(lesson).run(
        ["--phone-pipe", step], input: Data(lines.joined().utf8))

      let answers = run.output.split(separator: "\n")
      #expect(run.status == 0 && answers.count == lines.count + 1, "Step \(step): \(run.errors)")
      #expect(!answers.contains { $0.contains("\"refused\"") }, "Step \(step)")
    }
  }
}

/// A hand that touches anything, and types anything.
private struct RandomHand {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A few events as JSON: one or two fingers that come, move and go, with time between.
  var sequence: String {
    mutating get {
      if roll(8) == 0 { return other }
      let fingers = roll(6) == 0 ? [1, 2] : [1]
      var places = fingers.map { _ in place }
      var events = [touch("began", fingers, places)]
      for _ in 0..<roll(4) {
        places =
          roll(3) == 0 ? fingers.map { _ in place } : places.map { ($0.x, $0.y + roll(60) - 30) }
        events += [touch("moved", fingers, places), "{\"time\":\(roll(40))}"]
      }
      if roll(10) == 0 { events.append(other) }
      events.append(touch(roll(12) == 0 ? "cancelled" : "ended", fingers, places))
      events.append("{\"time\":\(roll(3) == 0 ? 600 : 20)}")
      return events.joined(separator: ",")
    }
  }

  /// What is no touch.
  private var other: String {
    mutating get {
      let events = [
        #"{"text":"a😀1"}"#, #"{"key":"delete"}"#, #"{"key":"return"}"#, #"{"device":"home"}"#,
        #"{"device":"reopen"}"#, #"{"device":"left"}"#, #"{"device":"right"}"#,
        #"{"device":"warning"}"#, #"{"tilt":[0.7,-2]}"#,
        "{\"element\":\(roll(12)),\"do\":\"press\"}",
        "{\"element\":\(roll(12)),\"do\":\"increment\"}",
      ]
      return events[roll(events.count)]
    }
  }

  /// A point of the screen, held upright or on its side, or somewhat beside it.
  private var place: (x: Int, y: Int) { mutating get { (roll(600) - 16, roll(600) - 16) } }

  private func touch(_ phase: String, _ ids: [Int], _ places: [(x: Int, y: Int)]) -> String {
    let touches = zip(ids, places).map {
      "{\"id\":\($0),\"phase\":\"\(phase)\",\"x\":\($1.x),\"y\":\($1.y)}"
    }
    return "{\"touches\":[\(touches.joined(separator: ","))]}"
  }

  /// Returns a number below a bound (SplitMix64).
  private mutating func roll(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
