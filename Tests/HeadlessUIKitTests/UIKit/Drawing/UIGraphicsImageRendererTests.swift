import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("UIGraphicsImageRenderer", .isolated)
struct UIGraphicsImageRendererTests {
  private let red = UIColor.red.components
  private let blue = UIColor.blue.components

  /// A red square of 10 points.
  private func square(_ format: UIGraphicsImageRendererFormat = .init()) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// What an image view shows, from back to front.
  private func shown(
    _ image: UIImage, in size: CGSize = CGSize(width: 10, height: 10), tint: UIColor = .blue
  ) -> [DisplayList.Command] {
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: CGPoint(x: 5, y: 5), size: size)
    view.contentMode = .scaleToFill
    view.tintColor = tint
    var recorder = DisplayList.Recorder(size: CGSize(width: 100, height: 100))
    recorder.draw(view)
    return recorder.list.commands
  }

  private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `an image has the size and the scale that it was drawn for`() {
    let format = UIGraphicsImageRendererFormat()
    #expect(format.scale == UIScreen.main.scale && !format.opaque)
    #expect(square().size == CGSize(width: 10, height: 10))
    #expect(square().scale == UIScreen.main.scale)

    format.scale = 1
    #expect(square(format).scale == 1)
    format.scale = 0
    #expect(square(format).scale == UIScreen.main.scale)
  }

  @Test func `an image view shows what was drawn, in its own size`() {
    let drawn = shown(square(), in: CGSize(width: 20, height: 30))

    #expect(
      drawn == [
        .beginTransform(CGAffineTransform(2, 0, 0, 3, 5, 5)), .beginClip(whole),
        .fill(whole, red, cornerRadius: 0), .endClip, .endTransform,
      ])
  }

  @Test func `an opaque image is black where nothing is drawn`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image { _ in }

    #expect(shown(image).contains(.fill(whole, UIColor.black.components, cornerRadius: 0)))
  }

  @Test func `bounds whose corner is not zero lie at the corner of the image`() {
    let bounds = CGRect(x: 40, y: 50, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(bounds)
    }

    #expect(
      shown(image).contains(.beginTransform(CGAffineTransform(translationX: -40, y: -50))))
    #expect(shown(image).contains(.fill(bounds, red, cornerRadius: 0)))
  }

  @Test func `a template is shown in the tint colour, and so is an image of one colour`() {
    let fill = DisplayList.Command.fill(whole, blue, cornerRadius: 0)

    #expect(shown(square()).contains(.fill(whole, red, cornerRadius: 0)))
    #expect(shown(square().withRenderingMode(.alwaysTemplate)).contains(fill))
    #expect(shown(square().withTintColor(.blue), tint: .green).contains(fill))
  }

  @Test func `a half transparent colour stays so in a tint`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(whole)
    }
    var pale = blue
    pale.alpha = 0.5

    #expect(
      shown(image.withRenderingMode(.alwaysTemplate)).contains(
        .fill(whole, pale, cornerRadius: 0)))
  }

  @Test func `caps keep their size in a larger view`() {
    let image = square().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch)
    let drawn = shown(image, in: CGSize(width: 50, height: 10))
    let clips = drawn.filter { if case .beginClip = $0 { true } else { false } }

    #expect(
      clips == [
        .beginClip(CGRect(x: 0, y: 0, width: 4, height: 10)),
        .beginClip(CGRect(x: 4, y: 0, width: 2, height: 10)),
        .beginClip(CGRect(x: 6, y: 0, width: 4, height: 10)),
      ])
    #expect(drawn.contains(.beginTransform(CGAffineTransform(21, 0, 0, 1, -75, 5))))
  }

  @Test func `images are equal that show the same`() {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

    #expect(square() == square())
    #expect(square() != other)
  }

  @Test func `the context is current inside the closure alone, and that of a view comes back`() {
    final class Sheet: UIView {
      var contexts: [CGContext?] = []
      override func draw(_ rect: CGRect) {
        contexts.append(UIGraphicsGetCurrentContext())
        _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image {
          contexts.append(UIGraphicsGetCurrentContext())
          contexts.append($0.cgContext)
        }
        contexts.append(UIGraphicsGetCurrentContext())
      }
    }
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = sheet.currentDrawing

    #expect(sheet.contexts[0] != nil && sheet.contexts[0] === sheet.contexts[3])
    #expect(sheet.contexts[1] === sheet.contexts[2] && sheet.contexts[0] !== sheet.contexts[1])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an image drawn into another is as large as it is told`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      square().draw(in: CGRect(x: 20, y: 20, width: 20, height: 20))
      square().draw(at: CGPoint(x: 1, y: 2))
    }
    let drawn = shown(image, in: CGSize(width: 40, height: 40))

    #expect(drawn.contains(.beginTransform(CGAffineTransform(2, 0, 0, 2, 20, 20))))
    #expect(drawn.contains(.beginTransform(CGAffineTransform(1, 0, 0, 1, 1, 2))))
  }

  @Test func `a picture that is drawn on again and again lies in no more groups each time`() {
    var picture = square()
    for _ in 0..<100 {
      picture = UIGraphicsImageRenderer(size: picture.size).image { context in
        picture.draw(at: .zero)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }

    #expect(shown(picture).count == 105)
  }

  @Test func `a drawing of many parts is stretched, not copied a thousand times`() {
    let pattern = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      for _ in 0..<100 { context.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }.resizableImage(withCapInsets: .zero)

    #expect(shown(pattern, in: CGSize(width: 50, height: 10)).count == 5 * 104)
    #expect(shown(pattern, in: CGSize(width: 400, height: 400)).count == 104)
  }

  @Test func `a drawing keeps no more than it can show, and says so`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    var picture = square()
    for _ in 0..<20 {
      picture = UIGraphicsImageRenderer(size: picture.size).image { _ in
        picture.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        picture.draw(in: CGRect(x: 5, y: 5, width: 5, height: 5))
      }
    }

    #expect(shown(picture).count < 500_010)
    #expect(lines.count == 1 && lines[0].contains("A drawing keeps 500000 shapes at most"))
  }

  @Test func `a renderer keeps its own format`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let one = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    let two = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    format.scale = 3

    #expect(one.format.bounds.width == 10 && two.format.bounds.width == 20)
    #expect(one.image { _ in }.scale == 1)
  }

  @Test func `what is drawn of a view is its content, wherever it is shown and however`() throws {
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    card.backgroundColor = .red
    let upright = try #require(card.snapshotView(afterScreenUpdates: false) as? UIImageView)
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    let scaled = try #require(card.snapshotView(afterScreenUpdates: false) as? UIImageView)
    #expect(scaled.image == upright.image)

    card.transform = .identity
    Stage().present(card)
    UIView.animate(withDuration: 1) { card.center.x += 100 }
    let moving = try #require(card.snapshotView(afterScreenUpdates: false) as? UIImageView)
    #expect(moving.image == upright.image)
  }

  @Test func `a layer is drawn in its own coordinates`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let row = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 10))
    row.backgroundColor = .red
    scrollView.addSubview(row)
    scrollView.contentOffset.y = 25
    let image = UIGraphicsImageRenderer(size: scrollView.bounds.size).image { context in
      context.cgContext.translateBy(x: 0, y: -scrollView.contentOffset.y)
      scrollView.layer.render(in: context.cgContext)
    }

    // The row lies 5 points below the upper edge, as on the screen.
    let drawn = shown(image, in: image.size)
    #expect(drawn.contains(.fill(CGRect(x: 0, y: 5, width: 20, height: 10), red, cornerRadius: 0)))
    let moves = drawn.compactMap { command -> CGFloat? in
      if case .beginTransform(let transform) = command { transform.ty } else { nil }
    }
    #expect(moves.reduce(0, +) == 5)
  }

  @Test func `a view that marks and draws itself while it is drawn is drawn once`() {
    final class Mirror: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
        drawHierarchy(in: bounds, afterScreenUpdates: false)
      }
    }
    let mirror = Mirror(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = mirror.currentDrawing

    #expect(mirror.count == 1)
  }

  @Test func `a symbol of one colour is drawn in it`() throws {
    let star = try #require(UIImage(systemName: "star")?.withTintColor(.red))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      star.draw(at: .zero)
    }

    #expect(
      shown(image).contains {
        guard case .image(_, let svg?, _, _) = $0 else { return false }
        return svg.contains("rgb(255,0,0)")
      })
  }

  @Test func `a picture of a catalog is drawn where it is told`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let rect = CGRect(x: 1, y: 2, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      star.draw(in: rect)
    }

    #expect(
      shown(image).contains {
        if case .image(_, let svg, _, rect) = $0 { svg != nil } else { false }
      })
    #expect(
      shown(image.withRenderingMode(.alwaysTemplate)).contains {
        guard case .image(_, let svg?, _, rect) = $0 else { return false }
        return svg.contains("flood-color=\"rgb(0,0,255)\"")
      })
  }

  @Test func `a size without an area is reported and gives an image without a size`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in }

    #expect(image.size == .zero)
    #expect(lines.contains { $0.contains("0.0 × 0.0 points has no area") })
  }

  @Test func `an image context is begun, asked and ended`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIColor.red.setFill()
    UIRectFill(whole)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()

    #expect(image == square() && image.scale == UIScreen.main.scale)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `an image context has one pixel a point, and ends before the one around it`() {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 20)
    UIGraphicsEndImageContext()

    #expect(UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
  }

  @Test func `an image context without an area takes nothing, and is reported`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    UIGraphicsBeginImageContext(CGSize(width: 0, height: 10))

    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(lines.contains { $0.contains("0.0 × 10.0 points has no area") })
    UIGraphicsEndImageContext()
  }

  @Test func `a view is drawn with all that lies in it`() throws {
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    card.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 2, height: 2))
    dot.backgroundColor = .blue
    card.addSubview(dot)
    let content: [DisplayList.Command] = [
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), red, cornerRadius: 0),
      .fill(CGRect(x: 5, y: 5, width: 2, height: 2), blue, cornerRadius: 0),
    ]

    let rendered = UIGraphicsImageRenderer(bounds: card.bounds).image {
      card.layer.render(in: $0.cgContext)
    }
    #expect(shown(rendered).filter { content.contains($0) } == content)
    let drawn = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
      #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
    }
    #expect(shown(drawn).filter { content.contains($0) } == content)

    let copy = try #require(card.snapshotView(afterScreenUpdates: false))
    card.backgroundColor = .green
    var recorder = DisplayList.Recorder(size: CGSize(width: 100, height: 100))
    recorder.draw(copy)
    #expect(copy.bounds.size == card.bounds.size)
    #expect(recorder.list.commands.filter { content.contains($0) } == content)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
