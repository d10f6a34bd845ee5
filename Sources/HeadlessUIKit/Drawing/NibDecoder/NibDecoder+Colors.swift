/// Colours, in all the forms Interface Builder has written them.
@MainActor extension NibDecoder {
  /// Returns the colour in a part, or nil where there is none or the document says nil.
  func color(_ key: String, in part: XMLElementNode? = nil) -> UIColor? {
    guard let color = (part ?? element).child(for: key), color.name == "color" else { return nil }
    return self.color(color)
  }

  /// Returns the colour an element describes; numbers of every colour space count as sRGB.
  func color(_ color: XMLElementNode) -> UIColor? {
    let alpha = number("alpha", in: color) ?? 1
    if let white = number("white", in: color) { return UIColor(white: white, alpha: alpha) }
    if color.attributes["red"] != nil {
      let parts = ["red", "green", "blue"].map { number($0, in: color) ?? 0 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    if color.attributes["cyan"] != nil {
      let light = 1 - (number("black", in: color) ?? 0)
      let parts = ["cyan", "magenta", "yellow"].map { light * (1 - (number($0, in: color) ?? 0)) }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    // Xcode 11 wrote two names: that of a colour which changes with the interface, and what stood for
    // it before iOS 13.
    let keys = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name"]
    let name = keys.lazy.compactMap { color.attributes[$0] }.first
    guard let name else { return report(color, NibValueMessage.emptyColor) }
    return Self.systemColors[name] ?? resourceColor(name)
      ?? report(color, NibValueMessage.unknownColor(name))
  }

  /// Returns a colour that the document lists among its resources.
  private func resourceColor(_ name: String) -> UIColor? {
    let entry =
      loader.resource("systemColor", named: name)
      ?? loader.resource("namedColor", named: name)
    guard let color = entry?.child(named: "color"), color.attributes["name"] == nil,
      color.attributes["systemColor"] == nil, color.attributes["cocoaTouchSystemColor"] == nil
    else { return nil }
    return self.color(color)
  }

  /// The colours that documents call by name, as they are in a light interface.
  static let systemColors: [String: UIColor] = [
    "blackColor": .black, "darkTextColor": .black, "whiteColor": .white,
    "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": .systemGray6, "labelColor": .label,
    "linkColor": .systemBlue, "opaqueSeparatorColor": rgb(198, 198, 200),
    "placeholderTextColor": rgb(60, 60, 67, 0.3), "quaternaryLabelColor": rgb(60, 60, 67, 0.18),
    "quaternarySystemFillColor": rgb(116, 116, 128, 0.08),
    "scrollViewTexturedBackgroundColor": rgb(111, 113, 121),
    "secondaryLabelColor": .secondaryLabel, "secondarySystemBackgroundColor": .systemGray6,
    "secondarySystemFillColor": rgb(120, 120, 128, 0.16),
    "secondarySystemGroupedBackgroundColor": .white, "separatorColor": rgb(60, 60, 67, 0.29),
    "systemBackgroundColor": .systemBackground, "systemBlueColor": .systemBlue,
    "systemBrownColor": rgb(162, 132, 94), "systemCyanColor": rgb(50, 173, 230),
    "systemFillColor": rgb(120, 120, 128, 0.2), "systemGray2Color": rgb(174, 174, 178),
    "systemGray3Color": rgb(199, 199, 204), "systemGray4Color": .systemGray4,
    "systemGray5Color": rgb(229, 229, 234), "systemGray6Color": .systemGray6,
    "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
    "systemGroupedBackgroundColor": .systemGray6, "systemIndigoColor": rgb(88, 86, 214),
    "systemMintColor": rgb(0, 199, 190), "systemOrangeColor": .systemOrange,
    "systemPinkColor": rgb(255, 45, 85), "systemPurpleColor": rgb(175, 82, 222),
    "systemRedColor": .systemRed, "systemTealColor": rgb(48, 176, 199),
    "systemYellowColor": rgb(255, 204, 0), "tableCellGroupedBackgroundColor": .white,
    "tertiaryLabelColor": rgb(60, 60, 67, 0.3), "tertiarySystemBackgroundColor": .white,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "tertiarySystemGroupedBackgroundColor": .systemGray6, "tintColor": .systemBlue,
    "viewFlipsideBackgroundColor": rgb(31, 33, 36),
  ]

  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
