import HeadlessUIKit

/// What can be seen inside a program while it runs: its views, its controllers, who holds whom.
///
/// It reads and changes nothing. Nothing of it is worked out before it is asked for.
///
/// - Shape: Views follow each other as in ``ViewTree``: each before those that lie in it, from back
///   to front.
/// - Units: Points of the screen.
final class ScreenInspector {
  /// A view, in one line of the tree.
  nonisolated struct Node: Equatable, Encodable {
    /// The number that the page calls the view by.
    let id: Int
    let depth: Int
    /// The name of the class: `UILabel`.
    let type: String
    /// What the view says, if it says something.
    let text: String?
    /// What the program calls it: `MenuViewController.picker`.
    let names: [String]
    /// What else tells it from its neighbours: `hidden`, `view of MenuViewController`.
    let notes: [String]
    /// x, y, width and height on the screen.
    let frame: [Double]
    /// Whether a person can see any of it.
    let isSeen: Bool
  }

  /// Some lines under a heading.
  nonisolated struct Section: Equatable, Encodable {
    let title: String
    var lines: [Line]
  }

  /// A fact: what it is called, if it has a name, and what it is.
  nonisolated struct Line: Hashable, Encodable {
    var name: String?
    let text: String

    init(_ name: String?, _ text: String) {
      (self.name, self.text) = (name, text)
    }

    init(_ text: String) {
      self.init(nil, text)
    }
  }

  /// All that is to be said about one view.
  nonisolated struct Details: Equatable, Encodable {
    let id: Int
    /// The class, and what the view says.
    let title: String
    /// What may be wrong with it, in sentences.
    let remarks: [String]
    let sections: [Section]
  }

  /// A step of a circle of strong references: an object, and its property that holds the next one.
  nonisolated struct Circle: Equatable, Encodable {
    let owner: String
    let property: String
  }

  let stage: Stage
  private let numbers = ViewNumbers()

  init(stage: Stage) {
    self.stage = stage
  }

  /// Returns the view of a number, or nil if it is gone.
  func view(_ id: Int) -> UIView? { numbers.view(id) }

  /// Returns the number of a view.
  func id(of view: UIView) -> Int { numbers.number(of: view) }

  /// Returns the view in front at a point of the screen, whether or not it takes touches.
  ///
  /// It is the smallest and frontmost one that a person sees there.
  func view(at point: CGPoint) -> UIView? {
    let geometry = ScreenGeometry()
    var found: UIView?
    for window in stage.visibleWindows {
      window.walk { view in
        guard Visibility(of: view, geometry: geometry).isSeen else { return false }
        if geometry.frame(of: view).contains(point), !(view is UIWindow) { found = view }
        return true
      }
    }
    return found
  }

  /// The views on the screen, each with its depth.
  private var views: [(view: UIView, depth: Int)] {
    var all: [(view: UIView, depth: Int)] = []
    for window in stage.visibleWindows {
      // A tree can be deeper than the stack, so the views to come wait in a list.
      var waiting = [(view: window as UIView, depth: 0)]
      while let next = waiting.popLast() {
        all.append(next)
        waiting += next.view.subviews.reversed().map { ($0, next.depth + 1) }
      }
    }
    return all
  }

  /// Returns the tree of views as it is now.
  ///
  /// Whoever asks for more of the same moment hands in the views' names, which take time to gather.
  func nodes(names: PropertyNames? = nil) -> [Node] {
    let names = names ?? propertyNames
    let controllers = controllersByView
    let geometry = ScreenGeometry()
    return views.map { view, depth in
      node(
        for: view, at: depth, names: names, controller: controllers[ObjectIdentifier(view)],
        geometry: geometry)
    }
  }

  /// What the program calls its views at this moment.
  var propertyNames: PropertyNames { PropertyNames(on: stage) }

  var controllersByView: [ObjectIdentifier: UIViewController] {
    var controllers: [ObjectIdentifier: UIViewController] = [:]
    for controller in stage.device.livingControllers {
      if let view = controller.viewIfLoaded { controllers[ObjectIdentifier(view)] = controller }
    }
    return controllers
  }

