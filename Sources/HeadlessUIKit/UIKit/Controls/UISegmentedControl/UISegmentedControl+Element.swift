extension UISegmentedControl {
  /// Gives a segmented control what its element says.
  static func fill(_ control: UISegmentedControl, from coder: DocumentCoder) {
    for part in coder.element.child(named: "segments")?.children ?? [] {
      let index = control.numberOfSegments
      if let image = coder.image("image", in: part) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: coder.text("title", in: part), at: index, animated: false)
      }
      if let isEnabled = coder.flag("enabled", in: part) {
        control.setEnabled(isEnabled, forSegmentAt: index)
      }
      if let width = coder.number("width", in: part) {
        control.setWidth(max(width, 0), forSegmentAt: index)
      }
    }
    if let isMomentary = coder.flag("momentary") { control.isMomentary = isMomentary }
    if let color = coder.color("selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
    if let index = coder.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
  }
}
