import HeadlessUIKit

/// Two parts of a screen that lie on top of each other, in words.
///
///     let covered = CoveredPart.first(of: [("the label", label.frame), ("the button", button.frame)])
///     #expect(covered == nil, "\(covered ?? "") Give each a place of its own.")
///
///     ↳ The label in (20, 40, 120, 30) and the button in (20, 60, 80, 44) cover each other. Give …
public enum CoveredPart {
  /// Names the first part that lies on one before it, and that one, with their frames.
  ///
  /// - Shape: A name is written as it stands within a sentence: `the label`.
  /// - Units: Points. Parts that share less than the tolerance do not cover each other. With a tolerance
  ///   of 0, those that share an edge do as well.
  public static func first(
    of parts: [(name: String, frame: CGRect)], tolerance: CGFloat = 0.01
  ) -> String? {
    for (index, upper) in parts.enumerated() {
      let lower = parts[..<index].first {
        $0.frame.insetBy(dx: tolerance, dy: tolerance).intersects(upper.frame)
      }
      guard let lower else { continue }
      let sentence =
        "\(lower.name) in \(lower.frame.numbers) and \(upper.name) in \(upper.frame.numbers) "
        + "cover each other."
      return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
    return nil
  }
}
