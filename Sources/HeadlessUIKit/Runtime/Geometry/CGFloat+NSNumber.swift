// Foundation on Linux has these for the other kinds of numbers.

nonisolated extension CGFloat {
  /// Creates the number that an object holds, or the nearest there is to it.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// Creates the number that an object holds, or nil if this kind of number has none like it.
  public init?(exactly number: NSNumber) {
    guard let double = Double(exactly: number) else { return nil }
    self.init(double)
  }
}
