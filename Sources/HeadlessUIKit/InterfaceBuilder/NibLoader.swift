/// Makes the objects that a nib or a scene of a storyboard describes.
///
/// Objects are made first, each by its `init(coder:)`, then constraints between them. Then their
/// runtime attributes are set, then outlets, then actions, and at last
/// ``UIResponder/awakeFromNib()`` is called.
/// One loader does this once.
final class NibLoader {
  /// How many loads may lie in one another, as those of a nib whose view loads nibs.
  private static let depthLimit = 40

  /// The scene of a storyboard that is loaded.
  struct SceneContext {
    let storyboard: UIStoryboard?
    /// The scene itself, or nil for the view of a scene whose controller exists.
    var scene: Document.Scene?
    /// The ids of the controllers whose scenes are being loaded, each because of the one before.
    var path: [String] = []
    /// The bars that constraints of the controller's view refer to, by their ids.
    var barGuides: [String: UILayoutGuide.Area] = [:]
  }

  let document: Document
  let bundle: Bundle

  /// File's Owner of a nib, or the controller of a scene.
  let owner: AnyObject?

  /// The objects of placeholders with names of their own.
  private let externalObjects: [String: Any]

  /// The scene that is loaded, or nil for a nib.
  let context: SceneContext?

  /// Whether exceptions are raised; otherwise they are written into the report.
  let raises: Bool

  /// Makes the object of the outermost element instead of its class, and is then nil.
  var creator: ((NSCoder) -> AnyObject?)?

  /// The segue that the scene is made for: where it begins, and what a person acted on.
  var segue: (source: UIViewController, sender: Any?)?

  var report: LoadReport

  /// The objects made so far, and the ones the document found there, by their ids.
  private(set) var objects: [String: AnyObject] = [:]

  /// The objects made, with their elements, in the order they were made.
  private(set) var made: [(element: XMLElementNode, object: AnyObject)] = []

  /// The elements that stand for objects without describing them, with the objects.
  private var placeholders: [(element: XMLElementNode, object: AnyObject?)] = []

  /// The objects that are of another class than their elements ask for.
  var standIns: Set<ObjectIdentifier> = []

  /// The layout guides that constraints refer to, by their ids.
  var layoutGuides: [String: UILayoutGuide] = [:]

  /// The constraints, which nobody else keeps until they are active.
  var keptConstraints: [NSLayoutConstraint] = []

  /// How many constraints hold on a phone held upright.
  var constraintCount = 0

  init(
    _ document: Document, bundle: Bundle, owner: AnyObject? = nil,
    externalObjects: [String: Any] = [:], context: SceneContext? = nil, raises: Bool = true,
    creator: ((NSCoder) -> AnyObject?)? = nil
  ) {
    (self.document, self.bundle, self.owner) = (document, bundle, owner)
    (self.externalObjects, self.context, self.raises) = (externalObjects, context, raises)
    self.creator = creator
    report = LoadReport(file: document.file)
  }

  /// Makes objects of elements, connects them and wakes them.
  ///
  /// `present` are objects that elements stand for already, and `known` those that are connected
  /// already. `whenMade` is called with the new objects before they are connected. Returns the new
  /// objects that lie in no other.
  func load(
    _ elements: [XMLElementNode], present: [(XMLElementNode, AnyObject)] = [],
    known: [(XMLElementNode, AnyObject)] = [],
    whenMade: ([AnyObject]) -> Void = { _ in }
  ) -> [AnyObject] {
    let loads = Device.current.runningProcess.nibLoads
    guard loads.depth < Self.depthLimit else {
      fail(.endlessLoading(file: document.file), at: elements.first ?? document.root)
      return []
    }
    loads.depth += 1
    defer { loads.depth -= 1 }
    for (element, object) in present + known { register(object, for: element) }
    placeholders += present.map { (element: $0.0, object: $0.1) }
    let topLevelObjects = elements.compactMap(makeTopLevelObject)
    whenMade(topLevelObjects)
    connect()
    for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
    return topLevelObjects
  }

  private func connect() {
    addConstraints()
    for (element, object) in made { setRuntimeAttributes(of: element, on: object) }
    var ends = placeholders
    for (element, object) in made where element.child(named: "connections") != nil {
      // The outlets of a scene's controller lead into its view, which is loaded later.
      if document.kind == .nib || !(object is UIViewController) { ends.append((element, object)) }
    }
    for (element, object) in ends { connectOutlets(of: element, on: object) }
    for (element, object) in ends { connectActions(of: element, on: object) }
  }

  /// Returns the object of an id, once it was made.
  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Stores an object by the id of its element.
  func register(_ object: AnyObject, for element: XMLElementNode) {
    if let id = element.id { objects[id] = object }
  }

  /// Stores an object that is new, and is to be connected and woken.
  func add(_ object: AnyObject, for element: XMLElementNode) {
    register(object, for: element)
    made.append((element, object))
  }
}

/// Placeholders: elements that stand for objects without describing them.
extension NibLoader {
  /// Whether an id is that of First Responder, which stands for no object.
  func isFirstResponder(_ id: String) -> Bool {
    document.elements[id]?.attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func makeTopLevelObject(_ element: XMLElementNode) -> AnyObject? {
    switch element.name {
    case "placeholder":
      addPlaceholder(element)
      return nil
    case "exit": return nil
    default: return make(element)
    }
  }

  private func addPlaceholder(_ element: XMLElementNode) {
    let object: AnyObject?
    switch element.attributes["placeholderIdentifier"] {
    case "IBFirstResponder", nil: return
    case "IBFilesOwner": object = owner
    case let name?: object = externalObjects[name].map { $0 as AnyObject }
    }
    placeholders.append((element, object))
    if let object { register(object, for: element) }
  }
}

/// How many documents a process is loading, each because of the one before.
final class NibLoads {
  var depth = 0
}

extension AppProcess {
  /// How many documents the process is loading.
  var nibLoads: NibLoads { only { NibLoads() } }
}
