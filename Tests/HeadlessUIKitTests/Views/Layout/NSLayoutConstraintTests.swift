import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("NSLayoutConstraint", .isolated)
struct NSLayoutConstraintTests {
  private let console = ConsoleRecorder()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Puts the view into the top left corner, 50 points high.
  private func pinTop() {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func `a view fills the root but for a margin`() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 180, height: 100))

    root.frame.size = CGSize(width: 300, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 280, height: 50))
    #expect(console.lines.isEmpty)
  }

  @Test func `the initializer, activation, the holder, and the way back`() {
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 0.5, constant: 4)
    #expect(!width.isActive && root.constraints.isEmpty && width.priority == .required)
    #expect(width.firstItem === view && width.secondItem === root && width.multiplier == 0.5)

    pinTop()
    width.isActive = true
    #expect(root.constraints.count == 3 && view.constraints.count == 1)
    #expect(root.constraints.last === width)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 104, height: 50))

    width.constant = 0
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)

    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 7)
    #expect(console.lines.isEmpty)
  }

  @Test func `a constraint without items stands in for another`() {
    var width = NSLayoutConstraint()
    #expect(width.firstItem == nil && !width.isActive && width.constant == 0)
    width = view.widthAnchor.constraint(equalToConstant: 4)
    #expect(width.constant == 4)
  }

  @Test func `a description reads as an equation`() {
    view.accessibilityIdentifier = "box"
    let label = UILabel()
    label.text = "Hi"
    let one = view.widthAnchor.constraint(lessThanOrEqualTo: label.widthAnchor, multiplier: 2)
    let other = label.heightAnchor.constraint(equalToConstant: 12.5)
    (one.constant, one.identifier, other.priority) = (-8, "wide", .defaultHigh)

    #expect(
      one.description
        == "<NSLayoutConstraint 'wide' UIView'box'.width <= 2*UILabel'Hi'.width - 8   (inactive)>")
    other.isActive = true
    #expect("\(other)" == "<NSLayoutConstraint UILabel'Hi'.height == 12.5 @750   (active)>")
  }

  @Test func `required constraints that contradict each other are told, and the last is broken`() {
    pinTop()
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(view.frame.width == 60)
    #expect(
      console.lines == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint UIView.width == 60   (active)>",
            "<NSLayoutConstraint UIView.width == 80   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView.width == 80   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
  }

  @Test func `only those that take part in a contradiction are listed`() throws {
    pinTop()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
      view.widthAnchor.constraint(equalTo: other.widthAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
    ])
    root.layoutIfNeeded()

    let text = try #require(console.lines.first)
    #expect(text.components(separatedBy: "\"<").count == 4)
    #expect(text.contains("width >= 90") && text.contains("width <= 40"))
    #expect(!text.contains("height") && view.frame.width == 90)
  }

  @Test func `a view that translates its mask contradicts, and UIKit names the property`() throws {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()

    let text = try #require(console.lines.first)
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint UIView.minX == 5   (active)>"))
    #expect(text.contains("the UIView property translatesAutoresizingMaskIntoConstraints"))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func `B269: a size that comes from outside is named as a device names it`() throws {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: row.topAnchor),
      content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 100),
    ])
    row.layoutIfNeeded()

    let text = try #require(console.lines.first)
    #expect(
      text.contains(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 44   (active)>"))
    #expect(!text.contains("NSAutoresizingMask"))
  }

  @Test func `a priority is counted on from and compared`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority == UILayoutPriority(999) && priority < .required)
    #expect(1 + priority == .required && UILayoutPriority.required - priority == 1)

    priority += 1
    #expect(priority == .required)

    priority -= 250
    #expect(priority == .defaultHigh && UIFont.Weight.bold > .regular)
  }

  @Test func `priorities decide, in full or as nearly as can be`() {
    pinTop()
    let wish = view.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultHigh
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      wish, least, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)

    wish.constant = 10
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)

    wish.priority = UILayoutPriority(1)
    least.constant = 130
    root.layoutIfNeeded()
    #expect(view.frame.width == 130)
    #expect(console.lines.isEmpty)
  }

  @Test func `three inequalities hold together, whichever comes first`() {
    pinTop()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let constraints = [
      view.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2),
      other.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      other.heightAnchor.constraint(equalToConstant: 1),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    let small = view.widthAnchor.constraint(equalToConstant: 0)
    small.priority = .defaultLow
    let large = other.widthAnchor.constraint(equalToConstant: 100)
    large.priority = .defaultHigh
    for order in [constraints + [small, large], [large, small] + constraints.reversed()] {
      NSLayoutConstraint.activate(order)
      root.layoutIfNeeded()

      #expect(other.frame.width == 35 && view.frame.width == 70)
      NSLayoutConstraint.deactivate(order)
    }
    #expect(console.lines.isEmpty)
  }

  @Test func `who resists less is compressed, who hugs less grows`() {
    let labels = ["A long name", "Another one"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let natural = labels.map { $0.intrinsicContentSize.width }
    labels[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    labels[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.width - natural[1]) <= 0.5)
    #expect(labels[0].frame.width < natural[0] && labels[1].frame.maxX == 150)

    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(abs(labels[0].frame.width - natural[0]) <= 0.5)
    #expect(labels[1].frame.width > natural[1] && labels[1].frame.maxX == 400)
  }

  @Test func `misuse is told as UIKit tells it`() {
    func exception(_ body: () -> Void) -> String {
      Device.current.exception(in: body) ?? "none"
    }
    func make(
      _ left: NSLayoutConstraint.Attribute, _ item: Any?, _ right: NSLayoutConstraint.Attribute,
      _ first: Any? = nil, multiplier: CGFloat = 1
    ) -> String {
      exception {
        _ = NSLayoutConstraint(
          item: first ?? view, attribute: left, relatedBy: .equal, toItem: item, attribute: right,
          multiplier: multiplier, constant: 0)
      }
    }
    #expect(make(.width, nil, .notAnAttribute) == "none")
    #expect(make(.left, nil, .notAnAttribute).contains("location equal to a constant"))
    #expect(make(.left, root, .left, multiplier: 0).contains("location equal to a constant"))
    #expect(make(.width, root, .left).contains("Invalid pairing of layout attributes"))
    #expect(make(.top, root, .leading).contains("Invalid pairing of layout attributes"))
    #expect(make(.left, root, .leading).contains("Use leading/trailing for both or neither"))
    #expect(make(.left, "text", .left).contains("must each be a view or layout guide"))
    #expect(make(.left, root, .left, multiplier: .nan).contains("Multiplier is not finite"))

    let stranger = UIView()
    #expect(
      exception { stranger.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        .contains("<NSLayoutYAxisAnchor \"UIView.top\"> because they have no common ancestor."))
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    #expect(exception { width.constant = .nan }.contains("constant is not finite"))
    let height = view.heightAnchor.constraint(equalToConstant: 3)
    for number: Float in [0, -1, 1001, .nan] {
      #expect(
        exception { height.priority = UILayoutPriority(number) }.contains("illegal to set priority")
      )
    }
    #expect(height.priority == .required)
    #expect(exception { width.priority = .defaultLow }.contains("Mutating a priority"))
  }

  @Test func `a view that leaves takes its constraints with outside away, and keeps its own`() {
    pinTop()
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty && view.constraints.count == 1)

    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.height == 50 && console.lines.isEmpty)
  }

  @Test func `a constraint keeps no view alive`() {
    weak var seen: UIView?
    let kept: NSLayoutConstraint
    do {
      let tree = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      tree.addSubview(child)
      seen = child
      kept = child.widthAnchor.constraint(equalTo: tree.widthAnchor)
      kept.isActive = true
      tree.layoutIfNeeded()
    }
    #expect(seen == nil && kept.firstItem == nil && !kept.isActive)
  }

  @Test func `layoutIfNeeded in an animation moves what a constant moves`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.isHidden = false
    window.addSubview(root)
    pinTop()
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    window.layoutIfNeeded()

    width.constant = 120
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(view.frame.width == 120 && !view.animations.isEmpty)
  }

  @Test func `layoutIfNeeded places the view itself, as its layer goes up to where all is done`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    pinTop()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    inner.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(inner.frame == CGRect(x: 15, y: 0, width: 10, height: 10))
  }

  @Test func `a view that lays a subview out in its own layout comes to an end`() {
    final class Row: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        subviews.forEach { $0.invalidateIntrinsicContentSize() }
        subviews.forEach { $0.layoutIfNeeded() }
      }
    }
    let row = Row(frame: root.bounds)
    row.addSubview(view)
    view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(row.passes <= 100)
  }

  @Test func `subviews are placed when their superview is laid out, and not before`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    pinTop()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(inner.frame == .zero)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 45, y: 0, width: 10, height: 10))
  }

  @Test func `updateConstraints is called once for a mark, before the layout`() {
    final class Box: UIView {
      var calls: [String] = []
      override func updateConstraints() {
        calls.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        calls.append("layout")
        super.layoutSubviews()
      }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let box = Box()
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(box.calls == ["update", "layout"])

    box.setNeedsUpdateConstraints()
    box.setNeedsUpdateConstraints()
    #expect(box.needsUpdateConstraints())
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(box.calls == ["update", "layout", "update"] && !box.needsUpdateConstraints())
  }

  @Test func `an intrinsic size counts until it is invalidated`() {
    final class Badge: UIView {
      var side: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 190, y: 0, width: 10, height: 10))

    badge.side = 30
    root.layoutIfNeeded()
    #expect(badge.frame.width == 10)
    badge.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 170, y: 0, width: 30, height: 30))
  }

  @Test func `a preferred width counts as soon as it is set`() {
    let label = UILabel()
    label.text = String(repeating: "several words ", count: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let line = label.frame.height

    label.preferredMaxLayoutWidth = 120
    root.layoutIfNeeded()
    #expect(label.frame.width <= 120 && label.frame.height > 2 * line)
  }

  @Test func `a view may work its size out by constraints, its own or those of another`() {
    final class Fitting: UIView {
      weak var other: UIView?
      override var intrinsicContentSize: CGSize {
        (other ?? self).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let (own, same, content) = (Fitting(), Fitting(), UIView())
    for child in [own, same] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    same.other = own
    content.translatesAutoresizingMaskIntoConstraints = false
    own.addSubview(content)
    NSLayoutConstraint.activate([
      own.topAnchor.constraint(equalTo: root.topAnchor),
      own.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.topAnchor.constraint(equalTo: own.topAnchor),
      content.leadingAnchor.constraint(equalTo: own.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: own.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: own.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 33),
      content.heightAnchor.constraint(equalToConstant: 22),
      same.topAnchor.constraint(equalTo: own.bottomAnchor),
      same.leadingAnchor.constraint(equalTo: own.trailingAnchor),
    ])
    root.layoutIfNeeded()

    #expect(own.frame == CGRect(x: 0, y: 0, width: 33, height: 22))
    #expect(same.frame == CGRect(x: 33, y: 22, width: 33, height: 22) && console.lines.isEmpty)
  }

  @Test func `what constraints leave open is 0, whatever frame the view was made with`() {
    let box = UIView(frame: CGRect(x: 7, y: 7, width: 50, height: 50))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 50, width: 0, height: 0) && box.hasAmbiguousLayout)
  }

  @Test func `controls are laid out anew when their content changes`() {
    let field = UITextField()
    let segments = UISegmentedControl(items: ["A"])
    for control in [field, segments] as [UIControl] {
      control.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(control)
      NSLayoutConstraint.activate([
        control.topAnchor.constraint(equalTo: root.topAnchor),
        control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    func width(_ control: UIControl, after change: () -> Void) -> CGFloat {
      change()
      root.layoutIfNeeded()
      return control.frame.width
    }
    let empty = width(field) {}
    let hint = width(field) { field.placeholder = "Your name" }
    let text = width(field) { field.text = "A name that is longer" }
    let large = width(field) { field.font = .systemFont(ofSize: 30) }
    let framed = width(field) { field.borderStyle = .roundedRect }
    #expect(empty < hint && hint < text && text < large && large < framed)

    let one = width(segments) {}
    let more = width(segments) { segments.insertSegment(withTitle: "B", at: 1, animated: false) }
    #expect(one < more)
  }

  @Test func `what is open is known, and so are the constraints along an axis`() {
    pinTop()
    #expect(view.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func `systemLayoutSizeFitting asks the constraints inside`() {
    let label = UILabel()
    label.text = String(repeating: "several words ", count: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    let natural = label.intrinsicContentSize
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(compressed.width - natural.width - 16) <= 1)
    #expect(abs(compressed.height - natural.height - 16) <= 1)

    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(narrow.width == 116 && abs(narrow.height - height - 16) <= 1)
  }

  @Test func `an inequality holds a view only where it would be violated`() {
    view.frame = .zero
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutState?.location = "Menu.xib, line 3"
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 5),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func `contents that have to be as large as they are take part in contradictions`() throws {
    let label = UILabel()
    label.text = "Hi"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()

    let text = try #require(console.lines.first)
    #expect(console.lines.count == 1 && label.frame.width == 200)
    #expect(text.contains("<NSContentSizeLayoutConstraint UILabel'Hi'.width == "))
    #expect(text.contains(" Hug:1000 CompressionResistance:750   (active)>"))
    #expect(text.contains("UILabel'Hi'.leading == UIView.leading"))
  }

  @Test func `a contradiction of many constraints lists them all`() throws {
    let views = (0..<9).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let above = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
      view.topAnchor.constraint(equalTo: above).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    views[8].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()

    let text = try #require(console.lines.first)
    #expect(text.components(separatedBy: "\"<NSLayoutConstraint").count - 1 == 20)
  }

  @Test func `a constant beyond the limits is told once`() {
    pinTop()
    let width = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    width.isActive = true
    width.constant = 1e30
    let half = UIView()
    root.addSubview(half)
    half.translatesAutoresizingMaskIntoConstraints = false
    half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 1e6 && half.frame.width == 5e5)
    #expect(console.lines.filter { $0.contains("exceeds internal limits") }.count == 1)
  }

  @Test func `a guide without a view is no item`() {
    let constraint = UILayoutGuide().topAnchor.constraint(equalTo: root.topAnchor)
    let raised = Device.current.exception { root.addConstraint(constraint) }
    #expect(raised?.contains("no common ancestor") == true)
  }
}

@Suite("Alignment rectangles", .isolated)
struct AlignmentRectTests {
  /// A view that draws a shadow of a few points around its content.
  private final class ShadowView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func `the rectangle that is aligned and the frame follow from each other`() {
    let (view, plain) = (ShadowView(), UIView())
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    let rect = view.alignmentRect(forFrame: frame)

    #expect(rect == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(view.frame(forAlignmentRect: rect) == frame)
    #expect(plain.alignmentRect(forFrame: frame) == frame)
    #expect(plain.frame(forAlignmentRect: frame) == frame && plain.alignmentRectInsets == .zero)
  }

  @Test func `constraints place the rectangle, and the frame lies around it`() {
    let view = add(ShadowView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 44, width: 26, height: 14))

    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 44, width: 106, height: 14))
  }

  @Test func `a slider reaches two points over what it is pinned to, and is 31 high`() {
    let slider = add(UISlider())
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])

    root.layoutIfNeeded()

    #expect(slider.frame == CGRect(x: 18, y: 10, width: 164, height: 31))
  }

  @Test func `a switch reaches two points over the edge it is pinned to`() {
    let toggle = add(UISwitch())
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      toggle.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()

    #expect(toggle.frame == CGRect(x: 131, y: 0, width: 51, height: 31))
  }

  @Test func `a segmented control is a point higher than constraints make it`() {
    let control = add(UISegmentedControl(items: ["One", "Two"]))
    control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(control.frame.height == 32)

    control.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(control.frame.height == 51)
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }
}
