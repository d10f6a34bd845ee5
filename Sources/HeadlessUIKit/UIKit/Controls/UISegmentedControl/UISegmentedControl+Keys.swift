extension UISegmentedControl {
  /// The keys of a segmented control.
  static var keysOfSegmentedControl: Keys {
    [
      "apportionsSegmentWidthsByContent": \UISegmentedControl.apportionsSegmentWidthsByContent,
      "isMomentary": \UISegmentedControl.isMomentary,
      "numberOfSegments": \UISegmentedControl.numberOfSegments,
      "selectedSegmentIndex": \UISegmentedControl.selectedSegmentIndex,
      "selectedSegmentTintColor": \UISegmentedControl.selectedSegmentTintColor,
    ]
  }
}
