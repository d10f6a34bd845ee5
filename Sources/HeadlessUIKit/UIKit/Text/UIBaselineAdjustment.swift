/// Where words stand that were made smaller to fit their line.
///
/// - Shape: One case a kind, numbered as UIKit numbers them.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line they would stand on in their full size.
  case alignBaselines
  /// In the middle of the height.
  case alignCenters
  /// At the top.
  case none
}
