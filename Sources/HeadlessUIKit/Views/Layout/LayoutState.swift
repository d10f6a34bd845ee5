/// What a view has for constraints: made when it first takes part in them.
final class LayoutState {
  /// Whether the view keeps its frame; otherwise constraints place it.
  var keepsFrame = true

  /// The active constraints that the view holds, in the order they were activated.
  var constraints: [NSLayoutConstraint] = []

  /// The active constraints that name the view, or one in it, and are held by views above it.
  var outerConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []

  /// The guides that the view has of itself, as far as they were asked for.
  var areaGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]

  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  var margins: UIEdgeInsets?

  /// Whether ``UIView/updateConstraints()`` is to be called.
  var needsUpdateConstraints = true

  /// The frame that decides what no constraint does.
  var originalFrame: CGRect?

  /// Where a document has the view.
  var location: (any CustomStringConvertible)?

  // MARK: - The solution

  /// The number of the view in its system of constraints.
  var index = 0

  /// Where constraints place the view, in the coordinates of its superview.
  var placedFrame: CGRect?

  /// Whether the safe area or the margins of the view count, which depend on where the view lies.
  var usesInsets = false

  /// Of a scroll view: whether something in it keeps its distance from the frame as it scrolls.
  var usesOffset = false

  /// Whether the constraints leave a part of the frame open.
  var isAmbiguous = false

  /// Of the root of a system: whether the views have their placed frames.
  var isSolved = false
  var isSolving = false

  /// Of the root of a system: what the solution depends on beside constraints.
  var inputs: [Double] = []

  /// Whether the view is being asked for the size of its content.
  var isAskedForSize = false
}
