// # Exercise 7: The heights of old pickers
//
// Up to iOS 8 a picker had one of three heights. In the model of chapter 11, a height of 0
// or less became 216, a height below 180 became 162, one below 216 became 180, and any
// other became 216. If that was not the height asked for, a line on the console said so.
// A picker without a width (0 or less) was as wide as the screen.
//
//     swift run course check HistoricHeights

import HeadlessUIKit

/// Returns the height, in points, that a picker got up to iOS 8, given the height asked for.
func legacyHeight(_ requested: CGFloat) -> CGFloat {
  // TODO 1: Return the height that the picker got.
  0
}

/// Returns the line on the console, such as "invalid height value 0.0 pinned to 216.0".
func legacyWarning(_ requested: CGFloat) -> String? {
  // TODO 2: Return the line on the console, or nil if the picker got the height asked for.
  nil
}

extension UIPickerView {
  /// Gives the picker the frame it would have had up to iOS 8.
  func setLegacyFrame(_ requested: CGRect) {
    // TODO 3: Set the frame: the place that was asked for, with the size that the picker got.
  }
}
