import HeadlessUIKit

/// The inspector beside a phone in a browser: what it shows, and what of that has changed.
///
/// While it is closed it does nothing.
final class PhoneInspection {
  private let inspector: ScreenInspector
  private var isOpen = false
  private var shown = PhoneAnswer.Inspection()
  private weak var selected: UIView?
  private var way: [ScreenInspector.Line]?

  /// Creates an inspector that is closed.
  init(_ inspector: ScreenInspector) {
    self.inspector = inspector
  }

  /// Opens or closes the inspector, or chooses a view.
  func look(_ look: PhoneEvent.Look) {
    if let open = look.open {
      isOpen = open
      shown = PhoneAnswer.Inspection()
    }
    if let number = look.view { selected = inspector.view(number) }
    if let point = look.at, point.count == 2 {
      selected = inspector.view(at: CGPoint(x: point[0], y: point[1])) ?? selected
    }
  }

  /// Writes down which way a touch will take that is about to begin.
  func noteTouch(at point: CGPoint) {
    guard isOpen else { return }
    way = inspector.way(ofTouchAt: point)
  }

  /// Returns what has changed since the last answer, or nil.
  func changes(after events: [PhoneEvent]) -> PhoneAnswer.Inspection? {
    guard isOpen else { return nil }
    var now = PhoneAnswer.Inspection(nodes: inspector.nodes(), touch: way)
    let hasActed = events.contains { if case .time = $0 { false } else { true } }
    // Who holds whom takes longer to find out, and time alone seldom changes it.
    let isStale = hasActed || now.nodes != shown.nodes
    now.view = isStale ? selected.map(inspector.details) : shown.view
    now.memory = isStale ? inspector.memory() : shown.memory
    defer { shown = now }
    var changes = now
    if now.nodes == shown.nodes { changes.nodes = nil }
    if now.view == shown.view { changes.view = nil }
    if now.memory == shown.memory { changes.memory = nil }
    if now.touch == shown.touch { changes.touch = nil }
    return changes == PhoneAnswer.Inspection() ? nil : changes
  }
}
