/// What a reader may leave out, because only old code needs it.
///
/// A chapter says so at the end of its title, in its file as in the lesson's list. Of the boxes it is
/// those of the kind ``Box/Kind/then``. Optional parts are not counted in the minutes of a lesson,
/// and no exercise needs them.
package nonisolated enum OptionalPart {
  private static let mark = " (optional)"

  /// Returns a title with the mark.
  package static func marked(_ title: String) -> String { title + mark }

  /// Whether a title has the mark.
  package static func isMarked(_ title: String) -> Bool { title.hasSuffix(mark) }
}
