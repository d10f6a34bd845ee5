/// Solves a constraint system.
///
/// Each view is four variables, and each constraint an equation of a few of them. Equations are
/// added from the highest priority to the lowest: first the required ones, then the sizes of
/// contents, at last the original frames, which decide what is left. An equation that contradicts
/// those before it is left out.
///
/// An inequality counts only if it does not hold otherwise: then it becomes **active**, an equation
/// like the others, and everything is solved again.
struct ConstraintSolver {
  /// How often one inequality alone becomes active, before all that do not hold become active.
  private static let carefulRounds = 24

  /// How often everything is solved.
  private static let roundLimit = 28

  /// By how much an inequality may be violated.
  private static let tolerance = 0.01

  private let system: ConstraintSystem
  private let widths: [ObjectIdentifier: CGFloat]
  private var equations: LinearEquations
  private var problems: [LayoutProblem] = []

  /// Returns where the views of a system lie.
  ///
  /// Widths come first, because the height of several lines of text depends on them.
  static func solve(_ system: ConstraintSystem) -> LayoutSolution {
    let solver = ConstraintSolver(system, widths: [:])
    let wrapping = system.views.filter {
      system.isConstrained($0) && ($0 as? UILabel)?.numberOfLines ?? 1 != 1
    }
    guard !wrapping.isEmpty else { return solver.solution }
    let widths = wrapping.map { (ObjectIdentifier($0), solver.width(of: $0)) }
    return ConstraintSolver(system, widths: Dictionary(widths, uniquingKeysWith: { $1 })).solution
  }

  /// Solves a system; `widths` are those of labels of several lines, once they are known.
  private init(_ system: ConstraintSystem, widths: [ObjectIdentifier: CGFloat]) {
    (self.system, self.widths) = (system, widths)
    equations = LinearEquations(variableCount: 0)
    var active: Set<Int> = []
    for round in 0..<Self.roundLimit {
      solve(active: active)
      let violated = violatedInequalities(besides: active)
      guard let worst = violated.max(by: { $0.violation < $1.violation }) else { break }
      // Meeting one inequality may make others hold, so one is added at a time while they are few.
      active.formUnion(round < Self.carefulRounds ? [worst.index] : violated.map(\.index))
    }
  }

  private mutating func solve(active: Set<Int>) {
    equations = LinearEquations(variableCount: system.variableCount)
    problems = []
    for view in system.views where !system.isConstrained(view) {
      fix([.width, .height, .minX, .minY], of: view, at: view.untransformedFrame)
    }
    for equation in sortedEquations(active: active) { add(equation) }
    useOriginalFrames()
  }
}

/// Equations, from the highest priority to the lowest.
extension ConstraintSolver {
  /// The equation that an expression is 0.
  private struct Equation {
    let expression: LinearExpression
    let priority: Double
    /// The constraint it stands for, if it is not the size of a content.
    var constraint: LayoutConstraint?
  }

  private func sortedEquations(active: Set<Int>) -> [Equation] {
    let equations =
      constraintEquations(active: active) + system.views.flatMap(contentSizeEquations)
    return equations.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
  }

  private func constraintEquations(active: Set<Int>) -> [Equation] {
    system.constraints.enumerated().compactMap { index, constraint in
      guard constraint.relation == .equal || active.contains(index),
        let expression = system.expression(of: constraint)
      else { return nil }
      return Equation(
        expression: expression, priority: constraint.priority, constraint: constraint)
    }
  }

  /// Returns the equations that make a view as large as its content.
  private func contentSizeEquations(_ view: UIView) -> [Equation] {
    guard let constrained = system.constrained(view) else { return [] }
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)] {
      size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let lengths: [(LayoutQuantity, CGFloat, priority: Double)] = [
      (.width, size.width, constrained.horizontalHugging),
      (.height, size.height, constrained.verticalHugging),
    ]
    return lengths.compactMap { quantity, length, priority in
      guard length >= 0, length.isFinite else { return nil }
      return Equation(
        expression: system.expression(quantity, of: view) + -Double(length), priority: priority)
    }
  }

  private mutating func add(_ equation: Equation) {
    guard equations.addEquation(equation.expression) == .contradicting,
      let constraint = equation.constraint, constraint.isRequired
    else { return }
    // An inequality that is not met exactly may hold nevertheless.
    if constraint.relation != .equal, let violation = violation(of: constraint),
      violation <= Self.tolerance
    {
      return
    }
    problems.append(.conflict(constraint.origin))
  }
}

