// # Exercise 7: The heights of old pickers
//
// Today a picker is as high as you make it. Up to iOS 8 there were three heights:
// 216 without a wish (0 or less), 162 for a wish below 180, 180 for one below 216,
// 216 for the rest. The console said so whenever a picker did not get its wish.
// A picker without a width was as wide as the screen.
//
//     swift test --filter HistoricHeights

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  // TODO 1: The height the picker got.
  0
}

/// Returns what the console said, as in "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ wish: CGFloat) -> String? {
  // TODO 2: The line on the console, or nil if the picker got the height it wished for.
  nil
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ wish: CGRect) {
    // TODO 3: The picker is where it wished to be, with the size it would have got.
  }
}
