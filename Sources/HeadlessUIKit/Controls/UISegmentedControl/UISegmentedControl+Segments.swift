/// Placing and drawing segments.
extension UISegmentedControl {
  /// One of the things to choose from.
  final class Segment {
    var title: String?
    var image: UIImage?
    let part: ControlPart

    init(title: String? = nil, image: UIImage? = nil) {
      (self.title, self.image) = (title, image)
      part = ControlPart(title: title ?? image?.name ?? "")
    }

    var text: String { title ?? image?.name ?? "" }
  }

  /// The width that the content of a segment asks for, with room around it.
  private func naturalWidth(of segment: Segment) -> CGFloat {
    let content = segment.image?.size.width ?? text(of: segment, .normal).width
    return (content + 2 * Self.padding).rounded()
  }

  private func text(of segment: Segment, _ state: UIControl.State) -> StyledText {
    let own = titleAttributes.own(state) ?? [:]
    let values = own.merging(titleAttributes.own(.normal) ?? [:]) { own, _ in own }
    return StyledText(
      NSAttributedString(string: segment.title ?? "", attributes: values),
      font: state == .selected ? Self.selectedFont : Self.font, color: .label)
  }

  fileprivate static let font = UIFont.systemFont(ofSize: 13)
  fileprivate static let selectedFont = UIFont.boldSystemFont(ofSize: 13)
  fileprivate static let padding: CGFloat = 10
  fileprivate static let height: CGFloat = 32

  /// The size at which every segment has the room it asks for, with a point between two.
  ///
  /// - Source: The widths that Xcode 14 and 15 have stored for four of them in public documents.
  var naturalSize: CGSize {
    let (width, count) = (segments.map(naturalWidth).max() ?? 0, CGFloat(segments.count))
    return CGSize(width: width * count + max(count - 1, 0), height: Self.height)
  }

  /// Gives each segment its rectangle.
  func layOutSegments() {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    for (index, segment) in segments.enumerated() {
      segment.part.frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
      segment.part.title = segment.text
      segment.part.isSelected = index == selectedSegmentIndex
    }
  }

  func drawSegments(in recorder: inout DisplayList.Recorder) {
    let figures = segments.map {
      DisplayList.Segment(
        text: $0.text, width: $0.part.frame.width, isSelected: $0.part.isSelected,
        isEnabled: $0.part.isEnabled)
    }
    recorder.draw(.segments(figures, isEnabled: isEnabled), in: bounds) { recorder in
      recorder.fill(bounds, .tertiarySystemFill, cornerRadius: 8)
      for (segment, next) in zip(segments, segments.dropFirst())
      where !segment.part.isSelected && !next.part.isSelected {
        let x = segment.part.frame.maxX
        let line = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
        recorder.fill(line, .systemGray4)
      }
      for segment in segments { draw(segment, in: &recorder) }
    }
  }

  private func state(of segment: Segment) -> UIControl.State {
    guard isEnabled, segment.part.isEnabled else { return .disabled }
    return segment.part.isSelected ? .selected : .normal
  }

  private func draw(_ segment: Segment, in recorder: inout DisplayList.Recorder) {
    let frame = segment.part.frame
    if segment.part.isSelected {
      let knob = frame.insetBy(dx: 2, dy: 2)
      recorder.fill(
        knob.insetBy(dx: -0.5, dy: -0.5), UIColor(white: 0, alpha: 0.1), cornerRadius: 7.5)
      recorder.fill(knob, selectedSegmentTintColor ?? .white, cornerRadius: 7)
    }
    recorder.dim(!isEnabled || !segment.part.isEnabled) { recorder in
      if let image = segment.image {
        recorder.draw(
          image, alternative: image.name,
          in: UIView.ContentMode.center.rect(for: image.size, in: frame)
        )
      } else {
        let text = text(of: segment, state(of: segment))
        for line in text.lines(width: frame.width, limit: 1, mode: .byTruncatingTail) {
          let rect = CGRect(
            x: frame.minX, y: frame.midY - line.height / 2, width: frame.width,
            height: line.height)
          recorder.write(line, in: rect, .center, .text)
        }
      }
    }
  }
}

extension StyledText {
  /// The width of the text in one line.
  fileprivate var width: CGFloat { glyphs.reduce(0) { $0 + $1.width } }
}
