/// Loads the views of controllers from their scenes and nibs.
final class NibHost: DocumentHost {
  func loadView(of controller: UIViewController) -> Bool {
    controller.loadViewFromDocument()
  }
}

/// Where a controller came from, if a document made it.
private final class NibSource: ControllerSource {
  var storyboard: UIStoryboard?
  var scene: UIViewController.DocumentScene?
}

extension UIViewController {
  /// The storyboard the controller was made by, or nil.
  public internal(set) var storyboard: UIStoryboard? {
    get { nibSource?.storyboard }
    set { keptSource.storyboard = newValue }
  }

  /// What the controller was made of, if a document made it.
  var documentScene: DocumentScene? {
    get { nibSource?.scene }
    set { keptSource.scene = newValue }
  }

  private var nibSource: NibSource? { source as? NibSource }

  private var keptSource: NibSource {
    if let nibSource { return nibSource }
    let new = NibSource()
    source = new
    return new
  }

  /// What a controller was made of, and what its view is made of when it is asked for.
  struct DocumentScene {
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
    guard let scene = documentScene, let view = scene.element.child(for: "view"), view.id != nil
    else {
      return nil
    }
    let context = NibLoader.SceneContext(
      storyboard: storyboard, barGuides: Self.barGuides(of: scene.element))
    let loader = NibLoader(
      scene.document, bundle: scene.bundle, owner: self, context: context, raises: raises)
    let objects = loader.load(
      [view] + scene.others, present: [(scene.element, self)], known: scene.items
    ) { made in
      if let view = made.first as? UIView { self.view = view }
    }
    objectsOfDocument = objects.filter { $0 !== viewIfLoaded }
    return loader
  }

  /// Returns the top and bottom layout guides of a controller, by their ids.
  private static func barGuides(of element: XMLElementNode) -> [String: UILayoutGuide.Area] {
    let guides = element.child(named: "layoutGuides")?.children ?? []
    return Dictionary(
      guides.compactMap { guide in
        UILayoutGuide.Area(rawValue: guide.attributes["type"] ?? "").map { (guide.id ?? "", $0) }
      }, uniquingKeysWith: { $1 })
  }

  private func loadView(fromNib name: String) {
    let nib = UINib(nibName: name, bundle: nibBundle)
    objectsOfDocument = nib.instantiate(withOwner: self).map { $0 as AnyObject }
    guard viewIfLoaded == nil else { return }
    if !Exception.isRaised { NibLoadingError.viewOutletNotSet(nibName: name).raise() }
    // Execution reaches this line only while exceptions are caught.
    view = UIView()
  }
}

extension NibLoader {
  func connectScene(of element: XMLElementNode, to controller: UIViewController) {
    let scene = context?.scene.flatMap { $0.controller === element ? $0 : nil }
    let others = scene?.objects.filter { $0 !== element } ?? []
    controller.documentScene = UIViewController.DocumentScene(
      document: document, element: element, others: others, bundle: bundle)
    if scene != nil { controller.storyboard = context?.storyboard }
    makeItems(of: element, for: controller)
    controller.segues = segues(of: element)
  }

  /// Makes the items that the controller shows on bars.
  private func makeItems(of element: XMLElementNode, for controller: UIViewController) {
    let first = made.count
    if let part = element.child(for: "navigationItem") {
      controller.ownNavigationItem = makeObject(of: part) as? UINavigationItem
    }
    if let part = element.child(for: "tabBarItem") {
      controller.ownTabBarItem = makeObject(of: part) as? UITabBarItem
    }
    let items = element.child(named: "toolbarItems")?.children ?? []
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap { makeObject(of: $0) as? UIBarButtonItem }
    }
    controller.documentScene?.items = made[first...].map { ($0.element, $0.object) }
  }
}
