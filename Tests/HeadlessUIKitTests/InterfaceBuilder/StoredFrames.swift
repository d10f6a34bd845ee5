import Testing

@testable import HeadlessUIKit

/// Compares where constraints place the views of a document with where it says that Xcode placed them.
///
/// A scene is laid out in a window of the size it is drawn in. The safe area is that of the document's
/// device, and of the bars that its segues put around the scene.
struct StoredFrames {
  /// One view that constraints place.
  struct View {
    let element: String
    let line: Int
    let stored: CGRect
    let placed: CGRect
    /// What is the matter, or nil if both are within one point of each other.
    let cause: String?
  }

  private(set) var views: [View] = []

  /// How many of the views lie where they were stored.
  var asStored: Int { views.count { $0.cause == nil } }

  /// The causes of the others with how often they occur, the most frequent first.
  var causes: [(cause: String, count: Int)] {
    Dictionary(grouping: views.compactMap(\.cause)) { $0 }
      .map { ($0.key, $0.value.count) }
      .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }

  init(of document: Document) {
    let bundle = Device.current.bundle
    if document.kind == .nib {
      let loader = NibLoader(document, bundle: bundle, owner: UIViewController(), raises: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      let objects = loader.load(document.objects)
      for case let view as UIView in objects { window.addSubview(view) }
      add(loader, in: window)
    }
    let bars = BarsOfScenes(document)
    for scene in document.scenes {
      let loader = NibLoader(
        document, bundle: bundle,
        context: NibLoader.SceneContext(storyboard: nil, scene: scene), raises: false)
      guard let controller = loader.load([scene.controller]).first as? UIViewController,
        let viewLoader = controller.loadScene(raises: false)
      else { continue }
      let window = UIWindow(frame: controller.view.frame)
      controller.additionalSafeAreaInsets = bars.insets(of: scene)
      window.addSubview(controller.view)
      add(viewLoader, in: window)
    }
  }

  private mutating func add(_ loader: NibLoader, in window: UIWindow) {
    // Prototypes lie in no table yet; each keeps the size that it is drawn in.
    for case (_, let cell as UITableViewCell) in loader.made where cell.superview == nil {
      window.addSubview(cell)
    }
    window.layoutIfNeeded()
    var moved: Set<ObjectIdentifier> = []
    for (element, object) in loader.made {
      guard let view = object as? UIView, view.isTiedByConstraints,
        !view.translatesAutoresizingMaskIntoConstraints,
        let stored = NibDecoder(element, loader).rect("frame")
      else { continue }
      let placed = view.frame
      let cause = cause(of: view, element, stored, placed, moved)
      if cause != nil { moved.insert(ObjectIdentifier(view)) }
      views.append(
        View(
          element: element.name, line: element.line, stored: stored, placed: placed, cause: cause))
    }
  }

  private func cause(
    of view: UIView, _ element: XMLElementNode, _ stored: CGRect, _ placed: CGRect,
    _ moved: Set<ObjectIdentifier>
  ) -> String? {
    let differences = [
      stored.minX - placed.minX, stored.minY - placed.minY, stored.width - placed.width,
      stored.height - placed.height,
    ]
    if differences.allSatisfy({ $0.magnitude <= 1 }) { return nil }
    if let superview = view.superview, moved.contains(ObjectIdentifier(superview)) {
      return "in a view with another frame"
    }
    let place = view.superview is UIStackView ? " in a stack view" : ""
    if differences[3].magnitude > 1 { return "height of \(element.name)\(place)" }
    if differences[2].magnitude > 1 { return "width of \(element.name)\(place)" }
    return "place of \(element.name)\(place)"
  }
}

/// The bars around the scenes of a document, as its device and its segues have them.
private struct BarsOfScenes {
  private let status: UIEdgeInsets
  private var navigated: Set<String> = []
  private var tabbed: Set<String> = []

  init(_ document: Document) {
    let device = document.root.child(named: "device")?.attributes["id"] ?? "retina4_7"
    status = Self.insets(of: device)
    let segues = document.scenes.flatMap { scene in
      scene.objects.flatMap { object in
        object.withDescendants.filter { $0.name == "segue" }
          .map { (from: scene.controller, segue: $0) }
      }
    }
    // A scene that is pushed from one with a bar has it, too, so this goes on while there are more.
    var count = -1
    while count != navigated.count + tabbed.count {
      count = navigated.count + tabbed.count
      for (from, segue) in segues {
        guard let end = segue.attributes["destination"], let start = from.id else { continue }
        switch segue.attributes["kind"] {
        case "relationship":
          if segue.attributes["relationship"] == "rootViewController" { navigated.insert(end) }
          if from.name == "tabBarController" || tabbed.contains(start) { tabbed.insert(end) }
        case "show", "push":
          if navigated.contains(start) { navigated.insert(end) }
          if tabbed.contains(start) { tabbed.insert(end) }
        default: break
        }
      }
    }
  }

  func insets(of scene: Document.Scene) -> UIEdgeInsets {
    var insets = status
    let id = scene.controller.id ?? ""
    if navigated.contains(id) { insets.top += 44 }
    if tabbed.contains(id) { insets.bottom += 49 }
    return insets
  }

  private static func insets(of device: String) -> UIEdgeInsets {
    switch device {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5":
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case "retina6_12": UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case _ where device.hasPrefix("ipad"): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    default: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
  }
}
