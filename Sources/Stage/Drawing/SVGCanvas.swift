import HeadlessUIKit

/// Draws what a screen shows as an SVG document: a phone, seen from the front.
///
/// - Shape: The screen's top left corner is the origin; the phone's edge lies around it.
/// - Units: Points.
/// - Errors: A picture that is no SVG is drawn as a grey area with its name. Numbers that are
///   none count as 0.
/// - Source: W3C, "Scalable Vector Graphics (SVG) 1.1".
nonisolated package struct SVGCanvas: Hashable, Sendable {
  /// What every identifier in the document begins with, so that several fit into one page.
  package var idPrefix: String

  /// The width of the phone's edge, in points.
  private static let edge: CGFloat = 12

  package init(idPrefix: String = "") {
    self.idPrefix = idPrefix
  }

  /// Returns a document that needs no other file; `title` says what it shows.
  package func svg(for display: DisplayList, title: String? = nil) -> String {
    let screen = CGRect(origin: .zero, size: display.size)
    let phone = screen.insetBy(dx: -Self.edge, dy: -Self.edge)
    var out = SVGWriter()
    out.open(
      "svg", ("xmlns", "http://www.w3.org/2000/svg"),
      ("viewBox", [phone.minX, phone.minY, phone.width, phone.height].svg),
      ("width", phone.width.svg), ("height", phone.height.svg),
      ("font-family", Self.fonts), ("role", "img"))
    if let title { out.leaf("title", text: title) }
    out.rect(phone, radius: 36, ("fill", "#1c1c1e"))
    out.clip(to: screen, radius: 26, id: idPrefix + "screen")
    out.rect(screen, ("fill", "#ffffff"))
    var painter = SVGPainter(out, idPrefix: idPrefix)
    display.commands.forEach { painter.draw($0) }
    return painter.finish()
  }

  private static let fonts =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', "
    + "'DejaVu Sans', 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
}
