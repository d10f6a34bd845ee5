import HeadlessUIKit

/// What objects and their properties are called when they are told about.
enum ObjectNames {
  /// The class of an object, and what it says if it is a view that says something.
  static func name(of object: AnyObject) -> String {
    let type = "\(type(of: object))"
    guard let view = object as? UIView, !(view is UIWindow) else { return type }
    let isLeaf = view.subviews.isEmpty || view.accessibilityTraits.contains(.button)
    let text = isLeaf ? view.spokenText : ""
    return text.isEmpty ? type : "\(type) \u{201C}\(text.prefix(24))\u{201D}"
  }

  /// The name of a property, in Apple's words where UIKit's storage here is called otherwise.
  static func property(of reference: ObjectGraph.Reference) -> String {
    known[reference.property] ?? reference.property
  }

  private static let known = [
    "children": "subviews", "containingWindow": "window", "loadedView": "view",
    "ownLayer": "layer", "recognizers": "gestureRecognizers", "controller": "view controller",
    "ownNavigationItem": "navigationItem", "tabBarItemOfTitle": "tabBarItem",
    "objectsOfDocument": "objects of its document", "handlers": "targets",
  ]
}