  private func node(
    for view: UIView, at depth: Int, names: PropertyNames, controller: UIViewController?,
    geometry: ScreenGeometry
  ) -> Node {
    let isLeaf = view.subviews.isEmpty || view.accessibilityTraits.contains(.button)
    let text = isLeaf ? view.spokenText : ""
    let visibility = Visibility(of: view, geometry: geometry)
    return Node(
      id: id(of: view), depth: depth, type: ObjectNames.ofClass(type(of: view)),
      text: text.isEmpty ? nil : text, names: names[view],
      notes: (controller.map { ["view of \(type(of: $0))"] } ?? []) + visibility.notes,
      frame: geometry.frame(of: view).numbers,
      isSeen: visibility.isSeen)
  }

  // MARK: - One view

  /// Returns the objects that the system keeps, controllers that should be gone, and a view, with all
  /// that they refer to.
  func graph(with view: UIView? = nil) -> ObjectGraph {
    ObjectGraph(from: roots + gone + (view.map { [$0] } ?? []))
  }

  /// Returns who holds a view, and what it holds.
  func relations(of view: UIView, in graph: ObjectGraph) -> [Section] {
    [
      Section(title: "Held by", lines: Self.holders(of: view, in: graph)),
      Section(title: "Holds", lines: Self.held(by: view, in: graph)),
    ]
  }

  /// Returns what is to be said about a view; whoever knows its relations or the names hands them in.
  func details(
    of view: UIView, relations: [Section]? = nil, names: PropertyNames? = nil
  ) -> Details {
    let text = view.spokenText
    let facts = ViewFacts(of: view)
    var sections = [Section(title: "Properties", lines: facts.changed)]
    let constraints = ViewConstraints(of: view)
    let names = (names ?? propertyNames)[view]
    if !names.isEmpty {
      sections.insert(Section(title: "Called", lines: names.map { Line($0) }), at: 0)
    }
    sections += [
      Section(title: "Constraints", lines: constraints.lines),
      Section(title: "Actions and gestures", lines: Self.actions(of: view)),
      Section(title: "Responder chain", lines: Self.responders(from: view).map { Line($0) }),
    ]
    sections += relations ?? self.relations(of: view, in: graph(with: view))
    sections.append(Section(title: "Properties with their default values", lines: facts.plain))
    return Details(
      id: id(of: view),
      title: "\(type(of: view))" + (text.isEmpty ? "" : " \u{201C}\(text)\u{201D}"),
      remarks: Visibility(of: view).remarks + constraints.remarks,
      sections: sections.filter { !$0.lines.isEmpty })
  }

  /// The responders from a view to the application and its delegate, in the order they are asked.
  static func responders(from first: UIResponder) -> [String] {
    var names: [String] = []
    var next: UIResponder? = first
    while let responder = next, names.count < 100 {
      let isFirst = responder.isFirstResponder ? " (first responder)" : ""
      names.append("\(type(of: responder))" + isFirst)
      next = responder.next
    }
    return names
  }

  static func actions(of view: UIView) -> [Line] {
    var lines: [Line] = []
    for handler in (view as? any EventSource)?.eventHandlers ?? [] {
      lines.append(Line(handler.events, handler.call))
    }
    for recognizer in view.gestureRecognizers ?? [] {
      let state = recognizer.isEnabled ? "" : ", not enabled"
      lines.append(Line("gesture", "\(type(of: recognizer))\(state)"))
    }
    return lines
  }

  // MARK: - Memory

  /// The objects that the system itself keeps: windows, the application with its delegates, timers
  /// that wait, and the notification center.
  var roots: [AnyObject] {
    var roots: [AnyObject] = stage.windows
    if stage.device.hasLaunched {
      roots.append(stage.device.application)
      roots += stage.device.application.delegate.map { [$0] } ?? []
      roots += stage.device.application.connectedScenes.map { $0 as AnyObject }
      roots += stage.device.application.connectedScenes.compactMap { $0.delegate }
    }
    roots += stage.device.waitingTimers
    roots.append(stage.device.notifications)
    return roots
  }

  /// What holds an object, without the weak references that UIKit has for its own use.
  static func holders(of object: AnyObject, in graph: ObjectGraph) -> [Line] {
    let isTold = ObjectGraph.isOfProgram(object)
    let references = graph.references(to: object).filter {
      $0.kind == .strong || $0.isOfProgram || weakPartners.contains($0.property) && isTold
    }
    var told: Set<Line> = []
    return references.compactMap { reference in
      // What UIKit keeps to itself stands for the object that a program knows: a control for its handler.
      let owner =
        ObjectNames.isInner(reference.owner)
        ? graph.references(to: reference.owner).first { !ObjectNames.isInner($0.owner) }?.owner
        : reference.owner
      let text = owner.map { "\(ObjectNames.name(of: $0)).\(reference.property)" } ?? "UIKit"
      let line = Line(reference.kind.rawValue, text)
      return told.insert(line).inserted ? line : nil
    }
  }

