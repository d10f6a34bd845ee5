/// Rules of the form "this sum is 0", taken in one by one; the first to come wins.
///
/// A rule that follows from those before it changes nothing, and one that contradicts them is left
/// out. This is Gauss's elimination.
struct LinearSystem {
  /// What became of a rule.
  enum Verdict { case new, known, contradicting }

  /// The unknowns that are known as sums of others.
  private var solved: [LinearSum?]

  /// The ones among them whose sums are not known numbers yet.
  private var pending: [Int] = []

  /// Creates a system without rules.
  init(unknowns: Int) {
    solved = Array(repeating: nil, count: unknowns)
  }

  /// Takes in the rule that a sum is 0.
  mutating func add(_ sum: LinearSum) -> Verdict {
    let rest = reduced(sum)
    // The unknown that counts most is the safest to divide by.
    guard let pivot = rest.terms.max(by: { abs($0.factor) < abs($1.factor) }) else {
      return abs(rest.constant) < 0.01 ? .known : .contradicting
    }
    var value = rest.replacing(pivot.unknown, by: LinearSum()) * (-1 / pivot.factor)
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
  func reduced(_ sum: LinearSum) -> LinearSum {
    sum.terms.reduce(sum) { rest, term in
      solved[term.unknown].map { rest.replacing(term.unknown, by: $0) } ?? rest
    }
  }

  /// Returns the number a sum comes to, or nil if something in it is unknown.
  func value(of sum: LinearSum) -> Double? {
    let rest = reduced(sum)
    return rest.terms.isEmpty ? rest.constant : nil
  }
}
