/// Places the views of one tree as the constraints of their document say.
///
/// Each view is four unknown numbers, and each constraint a rule about a few of them. The rules are
/// taken in from the most important to the least: first what is required, then the lengths that
/// the content asks for, at last the frames of the document. A rule that contradicts one before it
/// is left out. An inequality is looked at when all else is known, and becomes an equality if it
/// does not hold.
///
/// - Differs: Where content does not fit, the view that hugs its content less gives way; resistance
///   to compression is not looked at. Constraints of less than the required priority are met in
///   full or not at all, and words always run from left to right.
final class ConstraintLayout {
  private(set) weak var root: UIView?

  /// The frames that the document has, for views that no constraint places.
  private(set) var stored: [ObjectIdentifier: CGRect] = [:]

  private var views: [WeakView] = []
  private let constraints: [LayoutConstraint]
  private let wishes: [ObjectIdentifier: ContentHugging]
  private var applied: (inputs: [Double], placement: Placement)?
  private var isPlacing = false

  /// The constraints that were reported already.
  private var told: Set<String> = []

  /// Creates a layout for a tree of views.
  ///
  /// `placed` are the views that constraints place, with what they want; all others keep the frame
  /// they have.
  init(
    root: UIView, constraints: [LayoutConstraint], placed: [(view: UIView, wish: ContentHugging)]
  ) {
    self.root = root
    self.constraints = constraints
    wishes = Dictionary(
      placed.map { (ObjectIdentifier($0.view), $0.wish) }, uniquingKeysWith: { $1 })
    for (view, _) in placed { take(view, below: root) }
    for constraint in constraints {
      for case let view? in [constraint.first.region.view, constraint.second?.region.view] {
        take(view, below: root)
      }
    }
  }

  private struct WeakView {
    weak var view: UIView?
  }

  /// Takes part of a view and of those between it and the root.
  private func take(_ view: UIView, below root: UIView) {
    var path: [UIView] = []
    var next: UIView? = view
    while let current = next, current !== root, stored[ObjectIdentifier(current)] == nil {
      path.append(current)
      next = current.superview
    }
    for view in path.reversed() {
      stored[ObjectIdentifier(view)] = view.untransformedFrame
      views.append(WeakView(view: view))
      view.superview?.layout = self
    }
  }

  /// Places the views, unless nothing has changed since they were placed.
  func place() {
    guard !isPlacing, let root else { return }
    isPlacing = true
    defer { isPlacing = false }
    let problem = problem(in: root)
    let placement: Placement
    if let applied, applied.inputs == problem.inputs {
      placement = applied.placement
    } else {
      placement = problem.solve()
      applied = (problem.inputs, placement)
      tell(placement)
    }
    for (view, frame) in placement.frames where view.untransformedFrame != frame {
      if view.transform.isIdentity { view.frame = frame } else { view.untransformedFrame = frame }
    }
    for (view, size) in placement.contentSizes where view.contentSize != size {
      view.contentSize = size
    }
  }

  /// How many constraints there are.
  var count: Int { constraints.count }

  /// Returns the sentences on what cannot be met with the views as they are.
  func remarks() -> [String] {
    root.map { problem(in: $0).solve().remarks } ?? []
  }

  private func problem(in root: UIView) -> ConstraintSystem {
    let present = views.compactMap(\.view).filter { $0 !== root && $0.isDescendant(of: root) }
    return ConstraintSystem(
      root: root, views: present, constraints: constraints, wishes: wishes, stored: stored)
  }

  private func tell(_ placement: Placement) {
    for remark in placement.remarks where told.insert(remark).inserted {
      let state = Device.current
      if state.documentRemarks.insert(remark).inserted { state.console(remark) }
    }
  }
}

/// How much a view wants to be as large as its content.
struct ContentHugging {
  /// How much it resists to be wider than its content, from 0 to 1000.
  var hugsWidth = 250.0
  /// How much it resists to be higher than its content, from 0 to 1000.
  var hugsHeight = 250.0
  let place: NibLocation
}

/// Where views come to lie.
struct Placement {
  var frames: [(view: UIView, frame: CGRect)] = []
  var contentSizes: [(view: UIScrollView, size: CGSize)] = []
  var remarks: [String] = []
}
