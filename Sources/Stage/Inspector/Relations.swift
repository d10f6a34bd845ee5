import HeadlessUIKit

/// Who is asked after the objects of a screen, and who holds whom.
extension ScreenInspector {
  /// What one object has to do with others.
  struct Relations {
    let title: String
    /// What its events call.
    var actions: [Line] = []
    /// The responders from it to the application, for what takes touches.
    var responders: [String] = []
    let holders: [Line]
    /// What it holds besides its place in the tree: a delegate, targets, a view for the keyboard.
    let held: [Line]

    /// Whether anything is known of the object.
    fileprivate var saysSomething: Bool { !(responders.isEmpty && holders.isEmpty && held.isEmpty) }
  }

  /// Returns what windows, controllers, and views that take touches or know a partner have to do with
  /// others, at most so many of them.
  ///
  /// If no view takes touches, the frontmost one stands for all.
  func relations(atMost most: Int = 16) -> [Relations] {
    let views = stage.visibleWindows.flatMap(Self.views)
    let graph = ObjectGraph(from: roots + views)
    let controllers = controllersByView
    var relations: [Relations] = []
    var hasChain = false
    for view in views {
      let held = Self.partners(of: view, in: graph)
      let takesTouches = view is any EventSource || view.gestureRecognizers?.isEmpty == false
      let isAsked = takesTouches || view.isFirstResponder || !held.isEmpty
      let isFrontmost = view === views.last && !hasChain
      if isAsked && view.isKnownToPrograms || isFrontmost, !(view is UIWindow) {
        hasChain = true
        relations.append(
          Relations(
            title: ObjectNames.name(of: view), actions: Self.actions(of: view),
            responders: Self.responders(from: view), holders: Self.holders(of: view, in: graph),
            held: held))
      } else if view is UIWindow {
        relations.append(self.relations(of: view, in: graph))
      }
      if let controller = controllers[ObjectIdentifier(view)] {
        relations.append(self.relations(of: controller, in: graph))
      }
    }
    return Array(relations.filter(\.saysSomething).prefix(most))
  }

  private func relations(of object: AnyObject, in graph: ObjectGraph) -> Relations {
    Relations(
      title: ObjectNames.name(of: object), holders: Self.holders(of: object, in: graph),
      held: Self.partners(of: object, in: graph))
  }

  private static func views(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    window.walk { view in
      views.append(view)
      return true
    }
    return views
  }

  /// The weak properties of UIKit that lead to a partner of an object.
  static let weakPartners: Set = ["dataSource", "delegate", "observer", "target"]

  /// The strong ones, which lead to no part of the object that the tree of views shows.
  private static let strongPartners: Set = [
    "inputAccessoryView", "inputView", "presentedViewController", "rootViewController", "userInfo",
    "viewControllers",
  ]

  /// What an object holds, without what the tree of views shows already.
  private static func partners(of object: AnyObject, in graph: ObjectGraph) -> [Line] {
    let told = knownReferences(of: object, in: graph).filter {
      weakPartners.contains($0.property) || strongPartners.contains($0.property) || isOwn($0)
    }
    let lines = told.map {
      Line("\($0.kind.rawValue) \($0.property)", ObjectNames.name(of: $0.object))
    }
    let more = lines.count - mostPartners
    return lines.prefix(mostPartners) + (more > 0 ? [Line("\(more) more")] : [])
  }

  /// How many objects are named that one of them holds.
  private static let mostPartners = 8

  /// Whether a property is the program's own, and leads to another object than a part of its owner.
  private static func isOwn(_ reference: ObjectGraph.Reference) -> Bool {
    guard reference.isOfProgram else { return false }
    if ObjectGraph.isOfProgram(reference.object) { return true }
    guard let owner = reference.owner as? UIView, let part = reference.object as? UIView else {
      return reference.object is UIResponder
    }
    return !part.isDescendant(of: owner)
  }
}
