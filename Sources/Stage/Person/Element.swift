import HeadlessUIKit

/// Something on the screen that a person can look at and act on.
///
/// An element is looked for anew each time it is used, so it can be named before it is there.
///
/// - Shape: ``frame`` is in the screen's coordinates.
/// - Units: Points.
/// - Errors: Acting on an element that is missing, hidden, covered or disabled does nothing and
///   is reported in a sentence that says which.
/// - Source: Apple, XCTest, "XCUIElement".
public struct Element {
  let query: ElementQuery
  let name: String
  private let find: () -> UIView?

  init(query: ElementQuery, name: String, find: @escaping () -> UIView?) {
    self.query = query
    self.name = name
    self.find = find
  }

  /// Whether the element is in the view tree.
  public var exists: Bool { find() != nil }

  /// Whether a finger would reach the element.
  public var isHittable: Bool { obstacle == nil }

  /// Why a person sees nothing of the element, in a sentence, or nil if some of it is seen.
  ///
  /// The element is hidden, has no size, lies outside the screen or outside of a view that clips to its
  /// bounds, or an opaque view covers it. The sentence names what is in the way.
  public var whyUnseen: String? {
    guard let view = find() else { return "It is not there." }
    return Visibility(of: view).whyUnseen
  }

  /// Whether the element takes touches.
  public var isEnabled: Bool {
    guard let view = find() else { return false }
    return !view.accessibilityTraits.contains(.notEnabled)
      && !view.touchTarget.controlState.contains(.disabled)
  }

  /// Whether the element is chosen: a segment, or a button that is selected.
  public var isSelected: Bool {
    find()?.accessibilityTraits.contains(.selected) ?? false
  }

  /// What the element says, or the empty string if it is not there.
  public var label: String { find()?.spokenText ?? "" }

  /// What the element is set to, or nil if it cannot be set.
  ///
  /// It is what a wheel shows in the middle, "1" or "0" for a switch, "50%" for a slider, the text
  /// of a text field or else its placeholder, and "2 new items" for an icon with a badge.
  public var value: String? { find()?.accessibilityValue }

  /// The smallest upright rectangle around the element on the screen, or zero if it is not there.
  public var frame: CGRect {
    guard let view = find() else { return .zero }
    return CGRect(around: view.bounds.corners.map(view.onScreen))
  }

  /// Touches the middle of the element and lifts the touches.
  public func tap() {
    guard let view = reachable(to: "tapped") else { return }
    let touches = Touches(on: view.middle, in: view.window ?? query.stage.window)
    touches.lift()
  }

  /// How many rows a person looks at in one direction before giving up.
  private static let rowLimit = 10_000

  /// Turns a wheel until its middle row says something.
  ///
  /// The person looks at the rows as they come by: first those below, then those above, at most
  /// ten thousand in each direction.
  public func adjust(toPickerWheelValue value: String) {
    guard let view = reachable(to: "turned") else { return }
    guard let wheel = view.wheelGeometry else {
      return query.stage.report(
        "The \(query.kind) \(name) is no picker wheel: it cannot be turned.")
    }
    guard view.accessibilityValue != value || wheel.numberOfRows == 0 else { return }
    let start = wheel.selectedRow
    if wheel.hasKnownTitles { return turn(view, to: value, from: start) }
    let touches = Touches(on: view.middle, in: view.window ?? query.stage.window)
    let below = max(start, 0)..<min(wheel.numberOfRows, max(start, 0) + Self.rowLimit)
    let above = max(start - Self.rowLimit, 0)..<max(start, 0)
    for row in Array(below) + above.reversed() {
      touches.move(up: CGFloat(row - start) * wheel.rowHeight)
      if view.accessibilityValue == value { return touches.lift() }
    }
    touches.move(up: 0)
    touches.lift()
    query.stage.report(
      "The \(query.kind) \(name) has no row \u{201C}\(value)\u{201D} among the "
        + "\(below.count + above.count) rows looked at. Look at what the delegate answers for each row."
    )
  }

