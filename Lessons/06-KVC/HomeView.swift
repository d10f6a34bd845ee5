import HeadlessUIKit

/// A house with a roof, a sign with a text, and the name of its class below.
final class HomeView: UIView {
  /// Creates a house whose sign shows the text `words`, or "nil".
  init(_ home: Home, words: Any?) {
    super.init(frame: CGRect(x: 56, y: 16, width: 208, height: 176))
    backgroundColor = .systemBackground
    home.sign.text = "\(words ?? "nil")"
    home.sign.frame = CGRect(x: 16, y: 80, width: 176, height: 32)
    home.sign.textAlignment = .center
    let name = UILabel(
      frame: CGRect(x: 0, y: 152, width: 208, height: 16))
    name.text = "\(type(of: home))"
    name.font = .boldSystemFont(ofSize: 13)
    name.textAlignment = .center
    addSubview(home.sign)
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let wall = UIBezierPath(
      rect: CGRect(x: 12, y: 56, width: 184, height: 88))
    let roof = UIBezierPath()
    roof.move(to: CGPoint(x: 4, y: 56))
    roof.addLine(to: CGPoint(x: 104, y: 4))
    roof.addLine(to: CGPoint(x: 204, y: 56))
    for path in [wall, roof] {
      path.lineWidth = 2
      path.stroke()
    }
  }
}
