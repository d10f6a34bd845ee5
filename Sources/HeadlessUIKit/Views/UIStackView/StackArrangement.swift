/// The constraints by which a stack view arranges its subviews, with UIKit's names for them.
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let axis: NSLayoutConstraint.Axis

  /// What the subviews fill: the stack view, or what its margins leave.
  private let canvas: AnyObject

  private(set) var constraints: [NSLayoutConstraint] = []

  /// The guides that lie between subviews and are all of one length.
  private(set) var gaps: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Makes the constraints.
  mutating func build() {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
      hide(view, after: stack.arrangedSubviews[..<index].last { !$0.isHidden })
    }
    guard let first = shown.first, let last = shown.last else { return }
    add(first, start, .equal, canvas, start, "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, "UISV-canvas-connection")
    for (view, next) in zip(shown, shown.dropFirst()) { separate(view, next) }
    share(shown)
    equalizeButtons(shown)
    align(shown)
  }

  private var start: Attribute { axis == .horizontal ? .leading : .top }
  private var end: Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: Attribute { axis == .horizontal ? .width : .height }
  private var middle: Attribute { axis == .horizontal ? .centerX : .centerY }
  private var across: Attribute { axis == .horizontal ? .centerY : .centerX }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ other: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ name: String
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, attribute, relation, second, other, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority), identifier: name))
  }

  /// A hidden view has no length, and stands where the one before it ends.
  ///
  /// Across the axis it keeps its place, so that it does not jump where hiding is animated.
  private mutating func hide(_ view: UIView, after previous: UIView?) {
    add(view, length, constant: 0, "UISV-hiding")
    if let previous {
      add(view, start, .equal, previous, end, "UISV-hiding")
    } else {
      add(view, start, .equal, canvas, start, "UISV-hiding")
    }
    let isRow = axis == .horizontal
    let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    switch stack.alignment {
    case .fill:
      add(view, near, .equal, canvas, near, "UISV-hiding")
      add(view, far, .equal, canvas, far, priority: 999, "UISV-hiding")
    case .center: add(view, across, .equal, canvas, across, "UISV-hiding")
    case .trailing: add(view, far, .equal, canvas, far, "UISV-hiding")
    case .leading, .firstBaseline, .lastBaseline:
      add(view, near, .equal, canvas, near, "UISV-hiding")
    }
  }

  /// Keeps the distance between neighbours.
  private mutating func separate(_ view: UIView, _ next: UIView) {
    let distance = stack.distance(after: view)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(next, start, .equal, view, end, constant: distance, "UISV-spacing")
    case .equalSpacing, .equalCentering:
      add(next, start, .greaterThanOrEqual, view, end, constant: distance, "UISV-spacing")
      addGap(view, next, distance)
    }
  }

  /// Puts a guide between neighbours, which is as long as the first one.
  private mutating func addGap(_ view: UIView, _ next: UIView, _ distance: CGFloat) {
    let gap = UILayoutGuide()
    gap.identifier = "UISV-gap"
    let isCentering = stack.distribution == .equalCentering
    let (from, to) = isCentering ? (middle, middle) : (end, start)
    add(gap, start, .equal, view, from, "UISV-distributing-edge")
    add(gap, end, .equal, next, to, "UISV-distributing-edge")
    let across: Attribute = axis == .horizontal ? .top : .leading
    add(gap, across, .equal, canvas, across, "UISV-distributing-edge")
    if let first = gaps.first {
      let priority: Float = isCentering ? 149 : 1000
      add(gap, length, .equal, first, length, priority: priority, "UISV-distributing")
    }
    gaps.append(gap)
    // A stack view that nothing else makes long is as short as the spacing allows.
    add(next, start, .equal, view, end, constant: distance, priority: 49, "UISV-canvas-fit")
  }

  /// Gives the subviews their lengths.
  private mutating func share(_ views: [UIView]) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: return
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, length, .equal, first, length, "UISV-fill-equally")
      }
    case .fillProportionally:
      let lengths = views.map { view in
        let size = view.systemContentSize
        return max(axis == .horizontal ? size.width : size.height, 0)
      }
      guard let base = zip(views, lengths).first(where: { $0.1 > 0 }) else { return }
      for (view, natural) in zip(views, lengths) where view !== base.0 && natural > 0 {
        add(
          view, length, .equal, base.0, length, multiplier: natural / base.1, priority: 999,
          "UISV-fill-proportionally")
      }
    }
  }

  /// Makes the buttons of a row that have a configuration as wide as the widest, where they can be.
  private mutating func equalizeButtons(_ views: [UIView]) {
    guard axis == .horizontal, stack.distribution != .fillEqually else { return }
    let buttons = views.filter(\.isEquallyWideInRow)
    for (button, next) in zip(buttons, buttons.dropFirst()) {
      add(next, .width, .equal, button, .width, priority: 500, "UISV-button-width")
    }
  }

  /// Places the subviews across the axis.
  private mutating func align(_ views: [UIView]) {
    let isRow = axis == .horizontal
    let near: Attribute = isRow ? .top : .leading
    let far: Attribute = isRow ? .bottom : .trailing
    let center: Attribute = isRow ? .centerY : .centerX
    var line: Attribute?
    switch stack.alignment {
    case .fill: break
    case .leading: line = near
    case .trailing: line = far
    case .center: line = center
    case .firstBaseline: line = isRow ? .firstBaseline : near
    case .lastBaseline: line = isRow ? .lastBaseline : near
    }
    for view in views {
      guard let line else {
        add(view, near, .equal, canvas, near, "UISV-canvas-connection")
        add(canvas, far, .equal, view, far, "UISV-canvas-connection")
        continue
      }
      let isBaseline = line == .firstBaseline || line == .lastBaseline
      if !isBaseline {
        add(view, line, .equal, canvas, line, "UISV-alignment")
      } else if let first = views.first, view !== first {
        add(view, line, .equal, first, line, "UISV-alignment")
      }
      if line != near {
        add(view, near, .greaterThanOrEqual, canvas, near, "UISV-spanning-boundary")
      }
      if line != far {
        add(canvas, far, .greaterThanOrEqual, view, far, "UISV-spanning-boundary")
      }
    }
    // What nothing else makes wide is as narrow as what it holds.
    if line != nil { add(canvas, isRow ? .height : .width, priority: 51, "UISV-spanning-fit") }
    if line == .firstBaseline || line == .lastBaseline, let first = views.first {
      add(first, near, .equal, canvas, near, priority: 52, "UISV-spanning-fit")
    }
  }
}

extension UIView {
  /// The size that the content asks for, or else the one that constraints in the view give it.
  fileprivate var systemContentSize: CGSize {
    let size = intrinsicContentSize
    return size.width < 0 && size.height < 0 && layoutState?.constraints.isEmpty == false
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : size
  }
}
