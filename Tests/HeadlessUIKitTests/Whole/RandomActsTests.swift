import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Thousands of random acts, many in the middle of others", .isolated)
struct RandomActsTests {
  @Test(arguments: UInt64(1)...6)
  func `trees stay trees, touches end, and everybody agrees on where views are`(
    seed: UInt64
  ) throws {
    let acts = RandomActs(seed: seed)
    for step in 0..<800 {
      acts.act()
      try #require(acts.brokenRules == [], "Seed \(seed), step \(step): \(acts.lastAct)")
    }
    acts.liftFingers()

    #expect(acts.rulesBrokenAtRest == [])
    #expect(acts.touchLog.endedTouches > 10, "Too little happened to prove anything.")
  }

  @Test func `the same seed makes the same run`() {
    let runs = (0..<2).map { _ in
      Device.$ofTask.withValue(Device()) {
        Device.current.console = { _ in }
        let acts = RandomActs(seed: 2015)
        for _ in 0..<1_000 { acts.act() }
        return acts.touchLog.lines
      }
    }

    #expect(runs[0] == runs[1] && runs[0].count > 50)
  }
}
