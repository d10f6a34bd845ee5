import HeadlessUIKit

extension Element {
  /// Where the thumb of a slider stands, from 0 at the left to 1, or 0 for other elements.
  public var normalizedSliderPosition: CGFloat {
    CGFloat((view as? UISlider)?.normalizedValue ?? 0)
  }

  /// Drags the thumb of a slider to a share of the track, from 0 to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    guard let view = reachable(to: "adjusted") else { return }
    guard let slider = view as? UISlider else {
      return query.stage.report(
        "The \(query.kind) \(words) is no slider: it has no thumb to drag.")
    }
    guard (0...1).contains(normalizedSliderPosition) else {
      return query.stage.report(
        "The slider \(words) has no position \(normalizedSliderPosition): positions run from 0 to 1."
      )
    }
    let range = slider.maximumValue - slider.minimumValue
    let value = slider.minimumValue + Float(normalizedSliderPosition) * range
    let (start, end) = (slider.thumbRect(atValue: slider.value), slider.thumbRect(atValue: value))
    let touches = Touches(
      on: slider.convert(start.middle, to: nil), in: slider.window ?? query.stage.window)
    touches.move(to: slider.convert(end.middle, to: nil))
    touches.lift()
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
