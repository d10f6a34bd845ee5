import Grading
import Stage
import Testing

@Suite("Dice", .isolated)
struct DiceTests {
  @Test func `scripted throws come in their order, and stay below the bound`() {
    let dice = Stage().dice
    dice.willShow([4, 1, 99, -3])

    #expect([5, 4, 12, 7].map { dice.roll(below: $0) } == [4, 1, 11, 0])
    #expect(dice.bounds == [5, 4, 12, 7])
  }

  @Test func `without a script two dice throw alike, and every number comes`() {
    let (first, second) = (Stage().dice, Stage().dice)

    let throwsOfFirst = (0..<200).map { _ in first.roll(below: 6) }

    #expect(throwsOfFirst == (0..<200).map { _ in second.roll(below: 6) })
    #expect(Set(throwsOfFirst) == Set(0..<6))
  }

  @Test func `a bound below 1 has no throw and gives 0`() {
    let dice = Stage().dice
    dice.willShow([3])

    #expect(dice.roll(below: 0) == 0 && dice.roll(below: -4) == 0)
    #expect(dice.roll(below: 9) == 3)
  }
}
