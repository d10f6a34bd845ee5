import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("Layers in layers", .isolated)
struct SublayerTests {
  private let console = ConsoleRecorder()
  private let stage = Stage()
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))

  init() {
    stage.present(card)
  }

  private var drawn: [String] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 320, height: 480))
    recorder.draw(card)
    return recorder.list.commands.map { command in
      switch command {
      case .fill(let rect, let color, let radius):
        "fill \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(color.red * 9)) \(radius)"
      case .gradient(let rect, let gradient, let radius):
        "gradient \(Int(rect.minX)) \(Int(rect.minY)) \(gradient.stops.map(\.place)) "
          + "\(Int(gradient.start.x)) \(Int(gradient.start.y)) \(Int(gradient.end.x)) "
          + "\(Int(gradient.end.y)) \(radius)"
      case .shadow(let rect, _, _, let radius):
        "shadow \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(radius)"
      case .beginGroup(let opacity, _, _): "group \(opacity)"
      default: "other"
      }
    }
  }

  private func layer(_ x: CGFloat, red: CGFloat = 1) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
    return layer
  }

  @Test func `a layer without a view has what it is given`() {
    let layer = layer(5)
    #expect(layer.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(layer.position == CGPoint(x: 10, y: 5) && layer.bounds.size.width == 10)
    #expect(layer.opacity == 1 && !layer.isHidden && layer.superlayer == nil)
    layer.position.x = 20
    #expect(layer.frame.minX == 15)
  }

  @Test func `layers are drawn in their order, behind and before subviews`() {
    let subview = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    subview.backgroundColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    let (back, front, between) = (layer(1), layer(2), layer(3))
    card.layer.addSublayer(back)
    card.addSubview(subview)
    card.layer.addSublayer(front)
    #expect(
      drawn == ["fill 21 100 10 9 0.0", "fill 70 100 10 4 0.0", "fill 22 100 10 9 0.0"])
    #expect(card.layer.sublayers == [back, subview.layer, front])

    card.layer.insertSublayer(between, above: subview.layer)
    #expect(card.layer.sublayers == [back, subview.layer, between, front])
    card.layer.insertSublayer(front, at: 0)
    #expect(card.layer.sublayers == [front, back, subview.layer, between])
    card.layer.insertSublayer(between, below: back)
    #expect(card.layer.sublayers == [front, between, back, subview.layer])
    #expect(between.superlayer === card.layer)

    front.removeFromSuperlayer()
    back.isHidden = true
    between.opacity = 0.5
    #expect(drawn == ["group 0.5", "fill 23 100 10 9 0.0", "other", "fill 70 100 10 4 0.0"])
  }

  @Test func `layers keep their order as subviews come and go`() {
    let (one, other, layer) = (UIView(), UIView(), layer(1))
    card.addSubview(one)
    card.layer.addSublayer(layer)
    #expect(one.layer.superlayer === card.layer && layer.superlayer === card.layer)

    one.removeFromSuperview()
    #expect(one.layer.superlayer == nil)
    card.addSubview(one)
    #expect(card.layer.sublayers == [layer, one.layer])
    card.insertSubview(other, at: 0)
    card.sendSubviewToBack(one)
    #expect(card.layer.sublayers == [layer, one.layer, other.layer])

    card.layer.addSublayer(layer)
    card.insertSubview(UIView(), at: 0)
    #expect(card.layer.sublayers?.last === layer)
    card.bringSubviewToFront(one)
    #expect(card.layer.sublayers?.suffix(2) == [layer, one.layer])
  }

  @Test func `layers lie in layers, and in no circle`() {
    let (outer, inner) = (layer(10), layer(1, red: 0))
    outer.addSublayer(inner)
    card.layer.addSublayer(outer)
    #expect(drawn == ["fill 30 100 10 9 0.0", "fill 31 100 10 0 0.0"])

    inner.addSublayer(outer)
    inner.addSublayer(card.layer)
    #expect(outer.sublayers == [inner] && inner.sublayers == nil)
    #expect(console.lines.count == 2 && console.lines[0].hasPrefix("CALayer cannot be added to"))
  }

  @Test func `a gradient lies along its line`() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = card.bounds
    gradient.cornerRadius = 8
    card.layer.insertSublayer(gradient, at: 0)
    #expect(drawn == ["gradient 20 100 [0.0, 1.0] 70 100 70 160 8.0"])

    gradient.locations = [0.2, 0.7]
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    #expect(drawn == ["gradient 20 100 [0.2, 0.7] 20 100 120 160 8.0"])

    gradient.colors = [UIColor.red.cgColor]
    #expect(drawn.isEmpty)
  }

  @Test func `colours of a gradient turn into each other`() {
    let (black, white) = (UIColor.black.components, UIColor.white.components)
    let gradient = DisplayList.Gradient(
      stops: [.init(at: 0.25, black), .init(at: 0.75, white)], start: .zero,
      end: CGPoint(x: 0, y: 100))
    let reds = [-10.0, 25, 50, 60, 90].map {
      (gradient.color(at: CGPoint(x: 7, y: $0)).red * 100).rounded()
    }
    #expect(reds == [0, 0, 50, 70, 100])

    let point = DisplayList.Gradient(
      stops: [.init(at: 0, black), .init(at: 1, white)], start: .zero, end: .zero)
    #expect(point.color(at: .zero).red == 1)
  }

  @Test func `a path casts the shadow, without a background too`() {
    card.layer.shadowOpacity = 1
    card.layer.shadowOffset = .zero
    #expect(drawn.isEmpty)

    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
    #expect(drawn == ["shadow 20 100 100 12.0"])
    card.layer.shadowPath =
      UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 50, height: 50)).cgPath
    #expect(drawn == ["shadow 30 100 50 0.0"])
  }

  @Test func `the shadow has the shape of its path, not of the layer`() {
    card.layer.shadowOpacity = 1
    card.layer.shadowOffset = .zero
    card.layer.cornerRadius = 9
    card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
    #expect(drawn == ["shadow 20 100 100 0.0"])
    card.layer.shadowPath = UIBezierPath().cgPath
    #expect(drawn.isEmpty)
  }

  @Test func `a path of a layer and one to draw are the same`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let other = UIBezierPath(cgPath: path.cgPath)
    #expect(other.bounds == path.bounds && other.cgPath == path.cgPath)
    #expect(path.cgPath.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    other.addLine(to: CGPoint(x: 50, y: 50))
    #expect(other.cgPath != path.cgPath && UIBezierPath().cgPath.isEmpty)
  }

  @Test func `a layer whose frame is no number stops the program in Apple's words`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CAGradientLayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "'CALayerInvalidGeometry', reason: 'CALayer "))
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "CAGradientLayer is set."))
  }

  @Test func `the sentence of layers`() {
    #expect(
      LayerMessage.cannotAdd(card.layer, to: CAGradientLayer()).text
        == "CALayer cannot be added to CAGradientLayer: it is the layer of a view, or the other lies "
        + "in it. Add the view with addSubview(_:), or make a layer of its own.")
  }

  @Test func `a phone has no popovers`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.popoverPresentationController?.sourceView = card
    alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    #expect(alert.popoverPresentationController == nil)
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
  }
}
