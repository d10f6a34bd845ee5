import Grading
import Testing

@testable import HeadlessUIKit

@Suite("Constraints between items", .isolated)
struct ConstraintLayoutTests {
  private let console = ConsoleRecorder()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func anchor(
    _ view: UIView, _ attribute: LayoutAttribute, _ part: LayoutItem.Part = .frame
  ) -> LayoutConstraint.Anchor {
    LayoutConstraint.Anchor(item: LayoutItem(view: view, part: part), attribute: attribute)
  }

  private func constraint(
    _ first: LayoutConstraint.Anchor, _ relation: LayoutConstraint.Relation = .equal,
    _ second: LayoutConstraint.Anchor? = nil, constant: Double = 0, priority: Double = 1000,
    _ origin: String = "a constraint"
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: first, second: second, relation: relation, multiplier: 1, constant: constant,
      priority: priority, origin: origin)
  }

  private func place(_ views: [UIView], _ constraints: [LayoutConstraint]) {
    let layout = ConstraintLayout(
      root: root, constraints: constraints,
      constrained: views.map { ConstrainedView($0, origin: "a view") })
    layout.apply()
  }

  @Test func `a view fills the root but for a margin`() {
    let view = UIView()
    root.addSubview(view)

    place(
      [view],
      [
        constraint(anchor(view, .leading), .equal, anchor(root, .leading), constant: 10),
        constraint(anchor(view, .trailing), .equal, anchor(root, .trailing), constant: -10),
        constraint(anchor(view, .top), .equal, anchor(root, .top)),
        constraint(anchor(view, .bottom), .equal, anchor(root, .bottom)),
      ])

    #expect(view.frame == CGRect(x: 10, y: 0, width: 180, height: 100))
    #expect(console.lines.isEmpty)
  }

  @Test func `messages call constraints and views by their origins`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)

    place(
      [view],
      [
        constraint(anchor(view, .width), constant: 50),
        constraint(anchor(view, .width), constant: 60, "the second width"),
      ])

    #expect(view.frame == CGRect(x: 1, y: 2, width: 50, height: 4))
    #expect(
      console.lines == [
        "the second width: The constraint contradicts others, so it is left out.",
        "a view: No constraint says all of where the view is, so it takes the rest from its frame.",
      ])
  }

  @Test func `an inequality holds a view only where it would be violated`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    root.addSubview(view)
    let constraints = [
      constraint(anchor(view, .width), .lessThanOrEqual, anchor(root, .width)),
      constraint(anchor(view, .height), .greaterThanOrEqual, constant: 5),
    ]

    place([view], constraints)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func `a layout keeps no view alive`() {
    weak var seen: UIView?
    do {
      let tree = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      tree.addSubview(child)
      seen = child
      let layout = ConstraintLayout(
        root: tree, constraints: [constraint(anchor(child, .width), constant: 5)],
        constrained: [ConstrainedView(child, origin: "a view")])
      tree.layout = layout
      layout.apply()
      #expect(child.frame.width == 5)
    }

    #expect(seen == nil)
  }
}
