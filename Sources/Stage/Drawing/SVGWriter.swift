import HeadlessUIKit

/// Writes the elements of an SVG document, one on a line.
nonisolated struct SVGWriter {
  typealias Attribute = (name: String, value: String)

  private(set) var text = ""
  private var names: [String] = []

  var depth: Int { names.count }

  /// Begins an element that has others in it.
  mutating func open(_ name: String, _ attributes: Attribute...) {
    tag(name, attributes)
    text += ">\n"
    names.append(name)
  }

  /// Ends the element begun last.
  mutating func close() {
    guard let name = names.popLast() else { return }
    text += indentation + "</\(name)>\n"
  }

  /// Writes an element with nothing but text in it, or with nothing at all.
  mutating func leaf(_ name: String, text content: String? = nil, _ attributes: Attribute...) {
    tag(name, attributes)
    text += content.map { ">\($0.xmlEscaped)</\(name)>\n" } ?? "/>\n"
  }

  /// Writes what is XML already.
  mutating func raw(_ xml: String) {
    text += indentation + xml + "\n"
  }

  mutating func rect(_ rect: CGRect, radius: CGFloat = 0, _ attributes: Attribute...) {
    tag("rect", Self.frameAttributes(rect, radius) + attributes)
    text += "/>\n"
  }

  /// Begins a group of which only a rectangle is seen.
  mutating func clip(to rect: CGRect, radius: CGFloat = 0, id: String) {
    open("clipPath", ("id", id))
    self.rect(rect, radius: radius)
    close()
    open("g", ("clip-path", "url(#\(id))"))
  }

  /// Begins a group of which only a shape is seen.
  mutating func clip(to path: DisplayList.Path, id: String) {
    open("clipPath", ("id", id))
    tag("path", [("d", path.svg)])
    text += "/>\n"
    close()
    open("g", ("clip-path", "url(#\(id))"))
  }

  /// Draws a rectangle whose edge is blurred.
  mutating func shadow(
    of rect: CGRect, _ color: DisplayList.Color, blur: CGFloat, radius: CGFloat, id: String
  ) {
    let area = rect.insetBy(dx: -3 * blur, dy: -3 * blur)
    open(
      "filter", ("id", id), ("filterUnits", "userSpaceOnUse"), ("x", area.minX.svg),
      ("y", area.minY.svg), ("width", area.width.svg), ("height", area.height.svg))
    leaf("feGaussianBlur", ("stdDeviation", (blur / 2).svg))
    close()
    self.rect(
      rect, radius: radius, ("fill", color.hex), ("fill-opacity", color.alpha.svg),
      ("filter", "url(#\(id))"))
  }

  /// Draws a shape, filled or along its edge.
  mutating func path(
    _ path: DisplayList.Path, _ color: DisplayList.Color, _ pathStyle: DisplayList.PathStyle
  ) {
    var attributes: [Attribute] = [("d", path.svg)]
    switch pathStyle {
    case .fill:
      attributes.append(("fill", color.hex))
      if color.alpha < 1 { attributes.append(("fill-opacity", color.alpha.svg)) }
    case .stroke(let width, let cap, let join):
      attributes += [("fill", "none"), ("stroke", color.hex), ("stroke-width", width.svg)]
      if cap != .butt { attributes.append(("stroke-linecap", "\(cap)")) }
      if join != .miter { attributes.append(("stroke-linejoin", "\(join)")) }
      if color.alpha < 1 { attributes.append(("stroke-opacity", color.alpha.svg)) }
    }
    tag("path", attributes)
    text += "/>\n"
  }

  private static func frameAttributes(_ rect: CGRect, _ radius: CGFloat) -> [Attribute] {
    let sides: [Attribute] = [
      ("x", rect.minX.svg), ("y", rect.minY.svg),
      ("width", rect.width.svg), ("height", rect.height.svg),
    ]
    return radius > 0 ? sides + [("rx", radius.svg)] : sides
  }

  private mutating func tag(_ name: String, _ attributes: [Attribute]) {
    text += indentation + "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(attribute.value.xmlEscaped)\""
    }
  }

  private var indentation: String { String(repeating: "  ", count: names.count) }
}

nonisolated extension BinaryFloatingPoint {
  /// The number with at most two decimals, written alike on every machine.
  var svg: String {
    guard isFinite else { return "0" }
    let hundredths = Int(Swift.min(Swift.max((Double(self) * 100).rounded(), -1e12), 1e12))
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }
}

nonisolated extension [CGFloat] {
  var svg: String { map(\.svg).joined(separator: " ") }
}

nonisolated extension String {
  /// The text with the characters that mean something in XML escaped, without what XML cannot hold.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}"..."\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