  // The rows of a date picker are in an order that everybody knows: the person turns straight to
  // the nearest one of that title.
  private func turn(_ view: UIView, to value: String, from start: Int) {
    guard let row = view.nearestRow(titled: value) else {
      return query.stage.report(
        "The \(query.kind) \(name) has no row \u{201C}\(value)\u{201D}. It shows "
          + "\u{201C}\(view.accessibilityValue ?? "")\u{201D}. Write the row as the wheel does, in its language."
      )
    }
    turn(by: row - start)
  }

  /// Turns a wheel by some rows: down the list, or up for a negative number.
  public func turn(by rows: Int) {
    turn(by: rows) {}
  }

  /// Turns a wheel by some rows, and does something else before the finger leaves it.
  ///
  /// Meanwhile the wheel shows the new row, and has told nobody of it.
  public func turn(by rows: Int, while body: () -> Void) {
    guard let view = reachable(to: "turned"), let wheel = view.wheelGeometry else { return }
    let touches = Touches(on: view.middle, in: view.window ?? query.stage.window)
    touches.move(up: CGFloat(rows) * wheel.rowHeight)
    body()
    touches.lift()
  }

  /// The view of the element, or nil if it is not there.
  package var view: UIView? { find() }

  func reachable(to act: String) -> UIView? {
    if let obstacle {
      query.stage.report("The \(query.kind) \(name) cannot be \(act): \(obstacle)")
      return nil
    }
    return find()
  }

  /// Why a finger does not reach the element, or nil if it does.
  private var obstacle: String? {
    guard let view = find() else { return "it is not there. \(query.inventory)" }
    var ancestor: UIView? = view.touchTarget
    while let current = ancestor {
      if current.isHidden { return "isHidden is true on \(name(of: current, as: view))." }
      if current.alpha < 0.01 { return "alpha is 0 on \(name(of: current, as: view))." }
      if !current.isUserInteractionEnabled {
        return "isUserInteractionEnabled is false on \(name(of: current, as: view))."
      }
      if !current.animationsAllowTouches {
        return "an animation of \(name(of: current, as: view)) is not over. Advance the clock, or "
          + "look at the option allowUserInteraction."
      }
      ancestor = current.superview
    }
    if !isEnabled { return "isEnabled is false." }
    if view.bounds.isEmpty { return "it has no size. Look at its frame, \(view.frame.text)." }
    return obstacleAtMiddle(of: view)
  }

  /// Why a finger on the middle of a view does not reach it, or nil if it does.
  private func obstacleAtMiddle(of view: UIView) -> String? {
    let middle = view.onScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    guard UIScreen.main.bounds.contains(middle) else {
      return "its middle is outside the screen. Look at its frame, \(view.frame.text)."
    }
    var (child, point) = (view, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    while let parent = child.superview {
      (child, point) = (parent, child.toSuperview(point))
      if !parent.point(inside: point, with: nil) {
        return "it sticks out of the \(type(of: parent)) it lies in, where touches do not reach "
          + "it. Look at the frames of both."
      }
    }
    let hit = query.stage.device.digitizer.view(at: middle)
    if let hit, hit.isDescendant(of: view.touchTarget) { return nil }
    return hit.map { "it is covered by \(String(withArticle: type(of: $0)))." }
      ?? "the window takes no touches."
  }

  private func name(of view: UIView, as target: UIView) -> String {
    view === target ? "it" : "the \(type(of: view)) it lies in"
  }
}

extension UIView {
  /// The middle of the view, in its window's coordinates.
  package var middle: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}

extension CGRect {
  /// The rectangle as a device prints it: x, y, width and height.
  fileprivate var text: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension Element: CustomStringConvertible {
  /// The kind of the element, and what it is named by: label “Tea”.
  public var description: String { "\(query.kind) \(name)" }
}
