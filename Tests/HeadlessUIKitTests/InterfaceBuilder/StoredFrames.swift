import Testing

@testable import HeadlessUIKit

/// Compares where constraints place the views of a document with where it says that Xcode placed them.
///
/// A scene is laid out in a window of the size it is drawn in. The safe area is that of the document's
/// device, and of the bars that its segues put around the scene. A view that the document itself calls
/// misplaced is left out: Xcode has not stored where constraints place it.
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

  /// The controllers of the views of a nib that fill a screen.
  private var owners: [UIViewController] = []

  /// Whether the document was stored by an Xcode that draws with iOS 16 to 18, which this UIKit follows.
  private(set) var isOfToday = true

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
    let bars = BarsOfScenes(document)
    isOfToday = bars.device.isDrawnByUIKitOfToday
    if document.kind == .nib {
      let loader = NibLoader(document, bundle: bundle, owner: UIViewController(), raises: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      let objects = loader.load(document.objects)
      for case let view as UIView in objects {
        if bars.device.fills(view.frame.size) {
          let controller = (view.next as? UIViewController) ?? UIViewController()
          controller.view = view
          controller.additionalSafeAreaInsets = bars.device.insets
          owners.append(controller)
        }
        window.addSubview(view)
      }
      add(loader, in: window)
    }
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
        element.attributes["misplaced"] != "YES",
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

/// The phone or tablet that a document is drawn for.
private struct DrawnDevice {
  private let name: String
  let isTurned: Bool

  /// The version of Xcode that stored the document, as documents count it: 15400 is 11, 21000 is 14.
  private let version: Double

  init(_ document: Document) {
    let device = document.root.child(named: "device")
    name = device?.attributes["id"] ?? "retina4_7"
    isTurned = device?.attributes["orientation"] == "landscape"
    version = document.root.attributes["toolsVersion"].flatMap { Double($0) } ?? 0
  }

  /// Whether Xcode 14, 15 or 16 drew it.
  var isDrawnByUIKitOfToday: Bool { (21000..<24000).contains(version) }

  private var hasHomeButton: Bool {
    ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(name) || name.hasPrefix("ipad")
  }

  /// What the device itself keeps free.
  var insets: UIEdgeInsets {
    // Until version 10 Xcode draws the status bar of phones with a Home button.
    if hasHomeButton {
      return UIEdgeInsets(top: version < 15400 ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    let top: CGFloat =
      switch name {
      case "retina6_12": 59
      case "retina6_1": version < 21000 ? 44 : 48
      case "retina6_0", "retina6_7": version < 21000 ? 44 : 47
      default: 44
      }
    return isTurned
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// Returns whether a view is as large as the screen.
  func fills(_ size: CGSize) -> Bool {
    let screens: [String: CGSize] = [
      "retina4_0": CGSize(width: 320, height: 568), "retina4_7": CGSize(width: 375, height: 667),
      "retina5_5": CGSize(width: 414, height: 736), "retina5_9": CGSize(width: 375, height: 812),
      "retina6_0": CGSize(width: 390, height: 844), "retina6_1": CGSize(width: 414, height: 896),
      "retina6_12": CGSize(width: 393, height: 852), "retina6_5": CGSize(width: 414, height: 896),
      "retina6_7": CGSize(width: 428, height: 926),
    ]
    guard let screen = screens[name] else { return false }
    return size == (isTurned ? CGSize(width: screen.height, height: screen.width) : screen)
  }
}

/// The bars around the scenes of a document, as its device and its segues have them.
private struct BarsOfScenes {
  let device: DrawnDevice

  /// The heights of the navigation bars above the scenes that have one.
  private var navigated: [String: CGFloat] = [:]
  private var tabbed: Set<String> = []

  init(_ document: Document) {
    device = DrawnDevice(document)
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
          if segue.attributes["relationship"] == "rootViewController" {
            navigated[end] = height(ofBarOf: from)
          }
          if from.name == "tabBarController" || tabbed.contains(start) { tabbed.insert(end) }
        case "show", "push":
          if let height = navigated[start] { navigated[end] = height }
          if tabbed.contains(start) { tabbed.insert(end) }
        default: break
        }
      }
    }
  }

  /// Returns the height of the bar of a navigation controller.
  private func height(ofBarOf controller: XMLElementNode) -> CGFloat {
    if controller.attributes["navigationBarHidden"] == "YES" { return 0 }
    if device.isTurned { return 32 }
    let bar = controller.child(named: "navigationBar")
    return bar?.attributes["largeTitles"] == "YES" ? 96 : 44
  }

  func insets(of scene: Document.Scene) -> UIEdgeInsets {
    var insets = device.insets
    let id = scene.controller.id ?? ""
    insets.top += navigated[id] ?? 0
    let item = scene.controller.child(named: "navigationItem")
    if navigated[id] == 96, item?.attributes["largeTitleDisplayMode"] == "never" {
      insets.top -= 52
    }
    if tabbed.contains(id) { insets.bottom += device.isTurned ? 32 : 49 }
    return insets
  }
}
