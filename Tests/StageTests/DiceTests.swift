import Stage
import Testing

@Suite("Dice that repeat themselves")
struct DiceTests {
  @Test
  func `two dice fall alike`() {
    let one = Dice()
    let other = Dice()

    let throwsOfOne = (0..<20).map { _ in one.roll(below: 6) }
    let throwsOfOther = (0..<20).map { _ in other.roll(below: 6) }

    #expect(throwsOfOne == throwsOfOther)
    #expect(Set(throwsOfOne) == Set(0..<6))
  }

  @Test
  func `what a lesson says comes first, and is brought below the bound`() {
    let dice = Dice()
    dice.willShow([3, 9, -1])

    #expect((0..<3).map { _ in dice.roll(below: 5) } == [3, 4, 0])
  }

  @Test
  func `the bounds asked for are written down`() {
    let dice = Dice()
    _ = dice.roll(below: 4)
    _ = dice.roll(below: 0)

    #expect(dice.bounds == [4, 0])
  }

  @Test
  func `below 1 there is no throw, and the answer is 0`() {
    #expect(Dice().roll(below: 0) == 0)
  }
}
