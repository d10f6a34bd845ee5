// Misconception: The bands are counted in whole points. Points have fractions: half a point
//   belongs to the band below 180, and 179.9 too.
// Rejected by: a wish below 180 gave 162
// Rejected by: a wish from 180 to below 216 gave 180

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  switch wish {
  case 1...179: 162
  case 180...215: 180
  default: 216
  }
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
