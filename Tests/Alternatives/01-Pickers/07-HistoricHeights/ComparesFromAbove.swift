// Alternative: of the three heights, from the largest, the first that is not too large is taken.

import HeadlessUIKit

/// Returns the height, in points, that a picker got up to iOS 8, given the height asked for.
func legacyHeight(_ requested: CGFloat) -> CGFloat {
  let legal: [CGFloat] = [216, 180, 162]
  return requested <= 0 ? 216 : legal.first { $0 <= requested } ?? 162
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ requested: CGFloat) -> String? {
  guard legacyHeight(requested) != requested else { return nil }
  return "invalid height value \(requested) pinned to \(legacyHeight(requested))"
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ requested: CGRect) {
    frame = CGRect(
      x: requested.minX, y: requested.minY,
      width: requested.width > 0 ? requested.width : UIScreen.main.bounds.width,
      height: legacyHeight(requested.height))
  }
}
