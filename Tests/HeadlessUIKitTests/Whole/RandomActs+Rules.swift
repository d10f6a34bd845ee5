import HeadlessUIKit
import Stage

/// What holds whatever happens.
extension RandomActs {
  /// The rules that are broken now.
  var brokenRules: [String] {
    isQuiet = true
    defer { isQuiet = false }
    let held = Dictionary(
      (views + windows).flatMap(\.subviews).map { (ObjectIdentifier($0), 1) }, uniquingKeysWith: +)
    return views.flatMap { brokenByTree($0, held[ObjectIdentifier($0)] ?? 0) }
      + windows.flatMap(brokenByHits) + brokenByResponders
      + brokenByPicture + touchLog.complaints + lateEnds.map { _ in "a lifted finger has no end" }
  }

  /// The rules that are broken once all fingers are lifted and all waiting is over.
  var rulesBrokenAtRest: [String] {
    var broken = brokenRules
    if touchLog.hasOpenTouches { broken.append("a touch has no end") }
    for view in views {
      if let control = view as? UIControl, control.isHighlighted || control.isTracking {
        broken.append("control \(view.tag) is still pressed")
      }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
        broken.append("a recognizer of \(view.tag) is still \(recognizer.state)")
      }
    }
    return broken
  }

  private func brokenByTree(_ view: UIView, _ holders: Int) -> [String] {
    var broken: [String] = []
    let isHeld = view.superview.map { holders == 1 && $0.subviews.contains(view) }
    if isHeld != (holders == 0 ? nil : true) {
      broken.append("view \(view.tag) and its superview disagree")
    }
    var (root, steps) = (view, 0)
    while let parent = root.superview, steps <= views.count { (root, steps) = (parent, steps + 1) }
    if steps > views.count { broken.append("view \(view.tag) lies in a circle") }
    if view.window !== root as? UIWindow { broken.append("view \(view.tag) has a wrong window") }
    return broken
  }

  private var brokenByResponders: [String] {
    views.filter { $0.isFirstResponder && $0.window == nil }
      .map { "view \($0.tag) is the first responder of no window" }
      + windows.filter { window in
        views.filter { $0.window === window && $0.isFirstResponder }.count > 1
      }
      .map { _ in "a window has two first responders" }
  }

  private func brokenByHits(_ window: UIWindow) -> [String] {
    // Not on an edge, where the last digit decides.
    let point = CGPoint(x: number(0...319) + 0.137, y: number(0...567) + 0.713)
    let (hit, expected) = (
      window.hitTest(point, with: nil), PlainHitTest.view(at: point, in: window)
    )
    return hit === expected
      ? [] : ["\(point) hits \(hit?.tag ?? -1), not \(expected?.tag ?? -1)"]
  }

  private var brokenByPicture: [String] {
    guard roll(40) == 0 else { return [] }
    let display = stage.display
    var depth = 0
    for command in display.commands {
      switch command {
      case .beginClip, .beginShapeClip, .beginGroup, .beginTransform, .beginFigure: depth += 1
      case .endClip, .endGroup, .endTransform, .endFigure: depth -= 1
      default: break
      }
      if depth < 0 { return ["a group ends before it begins"] }
    }
    let lines = TerminalCanvas(style: .plain).lines(for: display)
    let svg = SVGCanvas().svg(for: display)
    let isWhole = depth == 0 && lines.count > 10 && svg.hasSuffix("</svg>\n")
    return isWhole ? [] : ["the picture is not whole"]
  }
}

/// What `hitTest(_:with:)` is to find, written down once more and plainly.
enum PlainHitTest {
  static func view(at point: CGPoint, in view: UIView) -> UIView? {
    if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return nil }
    if !view.animationsAllowTouches { return nil }
    let bounds = view.bounds
    guard point.x >= bounds.minX, point.x < bounds.maxX, point.y >= bounds.minY,
      point.y < bounds.maxY
    else { return nil }
    for subview in view.subviews.reversed() {
      guard let inside = place(of: point, in: subview) else { continue }
      if let hit = Self.view(at: inside, in: subview) { return hit }
    }
    return view
  }

  /// Solves x' = a·x + c·y + tx, y' = b·x + d·y + ty about the middle of the view.
  private static func place(of point: CGPoint, in view: UIView) -> CGPoint? {
    let t = view.transform
    let area = t.a * t.d - t.b * t.c
    guard area != 0 else { return nil }
    let (x, y) = (point.x - view.center.x - t.tx, point.y - view.center.y - t.ty)
    return CGPoint(
      x: (t.d * x - t.c * y) / area + view.bounds.midX,
      y: (t.a * y - t.b * x) / area + view.bounds.midY)
  }
}
