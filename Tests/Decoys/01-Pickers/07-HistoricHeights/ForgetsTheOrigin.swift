// Misconception: Only the size is thought of. A new frame says where the picker is as well,
//   so the place has to be carried over.
// Rejected by: the picker is where it wished to be and as high as it was allowed

import HeadlessUIKit

/// Returns how high a picker was up to iOS 8 whose program wished for a height, in points.
func legacyHeight(_ wish: CGFloat) -> CGFloat {
  // Half-open ranges leave no gap: 179.9 belongs below 180, and 180 belongs above.
  switch wish {
  case ...0: 216
  case ..<180: 162
  case ..<216: 180
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
    let width = wish.width > 0 ? wish.width : UIScreen.main.bounds.width
    frame = CGRect(x: 0, y: 0, width: width, height: legacyHeight(wish.height))
  }
}
