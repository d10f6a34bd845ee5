/// A sum of unknown numbers, each taken a few times, and a known one.
struct LinearSum {
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

  static func + (left: LinearSum, right: LinearSum) -> LinearSum { left.adding(right, times: 1) }
  static func - (left: LinearSum, right: LinearSum) -> LinearSum { left.adding(right, times: -1) }
  static func + (left: LinearSum, right: Double) -> LinearSum { left + LinearSum(right) }
  static func * (left: LinearSum, right: Double) -> LinearSum {
    LinearSum().adding(left, times: right)
  }

  /// Returns this sum and another one taken a few times.
  func adding(_ other: LinearSum, times: Double) -> LinearSum {
    var sum = LinearSum(constant + other.constant * times)
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
  func replacing(_ unknown: Int, by value: LinearSum) -> LinearSum {
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
