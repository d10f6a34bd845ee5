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

nonisolated extension CGFloat {
  /// The number, or 0 for one that is infinite or none; none that sums cannot take.
  package var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }

  /// The number with as few digits as it takes.
  var shortText: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(Double(self))"
  }
}
