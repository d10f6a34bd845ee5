import HeadlessUIKit

/// What keys do where a finger would drag: they swipe rows, move them, and scroll.
extension Element {
  /// The row of a table that the element is or lies in, or nil if it is in none.
  var row: Element? {
    var view = self.view
    while let current = view, current.automationType != .cell { view = current.superview }
    guard let row = view else { return nil }
    return query.stage.elements(AutomationType.cell.name) { $0 === row }.firstMatch
  }

  /// Whether a finger drags the element to another place.
  var isDraggable: Bool { view?.isDraggable == true }

  /// Drags the element by one place, down or up, unless it is at the end.
  func drag(down: Bool) {
    guard let target = view?.dragTarget(down: down), let view = reachable(to: "dragged") else {
      return
    }
    let start = view.onScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    let end = view.onScreen(target)
    let touches = Touches(at: [start])
    query.stage.device.clock.advance(by: Stage.rest)
    touches.drag(by: CGPoint(x: end.x - start.x, y: end.y - start.y))
    touches.lift()
  }
}

extension UIView {
  /// Whether a finger drags the view to another place.
  var isDraggable: Bool { dragTarget(down: true) != nil || dragTarget(down: false) != nil }

  /// The nearest view around this one whose content goes on below or above what can be seen of it.
  func scroller(down: Bool) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scroller = current as? UIScrollView, scroller.goesOn(down: down) { return scroller }
      view = current.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// Whether there is content below or above what can be seen.
  fileprivate func goesOn(down: Bool) -> Bool {
    let insets = adjustedContentInset
    let rest =
      down
      ? contentSize.height + insets.bottom - bounds.height - contentOffset.y
      : contentOffset.y + insets.top
    return isScrollEnabled && rest > 0.5
  }
}

extension Stage {
  /// How much of what can be seen a key scrolls: something stays in sight that was there before.
  private static let scrolledPart: CGFloat = 0.75

  /// How long a finger rests before it drags something or is lifted, in seconds.
  fileprivate static let rest: TimeInterval = 0.2

  /// Scrolls with a finger: what lies around a view, or else the first content that goes on.
  func scroll(around view: UIView?, down: Bool) {
    let around = view?.scroller(down: down)
    guard let scroller = around ?? scrollers.first(where: { $0.goesOn(down: down) }),
      let start = startOfDrag(on: scroller, down: down)
    else { return }
    let length = start.length * (down ? -1 : 1)
    let touches = Touches(at: [start.point])
    touches.drag(by: CGPoint(x: 0, y: length))
    // A finger that has rested does not fling the content.
    touches.move(to: [CGPoint(x: start.point.x, y: start.point.y + length)], after: Self.rest)
    touches.lift()
    // Content that was dragged beyond its end springs back, and can be used again then.
    if viewsInMotion > 0 { device.clock.advance(by: Self.spring) }
  }

  /// How long content takes that springs back, in seconds.
  private static let spring: TimeInterval = 0.5

  private var scrollers: [UIScrollView] {
    elements("scroll view") { $0 is UIScrollView && $0.window != nil }.views
      .compactMap { $0 as? UIScrollView }
  }

  /// Where a finger can begin to scroll a view, and how far it goes; nil if everything is covered.
  private func startOfDrag(
    on view: UIScrollView, down: Bool
  ) -> (point: CGPoint, length: CGFloat)? {
    let insets = view.adjustedContentInset
    let seen = view.bounds.inset(by: insets)
    guard seen.height > 0 else { return nil }
    for part in [0.9, 0.7, 0.5] as [CGFloat] {
      for share in [0.5, 0.04, 0.96, 0.25, 0.75] as [CGFloat] {
        let height = down ? part : 1 - part
        let point = view.onScreen(
          CGPoint(x: seen.minX + share * seen.width, y: seen.minY + height * seen.height))
        if let hit = device.digitizer.view(at: point), hit.isDescendant(of: view),
          !hit.keepsDrags(within: view)
        {
          return (point, Self.scrolledPart * seen.height)
        }
      }
    }
    return nil
  }

  /// Puts what stands in the keyboard's place behind the field that it writes into.
  ///
  /// So who goes from element to element comes from a field to its wheels, and then to the next field.
  func inKeyOrder<Item>(_ items: [Item], view: (Item) -> UIView?) -> [Item] {
    guard let field = keyboard.field,
      let place = items.firstIndex(where: { view($0) === field })
    else { return items }
    let ofKeyboard = items.filter { view($0)?.window is KeyboardWindow }
    let before = items[...place].filter { !(view($0)?.window is KeyboardWindow) }
    let after = items[(place + 1)...].filter { !(view($0)?.window is KeyboardWindow) }
    return before + ofKeyboard + after
  }
}

extension UIView {
  /// Whether a finger that is put here drags something else than the scroll view around it.
  fileprivate func keepsDrags(within scroller: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== scroller {
      if current.accessibilityTraits.contains(.adjustable) || current.wheelGeometry != nil
        || current.isDraggable || current is UIScrollView
      {
        return true
      }
      view = current.superview
    }
    return false
  }
}
