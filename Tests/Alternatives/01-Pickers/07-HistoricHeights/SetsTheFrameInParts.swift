// Alternative: the wish is taken over first and mended afterwards.

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  if wish <= 0 || wish >= 216 { return 216 }
  if wish >= 180 { return 180 }
  return 162
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ wish: CGFloat) -> String? {
  let height = legacyHeight(wish)
  return height == wish ? nil : "invalid height value \(wish) pinned to \(height)"
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ wish: CGRect) {
    frame = wish
    frame.size.height = legacyHeight(wish.height)
    if wish.width <= 0 { frame.size.width = UIScreen.main.bounds.width }
  }
}
