import Testing

@testable import HeadlessUIKit

@Suite("Linear relations")
struct LinearRelationsTests {
  private let x = LinearExpression(variable: 0)
  private let y = LinearExpression(variable: 1)

  @Test func `two equations decide two variables`() {
    var relations = LinearRelations(unknownCount: 2)

    // x + y = 10 and x = 3y - 2
    let result1 = relations.require(zero: x + y + -10, compromise: false)
    #expect(result1 == .independent)
    let result2 = relations.value(of: 0)
    #expect(result2 == nil)
    let result3 = relations.require(zero: x - y * 3 + 2, compromise: false)
    #expect(result3 == .independent)

    let result4 = relations.value(of: 0)
    #expect(result4 == 7)
    let result5 = relations.value(of: 1)
    #expect(result5 == 3)
  }

  @Test func `an equation that follows from the others changes nothing`() {
    var relations = LinearRelations(unknownCount: 2)

    _ = relations.require(zero: x - y, compromise: false)

    let result6 = relations.require(zero: y * 2 - x * 2, compromise: false)
    #expect(result6 == .redundant)
    let result7 = relations.value(of: 0)
    #expect(result7 == nil)
  }

  @Test func `of two equations that contradict each other the first one wins`() {
    var relations = LinearRelations(unknownCount: 1)

    _ = relations.require(zero: x + -5, compromise: false)

    let result8 = relations.require(zero: x + -6, compromise: true)
    #expect(result8 == .contradicting)
    let result9 = relations.value(of: 0)
    #expect(result9 == 5)
  }

  @Test func `inequalities leave room, and what does not fit comes as near as it can`() {
    var relations = LinearRelations(unknownCount: 2)

    // x ≥ 3, y ≥ 2 and x + y ≤ 10
    _ = relations.require(nonnegative: x + -3, compromise: false)
    _ = relations.require(nonnegative: y + -2, compromise: false)
    _ = relations.require(nonnegative: x * -1 - y + 10, compromise: false)
    let result10 = relations.isDecided(0)
    #expect(!result10)

    let result11 = relations.require(zero: x + -20, compromise: true)
    #expect(result11 == .independent)
    let result12 = relations.value(of: 0)
    #expect(result12 == 8)
    let result13 = relations.value(of: 1)
    #expect(result13 == 2)
    let result14 = relations.isDecided(1)
    #expect(result14)
    let beyond = relations.require(nonnegative: y + -3, compromise: false)
    #expect(beyond == .contradicting)
  }

  @Test func `a thousand places, each as far from the one before as its length, are decided`() {
    var relations = LinearRelations(unknownCount: 2000)
    func place(_ index: Int) -> LinearExpression { LinearExpression(variable: 2 * index) }
    func length(_ index: Int) -> LinearExpression { LinearExpression(variable: 2 * index + 1) }

    _ = relations.require(zero: place(0), compromise: false)
    for index in 1..<1000 {
      let sum = place(index - 1) + length(index - 1)
      _ = relations.require(zero: place(index) - sum, compromise: false)
    }
    _ = relations.require(zero: place(999) + -2500, compromise: false)
    for index in 0..<1000 {
      _ = relations.require(nonnegative: length(index) + -3, compromise: true)
    }

    // The first relations win, and the last length, which may be below 0, has what is left.
    let lengths = (0..<999).map { relations.value(of: 2 * $0 + 1) ?? -1 }
    #expect(lengths.reduce(0, +) == 2500)
    #expect(lengths.prefix(998).allSatisfy { $0 == 3 })
    let last = relations.value(of: 2 * 999)
    #expect(last == 2500)
  }

  @Test func `a variable that cancels out is no term`() {
    let difference = x + y - x

    #expect(difference.terms.map { $0.variable } == [1])
    #expect(difference.coefficient(of: 1) == 1)
  }
}
