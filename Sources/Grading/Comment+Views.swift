import CourseFormat
import HeadlessUIKit
import Stage
import Testing

extension Comment {
  /// A rule that was broken, and below it the views that the check looked at.
  ///
  ///     #expect(tile.frame.width == 88, Comment("A tile is 88 points wide.", showing: screen.view))
  ///
  ///     ↳ A tile is 88 points wide.
  ///       It looked at:
  ///       UIView (0 0 320 568)
  ///         AlbumTile (14 40 90 104)
  ///
  /// - Shape: A line a view, as in `ViewTree`, and at most ``mostLines`` of them.
  /// - Units: The frames are those of the superviews, as a check reads them.
  @MainActor
  public init(_ rule: String, showing view: UIView) {
    let lines = ViewTree(of: view).description.split(
      separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count - Self.mostLines
    let shown = lines.prefix(Self.mostLines).map(String.init) + (more > 0 ? ["\(more) more"] : [])
    self.init(rawValue: ([rule, LookedAt.heading] + shown).joined(separator: "\n"))
  }

  /// How many views are shown: a screen of rows need not be shown to its end.
  nonisolated private static let mostLines = 24
}
