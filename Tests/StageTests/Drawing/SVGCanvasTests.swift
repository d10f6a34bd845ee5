import HeadlessUIKit
import Stage
import Testing

@Suite("SVG canvas")
struct SVGCanvasTests {
  @Test func `a screen is a phone with the screen's own coordinates`() {
    #expect(
      svg(Picture.fill(Picture.red, 0.5, 1.0 / 3, 10, 10)) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 152 88" width="152" height="88" \
        font-family="-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, \
        'Liberation Sans', 'DejaVu Sans', 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif" role="img">
          <title>Step &quot;1&quot; &lt;2&gt;</title>
          <rect x="-12" y="-12" width="152" height="88" rx="36" fill="#1c1c1e"/>
          <clipPath id="screen">
            <rect x="0" y="0" width="128" height="64" rx="26"/>
          </clipPath>
          <g clip-path="url(#screen)">
            <rect x="0" y="0" width="128" height="64" fill="#ffffff"/>
            <rect x="0.5" y="0.33" width="10" height="10" fill="#ff0000"/>
          </g>
        </svg>

        """)
  }

  @Test func `text is escaped, and what XML cannot hold is left out`() {
    let picture = svg(Picture.text("a < b & \"c\"\u{1B}\u{FFFF}", 8, 0, width: 100))

    #expect(picture.contains(">a &lt; b &amp; &quot;c&quot;</tspan>"))
  }

  @Test func `a text stands where its alignment says, on the line of its font`() {
    let picture = svg(
      Picture.text("left", 8, 0, width: 100, height: 20),
      Picture.text("middle", 8, 0, width: 100, height: 20, .center),
      Picture.text("right", 8, 0, width: 100, height: 20, .right))

    #expect(
      lines(picture, with: "<text").map(head) == [
        "<text x=\"8\" y=\"16.04\" text-anchor=\"start\"",
        "<text x=\"58\" y=\"16.04\" text-anchor=\"middle\"",
        "<text x=\"108\" y=\"16.04\" text-anchor=\"end\"",
      ])
  }

  @Test func `an edge of a colour that shines through is drawn so`() {
    let edge = CGRect(x: 0, y: 0, width: 10, height: 10)
    let picture = svg(
      .stroke(
        edge, DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 0.25), width: 2, cornerRadius: 0))

    #expect(lines(picture, with: "stroke-opacity=\"0.25\"").count == 1)
  }

  @Test func `a row that turns away is flattened about its middle, and pale`() {
    let picture = svg(
      .beginGroup(opacity: 0.456, squash: 0.75, aboutY: 40), Picture.text("Tea", 0, 0, width: 9),
      .endGroup)

    #expect(
      lines(picture, with: "opacity")
        == ["<g opacity=\"0.46\" transform=\"translate(0 10) scale(1 0.75)\">"])
  }

  @Test func `clips have names in the order they come, and groups left open are closed`() {
    let clip = CGRect(x: 0, y: 0, width: 10, height: 10)
    let picture = SVGCanvas(idPrefix: "step-2-").svg(
      for: DisplayList(
        size: CGSize(width: 128, height: 64),
        commands: [.endGroup, .endClip, .beginClip(clip), .endClip, .beginClip(clip)]))

    #expect(
      lines(picture, with: "<clipPath") == [
        "<clipPath id=\"step-2-screen\">", "<clipPath id=\"step-2-clip-1\">",
        "<clipPath id=\"step-2-clip-2\">",
      ])
    #expect(lines(picture, with: "</g>").count == 3)
    #expect(lines(picture, with: "<g ").count == 3)
  }

  @Test func `what is cut off along a shape is cut off by its path`() {
    let path = DisplayList.Path([
      .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 0, y: 10)), .close,
    ])
    let picture = svg(
      .beginShapeClip(path), Picture.text("Tea", 0, 0, width: 9), .endClip)

    #expect(
      lines(picture, with: "<path d=\"M0 0 L10 0 L0 10 Z") == ["<path d=\"M0 0 L10 0 L0 10 Z\"/>"])
    #expect(lines(picture, with: "<g clip-path").count == 2)
  }

  @Test func `a picture is the asset's own, fitted, named and with identifiers of its own`() {
    let flag = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg>
      <!-- A flag. -->
      <svg xmlns="http://www.w3.org/2000/svg" width="60px" height="40px"><defs>\
      <linearGradient id="g"/></defs><script>alert(1)</script>\
      <rect fill="url(#g)" width="60"/><use href="#g"/><text>a &amp; b</text></svg>
      """
    let picture = svg(
      Picture.image("china", 1, 2, 30, 20, svg: flag),
      Picture.image("china", 41, 2, 30, 20, svg: flag))

    #expect(lines(picture, with: "<title>china</title>").count == 2)
    #expect(
      lines(picture, with: "<svg ").dropFirst().first == """
        <svg height="20" preserveAspectRatio="none" viewBox="0 0 60 40" width="30" x="1" \
        xmlns="http://www.w3.org/2000/svg" y="2"><defs><linearGradient id="image-1-g">\
        </linearGradient></defs><rect fill="url(#image-1-g)" width="60"></rect>\
        <use href="#image-1-g"></use><text>a &amp; b</text></svg>
        """)
    #expect(picture.contains("url(#image-2-g)"))
    #expect(!picture.contains("<!"))
  }

  @Test(arguments: [nil, "", "no XML", "<svg><g></svg>", "<html/>"])
  func `what is no picture is a grey area with its name`(broken: String?) {
    let picture = svg(Picture.image("china", 0, 0, 30, 20, svg: broken))

    #expect(lines(picture, with: "#e5e5ea").count == 1)
    #expect(lines(picture, with: ">china</tspan>").count == 1)
  }

  @Test func `numbers that are none count as nothing`() {
    let picture = svg(
      Picture.fill(Picture.red, .nan, -.infinity, 1e300, -0.001),
      Picture.text("Tea", .nan, 0, width: .infinity))

    #expect(!picture.contains("nan"))
    #expect(!picture.contains("inf"))
    #expect(!picture.contains("-0\""))
  }

  private func svg(_ commands: DisplayList.Command...) -> String {
    SVGCanvas().svg(
      for: DisplayList(size: CGSize(width: 128, height: 64), commands: commands),
      title: "Step \"1\" <2>")
  }

  private func lines(_ picture: String, with part: String) -> [String] {
    picture.split(separator: "\n").filter { $0.contains(part) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The tag a line begins with, up to where its text stands.
  private func head(_ line: String) -> String {
    line.components(separatedBy: " xml:space").first ?? line
  }
}
