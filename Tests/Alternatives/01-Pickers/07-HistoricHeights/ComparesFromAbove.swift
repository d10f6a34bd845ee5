// Alternative: of the legal heights, listed from the highest, the first within the wish is taken.

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  let legal: [CGFloat] = [216, 180, 162]
  return wish <= 0 ? 216 : legal.first { $0 <= wish } ?? 162
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ wish: CGFloat) -> String? {
  guard legacyHeight(wish) != wish else { return nil }
  return "invalid height value \(wish) pinned to \(legacyHeight(wish))"
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ wish: CGRect) {
    frame = CGRect(
      x: wish.minX, y: wish.minY,
      width: wish.width > 0 ? wish.width : UIScreen.main.bounds.width,
      height: legacyHeight(wish.height))
  }
}
