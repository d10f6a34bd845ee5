import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("CAShapeLayer", .isolated)
struct CAShapeLayerTests {
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  let layer = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
    card.layer.addSublayer(layer)
  }

  /// The paths that are drawn, from back to front.
  private var drawn:
    [(path: DisplayList.Path, color: DisplayList.Color, style: DisplayList.PathStyle)]
  {
    var recorder = DisplayList.Recorder(size: CGSize(width: 320, height: 480))
    recorder.draw(card)
    return recorder.list.commands.compactMap { command in
      if case .path(let path, let color, let style) = command { (path, color, style) } else { nil }
    }
  }

  @Test func `a new layer has Apple's defaults`() {
    let layer = CAShapeLayer()

    #expect(
      layer.path == nil && layer.fillColor == UIColor.black.cgColor && layer.strokeColor == nil)
    #expect(layer.fillRule == .nonZero && layer.lineWidth == 1 && layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter && layer.strokeStart == 0 && layer.strokeEnd == 1)
    card.layer.addSublayer(layer)
    #expect(drawn.count == 1)
  }

  @Test func `the shape is filled in the coordinates of the layer`() {
    layer.fillColor = UIColor.red.cgColor
    layer.fillRule = .evenOdd

    #expect(drawn.count == 1 && drawn[0].style == .fill(evenOdd: true))
    #expect(drawn[0].color == UIColor.red.components)
    #expect(CGRect(around: drawn[0].path.points) == CGRect(x: 30, y: 100, width: 40, height: 10))
  }

  @Test func `a line is drawn along the shape, over what fills it`() {
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel

    #expect(drawn.count == 2 && drawn[0].style == .fill(evenOdd: false))
    #expect(drawn[1].style == .stroke(width: 3, cap: .round, join: .bevel))
    layer.fillColor = nil
    #expect(drawn.count == 1)
    layer.lineWidth = 0
    #expect(drawn.isEmpty)
  }

  @Test func `a line may begin and end somewhere on the shape`() {
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    // The shape is 100 points around: 40, 10, 40 and 10.
    layer.strokeStart = 0.1
    layer.strokeEnd = 0.45

    #expect(
      drawn.map(\.path) == [
        DisplayList.Path([
          .move(CGPoint(x: 40, y: 100)), .line(CGPoint(x: 70, y: 100)),
          .line(CGPoint(x: 70, y: 105)),
        ])
      ])
    layer.strokeStart = 0.45
    #expect(drawn.isEmpty)
    layer.strokeStart = -3
    layer.strokeEnd = 7
    #expect(drawn[0].path.elements.last == .close)
    layer.strokeEnd = .nan
    #expect(drawn.count <= 1)
  }

  @Test func `a line on parts that do not hang together leaves the gap`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    layer.strokeEnd = 0.5

    #expect(
      drawn.map(\.path) == [
        DisplayList.Path([
          .move(CGPoint(x: 30, y: 100)), .line(CGPoint(x: 40, y: 100)),
          .move(CGPoint(x: 30, y: 120)), .line(CGPoint(x: 40, y: 120)),
        ])
      ])
  }

  /// Everything that is drawn, from back to front.
  private var commands: [DisplayList.Command] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 320, height: 480))
    recorder.draw(card)
    return recorder.list.commands
  }

  @Test func `a view is seen in the shape of its mask alone, with all that lies in it`() {
    card.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
    mask.fillRule = .evenOdd
    mask.frame = CGRect(x: 5, y: 0, width: 60, height: 60)
    card.layer.mask = mask

    let shape = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).path
      .applying(CGAffineTransform(translationX: 25, y: 100))
    #expect(commands.first == .beginShapeClip(shape, evenOdd: true))
    #expect(commands.last == .endClip && drawn.count == 1)
    card.layer.mask = nil
    #expect(!commands.contains(.endClip))
  }

  @Test func `a mask without a colour hides everything`() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: card.bounds).cgPath
    mask.fillColor = nil
    layer.mask = mask
    let nothing = DisplayList.Command.beginShapeClip(DisplayList.Path(), evenOdd: false)
    #expect(commands.first == nothing)

    layer.mask = CALayer()
    #expect(commands.first == nothing)
  }

  @Test func `the background of a plain layer is the shape of a mask`() {
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    card.layer.mask = mask

    guard case .beginShapeClip(let path, evenOdd: false)? = commands.first else {
      Issue.record("There is no mask.")
      return
    }
    #expect(CGRect(around: path.points) == CGRect(x: 30, y: 110, width: 20, height: 20))
  }

  @Test func `a gradient with a colour in it is the shape of a mask, with the corners it has`() {
    let mask = CAGradientLayer()
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    mask.frame = card.bounds
    card.layer.mask = mask
    let shape = { (path: UIBezierPath) in
      DisplayList.Command.beginShapeClip(
        path.path.applying(CGAffineTransform(translationX: 20, y: 100)), evenOdd: false)
    }
    #expect(commands.first == shape(UIBezierPath(roundedRect: card.bounds, cornerRadius: 0)))

    mask.cornerRadius = 8
    mask.maskedCorners = .layerMinXMinYCorner
    #expect(
      commands.first
        == shape(
          UIBezierPath(
            roundedRect: card.bounds, byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8))))
    mask.colors = [UIColor.clear.cgColor]
    #expect(commands.first == shape(UIBezierPath()))
  }

  @Test func `what a document sets by key reaches the layer`() {
    card.setValue(1, forKeyPath: "layer.zPosition")
    card.setValue("card", forKeyPath: "layer.name")

    #expect(card.layer.zPosition == 1 && card.layer.name == "card")
  }

  @Test func `what stands further in front is drawn later, and the rest keeps its order`() {
    let colors = [UIColor.red, .green, .blue].map { color in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = color
      card.addSubview(view)
      return color.components
    }
    layer.fillColor = UIColor.yellow.cgColor
    let drawn = {
      commands.compactMap { command in
        switch command {
        case .fill(_, let color, _), .path(_, let color, _): color
        default: nil
        }
      }
    }
    let yellow = UIColor.yellow.components
    #expect(drawn() == [yellow] + colors)

    card.subviews[0].layer.zPosition = 1
    layer.zPosition = -0.5
    card.subviews[2].layer.zPosition = -1
    #expect(drawn() == [colors[2], yellow, colors[1], colors[0]])
    #expect(card.hitTest(CGPoint(x: 5, y: 5), with: nil) === card.subviews[2])
  }
}
