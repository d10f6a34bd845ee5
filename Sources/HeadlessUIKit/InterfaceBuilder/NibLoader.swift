/// One time that objects are made of a document.
///
/// Objects are made first, each by its `init(coder:)`. Then attributes that a person added are
/// set, then outlets, then actions, and at last the new objects are told that they are awake.
final class NibLoader {
  /// How often loading may lead to loading, as a nib does whose view loads nibs.
  private static let deepest = 40

  let document: Document
  let bundle: Bundle

  /// Whether what a device raises ends the program; otherwise it is written into the report.
  let raises: Bool

  var report: LoadReport

  /// The object that stands for File's Owner, or the controller of a scene.
  let owner: AnyObject?

  /// The objects that stand for placeholders with names of their own.
  let externalObjects: [String: Any]

  /// The objects made so far, and the ones the document found there, by their ids.
  private(set) var objects: [String: AnyObject] = [:]

  /// The objects made, with their elements, in the order they were made.
  private(set) var made: [(element: XMLElementNode, object: AnyObject)] = []

  /// The objects that are of another class than their elements ask for.
  var standIns: Set<ObjectIdentifier> = []

  /// The constraints of each tree of views.
  var layouts: [ConstraintLayout] = []

  /// The parts of views that constraints speak of, by their ids.
  var layoutGuides: [String: LayoutItem] = [:]

  /// The bars that constraints of a controller's view speak of: `top` or `bottom`, by their ids.
  var barGuides: [String: String] = [:]

  /// The scene of a storyboard that is loaded, and its storyboard.
  var scene: Document.Scene?
  var storyboard: UIStoryboard?

  /// The scenes that are being loaded, each because of the one before.
  var path: [String] = []

  /// What makes the object of the outermost element, in the place of its class.
  var creator: ((NSCoder) -> AnyObject?)?

  private var placeholders: [(element: XMLElementNode, object: AnyObject?)] = []

  init(
    _ document: Document, bundle: Bundle, owner: AnyObject? = nil,
    externalObjects: [String: Any] = [:], raises: Bool = true
  ) {
    (self.document, self.bundle, self.owner) = (document, bundle, owner)
    (self.externalObjects, self.raises) = (externalObjects, raises)
    report = LoadReport(file: document.file)
  }

  /// Makes objects of elements, connects them and wakes them up.
  ///
  /// `present` are objects that elements stand for already, and `known` those that are connected
  /// already; `whenMade` hears of the new objects before they are connected. Returns the new ones
  /// that lie in no other.
  func load(
    _ elements: [XMLElementNode], present: [(XMLElementNode, AnyObject)] = [],
    known: [(XMLElementNode, AnyObject)] = [],
    whenMade: ([AnyObject]) -> Void = { _ in }
  ) -> [AnyObject] {
    let state = Device.current
    guard state.documentDepth < Self.deepest else {
      fail(
        .recursion, elements.first ?? document.root, "NSInternalInconsistencyException",
        "Loading \(document.file) leads to loading it again, without end",
        "An object of the document loads the document when it is made or woken up.")
      return []
    }
    state.documentDepth += 1
    defer { state.documentDepth -= 1 }
    for (element, object) in present + known { adopt(object, for: element) }
    placeholders += present.map { (element: $0.0, object: $0.1) }
    let top = elements.compactMap(makeTopLevel)
    whenMade(top)
    finish()
    return top
  }

  /// The object an id stands for, once it was made.
  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Whether an id stands for the first responder: nobody in particular.
  func isFirstResponder(_ id: String) -> Bool {
    document.elements[id]?.attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Takes note of an object made of an element.
  func adopt(_ object: AnyObject, for element: XMLElementNode) {
    if let id = element.id { objects[id] = object }
  }

  /// Takes note of an object that is new, and is to be connected and woken up.
  func add(_ object: AnyObject, for element: XMLElementNode) {
    adopt(object, for: element)
    made.append((element, object))
  }

  private func makeTopLevel(_ element: XMLElementNode) -> AnyObject? {
    switch element.name {
    case "placeholder":
      takePlaceholder(element)
      return nil
    case "exit": return nil
    default: return make(element)
    }
  }

  private func takePlaceholder(_ element: XMLElementNode) {
    switch element.attributes["placeholderIdentifier"] {
    case "IBFilesOwner": placeholders.append((element, owner))
    case "IBFirstResponder", nil: break
    case let name?: placeholders.append((element, externalObjects[name].map { $0 as AnyObject }))
    }
    if let object = placeholders.last, object.element === element, let known = object.object {
      adopt(known, for: element)
    }
  }

  private func finish() {
    for (element, object) in made { setRuntimeAttributes(of: element, on: object) }
    // The outlets of a scene's controller lead into its view, and wait for it.
    let ready = made.filter { document.kind == .nib || !($0.object is UIViewController) }
    let places = placeholders + ready.map { (element: $0.element, object: $0.object) }
    for (element, object) in places { connectOutlets(of: element, on: object) }
    for (element, object) in places { connectActions(of: element, on: object) }
    addConstraints()
    for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
  }
}
