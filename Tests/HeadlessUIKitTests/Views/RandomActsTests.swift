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
    let turmoil = RandomActs(seed: seed)
    for step in 0..<800 {
      turmoil.act()
      try #require(turmoil.brokenRules == [], "Seed \(seed), step \(step): \(turmoil.lastAct)")
    }
    turmoil.liftFingers()

    #expect(turmoil.rulesBrokenAtRest == [])
    #expect(turmoil.ledger.endedTouches > 10, "Too little happened to prove anything.")
  }

  @Test func `the same seed makes the same run`() {
    let runs = (0..<2).map { _ in
      Device.$ofTask.withValue(Device()) {
        Device.current.console = { _ in }
        let turmoil = RandomActs(seed: 2015)
        for _ in 0..<1_000 { turmoil.act() }
        return turmoil.ledger.lines
      }
    }

    #expect(runs[0] == runs[1] && runs[0].count > 50)
  }
}
