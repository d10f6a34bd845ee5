extension UITabBar {
  /// Draws the bar and its tabs; cells show the tabs as a row of words.
  func drawTabs(in recorder: inout DisplayList.Recorder) {
    let color = barTintColor ?? (barStyle == .black ? .black : UIColor(white: 0.97, alpha: 1))
    recorder.fill(bounds, isTranslucent ? color.withAlphaComponent(0.94) : color)
    let line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0.5)
    recorder.fill(line, .systemGray4)
    let items = items ?? []
    guard !items.isEmpty else { return }
    let segments = items.enumerated().map { index, item in
      DisplayList.Segment(
        words: [item.title, item.badgeValue.map { "(\($0))" }].compactMap { $0 }
          .joined(separator: " "),
        width: place(of: index).width, isSelected: item === selectedItem,
        isEnabled: item.isEnabled)
    }
    recorder.draw(.segments(segments, isEnabled: true), in: bounds) { recorder in
      for (index, item) in items.enumerated() {
        recorder.dim(!item.isEnabled) { draw(item, in: place(of: index), &$0) }
      }
    }
  }

  private func draw(
    _ item: UITabBarItem, in place: CGRect, _ recorder: inout DisplayList.Recorder
  ) {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    let middle = CGPoint(x: place.midX, y: place.minY + 18)
    if let image = item.picture(isSelected: isSelected, color) {
      let scale = min(26 / max(image.size.width, image.size.height, 1), 1)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      recorder.draw(
        image, alternative: "",
        in: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height))
    }
    let run = DisplayList.Run(
      string: item.title ?? "", fontSize: 10, isBold: false, color: color.components)
    let words = CGRect(x: place.minX, y: place.maxY - 15, width: place.width, height: 12)
    recorder.write([run], in: words, .center, .text)
    if let badge = item.badgeValue { draw(badge, item.badgeColor, beside: middle, &recorder) }
  }

  private func draw(
    _ badge: String, _ color: UIColor?, beside middle: CGPoint,
    _ recorder: inout DisplayList.Recorder
  ) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = badge
    let width = badge.isEmpty ? 9 : max(label.sizeThatFits(.zero).width + 10, 18)
    let height: CGFloat = badge.isEmpty ? 9 : 18
    let place = CGRect(x: middle.x + 4, y: middle.y - 16, width: width, height: height)
    recorder.fill(place, color ?? .systemRed, cornerRadius: height / 2)
    let run = DisplayList.Run(
      string: badge, fontSize: 13, isBold: false, color: UIColor.white.components)
    recorder.write([run], in: place, .center, .text)
  }
}
