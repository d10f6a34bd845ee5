import HeadlessUIKit

/// A home as one draws it: a roof, a wall with its plate, and a name.
final class HomeView: UIView {
  /// Draws a home, with its plate as it is or with other words on it.
  init(_ home: Home, plate words: String? = nil) {
    super.init(frame: CGRect(x: 80, y: 16, width: 160, height: 176))
    backgroundColor = .systemBackground
    if let words { home.plate.text = words }
    home.plate.frame = CGRect(x: 16, y: 80, width: 128, height: 32)
    home.plate.textAlignment = .center
    let name = UILabel(
      frame: CGRect(x: 0, y: 152, width: 160, height: 16))
    name.text = "\(type(of: home))"
    name.font = .boldSystemFont(ofSize: 13)
    name.textAlignment = .center
    addSubview(home.plate)
    addSubview(name)
  }

  // No document describes a home that is drawn in code.
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let wall = UIBezierPath(
      rect: CGRect(x: 12, y: 56, width: 136, height: 88))
    let roof = UIBezierPath()
    roof.move(to: CGPoint(x: 4, y: 56))
    roof.addLine(to: CGPoint(x: 80, y: 4))
    roof.addLine(to: CGPoint(x: 156, y: 56))
    for path in [wall, roof] {
      path.lineWidth = 2
      path.stroke()
    }
  }
}
