/// A rule that a document lays down between two lines or lengths.
///
///     first.attribute  =  multiplier × second.attribute + constant
struct LayoutConstraint {
  /// One side of the rule.
  struct Side {
    let region: LayoutRegion
    let attribute: LayoutAttribute
  }

  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  let first: Side
  let second: Side?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  let priority: Double

  let place: DocumentPlace
}

extension LayoutConstraint {
  /// Returns the multiplier a document writes as `0.5`, `1:2` or `1/2`; without one it is 1.
  static func ratio(_ words: String?) -> Double? {
    guard let words else { return 1 }
    let parts = words.split(separator: ":").flatMap { $0.split(separator: "/") }.map(Double.init)
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): return number.isFinite && abs(number) <= 1e6 ? number : nil
    case (2, let above?, let below?):
      let ratio = above / below
      return ratio.isFinite && abs(ratio) <= 1e6 ? ratio : nil
    default: return nil
    }
  }
}
