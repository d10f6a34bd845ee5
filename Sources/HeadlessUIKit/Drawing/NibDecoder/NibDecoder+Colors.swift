/// Colours, in all the forms Interface Builder has written them.
@MainActor extension NibDecoder {
  /// Returns the colour in a part, or nil where there is none or the document says nil.
  package func color(_ key: String, in part: XMLElementNode? = nil) -> UIColor? {
    guard let color = (part ?? element).child(for: key), color.name == "color" else { return nil }
    return self.color(color)
  }

  /// Returns the colour an element describes; numbers of every colour space count as sRGB.
  package func color(_ color: XMLElementNode) -> UIColor? {
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
  nonisolated static let systemColors: [String: UIColor] = [
    "blackColor": .black, "darkTextColor": .darkText, "whiteColor": .white,
    "lightTextColor": .lightText, "groupTableViewBackgroundColor": .systemGray6,
    "labelColor": .label, "linkColor": .link, "opaqueSeparatorColor": .opaqueSeparator,
    "placeholderTextColor": .placeholderText, "quaternaryLabelColor": .quaternaryLabel,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1),
    "secondaryLabelColor": .secondaryLabel, "secondarySystemBackgroundColor": .systemGray6,
    "secondarySystemFillColor": .secondarySystemFill,
    "secondarySystemGroupedBackgroundColor": .white, "separatorColor": .separator,
    "systemBackgroundColor": .systemBackground, "systemBlueColor": .systemBlue,
    "systemBrownColor": .systemBrown, "systemCyanColor": .systemCyan,
    "systemFillColor": .systemFill, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
    "systemGroupedBackgroundColor": .systemGray6, "systemIndigoColor": .systemIndigo,
    "systemMintColor": .systemMint, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow, "tableCellGroupedBackgroundColor": .white,
    "tertiaryLabelColor": .tertiaryLabel, "tertiarySystemBackgroundColor": .white,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "tertiarySystemGroupedBackgroundColor": .systemGray6, "tintColor": .systemBlue,
    "viewFlipsideBackgroundColor": UIColor(
      red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1),
  ]
}
