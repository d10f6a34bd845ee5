import HeadlessUIKit

extension Element {
  /// Where the thumb of a slider stands, from 0 at the left to 1, or 0 for other elements.
  public var normalizedSliderPosition: CGFloat { view?.normalizedThumbPosition ?? 0 }

  /// Drags the thumb of a slider to a share of the track, from 0 to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    guard let view = reachable(to: "adjusted") else { return }
    guard let position = view.normalizedThumbPosition,
      let start = view.thumbCenter(atNormalizedPosition: position)
    else {
      return query.stage.report(
        "The \(query.kind) \(name) is no slider: it has no thumb to drag.")
    }
    guard (0...1).contains(normalizedSliderPosition),
      let end = view.thumbCenter(atNormalizedPosition: normalizedSliderPosition)
    else {
      return query.stage.report(
        "The slider \(name) has no position \(normalizedSliderPosition): positions run from 0 to 1."
      )
    }
    let touches = Touches(on: view.convert(start, to: nil), in: view.window ?? query.stage.window)
    touches.move(to: view.convert(end, to: nil))
    touches.lift()
  }
}
