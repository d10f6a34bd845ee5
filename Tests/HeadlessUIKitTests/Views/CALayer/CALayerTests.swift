import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("CALayer", .isolated)
struct CALayerTests {
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))

  /// What the card draws, from back to front.
  private func drawn() -> [String] {
    let lines = Stage(showing: card).display.description.split(separator: "\n")
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains("(20 100 100 60)") || $0.hasPrefix("shadow") }
  }

  @Test func `a layer draws nothing until it is told to`() {
    let layer = card.layer
    #expect(layer === card.layer && layer !== UIView().layer)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    #expect(layer.borderColor == UIColor.black.cgColor && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))

    #expect(drawn() == [])
  }

  @Test func `corners round the background and the edge`() {
    card.backgroundColor = .red
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.blue.cgColor

    #expect(
      drawn() == [
        "fill (20 100 100 60) #ff0000 radius 12",
        "stroke (20 100 100 60) #0000ff width 2 radius 12",
      ])
  }

  @Test func `the edge lies over all that lies in the view`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    child.backgroundColor = .green
    card.addSubview(child)
    card.layer.borderWidth = 1

    #expect(
      drawn() == ["fill (20 100 100 60) #00ff00", "stroke (20 100 100 60) #000000 width 1"])
  }

  @Test func `what lies in a view is cut off at its corners if the layer masks it`() {
    card.layer.cornerRadius = 12
    #expect(!drawn().contains { $0.hasPrefix("clip") })

    card.layer.masksToBounds = true

    #expect(card.clipsToBounds)
    #expect(drawn() == ["clip (20 100 100 60) radius 12"])
    let svg = SVGCanvas().svg(for: Stage(showing: card).display)
    #expect(svg.contains("width=\"100\" height=\"60\" rx=\"12\""))
  }

  @Test func `a radius beyond half of the shorter side makes a circle`() {
    card.backgroundColor = .red
    card.layer.cornerRadius = 500
    #expect(drawn() == ["fill (20 100 100 60) #ff0000 radius 30"])

    card.layer.cornerRadius = -5
    #expect(drawn() == ["fill (20 100 100 60) #ff0000"])
  }

  @Test func `a shadow lies beside the view, behind its background`() {
    card.backgroundColor = .white
    card.layer.cornerRadius = 8
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 2, height: 4)
    card.layer.shadowRadius = 6

    #expect(
      drawn() == [
        "shadow (22 104 100 60) #000000 50% blur 6 radius 8",
        "fill (20 100 100 60) #ffffff radius 8",
      ])
    #expect(
      SVGCanvas().svg(for: Stage(showing: card).display)
        .contains("<feGaussianBlur stdDeviation=\"3\"/>"))
  }

  @Test func `a view that is clipped or has no background casts no shadow`() {
    card.layer.shadowOpacity = 1
    #expect(drawn() == [])

    card.backgroundColor = .white
    card.clipsToBounds = true
    #expect(!drawn().contains { $0.hasPrefix("shadow") })
  }

  @Test func `what a view and its layer both have is one thing`() {
    let layer = card.layer

    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(card.backgroundColor == .red)

    card.backgroundColor = nil
    #expect(layer.backgroundColor == nil)
  }

  @Test func `a layer whose view is gone changes nothing`() {
    let layer = { UIView(frame: card.frame).layer }()

    layer.cornerRadius = 3
    layer.masksToBounds = true

    #expect(layer.backgroundColor == nil && !layer.masksToBounds)
  }

  @Test func `an animation of views rounds the corners by and by`() {
    card.backgroundColor = .red
    let stage = Stage(showing: card)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.layer.cornerRadius = 20
    }
    func radius() -> CGFloat? {
      stage.display.commands.compactMap { command in
        if case .fill(_, UIColor.red.components, let radius) = command { radius } else { nil }
      }.first
    }

    stage.clock.advance(by: 0.5)
    #expect(radius() == 10)
    stage.clock.advance(by: 1)
    #expect(radius() == 20)
  }

  @Test func `a layer is asked by key, and by a path from its view`() {
    card.setValue(7, forKeyPath: "layer.cornerRadius")
    card.setValue(true, forKeyPath: "layer.masksToBounds")

    #expect(card.layer.cornerRadius == 7 && card.clipsToBounds)
    #expect(card.layer.value(forKey: "cornerRadius") as? CGFloat == 7)
  }

  @Test func `a colour of a layer is one of a view`() {
    let color = UIColor.systemTeal.withAlphaComponent(0.5)

    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor == color.cgColor && color.cgColor != UIColor.red.cgColor)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) == UIColor.white.cgColor)
    #expect(color.cgColor.alpha == 0.5)
    #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor]).count == 1)
  }
}
