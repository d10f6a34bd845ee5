extension NSAttributedString.Key {
  /// The font of the words, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The colour of the words, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
