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

    /// The smallest rectangle around all points; zero for no points.
    package var frame: CGRect { elements.isEmpty ? .zero : CGRect(around: points) }

    package func applying(_ transform: CGAffineTransform) -> Path {
      Path(elements.map { $0.applying(transform) })
    }
  }

  /// How a shape is drawn.
  nonisolated package enum PathStyle: Equatable, Sendable {
    /// All of it.
    case fill
    /// Along its edge, with a line of a width.
    case stroke(width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter)
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

nonisolated extension DisplayList {
  /// A path with its curves broken into short lines.
  nonisolated package struct Outline: Sendable {
    /// A run of points that hang together.
    package struct Part: Sendable {
      package var points: [CGPoint]
      package var isClosed = false

      /// The lines between the points, the closing one included where there is one.
      package var lines: [(from: CGPoint, to: CGPoint)] {
        var lines = zip(points, points.dropFirst()).map { (from: $0, to: $1) }
        if isClosed, let first = points.first, let last = points.last, first != last {
          lines.append((from: last, to: first))
        }
        return lines
      }
    }

    package private(set) var parts: [Part] = []

    /// How many lines a curve becomes.
    private static let steps = 24

    package init(_ path: Path) {
      path.elements.forEach { add($0) }
      parts.removeAll { $0.points.isEmpty }
    }

    /// Returns whether a point is inside; open parts count as closed.
    package func contains(_ point: CGPoint) -> Bool {
      var winding = 0
      for part in parts {
        guard var last = part.points.last else { continue }
        for next in part.points {
          winding += Self.turn(from: last, to: next, around: point)
          last = next
        }
      }
      return winding != 0
    }

    /// Whether a line passes to the right of a point: 1 downwards, -1 upwards, 0 for neither.
    private static func turn(from start: CGPoint, to end: CGPoint, around point: CGPoint) -> Int {
      guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { return 0 }
      return end.y > start.y ? 1 : -1
    }

    private mutating func add(_ element: Path.Element) {
      switch element {
      case .move(let point):
        parts.append(Part(points: [point]))
      case .line(let point):
        append(point)
      case .quadCurve(let end, let control):
        guard let start = pen else { return }
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          append(start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
        }
      case .curve(let end, let control1, let control2):
        guard let start = pen else { return }
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let s = 1 - t
          append(
            start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
              + end * (t * t * t))
        }
      case .close:
        guard let last = parts.indices.last else { return }
        parts[last].isClosed = true
      }
    }

    private var pen: CGPoint? {
      guard let part = parts.last else { return nil }
      return part.isClosed ? part.points.first : part.points.last
    }

    /// Goes on from where the pen stands; after a part was closed, from where it began.
    private mutating func append(_ point: CGPoint) {
      guard let pen, let last = parts.indices.last else { return }
      if parts[last].isClosed {
        parts.append(Part(points: [pen, point]))
      } else {
        parts[last].points.append(point)
      }
    }
  }
}

nonisolated extension CGPoint {
  fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
