import HeadlessUIKit

/// The inspector beside a phone in a browser: what it shows, and what of that has changed.
///
/// While it is closed it does nothing.
package final class PhoneInspection {
  private let inspector: ScreenInspector
  private var isOpen = false
  private var shown = PhoneAnswer.Inspection()
  private weak var selected: UIView?
  /// Who holds the selected view, and what it holds, as of the last time that this was found out.
  private var relations: [ScreenInspector.Section] = []
  /// How many answers were given since something happened and it was not found out who holds whom.
  private var answersBehind = 0

  /// Whether something has happened since it was last found out who holds whom.
  package var isBehind: Bool { answersBehind > 0 }

  /// After so many answers it is found out although the phone does not rest, as when a timer never
  /// lets it.
  private static let mostBehind = 60
  private var way: [ScreenInspector.Line]?
  /// What recognizers and controls did since the last finger came.
  private var done: [ScreenInspector.Line] = []

  /// How many lines of what they did are kept.
  private static let mostDone = 40

  /// Creates an inspector that is closed.
  init(_ inspector: ScreenInspector) {
    self.inspector = inspector
  }

  /// Creates an inspector of its own for a stage, which is closed.
  package convenience init(of stage: Stage) {
    self.init(ScreenInspector(stage: stage))
  }

  /// Opens or closes the inspector, or chooses a view.
  package func look(_ look: PhoneEvent.Look) {
    if let open = look.open {
      isOpen = open
      listen()
      shown = PhoneAnswer.Inspection()
    }
    if let number = look.view { selected = inspector.view(number) }
    if let point = look.at, point.count == 2 {
      selected = inspector.view(at: CGPoint(x: point[0], y: point[1])) ?? selected
    }
  }

  /// Hears what recognizers and controls do, while the inspector is open.
  private func listen() {
    let digitizer = inspector.stage.device.digitizer
    guard isOpen else { return digitizer.witness = nil }
    digitizer.witness = { [weak self] doer, deed in
      guard let self, self.done.count < Self.mostDone else { return }
      let line = ScreenInspector.Line(doer, deed)
      // A finger that moves lets the same happen again and again.
      if self.done.last != line { self.done.append(line) }
    }
  }

  /// Forgets what the last finger led to.
  func beginTouch() {
    if isOpen { done = [] }
  }

  /// Writes down which way a touch has taken that has just begun: to the view that it reached.
  ///
  /// Nothing is asked again: the program's own hitTest or point(inside:) has run once, for the touch.
  func noteTouch(on view: UIView?, at point: CGPoint) {
    guard isOpen else { return }
    way = inspector.way(ofTouchOn: view, at: point)
  }

  /// Returns what has changed since the last answer, or nil.
  ///
  /// Who holds whom takes ten times as long to find out as all the rest. It follows when time passes
  /// and nothing else happens; until then ``isBehind`` is true.
  package func changes(after events: [PhoneEvent]) -> PhoneAnswer.Inspection? {
    guard isOpen else { return nil }
    let names = inspector.propertyNames
    var now = PhoneAnswer.Inspection(
      nodes: inspector.nodes(names: names), memory: shown.memory, circles: shown.circles,
      touch: way.map { $0 + done })
    let hasLooked = events.contains { if case .inspect = $0 { true } else { false } }
    let hasActed = events.contains { if case .time = $0 { false } else { true } }
    let isSameTree = now.nodes == shown.nodes
    let hasChanged = hasActed || !isSameTree
    let refreshes =
      hasLooked || isBehind && !hasChanged || answersBehind >= Self.mostBehind
    answersBehind = hasChanged && !refreshes ? answersBehind + 1 : 0
    if refreshes {
      let graph = inspector.graph(with: selected)
      relations = selected.map { inspector.relations(of: $0, in: graph) } ?? []
      now.memory = inspector.memory(in: graph)
      now.circles = inspector.circles(in: graph)
    }
    now.view =
      hasChanged || refreshes
      ? selected.map { inspector.details(of: $0, relations: relations, names: names) } : shown.view
    defer { shown = now }
    var changes = now
    if isSameTree { changes.nodes = nil }
    if now.view == shown.view { changes.view = nil }
    if now.memory == shown.memory { changes.memory = nil }
    if now.circles == shown.circles { changes.circles = nil }
    if now.touch == shown.touch { changes.touch = nil }
    return changes == PhoneAnswer.Inspection() ? nil : changes
  }
}