  private static func held(by object: AnyObject, in graph: ObjectGraph) -> [Line] {
    let references = knownReferences(of: object, in: graph).map {
      Line(
        $0.kind.rawValue,
        "\($0.property): \(ObjectNames.name(of: $0.object))")
    }
    let closures = graph.closures(of: object).map {
      Line("closure", "\($0.property): what it holds cannot be seen")
    }
    let unowned = graph.unownedProperties(of: object).map {
      Line("unowned", "\($0.property): its object may be gone, so it is not looked at")
    }
    return references + unowned + closures
  }

  /// The references of an object to those that programs know.
  ///
  /// What UIKit keeps to itself stands between them, as an object for each target of a control does.
  static func knownReferences(
    of object: AnyObject, in graph: ObjectGraph
  ) -> [ObjectGraph.Reference] {
    graph.references(of: object).flatMap { reference in
      ObjectNames.isInner(reference.object)
        ? graph.references(of: reference.object).filter { !ObjectNames.isInner($0.object) }
        : [reference]
    }
  }

  /// The controllers that are not shown and kept by none that is.
  private var gone: [UIViewController] {
    stage.device.livingControllers.filter { !isInUse($0) }
  }

  /// The circles of strong references, each as the steps of its drawing.
  func circles(in graph: ObjectGraph? = nil) -> [[Circle]] {
    (graph ?? self.graph()).cycles.map { cycle in
      cycle.filter { !ObjectNames.isInner($0.owner) }.map {
        Circle(owner: ObjectNames.name(of: $0.owner), property: $0.property)
      }
    }
  }

  /// What memory says: circles of strong references, and controllers that should be gone.
  func memory(in graph: ObjectGraph? = nil) -> [String] {
    let graph = graph ?? self.graph()
    let cycles = graph.cycles
    let circles = cycles.map { cycle in
      let names = cycle.filter { !ObjectNames.isInner($0.owner) }.map {
        "\(ObjectNames.name(of: $0.owner)).\($0.property)"
      }
      let end = cycle.last.map { ObjectNames.name(of: $0.object) } ?? ""
      return "A circle of strong references: \(names.joined(separator: " → ")) → \(end). None of "
        + "them is released while the others are there. One reference in it should be weak."
    }
    return circles + gone.map { sentence(forGone: $0, in: graph, cycles: cycles) }
  }

  /// Whether a controller is shown, or kept by one that is.
  private func isInUse(_ controller: UIViewController) -> Bool {
    if controller.parent != nil || controller.presentingViewController != nil { return true }
    return controller.viewIfLoaded?.window != nil
      || stage.windows.contains { $0.rootViewController === controller }
      || controller.viewIfLoaded == nil
  }

  private func sentence(
    forGone controller: UIViewController, in graph: ObjectGraph, cycles: [[ObjectGraph.Reference]]
  ) -> String {
    let name = ObjectNames.name(of: controller)
    let begin = "\(name) is on no screen any more and still there. "
    if let path = graph.path(from: roots, to: controller), let last = path.last {
      let way = path.map { $0.property }.joined(separator: " → ")
      return begin + "\(ObjectNames.name(of: last.owner)) keeps it (\(way))."
    }
    if cycles.contains(where: { $0.contains { $0.owner === controller } }) {
      return begin + "The circle above keeps it."
    }
    let closures = graph.closures(of: controller).map(\.property)
    guard closures.isEmpty else {
      return begin + "No property that can be looked into keeps it. It has the closure "
        + "\(closures.joined(separator: ", ")): a closure that names self holds self. "
        + "Begin it with [weak self]."
    }
    // The run loop keeps what no screen does.
    let hasBlock = stage.device.waitingTimers.contains { timer in
      !graph.references(of: timer).contains { $0.property == "target" }
    }
    return begin
      + "No property that can be looked into keeps it. "
      + (hasBlock ? "A timer waits, and its block holds self if it names self. " : "")
      + "Look for a closure that names self, a timer, or a variable that still holds it."
  }
}

nonisolated extension CGRect {
  /// x, y, width and height, to a tenth of a point.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { number in
      guard number.isFinite else { return 0 }
      return (Double(min(max(number, -1e6), 1e6)) * 10).rounded() / 10
    }
  }
}
