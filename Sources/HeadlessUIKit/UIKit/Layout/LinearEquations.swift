/// Rules of the form "this sum is 0", taken in one by one; the first to come wins.
///
/// A rule that follows from those before it changes nothing, and one that contradicts them is left
/// out. This is Gauss's elimination.
struct LinearEquations {
  /// What became of a rule.
  enum Verdict { case new, known, contradicting }

  /// The unknowns that are known as sums of others.
  private var solved: [LinearExpression?]

  /// The ones among them whose sums are not known numbers yet.
  private var pending: [Int] = []

  /// Creates a system without rules.
  init(unknowns: Int) {
    solved = Array(repeating: nil, count: unknowns)
  }

  /// Takes in the rule that a sum is 0.
  mutating func add(_ sum: LinearExpression) -> Verdict {
    let rest = reduced(sum)
    // The unknown that counts most is the safest to divide by.
    guard let pivot = rest.terms.max(by: { abs($0.factor) < abs($1.factor) }) else {
      return abs(rest.constant) < 0.01 ? .known : .contradicting
    }
    var value = rest.replacing(pivot.unknown, by: LinearExpression()) * (-1 / pivot.factor)
    if abs(value.constant) < 1e-9 { value.constant = 0 }
    for index in pending {
      solved[index] = solved[index]?.replacing(pivot.unknown, by: value)
    }
    solved[pivot.unknown] = value
    pending.append(pivot.unknown)
    pending.removeAll { solved[$0]?.terms.isEmpty ?? true }
    return .new
  }

  /// Returns a sum in terms of what is still unknown.
  func reduced(_ sum: LinearExpression) -> LinearExpression {
    sum.terms.reduce(sum) { rest, term in
      solved[term.unknown].map { rest.replacing(term.unknown, by: $0) } ?? rest
    }
  }

  /// Returns the number a sum comes to, or nil if something in it is unknown.
  func value(of sum: LinearExpression) -> Double? {
    let rest = reduced(sum)
    return rest.terms.isEmpty ? rest.constant : nil
  }
}

/// A sum of unknown numbers, each taken a few times, and a known one.
struct LinearExpression {
  /// How often each unknown is taken, in the order of the unknowns; never 0.
  private(set) var terms: [(unknown: Int, factor: Double)] = []
  var constant: Double

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(unknown: Int) {
    terms = [(unknown, 1)]
    constant = 0
  }

  /// Returns how often an unknown is taken.
  func factor(of unknown: Int) -> Double {
    terms.first { $0.unknown == unknown }?.factor ?? 0
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

  /// Returns this sum and another one taken a few times.
  func adding(_ other: LinearExpression, times: Double) -> LinearExpression {
    var sum = LinearExpression(constant + other.constant * times)
    var (left, right) = (terms[...], other.terms[...])
    while let unknown = Self.nearest(left.first?.unknown, right.first?.unknown) {
      var factor = 0.0
      if left.first?.unknown == unknown { factor += left.removeFirst().factor }
      if right.first?.unknown == unknown { factor += right.removeFirst().factor * times }
      if abs(factor) > 1e-9 { sum.terms.append((unknown, factor)) }
    }
    return sum
  }

  /// Returns the sum with an unknown written as a sum of others.
  func replacing(_ unknown: Int, by value: LinearExpression) -> LinearExpression {
    let factor = factor(of: unknown)
    guard factor != 0 else { return self }
    var rest = self
    rest.terms.removeAll { $0.unknown == unknown }
    return rest.adding(value, times: factor)
  }

  private static func nearest(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}
