import HeadlessUIKit

extension CGRect {
  /// Where it begins, and how large it is, as a message names it: `(20, 40, 120, 30.5)`.
  ///
  /// - Units: Points, to a tenth.
  public var numbers: String {
    "(\([minX, minY, width, height].map(\.inTenths).joined(separator: ", ")))"
  }
}

extension CGSize {
  /// How large it is, as a message says it: `120 by 30.5`.
  ///
  /// - Units: Points, to a tenth.
  public var numbers: String { "\(width.inTenths) by \(height.inTenths)" }
}

extension CGFloat {
  fileprivate var inTenths: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
