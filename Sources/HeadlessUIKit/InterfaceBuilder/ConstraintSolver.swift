/// What comes out when the rules of a problem are taken in.
struct ConstraintSolver {
  /// How often everything is solved to meet one more inequality, and how often at most.
  private static let (carefulRounds, mostRounds) = (24, 28)

  private let problem: ConstraintSystem
  private let widths: [ObjectIdentifier: CGFloat]
  private var system: LinearEquations
  private var remarks: [String] = []

  /// Solves a problem; `widths` are those that labels of several lines are known to have.
  init(_ problem: ConstraintSystem, widths: [ObjectIdentifier: CGFloat]) {
    self.problem = problem
    self.widths = widths
    system = LinearEquations(unknowns: problem.unknowns)
    var tight: Set<Int> = []
    for round in 0..<Self.mostRounds {
      system = LinearEquations(unknowns: problem.unknowns)
      remarks = []
      takeIn(tight)
      let broken = brokenInequalities(besides: tight)
      guard let worst = broken.max(by: { $0.excess < $1.excess }) else { break }
      // One may put others right, so they are met one by one, as long as there are few.
      tight.formUnion(round < Self.carefulRounds ? [worst.index] : broken.map(\.index))
    }
  }

  /// Returns the width of a view.
  func width(of view: UIView) -> CGFloat {
    CGFloat(max(system.value(of: problem.unknown(view, 1)) ?? 0, 0))
  }

  /// The frames, each in the coordinates of the view it lies in.
  var placement: Placement {
    var placement = Placement(remarks: remarks)
    for view in problem.views {
      if let scroll = view as? UIScrollView, let size = contentSize(of: view) {
        placement.contentSizes.append((scroll, size))
      }
      guard problem.isPlaced(view), let superview = view.superview else { continue }
      let (x, y) = (edge(view, 0) - edge(superview, 0), edge(view, 2) - edge(superview, 2))
      let frame = CGRect(
        x: Self.onPixels(x), y: Self.onPixels(y), width: Self.onPixels(max(edge(view, 1), 0)),
        height: Self.onPixels(max(edge(view, 3), 0)))
      placement.frames.append((view, frame))
    }
    return placement
  }

  private func edge(_ view: UIView, _ number: Int) -> CGFloat {
    CGFloat(system.value(of: problem.unknown(view, number)) ?? 0)
  }

  private func contentSize(of view: UIView) -> CGSize? {
    guard let width = system.value(of: problem.unknown(view, 4)),
      let height = system.value(of: problem.unknown(view, 5))
    else { return nil }
    return CGSize(width: Self.onPixels(width), height: Self.onPixels(height))
  }

  private static func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return min(max((length * scale).rounded() / scale, -1e6), 1e6)
  }

  // MARK: - Taking rules in

  private mutating func takeIn(_ tight: Set<Int>) {
    for view in problem.views where !problem.isPlaced(view) {
      hold(view, at: view.untransformedFrame, size: true)
    }
    for rule in rules(tight) { takeIn(rule) }
    fallBack()
  }

  /// A rule, how important it is, and what is said if it cannot be met.
  private struct Rule {
    let sum: LinearExpression
    let priority: Double
    /// The constraint it stands for, if it is not a wish of the content.
    var constraint: LayoutConstraint?
  }

  private mutating func takeIn(_ rule: Rule) {
    guard system.add(rule.sum) == .contradicting, let constraint = rule.constraint,
      constraint.priority >= 1000
    else { return }
    // An inequality that is not met exactly may hold nevertheless.
    if constraint.relation != .equal, let excess = excess(of: constraint), excess <= 0.01 { return }
    remarks.append("\(constraint.place): The constraint contradicts others, so it is left out.")
  }

  /// The rules, from the most important to the least.
  private func rules(_ tight: Set<Int>) -> [Rule] {
    var rules: [Rule] = []
    for (index, constraint) in problem.constraints.enumerated()
    where constraint.relation == .equal || tight.contains(index) {
      guard let sum = sum(of: constraint) else { continue }
      rules.append(Rule(sum: sum, priority: constraint.priority, constraint: constraint))
    }
    rules += problem.views.flatMap(contentRules)
    return rules.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
  }

  private func sum(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let first = problem.sum(constraint.first, facing: constraint.second) else { return nil }
    guard let second = constraint.second else { return first + -constraint.constant }
    return problem.sum(second, facing: constraint.first).map {
      first - $0 * constraint.multiplier + -constraint.constant
    }
  }

  private func contentRules(_ view: UIView) -> [Rule] {
    guard let wish = problem.wishes[ObjectIdentifier(view)] else { return [] }
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)] {
      size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return [(1, size.width, wish.hugsWidth), (3, size.height, wish.hugsHeight)].compactMap {
      number, length, priority in
      guard length >= 0, length.isFinite else { return nil }
      return Rule(sum: problem.unknown(view, number) + -Double(length), priority: priority)
    }
  }

  /// Gives what no rule decides the frames of the document, sizes first.
  private mutating func fallBack() {
    var undecided: [UIView] = []
    for size in [true, false] {
      for view in problem.views where problem.isPlaced(view) {
        let frame = problem.stored[ObjectIdentifier(view)] ?? .zero
        if hold(view, at: frame, size: size), !undecided.contains(where: { $0 === view }) {
          undecided.append(view)
        }
      }
    }
    for view in undecided {
      guard let place = problem.wishes[ObjectIdentifier(view)]?.place else { continue }
      remarks.append(
        "\(place): No constraint says all of where the view is, so it takes the rest from its frame."
      )
    }
  }

  /// Holds a view at a frame as far as it is undecided, and returns whether it was.
  @discardableResult
  private mutating func hold(_ view: UIView, at frame: CGRect, size: Bool) -> Bool {
    guard let superview = view.superview else { return false }
    let places: [(number: Int, value: LinearExpression)] = [
      (1, LinearExpression(frame.width)), (3, LinearExpression(frame.height)),
      (0, problem.unknown(superview, 0) + frame.minX),
      (2, problem.unknown(superview, 2) + frame.minY),
    ]
    let isFree = problem.isPlaced(view)
    var isNew = false
    for (number, value) in places where !isFree || size == (number % 2 == 1) {
      if system.add(problem.unknown(view, number) - value) == .new { isNew = true }
    }
    return isNew
  }

  /// Returns the inequalities that do not hold, and by how much.
  private func brokenInequalities(besides tight: Set<Int>) -> [(index: Int, excess: Double)] {
    problem.constraints.indices.compactMap { index in
      let constraint = problem.constraints[index]
      guard constraint.relation != .equal, !tight.contains(index),
        let excess = excess(of: constraint), excess > 0.01
      else { return nil }
      return (index, excess)
    }
  }

  /// Returns by how much an inequality does not hold, or nil if that is not known.
  private func excess(of constraint: LayoutConstraint) -> Double? {
    sum(of: constraint).flatMap { system.value(of: $0) }
      .map { constraint.relation == .lessThanOrEqual ? $0 : -$0 }
  }
}
