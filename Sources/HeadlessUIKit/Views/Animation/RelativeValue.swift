/// An amount that a motion effect adds to a property: a number, or two that belong together.
///
/// - Shape: A number has only its first part.
nonisolated struct RelativeValue: Equatable {
  /// What the amount is made of.
  enum Kind { case number, point, size, offset }

  let kind: Kind
  private let first: CGFloat
  private let second: CGFloat

  private init(_ kind: Kind, _ first: CGFloat, _ second: CGFloat = 0) {
    (self.kind, self.first, self.second) = (kind, first, second)
  }

  /// Creates an amount from a number, point, size or offset, or nil from anything else.
  init?(_ value: Any) {
    switch value {
    case let point as CGPoint: self.init(.point, point.x, point.y)
    case let size as CGSize: self.init(.size, size.width, size.height)
    case let offset as UIOffset: self.init(.offset, offset.horizontal, offset.vertical)
    case let number as CGFloat: self.init(.number, number)
    case let number as NSNumber: self.init(.number, number.doubleValue)
    case let box as NSValue:
      guard let structure = Self.unwrapped(box) else { return nil }
      self.init(structure)
    default: return nil
    }
    guard isFinite else { return nil }
  }

  /// Returns the point or the size an object holds, or nil if it holds something else.
  private static func unwrapped(_ box: NSValue) -> Any? {
    if strcmp(box.objCType, NSValue(cgPoint: .zero).objCType) == 0 { return box.cgPointValue }
    if strcmp(box.objCType, NSValue(cgSize: .zero).objCType) == 0 { return box.cgSizeValue }
    return nil
  }

  private var isFinite: Bool { first.isFinite && second.isFinite }

  /// The number, point, size or offset.
  var rawValue: Any {
    switch kind {
    case .number: first
    case .point: CGPoint(x: first, y: second)
    case .size: CGSize(width: first, height: second)
    case .offset: UIOffset(horizontal: first, vertical: second)
    }
  }

  /// The amount 0, of the same kind.
  var zero: RelativeValue { RelativeValue(kind, 0) }

  /// Returns the amount at a fraction between this one, 0, and another of the same kind, 1.
  func interpolated(to other: RelativeValue, at fraction: CGFloat) -> RelativeValue {
    RelativeValue(
      kind, first * (1 - fraction) + other.first * fraction,
      second * (1 - fraction) + other.second * fraction)
  }

  /// Returns the sum with another amount, or nil if that is of another kind or infinite.
  func added(to other: RelativeValue) -> RelativeValue? {
    guard kind == other.kind else { return nil }
    let sum = RelativeValue(kind, first + other.first, second + other.second)
    return sum.isFinite ? sum : nil
  }
}
