extension UISlider {
  /// The keys of a slider.
  static var keysOfSlider: Keys {
    [
      "isContinuous": \UISlider.isContinuous,
      "maximumTrackTintColor": \UISlider.maximumTrackTintColor,
      "maximumValue": \UISlider.maximumValue,
      "maximumValueImage": \UISlider.maximumValueImage,
      "minimumTrackTintColor": \UISlider.minimumTrackTintColor,
      "minimumValue": \UISlider.minimumValue,
      "minimumValueImage": \UISlider.minimumValueImage,
      "thumbTintColor": \UISlider.thumbTintColor,
      "value": \UISlider.value,
    ]
  }
}
