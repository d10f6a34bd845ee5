nonisolated extension DisplayList {
  /// A shape made of lines and curves.
  nonisolated package struct Path: Equatable, Sendable {
    /// One stroke of the pen, from where it stands.
    nonisolated package enum Element: Equatable, Sendable {
      case move(CGPoint)
      case line(CGPoint)
      case quadCurve(CGPoint, control: CGPoint)
      case curve(CGPoint, control1: CGPoint, control2: CGPoint)
      case close
    }

    package var elements: [Element]

    package init(_ elements: [Element] = []) {
      self.elements = elements
    }

    /// Where the pen stands, or nil before it was put down.
    package var currentPoint: CGPoint? {
      guard let last = elements.last else { return nil }
      guard last == .close else { return last.end }
      return elements.lazy.reversed().compactMap(\.start).first
    }

    /// All points, those that only bend a curve included.
    package var points: [CGPoint] { elements.flatMap(\.points) }

    /// Returns the path as a transform makes it.
    package func applying(_ transform: CGAffineTransform) -> Path {
      Path(elements.map { $0.applying(transform) })
    }
  }

  /// How a shape is drawn.
  nonisolated package enum Ink: Equatable, Sendable {
    /// All of it; what is enclosed twice is left out if the even-odd rule is used.
    case fill(evenOdd: Bool)
    /// Along its edge, with a line of a width.
    case stroke(width: CGFloat)
  }
}

nonisolated extension DisplayList.Path.Element {
  /// The points of the element, the one it ends at last.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate var end: CGPoint? { points.last }

  fileprivate var start: CGPoint? {
    if case .move(let point) = self { point } else { nil }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