/// Frames that stand in for constraints.
extension ConstraintSolver {
  /// Decides what no equation has decided by the original frames, sizes first.
  private mutating func useOriginalFrames() {
    var ambiguous: [UIView] = []
    for quantities in [[LayoutQuantity.width, .height], [.minX, .minY]] {
      for view in system.views where system.isConstrained(view) {
        let frame = system.originalFrames[ObjectIdentifier(view)] ?? .zero
        let wasOpen = fix(quantities, of: view, at: frame)
        if wasOpen, !ambiguous.contains(where: { $0 === view }) { ambiguous.append(view) }
      }
    }
    problems += ambiguous.compactMap(system.constrained).map { .ambiguity($0.origin) }
  }

  /// Adds the equations that quantities of a view are those of a frame, as far as they are open.
  ///
  /// Returns whether any was.
  @discardableResult
  private mutating func fix(
    _ quantities: [LayoutQuantity], of view: UIView, at frame: CGRect
  ) -> Bool {
    guard let superview = view.superview else { return false }
    var wasOpen = false
    for quantity in quantities {
      let difference =
        system.expression(quantity, of: view) - value(quantity, of: frame, in: superview)
      if equations.addEquation(difference) == .independent { wasOpen = true }
    }
    return wasOpen
  }

  private func value(
    _ quantity: LayoutQuantity, of frame: CGRect, in superview: UIView
  ) -> LinearExpression {
    switch quantity {
    case .minX: system.expression(.minX, of: superview) + frame.minX
    case .minY: system.expression(.minY, of: superview) + frame.minY
    case .width, .contentWidth: LinearExpression(frame.width)
    case .height, .contentHeight: LinearExpression(frame.height)
    }
  }
}

/// Inequalities.
extension ConstraintSolver {
  /// Returns the inequalities that do not hold, and by how much.
  private func violatedInequalities(
    besides active: Set<Int>
  ) -> [(index: Int, violation: Double)] {
    system.constraints.indices.compactMap { index in
      let constraint = system.constraints[index]
      guard constraint.relation != .equal, !active.contains(index),
        let violation = violation(of: constraint), violation > Self.tolerance
      else { return nil }
      return (index, violation)
    }
  }

  /// Returns by how much an inequality does not hold, or nil if that is not known.
  private func violation(of constraint: LayoutConstraint) -> Double? {
    system.expression(of: constraint).flatMap { equations.value(of: $0) }
      .map { constraint.relation == .lessThanOrEqual ? $0 : -$0 }
  }
}

/// The result.
extension ConstraintSolver {
  private func width(of view: UIView) -> CGFloat { max(value(.width, of: view), 0) }

  /// The frames, each in the coordinates of the superview.
  private var solution: LayoutSolution {
    var solution = LayoutSolution(problems: problems)
    for view in system.views {
      if let scrollView = view as? UIScrollView, let size = contentSize(of: view) {
        solution.contentSizes.append((Weak(scrollView), size))
      }
      guard system.isConstrained(view), let superview = view.superview else { continue }
      solution.frames.append((Weak(view), frame(of: view, in: superview)))
    }
    return solution
  }

  private func frame(of view: UIView, in superview: UIView) -> CGRect {
    CGRect(
      x: Self.onPixels(value(.minX, of: view) - value(.minX, of: superview)),
      y: Self.onPixels(value(.minY, of: view) - value(.minY, of: superview)),
      width: Self.onPixels(width(of: view)),
      height: Self.onPixels(max(value(.height, of: view), 0)))
  }

  private func value(_ quantity: LayoutQuantity, of view: UIView) -> CGFloat {
    CGFloat(equations.value(of: system.expression(quantity, of: view)) ?? 0)
  }

  /// Returns the size of a scroll view's content, or nil if no constraint says what it is.
  private func contentSize(of view: UIView) -> CGSize? {
    guard let width = equations.value(of: system.expression(.contentWidth, of: view)),
      let height = equations.value(of: system.expression(.contentHeight, of: view))
    else { return nil }
    return CGSize(width: Self.onPixels(width), height: Self.onPixels(height))
  }

  /// Returns a length in whole pixels, up to a million points.
  private static func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return min(max((length * scale).rounded() / scale, -1e6), 1e6)
  }
}

/// Where views lie.
struct LayoutSolution {
  var frames: [(view: Weak<UIView>, frame: CGRect)] = []
  var contentSizes: [(view: Weak<UIScrollView>, size: CGSize)] = []
  var problems: [LayoutProblem] = []
}
