/// Where the image and the title of a button stand.
extension UIButton {
  /// The size of the image and the title together, with the room around them.
  var naturalContentSize: CGSize {
    let insets = contentEdgeInsets
    let (image, title) = (imageSize, titleSize(within: 0))
    // There is room for a line of text beside an image too, and without anything to show.
    let hasRoomForLine = !hasTitle && currentBackgroundImage == nil
    let line = hasRoomForLine ? titleLabel?.font.lineHeight.rounded(.up) ?? 0 : 0
    let height = max(image.height, title.height, line)
    guard insets == .zero else {
      return CGSize(
        width: image.width + title.width + insets.left + insets.right,
        height: height + insets.top + insets.bottom)
    }
    guard hasTitle || currentImage == nil else {
      return CGSize(width: image.width, height: height)
    }
    return CGSize(
      width: max(image.width + title.width, 30),
      height: max(image.height, max(title.height, line) + 12))
  }

  /// Returns the rectangles of both, side by side in a row.
  func layout(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = imageSize
    let imageWidth = min(image.width, content.width)
    let room = content.width - imageWidth
    let title = hasTitle ? titleSize(within: max(room, 1)) : .zero
    let titleWidth = min(title.width, room)
    var x = start(of: imageWidth + titleWidth, in: content)
    var widths = (image: imageWidth, title: titleWidth)
    if contentHorizontalAlignment == .fill {
      x = content.minX
      if hasTitle {
        widths.title = content.width - imageWidth
      } else {
        widths.image = content.width
      }
    }
    let (imageY, imageHeight) = span(of: image.height, in: content)
    let (titleY, titleHeight) = span(of: title.height, in: content)
    return (
      CGRect(x: x, y: imageY, width: widths.image, height: imageHeight),
      CGRect(x: x + widths.image, y: titleY, width: widths.title, height: titleHeight)
    )
  }

  private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: content.minX
    case .right: content.maxX - width
    default: content.midX - width / 2
    }
  }

  private func span(of height: CGFloat, in content: CGRect) -> (y: CGFloat, height: CGFloat) {
    let height = min(height, content.height)
    return switch contentVerticalAlignment {
    case .center: (content.midY - height / 2, height)
    case .top: (content.minY, height)
    case .bottom: (content.maxY - height, height)
    case .fill: (content.minY, content.height)
    }
  }
}

/// The label of a button, which is drawn as something to press.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override var font: UIFont! {
    didSet { if font != oldValue { button?.setNeedsLayout() } }
  }

  override var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { button?.setNeedsLayout() } }
  }

  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode != oldValue { button?.setNeedsLayout() } }
  }

  /// What a configuration changes, and gives back when it goes.
  struct Look {
    let font: UIFont
    let numberOfLines: Int
    let lineBreakMode: NSLineBreakMode
    let textAlignment: NSTextAlignment
  }

  var look: Look {
    get {
      Look(
        font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
        textAlignment: textAlignment)
    }
    set {
      (font, numberOfLines) = (newValue.font, newValue.numberOfLines)
      (lineBreakMode, textAlignment) = (newValue.lineBreakMode, newValue.textAlignment)
    }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let button else { return }
    button.showTitle()
    drawContent(
      in: &recorder,
      role: .button(isHighlighted: button.isHighlighted, isEnabled: button.isEnabled))
  }
}

extension UILabel {
  /// Breaks the text into several lines, or shortens it in one.
  func breakLines(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}
