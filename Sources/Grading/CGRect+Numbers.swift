import HeadlessUIKit

extension CGRect {
  /// Where it begins, and how large it is, as a message names it: `(20, 40, 120, 30.5)`.
  ///
  /// - Units: Points, to a tenth.
  public var numbers: String {
    let numbers = [minX, minY, width, height].map { number in
      let rounded = (number * 10).rounded() / 10
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
