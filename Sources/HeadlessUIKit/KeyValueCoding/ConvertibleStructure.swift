/// A structure that unwraps itself from the `NSValue` that holds one.
protocol ConvertibleStructure: Convertible {
  /// The method of `NSValue` that unwraps it.
  static var method: String { get }

  /// Returns what a value of the same structure holds, or nil if it holds another one.
  static func unwrapped(_ value: NSValue) -> Self?
}

extension ConvertibleStructure {
  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    guard let box = value as? NSValue, let result = unwrapped(box) else {
      throw .wrongType(.unrecognized(method, of: value, slot: slot))
    }
    return result
  }

  /// Returns whether a value holds what another does.
  static func isLike(_ value: NSValue, _ other: NSValue) -> Bool {
    strcmp(value.objCType, other.objCType) == 0
  }
}

extension CGPoint: ConvertibleStructure {
  static var method: String { "CGPointValue" }

  static func unwrapped(_ value: NSValue) -> CGPoint? {
    isLike(value, NSValue(cgPoint: .zero)) ? value.cgPointValue : nil
  }
}

extension CGSize: ConvertibleStructure {
  static var method: String { "CGSizeValue" }

  static func unwrapped(_ value: NSValue) -> CGSize? {
    isLike(value, NSValue(cgSize: .zero)) ? value.cgSizeValue : nil
  }
}

extension CGRect: ConvertibleStructure {
  static var method: String { "CGRectValue" }

  static func unwrapped(_ value: NSValue) -> CGRect? {
    isLike(value, NSValue(cgRect: .zero)) ? value.cgRectValue : nil
  }
}

extension NSRange: ConvertibleStructure {
  static var method: String { "rangeValue" }

  static func unwrapped(_ value: NSValue) -> NSRange? {
    isLike(value, NSValue(range: NSRange())) ? value.rangeValue : nil
  }
}
