/// The replacing of a range, which stands in front of Foundation's.
///
/// A range of an `NSString` counts UTF-16 units and may begin within a character, as one that takes
/// the mark of a Thai letter does. Foundation's own on Linux replaces the whole character then.
nonisolated extension NSString {
  /// Returns a string in which a range of UTF-16 units is replaced by other text.
  ///
  /// - Source: Apple, Foundation, "NSString", `replacingCharacters(in:with:)`.
  public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    substring(to: range.location) + replacement + substring(from: NSMaxRange(range))
  }
}

nonisolated extension NSMutableString {
  /// Replaces a range of UTF-16 units by other text.
  public func replaceCharacters(in range: NSRange, with replacement: String) {
    setString(replacingCharacters(in: range, with: replacement))
  }

  /// Takes a range of UTF-16 units away.
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
}
