import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Pictures of gradients and lines")
struct GradientPictureTests {
  private let gradient = DisplayList.Gradient(
    stops: [
      .init(at: 0, .init(red: 1, green: 0, blue: 0, alpha: 1)),
      .init(at: 1, .init(red: 0, green: 0, blue: 1, alpha: 0.5)),
    ], start: .zero, end: CGPoint(x: 0, y: 40))

  @Test func `a gradient is one of SVG's`() {
    var painter = SVGPainter(SVGWriter(), idPrefix: "p-")
    painter.draw(
      .gradient(CGRect(x: 0, y: 0, width: 20, height: 40), gradient, cornerRadius: 3))
    let svg = painter.finish()

    #expect(svg.contains("<linearGradient id=\"p-gradient-1\" gradientUnits=\"userSpaceOnUse\""))
    #expect(svg.contains("x1=\"0\" y1=\"0\" x2=\"0\" y2=\"40\""))
    #expect(svg.contains("<stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0.5\"/>"))
    #expect(svg.contains("rx=\"3\" fill=\"url(#p-gradient-1)\""))
  }

  @Test func `lines end and meet as they are told to`() {
    var painter = SVGPainter(SVGWriter(), idPrefix: "")
    let line = DisplayList.Path([.move(.zero), .line(CGPoint(x: 9, y: 9))])
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    painter.draw(.path(line, black, .stroke(width: 2, cap: .round, join: .bevel)))
    painter.draw(.path(line, black, .stroke(width: 3)))
    let lines = painter.finish().split(separator: "\n")

    #expect(lines[0].contains("stroke-linecap=\"round\" stroke-linejoin=\"bevel\""))
    #expect(!lines[1].contains("linecap") && !lines[1].contains("linejoin"))
  }
}
