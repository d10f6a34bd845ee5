// Alternative: the frame asked for is set first and corrected afterwards.

import HeadlessUIKit

/// Returns the height, in points, that a picker got up to iOS 8, given the height asked for.
func legacyHeight(_ requested: CGFloat) -> CGFloat {
  if requested <= 0 || requested >= 216 { return 216 }
  if requested >= 180 { return 180 }
  return 162
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ requested: CGFloat) -> String? {
  let height = legacyHeight(requested)
  return height == requested ? nil : "invalid height value \(requested) pinned to \(height)"
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ requested: CGRect) {
    frame = requested
    frame.size.height = legacyHeight(requested.height)
    if requested.width <= 0 { frame.size.width = UIScreen.main.bounds.width }
  }
}
