/// The earliest and the latest date a date picker lets a person choose.
///
/// - Shape: A limit of nil is none; limits in the wrong order are none either.
/// - Source: Apple, UIKit, "minimumDate".
nonisolated struct DateLimits: Equatable {
  private let earliest: Date?
  private let latest: Date?

  init(_ earliest: Date?, _ latest: Date?) {
    var isInOrder = true
    if let earliest, let latest { isInOrder = earliest <= latest }
    (self.earliest, self.latest) = isInOrder ? (earliest, latest) : (nil, nil)
  }

  /// Returns the nearest date within the limits.
  func pinned(_ date: Date) -> Date {
    if let earliest, date < earliest { return earliest }
    if let latest, date > latest { return latest }
    return date
  }

  /// Whether some of the time lies within the limits.
  func reach(_ span: Range<Date>) -> Bool {
    (earliest.map { $0 < span.upperBound } ?? true)
      && (latest.map { $0 >= span.lowerBound } ?? true)
  }
}
