/// A number that is not known yet.
struct LinearVariable: Hashable, Comparable {
  /// Its index in the order of the variables.
  let index: Int

  static func < (left: LinearVariable, right: LinearVariable) -> Bool {
    left.index < right.index
  }
}

/// A sum of variables, each multiplied by a coefficient, and a constant.
struct LinearExpression {
  /// The variables in their order, with their coefficients, which are never 0.
  private(set) var terms: [(variable: LinearVariable, coefficient: Double)] = []
  var constant: Double

  /// Creates an expression without variables.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates the expression that is a variable.
  init(_ variable: LinearVariable) {
    terms = [(variable, 1)]
    constant = 0
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    left + LinearExpression(right)
  }

  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression().adding(left, times: right)
  }

  /// Returns the expression with a variable replaced by an expression of others.
  func substituting(_ variable: LinearVariable, by value: LinearExpression) -> LinearExpression {
    guard let term = terms.first(where: { $0.variable == variable }) else { return self }
    var rest = self
    rest.terms.removeAll { $0.variable == variable }
    return rest.adding(value, times: term.coefficient)
  }

  /// Returns the sum of this expression and a multiple of another.
  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = LinearExpression(constant + other.constant * factor)
    var (left, right) = (terms[...], other.terms[...])
    while let variable = Self.first(left.first?.variable, right.first?.variable) {
      var coefficient = 0.0
      if left.first?.variable == variable { coefficient += left.removeFirst().coefficient }
      if right.first?.variable == variable {
        coefficient += right.removeFirst().coefficient * factor
      }
      if abs(coefficient) > 1e-9 { sum.terms.append((variable, coefficient)) }
    }
    return sum
  }

  private static func first(_ left: LinearVariable?, _ right: LinearVariable?) -> LinearVariable? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}

/// Linear equations, added one by one; where two contradict each other, the first wins.
///
/// This is Gaussian elimination: each equation expresses one variable by others.
struct LinearEquations {
  /// What an equation says in addition to those before it.
  enum Effect {
    /// It decides one more variable.
    case independent
    /// It follows from those before it, so it changes nothing.
    case redundant
    /// It contradicts those before it, so it is left out.
    case contradicting
  }

  /// The variables that are expressed by others, by their indices.
  private var solved: [LinearExpression?]

  /// The ones among them whose expressions still have variables.
  private var pending: [LinearVariable] = []

  /// Creates a system without equations.
  init(variableCount: Int) {
    solved = Array(repeating: nil, count: variableCount)
  }

  /// Adds the equation that an expression is 0.
  mutating func addEquation(_ expression: LinearExpression) -> Effect {
    let rest = reduced(expression)
    // The variable with the greatest coefficient is the safest to divide by.
    guard let pivot = rest.terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      return abs(rest.constant) < 0.01 ? .redundant : .contradicting
    }
    var value = rest.substituting(pivot.variable, by: LinearExpression()) * (-1 / pivot.coefficient)
    if abs(value.constant) < 1e-9 { value.constant = 0 }
    solve(pivot.variable, by: value)
    return .independent
  }

  private mutating func solve(_ variable: LinearVariable, by value: LinearExpression) {
    for other in pending {
      solved[other.index] = solved[other.index]?.substituting(variable, by: value)
    }
    solved[variable.index] = value
    pending.append(variable)
    pending.removeAll { solved[$0.index]?.terms.isEmpty ?? true }
  }

  /// Returns the value of an expression, or nil if it depends on a variable that is not decided.
  func value(of expression: LinearExpression) -> Double? {
    let rest = reduced(expression)
    return rest.terms.isEmpty ? rest.constant : nil
  }

  /// Returns an expression with all variables replaced that are expressed by others.
  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    expression.terms.reduce(expression) { rest, term in
      solved[term.variable.index].map { rest.substituting(term.variable, by: $0) } ?? rest
    }
  }
}
