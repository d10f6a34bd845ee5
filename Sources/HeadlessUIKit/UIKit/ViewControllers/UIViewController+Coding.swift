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

  /// Gives a controller what its element says; the view waits until it is asked for.
  static func fill(_ controller: UIViewController, from coder: NibDecoder) {
    if let title = coder.text("title") { controller.title = title }
    let load = coder.load
    let isOfScene = load.scene?.controller === coder.element
    let others =
      isOfScene ? load.scene?.objects.filter { $0 !== coder.element } ?? [] : []
    controller.origin = Origin(
      document: load.document, element: coder.element, others: others, bundle: load.bundle)
    if isOfScene { controller.storyboard = load.storyboard }
    fillItems(of: controller, from: coder)
    fillPresentation(of: controller, from: coder)
  }

  private static func fillItems(of controller: UIViewController, from coder: NibDecoder) {
    let load = coder.load
    let first = load.made.count
    if let part = coder.element.child(for: "navigationItem") {
      controller.ownNavigationItem = load.make(part) as? UINavigationItem
    }
    if let part = coder.element.child(for: "tabBarItem") {
      controller.ownTabBarItem = load.make(part) as? UITabBarItem
    }
    let items = coder.element.child(for: "toolbarItems")?.children ?? []
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap { load.make($0) as? UIBarButtonItem }
    }
    controller.origin?.items = load.made[first...].map { ($0.element, $0.object) }
  }

  private static func fillPresentation(
    of controller: UIViewController, from coder: NibDecoder
  ) {
    if let style = coder.choice("modalPresentationStyle", styles) {
      controller.modalPresentationStyle = style
    }
    if let style = coder.choice("modalTransitionStyle", transitions) {
      controller.modalTransitionStyle = style
    }
    if let hides = coder.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    controller.segues = coder.load.segues(of: coder.element)
  }

  /// The styles of documents; a phone has no popovers.
  static let styles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .pageSheet,
  ]

  static let transitions: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve,
  ]

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
    if !KeyValueException.isRaised { raiseMissingView(name) }
    // Only where somebody catches exceptions does it go on, and with a view of no nib.
    view = UIView()
  }

  private func raiseMissingView(_ name: String) {
    KeyValueException(
      name: "NSInternalInconsistencyException",
      reason:
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
        + "view outlet was not set.",
      help: "Connect the outlet view of File's Owner in \(name).xib."
    ).raise()
  }
}

extension UIViewController {
  /// The keys of a view controller.
  ///
  /// A key path asks for a value before it writes one, and a controller that is asked for its view
  /// makes it. A closure writes alone.
  static var keysOfViewController: Keys {
    Keys(
      [
        "children": \UIViewController.children,
        "hidesBottomBarWhenPushed": \UIViewController.hidesBottomBarWhenPushed,
        "isEditing": \UIViewController.isEditing,
        "isModalInPresentation": \UIViewController.isModalInPresentation,
        "isViewLoaded": \UIViewController.isViewLoaded,
        "modalPresentationStyle": \UIViewController.modalPresentationStyle,
        "modalTransitionStyle": \UIViewController.modalTransitionStyle,
        "parent": \UIViewController.parent,
        "presentedViewController": \UIViewController.presentedViewController,
        "presentingViewController": \UIViewController.presentingViewController,
        "tabBarItem": \UIViewController.tabBarItem,
        "title": \UIViewController.title,
        "viewIfLoaded": \UIViewController.viewIfLoaded,
      ],
      accessors: [
        "view": Accessor(
          get: { (controller: UIViewController) in controller.view as UIView? },
          set: { (controller: UIViewController, view: UIView?) in controller.view = view })
      ])
  }
}
