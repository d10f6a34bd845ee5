// # Exercise 7: The heights of old pickers
//
// Up to iOS 8 a program could only wish for a height. A wish of 0 or less gave 216, a wish
// below 180 gave 162, one below 216 gave 180, and any other gave 216. If the picker did not
// get the height it wished for, a line on the console said so. A picker without a width
// (0 or less) was as wide as the screen.
//
//     swift test --filter HistoricHeights

import HeadlessUIKit

/// Returns the height, in points, of a picker up to iOS 8 that wished for a height.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  // Half-open ranges leave no gap: 179.9 belongs below 180, and 180 belongs above.
  switch wish {
  case ...0: 216
  case ..<180: 162
  case ..<216: 180
  default: 216
  }
}

/// Returns the line on the console, such as "invalid height value 0.0 pinned to 216.0".
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
