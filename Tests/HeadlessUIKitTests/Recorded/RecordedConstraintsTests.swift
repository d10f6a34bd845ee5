import Grading
import HeadlessUIKit
import Testing

/// What the project PureLayout/PureLayout has tests for that it runs with Apple's UIKit: where
/// constraints place views, and which view holds a constraint.
///
/// Each part names the file there, below `PureLayout/PureLayoutTests`. The constraints that its own
/// methods make are made here with UIKit's initializers. It allows a difference of one
/// point, and the tests here one of half a point, as edges lie on pixels.
@Suite("Recorded: constraints", .isolated)
struct RecordedConstraintsTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let views = (0..<4).map { _ in UIView() }
  private var view: UIView { views[0] }
  private var other: UIView { views[1] }

  init() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
  }

  /// Has constraints evaluated in a view and all that lie in it, the innermost first.
  private func layOut(_ view: UIView) {
    view.subviews.forEach(layOut)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Ties an attribute of a view to that of another, or to a number, and activates the constraint.
  @discardableResult
  private func tie(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other != nil && otherAttribute == .notAnAttribute ? attribute : otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.isActive = true
    return constraint
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    tie(view, .width, plus: width)
    tie(view, .height, plus: height)
  }

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

  // MARK: - PureLayoutCenteringTests.m

  @Test(arguments: [(100.0, 100.0, 450.0, 450.0), (80, 124, 460, 438)])
  func `a view in the middle of its superview`(
    width: Double, height: Double, x: Double, y: Double
  ) {
    size(view, width, height)
    tie(view, .centerX, to: container)
    tie(view, .centerY, to: container)

    layOut(container)

    #expect(view.center == CGPoint(x: 500, y: 500))
    #expect(view.frame == CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `one axis after the other, in either order`() {
    size(view, 150, 200)
    tie(view, .centerX, to: container)
    layOut(container)
    #expect(view.frame.midX == 500)
    tie(view, .centerY, to: container)
    layOut(container)
    #expect(view.frame.midY == 500)

    size(other, 25, 20)
    tie(other, .centerY, to: container)
    layOut(container)
    #expect(other.frame.midY == 500)
    tie(other, .centerX, to: container)
    layOut(container)
    #expect(other.frame.midX == 500)
  }

  @Test func `the baseline of a view without text is its lower edge`() {
    size(view, 400, 100)
    tie(view, .lastBaseline, to: container)

    layOut(container)

    #expect(view.frame.maxY == 1000)
  }

  // MARK: - PureLayoutPinEdgesTests.m

  @Test func `edges that are pinned left and right, one after the other`() {
    tie(view, .top, to: container, plus: 10)
    tie(view, .left, to: container, plus: 5)
    layOut(container)
    #expect(view.frame.origin == CGPoint(x: 5, y: 10))

    tie(view, .right, to: container)
    tie(view, .bottom, to: container, plus: 10)
    layOut(container)
    #expect(view.frame == CGRect(x: 5, y: 10, width: 995, height: 1000))
  }

  @Test func `edges that are pinned leading and trailing, one after the other`() {
    tie(view, .trailing, to: container)
    tie(view, .bottom, to: container, plus: 52)
    layOut(container)
    #expect(view.frame.maxX == 1000)
    #expect(view.frame.maxY == 1052)

    tie(view, .leading, to: container, plus: 500)
    layOut(container)
    #expect(view.frame.minX == 500)

    tie(view, .top, to: container)
    layOut(container)
    #expect(view.frame == CGRect(x: 500, y: 0, width: 500, height: 1052))
  }

  // MARK: - PureLayoutDistributeTests.m

  /// The attributes along which views are laid in a row, and the one that says how long each is.
  private struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = Direction(
      start: .leading, end: .trailing, middle: .centerX, length: .width)
    static let vertical = Direction(start: .top, end: .bottom, middle: .centerY, length: .height)

    func place(of view: UIView) -> (start: CGFloat, length: CGFloat) {
      let frame = view.frame
      return length == .width ? (frame.minX, frame.width) : (frame.minY, frame.height)
    }
  }

  /// Lays views in a row with a fixed space before, between and after them, all of one length.
  private func fill(
    _ direction: Direction, with views: [UIView], space: CGFloat,
    aligned alignment: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    var constraints = [tie(views[0], direction.start, to: container, plus: space)]
    for (former, view) in zip(views, views.dropFirst()) {
      constraints.append(tie(view, direction.start, to: former, direction.end, plus: space))
      constraints.append(tie(view, direction.length, to: former))
      constraints.append(tie(view, alignment, to: former))
    }
    constraints.append(tie(views[views.count - 1], direction.end, to: container, plus: -space))
    return constraints
  }

  /// Lays views of a fixed length in a row, by a multiple of the middle of what they lie in.
  private func spread(
    _ direction: Direction, with views: [UIView], length: CGFloat,
    aligned alignment: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      constraints.append(tie(view, direction.length, plus: length))
      let multiplier = CGFloat(index * 2 + 2) / CGFloat(views.count + 1)
      constraints.append(
        tie(
          view, direction.middle, to: container, times: multiplier,
          plus: (multiplier - 1) * length / 2))
      if index > 0 { constraints.append(tie(view, alignment, to: views[index - 1])) }
    }
    return constraints
  }

  /// Checks where each view of a row starts and how long it is.
  private func check(
    _ direction: Direction, _ views: [UIView], length: CGFloat, space: CGFloat
  ) {
    for (index, view) in views.enumerated() {
      let place = direction.place(of: view)
      #expect(
        near(place.start, space + CGFloat(index) * (length + space)), "view \(index) of \(space)")
      #expect(near(place.length, length), "view \(index) of \(space)")
    }
  }

  @Test(arguments: [4, 1])
  func `views with a fixed space share the width and then, all anew, the height`(count: Int) {
    let views = Array(views.prefix(count))
    let turns: [(Direction, CGFloat, NSLayoutConstraint.Attribute)] = [
      (.horizontal, 20, .top), (.horizontal, -30, .lastBaseline), (.horizontal, 0, .centerY),
      (.vertical, 20, .right), (.vertical, 0, .leading), (.vertical, -35, .centerX),
    ]

    for (direction, space, alignment) in turns {
      let constraints = fill(direction, with: views, space: space, aligned: alignment)
      layOut(container)

      let length = (1000 - CGFloat(count + 1) * space) / CGFloat(count)
      check(direction, views, length: length, space: space)
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  @Test(arguments: [4, 1])
  func `views of a fixed length share the space there is`(count: Int) {
    let views = Array(views.prefix(count))
    let turns: [(Direction, CGFloat, NSLayoutConstraint.Attribute)] = [
      (.horizontal, 20, .top), (.horizontal, 0, .bottom), (.horizontal, 250, .centerY),
      (.vertical, 20, .left), (.vertical, 0, .trailing), (.vertical, 500, .centerX),
    ]

    for (direction, length, alignment) in turns {
      let constraints = spread(direction, with: views, length: length, aligned: alignment)
      layOut(container)

      let space = (1000 - CGFloat(count) * length) / CGFloat(count + 1)
      check(direction, views, length: length, space: space)
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  // MARK: - PureLayoutInstallationTests.m, PureLayoutRemovalTests.m

  @Test func `a constraint that is made of nothing has no items`() {
    let constraint = NSLayoutConstraint()

    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
  }

  @Test func `a constraint between two views is held by the one they lie in, once it is active`() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom,
      multiplier: 1, constant: 0)
    #expect(container.constraints.isEmpty && !constraint.isActive)

    constraint.isActive = true
    #expect(container.constraints == [constraint])

    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test func `a constraint of one view is held by that view`() {
    let constraint = tie(view, .width, plus: 10)
    #expect(view.constraints == [constraint] && container.constraints.isEmpty)

    constraint.isActive = false
    #expect(view.constraints.isEmpty)
  }

  @Test func `a constraint that a view above holds is taken back from there`() {
    let inner = UIView()
    view.addSubview(other)
    other.addSubview(inner)
    let constraint = tie(inner, .centerY, to: other)
    #expect(other.constraints == [constraint])

    other.removeConstraint(constraint)
    container.addConstraint(constraint)
    #expect(container.constraints == [constraint] && constraint.isActive)
    constraint.isActive = false
    #expect(container.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `all constraints of a row are taken back at once`() {
    let constraints = spread(.horizontal, with: views, length: 10, aligned: .centerY)
    #expect(container.constraints.count == 7)

    NSLayoutConstraint.deactivate(constraints)
    #expect(container.constraints.isEmpty)
    #expect(views.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `the outermost view holds a constraint of its own height`() {
    let constraint = tie(container, .height, plus: 0)
    #expect(container.constraints == [constraint])

    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  // MARK: - PureLayoutBatchTests.m

  @Test func `constraints are active after activate, and those that are only made are not`() {
    let made = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      other.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalToConstant: 100),
    ]
    #expect(made.allSatisfy { !$0.isActive })

    NSLayoutConstraint.activate(made)
    #expect(made.allSatisfy { $0.isActive })
    #expect(container.constraints.count == 3 && other.constraints.count == 1)

    NSLayoutConstraint.deactivate(made)
    #expect(made.allSatisfy { !$0.isActive })
  }

  // MARK: - PureLayoutIdentifierTests.m

  @Test func `a constraint has no identifier until it gets one, and keeps it`() {
    let constraint = tie(view, .leading, to: other, .trailing)
    #expect(constraint.identifier == nil)

    constraint.identifier = "Identify"
    #expect(constraint.identifier == "Identify")
    constraint.isActive = false
    #expect(constraint.identifier == "Identify")
  }

  // MARK: - PureLayoutPriorityTests.m, PureLayoutPriorityTests-iOS.m

  @Test(arguments: [UILayoutPriority.fittingSizeLevel, .defaultHigh, .required, .defaultLow])
  func `each kind of constraint is active with the priority it was given`(
    priority: UILayoutPriority
  ) {
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.top, .bottom), (.trailing, .leading), (.centerY, .bottom), (.right, .centerX),
      (.width, .height), (.lastBaseline, .centerY), (.centerX, .centerX),
    ]
    for (attribute, otherAttribute) in pairs {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: otherAttribute, multiplier: 1, constant: 0)
      #expect(constraint.priority == .required)
      constraint.priority = priority
      constraint.isActive = true
      #expect(constraint.priority == priority && constraint.isActive)
      constraint.isActive = false
      #expect(constraint.priority == priority)
    }
  }

  @Test func `how much a label resists is said for each direction alone`() {
    let label = UILabel()
    label.text = "Some text."
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(
      UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1), for: .vertical)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentHuggingPriority(
      UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1), for: .vertical)

    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 1000)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 51)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 1000)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 749)
  }

  // MARK: - PureLayoutInstantiationTests.m

  @Test func `a view, a label and an image view keep their frames until they are told not to`() {
    for view in [UIView(), UILabel(), UIImageView()] {
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      view.translatesAutoresizingMaskIntoConstraints = false
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}
