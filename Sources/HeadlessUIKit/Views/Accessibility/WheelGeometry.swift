/// The rows of a wheel as a person sees them.
///
/// - Units: Points for the height of a row.
package struct WheelGeometry {
  package let numberOfRows: Int
  /// The row in the middle, or -1 if there are no rows.
  package let selectedRow: Int
  /// How far a finger moves to turn the wheel by a row.
  package let rowHeight: CGFloat
  /// Whether the row of a title is known without looking at each, as it is with dates.
  package let hasKnownTitles: Bool
}
