extension UIViewController {
  /// What a controller was made of, and what its view is made of when it is asked for.
  struct Origin {
    let document: Document
    let element: XMLElementNode
    /// The other objects of the scene.
    let others: [XMLElementNode]
    let bundle: Bundle
    /// What was made together with the controller: the items it shows on bars.
    var items: [(XMLElementNode, AnyObject)] = []
  }

  /// Loads the view from the scene or the nib the controller has, and returns whether it has one.
  ///
  /// A scene with a view comes first, then the nib the controller was given by name, then one that
  /// is named after its class.
  func loadViewFromDocument() -> Bool {
    if loadScene(raises: true) != nil { return true }
    if let nibName {
      loadView(fromNib: nibName)
      return true
    }
    let bundle = nibBundle ?? Device.current.bundle
    for name in namesOfNib where NibFile.find(name, "xib", in: bundle) != nil {
      loadView(fromNib: name)
      return true
    }
    return false
  }

  /// Nibs that belong to the class: `MenuView` and `MenuViewController` for the latter.
  private var namesOfNib: [String] {
    let name = "\(type(of: self))"
    let suffix = "Controller"
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }

  /// Loads the view the controller's scene has for it, or returns nil if it has none.
  func loadScene(raises: Bool) -> NibLoader? {
    guard let origin, let view = origin.element.child(for: "view"), view.id != nil else {
      return nil
    }
    let load = NibLoader(
      origin.document, bundle: origin.bundle, owner: self, raises: raises)
    for guide in origin.element.child(named: "layoutGuides")?.children ?? [] {
      load.barGuides[guide.id ?? ""] = guide.attributes["type"] ?? ""
    }
    load.storyboard = storyboard
    let objects = load.load(
      [view] + origin.others, present: [(origin.element, self)], known: origin.items
    ) { made in
      if let view = made.first as? UIView { self.view = view }
    }
    objectsOfDocument = objects.filter { $0 !== viewIfLoaded }
    return load
  }

  private func loadView(fromNib name: String) {
    let nib = UINib(nibName: name, bundle: nibBundle)
    objectsOfDocument = nib.instantiate(withOwner: self).map { $0 as AnyObject }
    guard viewIfLoaded == nil else { return }
    if !Exception.isRaised { raiseMissingView(name) }
    // Only where somebody catches exceptions does it go on, and with a view of no nib.
    view = UIView()
  }

  private func raiseMissingView(_ name: String) {
    Exception(
      name: "NSInternalInconsistencyException",
      reason:
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
        + "view outlet was not set.",
      help: "Connect the outlet view of File's Owner in \(name).xib."
    ).raise()
  }
}

extension NibLoader {
  func connectScene(of element: XMLElementNode, to controller: UIViewController) {
    let isOfScene = scene?.controller === element
    let others = isOfScene ? scene?.objects.filter { $0 !== element } ?? [] : []
    controller.origin = UIViewController.Origin(
      document: document, element: element, others: others, bundle: bundle)
    if isOfScene { controller.storyboard = storyboard }
    makeItems(of: element, for: controller)
    controller.node.segues = segues(of: element)
  }

  /// Makes the items that the controller shows on bars.
  private func makeItems(of element: XMLElementNode, for controller: UIViewController) {
    let first = made.count
    if let part = element.child(for: "navigationItem") {
      controller.node.navigationItem = makeObject(of: part) as? UINavigationItem
    }
    if let part = element.child(for: "tabBarItem") {
      controller.node.tabBarItem = makeObject(of: part) as? UITabBarItem
    }
    let items = element.child(for: "toolbarItems")?.children ?? []
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap { makeObject(of: $0) as? UIBarButtonItem }
    }
    controller.origin?.items = made[first...].map { ($0.element, $0.object) }
  }
}
