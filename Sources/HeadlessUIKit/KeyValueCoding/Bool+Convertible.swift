extension Bool: Convertible {
  private static let words: Set = ["yes", "no", "true", "false", "y", "n", "t", "f", "1", "0"]

  /// Every number but 0 is true, and so is text that begins with Y, T or a digit that is not 0.
  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Bool {
    guard let value else { throw .isNil }
    if let same = value as? Bool { return same }
    if let text = value as? String {
      let result = NSString(string: text).boolValue
      if !words.contains(text.lowercased()) { slot.report("\"\(text)\"", became: "\(result)") }
      return result
    }
    guard let number = Numbers.object(for: value) else {
      throw .wrongType(.unrecognized("boolValue", of: value, slot: slot))
    }
    return number.doubleValue != 0
  }
}
