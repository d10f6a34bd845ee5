/// The constraints on the views of one tree, which position the views when they are laid out.
///
/// - Differs: Where content does not fit, the view that hugs its content less gets another size;
///   compression resistance is not considered. Constraints of less than the required priority are
///   met in full or not at all, and text always runs from left to right.
final class ConstraintLayout {
  private(set) weak var root: UIView?

  private var views = WeakList<UIView>()
  private var originalFrames: [ObjectIdentifier: CGRect] = [:]
  private let constraints: [LayoutConstraint]
  private let constrained: [ObjectIdentifier: ConstrainedView]
  private var cache: (inputs: [Double], solution: LayoutSolution)?
  private var isApplying = false

  /// Creates a layout for a tree of views.
  ///
  /// Views that are not `constrained` keep the frame they have.
  init(root: UIView, constraints: [LayoutConstraint], constrained: [ConstrainedView]) {
    (self.root, self.constraints) = (root, constraints)
    self.constrained = Dictionary(
      constrained.compactMap { element in
        element.view.map { (ObjectIdentifier($0), element) }
      }, uniquingKeysWith: { $1 })
    for case let view? in constrained.map(\.view) { include(view, below: root) }
    for constraint in constraints {
      for case let view? in [constraint.first.item.view, constraint.second?.item.view] {
        include(view, below: root)
      }
    }
  }

  /// Includes a view and those between it and the root.
  private func include(_ view: UIView, below root: UIView) {
    var path: [UIView] = []
    var next: UIView? = view
    while let current = next, current !== root, originalFrames[ObjectIdentifier(current)] == nil {
      path.append(current)
      next = current.superview
    }
    for view in path.reversed() {
      originalFrames[ObjectIdentifier(view)] = view.untransformedFrame
      views.append(view)
      view.superview?.layout = self
    }
  }

  /// Positions the views, unless they are being positioned already.
  func apply() {
    guard !isApplying, let root else { return }
    isApplying = true
    defer { isApplying = false }
    let solution = solution(in: root)
    for (view, frame) in solution.frames {
      guard let view = view.object, view.untransformedFrame != frame else { continue }
      if view.transform.isIdentity { view.frame = frame } else { view.untransformedFrame = frame }
    }
    for (view, size) in solution.contentSizes where view.object?.contentSize != size {
      view.object?.contentSize = size
    }
  }

  /// Solves the constraints, unless nothing has changed since they were solved.
  private func solution(in root: UIView) -> LayoutSolution {
    let system = system(in: root)
    let inputs = system.inputs
    if let cache, cache.inputs == inputs { return cache.solution }
    let solution = ConstraintSolver.solve(system)
    cache = (inputs, solution)
    for problem in solution.problems { problem.reportOnce() }
    return solution
  }

  private func system(in root: UIView) -> ConstraintSystem {
    let present = views.objects.filter { $0 !== root && $0.isDescendant(of: root) }
    return ConstraintSystem(
      root: root, views: present, constraints: constraints, constrained: constrained,
      originalFrames: originalFrames)
  }
}

/// What a validation of a document asks for.
extension ConstraintLayout {
  /// How many constraints there are.
  var count: Int { constraints.count }

  /// Returns what is wrong with the constraints, for the views as they are.
  func problems() -> [LayoutProblem] {
    root.map { ConstraintSolver.solve(system(in: $0)).problems } ?? []
  }
}
