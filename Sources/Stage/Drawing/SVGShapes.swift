import HeadlessUIKit

nonisolated extension DisplayList.Path {
  /// The path as the attribute `d` of an SVG element holds it.
  var svg: String {
    func pair(_ points: CGPoint...) -> String { points.flatMap { [$0.x, $0.y] }.svg }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + pair(point)
      case .line(let point): "L" + pair(point)
      case .quadCurve(let end, let control): "Q" + pair(control, end)
      case .curve(let end, let control1, let control2): "C" + pair(control1, control2, end)
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }
}

nonisolated extension CGAffineTransform {
  /// The transform as an SVG element holds it.
  ///
  /// Four of the numbers multiply lengths of hundreds of points, so two decimals are too few.
  var svg: String {
    let factors = [a, b, c, d].map {
      Self.trimmed(String(format: "%.6f", $0.isFinite ? Double($0) : 0))
    }
    return "matrix(\((factors + [tx.svg, ty.svg]).joined(separator: " ")))"
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
