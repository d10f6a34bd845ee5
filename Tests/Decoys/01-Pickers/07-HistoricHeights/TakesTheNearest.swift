// Misconception: The nearest of the three heights is chosen. A picker never got more than its
//   wish, unless it wished for less than 162.
// Rejected by: a wish below 180 gave 162
// Rejected by: a wish from 180 to below 216 gave 180

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  guard wish > 0 else { return 216 }
  return [162, 180, 216].min { abs($0 - wish) < abs($1 - wish) } ?? 216
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ wish: CGFloat) -> String? {
  let height = legacyHeight(wish)
  return height == wish ? nil : "invalid height value \(wish) pinned to \(height)"
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
