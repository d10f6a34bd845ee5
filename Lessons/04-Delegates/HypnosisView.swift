import HeadlessUIKit

/// A view that draws rings around its middle.
final class HypnosisView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(
      red: 0.16, green: 0.14, blue: 0.36, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath()
    let last = min(bounds.width, bounds.height) / 2
    for radius in stride(from: 24, through: max(last, 24), by: 24) {
      path.move(to: CGPoint(x: middle.x + radius, y: middle.y))
      path.addArc(
        withCenter: middle, radius: radius, startAngle: 0,
        endAngle: 2 * .pi, clockwise: true)
    }
    path.lineWidth = 6
    UIColor(white: 1, alpha: 0.12).setStroke()
    path.stroke()
  }
}
