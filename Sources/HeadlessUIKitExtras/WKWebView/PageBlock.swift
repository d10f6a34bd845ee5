/// A paragraph of a page, with what can be touched on top of its links.
final class PageBlock: UILabel {
  private var links: [(range: NSRange, url: URL)] = []
  private let follow: (URL) -> Void
  /// The width that the links were placed for.
  private var width: CGFloat?

  init(_ text: NSAttributedString, follow: @escaping (URL) -> Void) {
    self.follow = follow
    super.init(frame: .zero)
    numberOfLines = 0
    attributedText = text
    isUserInteractionEnabled = true
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      [weak self] value, range, _ in
      if let url = value as? URL { self?.links.append((range, url)) }
    }
    // Who hears a paragraph that is one link hears it once.
    isAccessibilityElement = links.map(\.range.length) != [text.length]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != width, !links.isEmpty, let text = attributedText else { return }
    width = bounds.width
    for view in subviews { view.removeFromSuperview() }
    let lines = TextLines(
      StyledText(text, font: font, color: textColor), in: bounds, .natural, empty: font)
    var rest = links[...]
    for line in lines.lines {
      while let (range, url) = rest.first, range.location < NSMaxRange(line.range) {
        let part = NSIntersectionRange(range, line.range)
        let left = lines.x(of: part.location, in: line)
        let link = PageLink(
          frame: CGRect(
            x: left, y: line.rect.minY, width: lines.x(of: NSMaxRange(part), in: line) - left,
            height: line.rect.height))
        if part.location == range.location { link.words = text.attributedSubstring(from: range) }
        link.addAction(UIAction { [follow] _ in follow(url) }, for: .touchUpInside)
        addSubview(link)
        guard NSMaxRange(range) <= NSMaxRange(line.range) else { break }
        rest.removeFirst()
      }
    }
    accessibilityElements = subviews
  }
}

/// A link in one line; of a link in several lines, the first one has its words.
private final class PageLink: UIControl, OuterView {
  var words: NSAttributedString?

  var outerAutomationType: AutomationType { words == nil ? .other : .link }

  var outerAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(isElement: words != nil, label: words?.string, traits: .link)
  }
}
