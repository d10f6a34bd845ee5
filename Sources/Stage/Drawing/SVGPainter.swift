import HeadlessUIKit

/// Writes the commands of a display list as SVG, from back to front.
nonisolated struct SVGPainter {
  private var out: SVGWriter
  private let idPrefix: String
  private let outerDepth: Int
  private var clips = 0
  private var shadows = 0
  private var pictures = 0

  /// The line letters stand on, as a share of the font size below the top of the line, and the
  /// height of the line: those of San Francisco.
  private static let ascender: CGFloat = 0.952
  private static let lineHeight: CGFloat = 1.193

  init(_ out: SVGWriter, idPrefix: String) {
    self.out = out
    self.idPrefix = idPrefix
    outerDepth = out.depth
  }

  mutating func draw(_ command: DisplayList.Command) {
    switch command {
    case .fill(let rect, let color, let cornerRadius):
      let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
      if color.alpha < 1 {
        out.rect(rect, radius: radius, ("fill", color.hex), ("fill-opacity", color.alpha.svg))
      } else {
        out.rect(rect, radius: radius, ("fill", color.hex))
      }
    case .stroke(let rect, let color, let width, let cornerRadius):
      let inner = rect.insetBy(dx: width / 2, dy: width / 2)
      if color.alpha < 1 {
        out.rect(
          inner, radius: cornerRadius, ("fill", "none"), ("stroke", color.hex),
          ("stroke-width", width.svg), ("stroke-opacity", color.alpha.svg))
      } else {
        out.rect(
          inner, radius: cornerRadius, ("fill", "none"), ("stroke", color.hex),
          ("stroke-width", width.svg))
      }
    case .shadow(let rect, let color, let blur, let radius):
      shadows += 1
      out.shadow(of: rect, color, blur: blur, radius: radius, id: "\(idPrefix)shadow-\(shadows)")
    case .selection(let rect):
      out.rect(rect, radius: 8, ("fill", "#767680"), ("fill-opacity", "0.12"))
    case .text(let runs, let rect, let alignment, let role):
      write(runs, in: rect, alignment, role)
    case .image(_, let svg, let alternative, let rect):
      picture(svg, alternative, in: rect)
    case .beginClip(let rect, let radius):
      clips += 1
      out.clip(to: rect, radius: radius, id: "\(idPrefix)clip-\(clips)")
    case .beginShapeClip(let path):
      clips += 1
      out.clip(to: path, id: "\(idPrefix)clip-\(clips)")
    case .beginGroup(let opacity, let squash, let y):
      // A height h is drawn at y + (h - y) · squash.
      let transform = "translate(0 \((y * (1 - squash)).svg)) scale(1 \(squash.svg))"
      if squash < 1 {
        out.open("g", ("opacity", opacity.svg), ("transform", transform))
      } else {
        out.open("g", ("opacity", opacity.svg))
      }
    case .path(let path, let color, let pathStyle):
      out.path(path, color, pathStyle)
    case .beginTransform(let transform):
      out.open("g", ("transform", transform.svg))
    case .beginFigure, .endFigure:
      break
    case .endClip, .endGroup, .endTransform:
      if out.depth > outerDepth { out.close() }
    }
  }

  /// Ends what is still open, and returns the document.
  mutating func finish() -> String {
    while out.depth > 0 { out.close() }
    return out.text
  }

  private mutating func write(
    _ runs: [DisplayList.Run], in rect: CGRect, _ alignment: DisplayList.Alignment,
    _ role: DisplayList.Role
  ) {
    let size = runs.map(\.fontSize).max() ?? 0
    let baseline = rect.midY + (Self.ascender - Self.lineHeight / 2) * size
    let spans = runs.map(span).joined()
    var opacity = ""
    if case .button(isHighlighted: true, _) = role { opacity = " opacity=\"0.3\"" }
    out.raw(
      "<text x=\"\(alignment.x(in: rect).svg)\" y=\"\(baseline.svg)\""
        + " text-anchor=\"\(alignment.anchor)\"\(opacity) xml:space=\"preserve\">\(spans)</text>")
  }

  private func span(_ run: DisplayList.Run) -> String {
    let weight = run.isBold ? " font-weight=\"600\"" : ""
    let slant = run.isItalic ? " font-style=\"italic\"" : ""
    let isHollow = run.decoration?.stroke.map { $0.width > 0 } ?? false
    let opacity =
      run.color.alpha < 1 && !isHollow ? " fill-opacity=\"\(run.color.alpha.svg)\"" : ""
    let decoration = run.decoration.map { attributes(of: $0, run) } ?? ""
    return "<tspan font-size=\"\(run.fontSize.svg)\"\(weight)\(slant)\(decoration)"
      + " fill=\"\(run.color.hex)\"\(opacity)>" + run.string.xmlEscaped + "</tspan>"
  }

  /// The lines at letters, their outline and the room between them.
  private func attributes(of decoration: DisplayList.Decoration, _ run: DisplayList.Run) -> String {
    var text = decoration.kern == 0 ? "" : " letter-spacing=\"\(decoration.kern.svg)\""
    let lines = [
      decoration.underline.map { ("underline", $0) },
      decoration.strikethrough.map { ("line-through", $0) },
    ].compactMap(\.self)
    if let line = lines.first?.1 {
      // One element has one style of line: that of the first.
      let words = lines.map(\.0) + (line.isDouble ? ["double"] : [])
      let color = line.color.map { " " + $0.hex } ?? ""
      let thickness = line.isThick ? ";text-decoration-thickness:0.12em" : ""
      text += " style=\"text-decoration:\(words.joined(separator: " "))\(color)\(thickness)\""
    }
    if let stroke = decoration.stroke {
      let width = abs(stroke.width) * run.fontSize / 100
      text +=
        " stroke=\"\((stroke.color ?? run.color).hex)\" stroke-width=\"\(width.svg)\""
        + (stroke.width > 0 ? " fill-opacity=\"0\"" : "")
    }
    return text
  }

  private mutating func picture(_ svg: String?, _ alternative: String, in rect: CGRect) {
    pictures += 1
    out.open("g", ("role", "img"))
    out.leaf("title", text: alternative)
    let picture = svg.flatMap {
      EmbeddedSVG.read($0, idPrefix: "\(idPrefix)image-\(pictures)-")
    }
    if let picture {
      out.raw(picture.element(filling: rect))
    } else {
      let grey = DisplayList.Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
      let run = DisplayList.Run(string: alternative, fontSize: 12, isBold: false, color: grey)
      out.rect(rect, radius: 4, ("fill", "#e5e5ea"))
      write([run], in: rect, .center, .text)
    }
    out.close()
  }
}

nonisolated extension DisplayList.Alignment {
  fileprivate var anchor: String {
    switch self {
    case .left: "start"
    case .center: "middle"
    case .right: "end"
    }
  }

  fileprivate func x(in rect: CGRect) -> CGFloat {
    switch self {
    case .left: rect.minX
    case .center: rect.midX
    case .right: rect.maxX
    }
  }
}

nonisolated extension DisplayList.Color {
  /// The colour as `#rrggbb`, without its opacity.
  var hex: String {
    func byte(_ part: Double) -> String {
      let value = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + byte(red) + byte(green) + byte(blue)
  }
}
