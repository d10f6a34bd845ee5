extension UISlider {
  /// Gives a slider what its element says.
  static func fill(_ slider: UISlider, from coder: DocumentCoder) {
    if let least = coder.number("minValue") { slider.minimumValue = Float(least) }
    if let greatest = coder.number("maxValue") { slider.maximumValue = Float(greatest) }
    if let value = coder.number("value") { slider.value = Float(value) }
    if let tellsAlways = coder.flag("continuous") { slider.isContinuous = tellsAlways }
    if let color = coder.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = coder.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = coder.color("thumbTintColor") { slider.thumbTintColor = color }
    if let image = coder.image("minimumValueImage") { slider.minimumValueImage = image }
    if let image = coder.image("maximumValueImage") { slider.maximumValueImage = image }
  }
}
