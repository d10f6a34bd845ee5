/// A symbol put together of its shapes: plain or filled, in a circle or a square, with a slash.
nonisolated struct SymbolDrawing {
  /// Names that end in these are another one, put into an outline.
  private static let endings: [(ending: String, variant: Character, frame: Frame?, fill: Bool)] = [
    ("", " ", nil, false), (".fill", "f", nil, true), (".circle", "c", .circle, false),
    (".circle.fill", "c", .circle, true), (".square", "q", .square, false),
    (".square.fill", "q", .square, true), (".slash", "s", .slash, false),
    (".slash.fill", "s", .slash, true),
  ]

  private enum Frame { case circle, square, slash }

  /// The name: `star.fill`.
  let name: String

  private let shapes: SymbolShapes
  private let frame: Frame?
  private let isFilled: Bool

  /// What stands for the symbol where there is room for one character only.
  let sign: DisplayList.Sign

  /// Finds a symbol by its name, or answers nil.
  init?(named name: String) {
    for (ending, variant, frame, isFilled) in Self.endings where name.hasSuffix(ending) {
      guard let shapes = SymbolShapes.byName[name.dropLast(ending.count)] else { continue }
      guard variant == " " || shapes.variants.contains(variant) else { continue }
      // What is filled behind a slash is filled without one too.
      guard ending != ".slash.fill" || shapes.variants.contains("f") else { continue }
      (self.name, self.shapes, self.frame, self.isFilled) = (name, shapes, frame, isFilled)
      let character = (isFilled ? shapes.signs.last : shapes.signs.first) ?? "▣"
      sign = DisplayList.Sign(character, ascii: character.isASCII ? character : "*")
      return
    }
    return nil
  }

  /// Returns the symbol as a document whose current colour draws it.
  func svg(stroke width: Double) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 22 22\"><g fill=\"none\" "
      + "stroke=\"currentColor\" stroke-width=\"\(width)\" stroke-linecap=\"round\" "
      + "stroke-linejoin=\"round\">\(content(width))</g></svg>"
  }

  private func content(_ width: Double) -> String {
    switch frame {
    case nil: return isFilled ? filled : lines(shapes.outline) + lines(shapes.detail)
    case .slash:
      let body = isFilled ? filled : lines(shapes.outline) + lines(shapes.detail)
      return body + "<path d=\"M2 3L20 20\"/>"
    case .circle: return framed("<circle cx=\"11\" cy=\"11\" r=\"9.5\"", width)
    case .square:
      return framed("<rect x=\"2\" y=\"2\" width=\"18\" height=\"18\" rx=\"4\"", width)
    }
  }

  private var filled: String {
    let details = lines(shapes.detail)
    guard !details.isEmpty else { return solid("<path d=\"\(shapes.outline)\"") }
    // Details outside the shape are drawn, those inside are left out of it.
    return "<mask id=\"inside\"><rect width=\"22\" height=\"22\" fill=\"#fff\" stroke=\"none\"/>"
      + "<g stroke=\"#000\">\(details)</g></mask>"
      + "<mask id=\"outside\"><rect width=\"22\" height=\"22\" fill=\"#fff\" stroke=\"none\"/>"
      + "<path d=\"\(shapes.outline)\" fill=\"#000\" stroke=\"#000\"/></mask>"
      + solid("<path mask=\"url(#inside)\" d=\"\(shapes.outline)\"")
      + "<g mask=\"url(#outside)\">\(details)</g>"
  }

  private func framed(_ edge: String, _ width: Double) -> String {
    let inner =
      "<g transform=\"translate(4.840 4.840) scale(.56)\" stroke-width=\"\(width / 0.56)\""
    let symbol = lines(shapes.outline) + lines(shapes.detail)
    guard isFilled else { return edge + "/>" + inner + ">\(symbol)</g>" }
    return "<mask id=\"inside\"><rect width=\"22\" height=\"22\" fill=\"#fff\" stroke=\"none\"/>"
      + inner + " stroke=\"#000\">\(symbol)</g></mask>" + solid(edge + " mask=\"url(#inside)\"")
  }

  private func solid(_ shape: String) -> String { shape + " fill=\"currentColor\"/>" }

  private func lines(_ path: Substring) -> String { path.isEmpty ? "" : "<path d=\"\(path)\"/>" }
}

/// The names of symbols.
nonisolated extension SymbolDrawing {
  /// What a person hears who does not see a symbol.
  static func spokenName(of name: String) -> String {
    switch name {
    case "plus": "Add"
    case "trash": "Delete"
    case "xmark": "Close"
    case "magnifyingglass": "Search"
    case "square.and.arrow.up": "Share"
    case "info.circle": "More Info"
    default: name.prefix(1).uppercased() + name.dropFirst().replacing(".", with: " ")
    }
  }

  /// Returns the name of a symbol that differs in one letter, or in two that are exchanged.
  static func nameNear(_ name: String) -> String? {
    for known in SymbolShapes.byName.keys.sorted() {
      for (ending, _, _, _) in endings where known.count + ending.count >= name.count - 1 {
        let other = known + ending
        if abs(other.count - name.count) < 2, SymbolDrawing(named: String(other)) != nil,
          isNear(Array(name), Array(other))
        {
          return String(other)
        }
      }
    }
    return nil
  }

  private static func isNear(_ one: [Character], _ other: [Character]) -> Bool {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = min(zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count, most)
    let rests = (one[start..<one.count - end], other[start..<other.count - end])
    if rests.0.count == 2, rests.1.count == 2 { return Array(rests.0) == rests.1.reversed() }
    return rests.0.count < 2 && rests.1.count < 2 && one.count > 3
  }
}

nonisolated extension String {
  /// Returns a symbol's document with the colour it is drawn in.
  func inColor(_ color: UIColor) -> String {
    let (rgb, alpha) = color.svgParts
    let attributes = "<svg color=\"\(rgb)\"" + (alpha < 1 ? " opacity=\"\(alpha)\"" : "")
    return hasPrefix("<svg") ? attributes + dropFirst(4) : self
  }

  /// Returns any picture's document with all that is drawn in one colour.
  func filled(with color: UIColor, size: CGSize) -> String {
    guard let start = range(of: "<svg")?.lowerBound else { return self }
    let (rgb, alpha) = color.svgParts
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size.width) \(size.height)\">"
      + "<filter id=\"tint\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
      + "<feFlood flood-color=\"\(rgb)\" flood-opacity=\"\(alpha)\"/>"
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
      + "<g filter=\"url(#tint)\">\(self[start...])</g></svg>"
  }
}

nonisolated extension UIColor {
  /// The colour as SVG names it, and how opaque it is.
  fileprivate var svgParts: (rgb: String, alpha: Double) {
    let color = components
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return ("rgb(\(parts.joined(separator: ",")))", color.alpha)
  }
}
