/// What is made of an element: an object of a class, or nothing.
struct ElementKind {
  /// The class to make, or nil if the element describes no object.
  let type: (any NibDecodable.Type)?

  /// Whether the class is the very one the element is named after, and no stand-in.
  let isExact: Bool

  /// Finds the class an element stands for.
  ///
  /// An element is named after its class: `slider` stands for UISlider. A name without a class
  /// stands for what its ending says, or for a plain view where views are listed.
  init(of element: XMLElementNode, amongViews: Bool = false) {
    if let type = Self.type(named: element.name) {
      (self.type, isExact) = (type, true)
    } else if let type = Self.standIns[element.name] {
      (self.type, isExact) = (type, false)
    } else {
      (type, isExact) = (Self.guess(element, amongViews: amongViews), false)
    }
  }

  /// Returns UIKit's class for the name of an element.
  private static func type(named name: String) -> (any NibDecodable.Type)? {
    if let known = types[name] { return known }
    let isName = name.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }
    guard isName else { return nil }
    let baseName = spellings[name] ?? name
    let className =
      baseName.hasPrefix("wk")
      ? "WK\(baseName.dropFirst(2))" : "UI\(baseName.prefix(1).uppercased())\(baseName.dropFirst())"
    let type = LibraryModules.find(className) as? any NibDecodable.Type
    // The names come from documents, which may hold any number of them.
    if types.count < 500 { types[name] = .some(type) }
    return type
  }

  /// What was found for the names met so far, nil for a name without a class.
  private static var types: [String: (any NibDecodable.Type)?] = [:]

  /// The elements that Interface Builder does not name after their classes.
  private static let spellings = [
    // The view that an embedded controller's view lies in.
    "containerView": "view",
    "pongPressGestureRecognizer": "longPressGestureRecognizer",
  ]

  private static func guess(_ element: XMLElementNode, amongViews: Bool) -> (
    any NibDecodable.Type
  )? {
    if element.name.hasSuffix("GestureRecognizer") { return UIGestureRecognizer.self }
    if element.name.hasSuffix("Controller") { return UIViewController.self }
    let isView =
      amongViews || element.name.hasSuffix("View")
      || element.child(for: "frame")?.name == "rect" || element.child(named: "subviews") != nil
    return isView ? UIView.self : nil
  }

  /// The elements of classes that are not linked, and what stands in for them.
  private static let standIns: [String: any NibDecodable.Type] = [
    "collectionView": UIScrollView.self,
    "stepper": UIControl.self,
    "viewControllerPlaceholder": UIViewController.self,
  ]
}
