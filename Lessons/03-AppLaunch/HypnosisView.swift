import HeadlessUIKit

/// Circles around the middle, each a little wider than the last.
final class HypnosisView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.lightGray.setStroke()
    for radius in stride(from: 20, to: bounds.width / 2, by: 24) {
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: radius,
        startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      circle.lineWidth = 8
      circle.stroke()
    }
  }
}
