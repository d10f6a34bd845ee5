import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Shapes and transforms", .isolated)
struct ShapeTests {
  @Test func `a filled shape covers the cells of which it fills more than half`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 128, height: 64))

    #expect(
      screen(rows: 4) { oval.fill() } == [
        "   ██████████   ", "████████████████", "████████████████", "   ██████████   ",
      ])
  }

  @Test func `upright lines that are cut off altogether are not drawn`() {
    let corner = CGPoint(x: 8, y: 20)
    let path = DisplayList.Path([.move(corner), .line(CGPoint(x: 60, y: 20))])
    let display = DisplayList(
      size: CGSize(width: 128, height: 64),
      commands: [
        .beginClip(CGRect(x: 16, y: 16, width: 0, height: 0)),
        .path(path, DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1), .stroke(width: 1)),
        .endClip,
      ])

    let lines = TerminalCanvas(style: .plain).lines(for: display)

    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "│                │" })
  }

  @Test func `cells show what lies in the rectangle around a shape that cuts off`() {
    let square = UIBezierPath(rect: CGRect(x: 32, y: 16, width: 64, height: 32))
    let all = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 128, height: 64))

    #expect(
      screen(rows: 4) {
        square.addClip()
        all.fill()
      } == [
        "                ", "    ████████    ", "    ████████    ", "                ",
      ])
  }

  @Test func `a shape without points cuts everything off`() {
    let display = DisplayList(
      size: CGSize(width: 128, height: 64),
      commands: [
        .beginShapeClip(DisplayList.Path()),
        .fill(
          CGRect(x: 0, y: 0, width: 128, height: 64),
          DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1), cornerRadius: 0), .endClip,
      ])

    let lines = TerminalCanvas(style: .plain).lines(for: display)

    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "│                │" })
  }

  @Test func `the hole of a ring stays empty`() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 128, height: 64))
    // The other way round.
    ring.move(to: CGPoint(x: 16, y: 16))
    ring.addLine(to: CGPoint(x: 16, y: 48))
    ring.addLine(to: CGPoint(x: 112, y: 48))
    ring.addLine(to: CGPoint(x: 112, y: 16))

    #expect(
      screen(rows: 4) { ring.fill() } == [
        "████████████████", "██            ██", "██            ██", "████████████████",
      ])
  }

  @Test func `upright lines become box characters, joined where they meet`() {
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 128, height: 80))
    let cross = line(CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 80))
    let middle = line(CGPoint(x: 0, y: 40), CGPoint(x: 128, y: 40))
    let draw = { [frame, cross, middle].forEach { $0.stroke() } }

    #expect(
      screen(rows: 5, draw) == [
        "┌──────┬───────┐", "│      │       │", "├──────┼───────┤", "│      │       │",
        "└──────┴───────┘",
      ])
    #expect(
      screen(rows: 5, style: .ascii) { frame.stroke() } == [
        "+--------------+", "|              |", "|              |", "|              |",
        "+--------------+",
      ])
  }

  @Test func `other lines become dots, and two in one cell are both seen`() {
    let falling = line(CGPoint(x: 0, y: 0), CGPoint(x: 64, y: 32))
    let rising = line(CGPoint(x: 0, y: 32), CGPoint(x: 64, y: 0))

    #expect(
      screen(rows: 2) {
        falling.stroke()
        rising.stroke()
      } == ["⠉⠒⠤⣀⣠⠴⠚⠉        ", "⣠⠴⠚⠉⠉⠒⠤⣀        "])
    #expect(
      screen(rows: 2, style: .ascii) { falling.stroke() } == [
        "****            ", "    ****        ",
      ])
  }

  @Test func `a line as thick as a cell is an area`() {
    let bar = line(CGPoint(x: 16, y: 16), CGPoint(x: 112, y: 16))
    bar.lineWidth = 32

    #expect(screen(rows: 2) { bar.stroke() }.allSatisfy { $0.contains("████████████") })
  }

  @Test func `lines that reach far outside are drawn where they are to be seen`() {
    let far = line(CGPoint(x: -1e9, y: 8), CGPoint(x: 1e9, y: 8))
    let steep = line(CGPoint(x: -1e7, y: -1e7), CGPoint(x: 1e7, y: 1e7))

    #expect(screen { far.stroke() } == ["────────────────"])
    #expect(screen { steep.stroke() } == ["⠑⢄              "])
    #expect(
      screen { line(CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 9, y: 9)).stroke() }
        == ["                "])
  }

  @Test func `a thin view that is turned is drawn as a line`() {
    let hand = UIView(frame: CGRect(x: 31, y: -14, width: 2, height: 60))
    hand.backgroundColor = .black
    hand.transform = CGAffineTransform(rotationAngle: .pi / 4)

    #expect(cells(of: hand, rows: 2, columns: 10) == ["   ⢀⡴⠋⠁   ", " ⢀⡴⠋      "])
  }

  @Test func `a text under a transform stands where it is drawn`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 32, height: 16))
    label.text = "Tea"
    label.transform = CGAffineTransform(translationX: 24, y: 32)

    #expect(cells(of: label, rows: 3, columns: 8) == ["        ", "        ", "   Tea  "])
  }

  @Test func `a transform is a matrix in SVG, with decimals enough`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 0.001, y: -3)

    let picture = SVGCanvas().svg(for: Stage(showing: view).display)

    #expect(
      picture.contains(
        """
            <g transform="matrix(0.001 0 0 -3 119.88 440)">
              <rect x="100" y="100" width="40" height="20" fill="#ff0000"/>
            </g>
        """))
  }

  @Test func `shapes are paths in SVG`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2.5, y: 2))
    path.close()
    path.lineWidth = 3
    let picture = SVGCanvas().svg(
      for: display(rows: 1) {
        UIColor.red.withAlphaComponent(0.5).set()
        path.fill()
        path.stroke()
      })

    let shape = "<path d=\"M1 2 Q3 4 5 6 C1 1 2.5 2 0 0 Z\" "
    #expect(picture.contains(shape + "fill=\"#ff0000\" fill-opacity=\"0.5\"/>"))
    #expect(
      picture.contains(
        shape
          + "fill=\"none\" stroke=\"#ff0000\" stroke-width=\"3\" stroke-opacity=\"0.5\"/>"))
  }

  private func line(_ start: CGPoint, _ end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  private func display(rows: Int, _ draw: @escaping () -> Void) -> DisplayList {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 128, height: 16 * rows))
    view.body = draw
    return Stage(showing: view).display
  }

  private func screen(
    rows: Int = 1, style: TerminalStyle = .plain, _ draw: @escaping () -> Void
  ) -> [String] {
    cells(display(rows: rows, draw), rows: rows, columns: 16, style)
  }

  private func cells(of view: UIView, rows: Int, columns: Int) -> [String] {
    cells(Stage(showing: view).display, rows: rows, columns: columns, .plain)
  }

  private func cells(
    _ display: DisplayList, rows: Int, columns: Int, _ style: TerminalStyle
  ) -> [String] {
    TerminalCanvas(style: style).lines(for: display).dropFirst().prefix(rows)
      .map { String($0.dropFirst().prefix(columns)) }
  }
}

private final class Canvas: UIView {
  var body: () -> Void = {}

  override func draw(_ rect: CGRect) {
    body()
  }
}
