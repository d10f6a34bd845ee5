/// The views that a check looked at, behind the rule that was broken.
///
///     A tile is 88 points wide.
///     It looked at:
///     UIView (0 0 320 568)
public nonisolated enum LookedAt {
  /// The line between the rule and the views.
  public static let heading = "It looked at:"

  /// Divides what a check says into the rule and the views, if it shows any.
  public static func divide(_ text: String) -> (rule: String, views: [String]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = lines.firstIndex(of: heading) else { return (text, []) }
    return (lines[..<place].joined(separator: "\n"), Array(lines[(place + 1)...]))
  }
}
