import Testing

@testable import HeadlessUIKit

@Suite("Linear equations")
struct LinearEquationsTests {
  private let x = LinearExpression(LinearVariable(index: 0))
  private let y = LinearExpression(LinearVariable(index: 1))

  @Test func `two equations decide two variables`() {
    var equations = LinearEquations(variableCount: 2)

    // x + y = 10 and x = 3y - 2
    #expect(equations.addEquation(x + y + -10) == .independent)
    #expect(equations.value(of: x) == nil)
    #expect(equations.addEquation(x - y * 3 + 2) == .independent)

    #expect(equations.value(of: x) == 7 && equations.value(of: y) == 3)
    #expect(equations.value(of: x * 2 - y) == 11)
  }

  @Test func `an equation that follows from the others changes nothing`() {
    var equations = LinearEquations(variableCount: 2)

    _ = equations.addEquation(x - y)

    #expect(equations.addEquation(y * 2 - x * 2) == .redundant)
    #expect(equations.value(of: x) == nil && equations.value(of: x - y) == 0)
  }

  @Test func `of two equations that contradict each other the first one wins`() {
    var equations = LinearEquations(variableCount: 1)

    _ = equations.addEquation(x + -5)

    #expect(equations.addEquation(x + -6) == .contradicting)
    #expect(equations.value(of: x) == 5)
  }

  @Test func `a variable that cancels out is no term`() {
    let difference = x + y - x

    #expect(difference.terms.map(\.variable.index) == [1])
    #expect(difference.substituting(LinearVariable(index: 1), by: x + 4).constant == 4)
  }
}
