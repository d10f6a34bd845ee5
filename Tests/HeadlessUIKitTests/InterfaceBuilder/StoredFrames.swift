import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Compares where constraints place the views of a document with where it says that Xcode placed them.
///
/// A scene is laid out in a window of the size it is drawn in. The safe area is that of the document's
/// device, and of the bars that its segues put around the scene. A view that the document itself calls
/// misplaced or ambiguous is left out: Xcode has not stored where constraints place it. So are those
/// whose frames follow from such a one: its neighbours in a stack view, the stack view, and what lies
/// in a misplaced view of another size. A hidden view that a stack view passes over has no place.
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
    // The pictures of a document lie elsewhere; it says how large they are.
    let shelf = try? DocumentShelf()
    for image in document.root.child(named: "resources")?.children ?? []
    where image.name == "image" && image.attributes["catalog"] == nil {
      let attributes = image.attributes
      guard let name = attributes["name"], let width = attributes["width"],
        let height = attributes["height"]
      else { continue }
      let folder = "Assets.xcassets/\(name).imageset"
      try? shelf?.put(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"p.svg\"}]}",
        as: folder + "/Contents.json")
      try? shelf?.put(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\"/>",
        as: folder + "/p.svg")
    }
    let bundle = Device.current.bundle
    defer { withExtendedLifetime(shelf) {} }
    let bars = BarsOfScenes(document)
    isOfToday = bars.device.isDrawnByUIKitOfToday
    if document.kind == .nib {
      let loader = NibLoader(document, bundle: bundle, owner: UIViewController(), raises: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      let objects = loader.load(document.objects)
      for case let view as UIView in objects {
        if view.frame.width >= 320, view.frame.height >= 480 {
          let controller = (view.next as? UIViewController) ?? UIViewController()
          controller.view = view
          controller.additionalSafeAreaInsets = bars.device.insets
          owners.append(controller)
        }
        window.addSubview(view)
      }
      add(loader, in: window, drawnOn: bars.device)
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
      add(viewLoader, in: window, drawnOn: bars.device)
    }
  }

  private mutating func add(
    _ loader: NibLoader, in window: UIWindow, drawnOn device: DrawnDevice
  ) {
    for case (let element, let button as UIButton) in loader.made
    where button.configuration?.buttonSize == .medium {
      let part = element.child(named: "buttonConfiguration")
      guard let part, part.child(named: "fontDescription") == nil else { continue }
      button.titleLabel?.font = .systemFont(ofSize: device.titleSize)
    }
    // Prototypes lie in no table yet; each keeps the size that it is drawn in.
    for case (_, let cell as UITableViewCell) in loader.made where cell.superview == nil {
      window.addSubview(cell)
    }
    window.layoutIfNeeded()
    var moved: Set<ObjectIdentifier> = []
    let undefined = undefinedViews(of: loader)
    for (element, object) in loader.made {
      guard let view = object as? UIView, view.isTiedByConstraints,
        !view.translatesAutoresizingMaskIntoConstraints, !undefined.contains(view.identity),
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

  /// Returns the views of which the document does not say where constraints place them.
  private func undefinedViews(of loader: NibLoader) -> Set<ObjectIdentifier> {
    var undefined: Set<ObjectIdentifier> = []
    for (element, object) in loader.made {
      guard let view = object as? UIView else { continue }
      let attributes = element.attributes
      let stack = view.superview as? UIStackView
      if attributes["misplaced"] == "YES" || attributes["ambiguous"] == "YES" {
        undefined.insert(view.identity)
        let stored = NibDecoder(element, loader).rect("frame")?.size ?? .zero
        if (stored.width - view.frame.width).magnitude > 1
          || (stored.height - view.frame.height).magnitude > 1
        {
          undefined.formUnion(view.descendants.map(\.identity))
        }
        undefined.formUnion(stack?.arrangedSubviews.map(\.identity) ?? [])
        if let stack { undefined.insert(stack.identity) }
      } else if view.isHidden, stack?.arrangedSubviews.contains(view) == true {
        undefined.formUnion([view.identity] + view.descendants.map(\.identity))
      }
    }
    return undefined
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

extension UIView {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The views that lie in this one, and in those.
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}

/// The phone or tablet that a document is drawn for.
private struct DrawnDevice {
  private let name: String
  private let isKnown: Bool
  let isTurned: Bool

  /// The version of Xcode that stored the document, as its plug-in counts it: 15400 is 11, 21000 is 14.
  private let version: Double

  init(_ document: Document) {
    let device = document.root.child(named: "device")
    name = device?.attributes["id"] ?? "retina4_7"
    isKnown = device != nil
    isTurned = device?.attributes["orientation"] == "landscape"
    // Some Xcodes write 32700 as the version of all their tools.
    let plugIn = document.root.child(named: "dependencies")?.children
      .first { $0.attributes["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
    let written = plugIn?.attributes["version"] ?? document.root.attributes["toolsVersion"]
    version = written.flatMap { Double($0) } ?? 0
  }

  /// Whether Xcode 14, 15 or 16 drew it.
  var isDrawnByUIKitOfToday: Bool { (21000..<24000).contains(version) }

  private var hasHomeButton: Bool {
    ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(name) || name.hasPrefix("ipad")
  }

  /// The size of the title of a button with a configuration: in iOS 15, Xcode 13's, it was smaller.
  var titleSize: CGFloat { (19000..<21000).contains(version) ? 14 : 17 }

  /// What the device itself keeps free.
  var insets: UIEdgeInsets {
    if !isKnown { return .zero }
    // Until version 10 Xcode draws the status bar of phones with a Home button.
    if hasHomeButton {
      return UIEdgeInsets(top: version < 15400 ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    let top: CGFloat =
      switch name {
      case "retina6_12", "retina6_72": 59
      case "retina6_1": version < 21000 ? 44 : 48
      case "retina6_0", "retina6_7": version < 21000 ? 44 : 47
      default: 44
      }
    return isTurned
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// The size of the screen, or nil for a tablet.
  var screen: CGSize? {
    let screens: [String: CGSize] = [
      "retina4_0": CGSize(width: 320, height: 568), "retina4_7": CGSize(width: 375, height: 667),
      "retina5_5": CGSize(width: 414, height: 736), "retina5_9": CGSize(width: 375, height: 812),
      "retina6_0": CGSize(width: 390, height: 844), "retina6_1": CGSize(width: 414, height: 896),
      "retina6_12": CGSize(width: 393, height: 852), "retina6_5": CGSize(width: 414, height: 896),
      "retina6_7": CGSize(width: 428, height: 926), "retina6_72": CGSize(width: 430, height: 932),
    ]
    return screens[name].map { isTurned ? CGSize(width: $0.height, height: $0.width) : $0 }
  }
}

/// The bars around the scenes of a document, as its device and its segues have them.
private struct BarsOfScenes {
  /// Where a navigation bar ends, and how much of it a large title takes.
  private struct Bar {
    let end: CGFloat
    var large: CGFloat = 0
  }

  let device: DrawnDevice

  /// The navigation bars above the scenes that have one.
  private var navigated: [String: Bar] = [:]
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
            navigated[end] = bar(of: from)
          }
          if from.name == "tabBarController" || tabbed.contains(start) { tabbed.insert(end) }
        case "show", "push":
          if let bar = navigated[start] { navigated[end] = bar }
          if tabbed.contains(start) { tabbed.insert(end) }
        default: break
        }
      }
    }
  }

  /// Returns the bar of a navigation controller, as the document stores it.
  private func bar(of controller: XMLElementNode) -> Bar {
    let top = device.insets.top
    if controller.attributes["navigationBarHidden"] == "YES" { return Bar(end: top) }
    if device.isTurned { return Bar(end: top + 32) }
    let bar = controller.child(named: "navigationBar")
    let isLarge = bar?.attributes["largeTitles"] == "YES"
    let stored = bar?.child(for: "frame")?.attributes
    let height = stored?["height"].flatMap { Double($0) } ?? (isLarge ? 96 : 44)
    let start = stored?["y"].flatMap { Double($0) } ?? 0
    return Bar(end: max(start, top) + height, large: isLarge ? max(height - 44, 0) : 0)
  }

  func insets(of scene: Document.Scene) -> UIEdgeInsets {
    var insets = device.insets
    let id = scene.controller.id ?? ""
    if let bar = navigated[id] { insets.top = bar.end }
    let item = scene.controller.child(named: "navigationItem")
    // The title of a scene whose first view scrolls is drawn small.
    let root = scene.controller.child(for: "view")
    let scrolls = [root, root?.child(named: "subviews")?.children.first]
      .contains { ["scrollView", "tableView", "collectionView", "textView"].contains($0?.name) }
    if let bar = navigated[id], scrolls || item?.attributes["largeTitleDisplayMode"] == "never" {
      insets.top -= bar.large
    }
    let simulated = scene.controller.child(for: "simulatedBottomBarMetrics") != nil
    if tabbed.contains(id) || simulated { insets.bottom += device.isTurned ? 32 : 49 }
    // A view that is lower than the screen does not lie under a bar, or lies on a sheet.
    let frame = root?.child(for: "frame")
    let height = frame?.attributes["height"].flatMap { Double($0) } ?? 0
    switch (device.screen.map { Double($0.height) } ?? height) - height {
    case 0: break
    case Double(insets.bottom): insets.bottom = 0
    case Double(insets.top): insets.top = 0
    case Double(insets.top + insets.bottom): insets = .zero
    case 1..<60:
      insets.top = navigated[id].map { $0.end > device.insets.top ? 56 : 0 } ?? 0
      insets.bottom = 0
    default: break
    }
    return insets
  }
}
