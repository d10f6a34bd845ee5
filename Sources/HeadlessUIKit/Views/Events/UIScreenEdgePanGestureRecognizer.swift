/// A gesture recognizer for a finger that comes from an edge of the screen.
///
/// - Shape: As ``UIPanGestureRecognizer``; it fails if the finger is put down elsewhere, or moves
///   along the edge.
/// - Units: Points.
/// - Errors: No edge at all is never recognized.
/// - Unconfirmed: The finger is put down within 20 points of the edge.
/// - Not asked: It takes a finger.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from; none unless they are set.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  /// The edges that the finger was put down at.
  private var touched: UIRectEdge = []

  /// Notes where the finger was put down, or fails.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, touched.isEmpty else { return }
    touched = edges.intersection(edgesNear(location(in: nil)))
    if touched.isEmpty { state = .failed }
  }

  /// Begins if the finger has left the edge, or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began, !leavesEdge(by: translation(in: nil)) { fail() }
  }

  /// Clears what belongs to the drag.
  open override func reset() {
    super.reset()
    touched = []
  }

  private func edgesNear(_ point: CGPoint) -> UIRectEdge {
    guard let bounds = view?.window?.bounds else { return [] }
    var edges: UIRectEdge = []
    if point.y < bounds.minY + Self.reach { edges.insert(.top) }
    if point.x < bounds.minX + Self.reach { edges.insert(.left) }
    if point.y >= bounds.maxY - Self.reach { edges.insert(.bottom) }
    if point.x >= bounds.maxX - Self.reach { edges.insert(.right) }
    return edges
  }

  private func leavesEdge(by movement: CGPoint) -> Bool {
    if abs(movement.x) > abs(movement.y) {
      return touched.contains(movement.x > 0 ? .left : .right)
    }
    return touched.contains(movement.y > 0 ? .top : .bottom)
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIScreenEdgePanGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let edges = UIRectEdge(of: "edges", in: decoder) { self.edges = edges }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIScreenEdgePanGestureRecognizer>.list(
      ["edges": \UIScreenEdgePanGestureRecognizer.edges])
  }
}
