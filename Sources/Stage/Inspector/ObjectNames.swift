import HeadlessUIKit

/// What objects and their properties are called when they are told about.
enum ObjectNames {
  /// The class of an object, and what it says if it is a view that says something.
  static func name(of object: AnyObject) -> String {
    let own = "\(type(of: object))"
    let type =
      isInner(object) ? "UIKit" : ObjectGraph.isOfProgram(object) ? own : classes[own] ?? own
    guard let view = object as? UIView, !(view is UIWindow) else { return type }
    let isLeaf = view.subviews.isEmpty || view.accessibilityTraits.contains(.button)
    let text = isLeaf ? view.spokenText : ""
    return text.isEmpty ? type : "\(type) \u{201C}\(text.prefix(24))\u{201D}"
  }

  /// Whether an object is one that UIKit keeps to itself: programs know no name of its class.
  static func isInner(_ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    guard !ObjectGraph.isOfProgram(type: type), !(object is UIView) else { return false }
    let name = "\(type)"
    return classes[name] == nil && !known(name)
  }

  /// The name of a class, `UILabel`, which is looked up once: to write it takes longer than to find it.
  static func ofClass(_ type: AnyClass) -> String {
    if let known = namesOfClasses[ObjectIdentifier(type)] { return known }
    let name = "\(type)"
    namesOfClasses[ObjectIdentifier(type)] = name
    return name
  }

  private static var namesOfClasses: [ObjectIdentifier: String] = [:]

  private static func known(_ type: String) -> Bool {
    ["UI", "NS", "CA", "UN"].contains(String(type.prefix(2)))
      || ["Bundle", "NotificationCenter", "Timer"].contains(type)
  }

  /// What programs call a property of a class of UIKit whose storage here has another name.
  static func ofProperty(_ stored: String, of type: AnyClass) -> String {
    known["\(type).\(stored)"] ?? known[stored] ?? stored
  }

  private static let known = [
    "childControllers": "children", "containingWindow": "window", "controller": "view controller",
    "handlers": "targets", "loadedView": "view", "objectsOfDocument": "objects of its document",
    "ownAccessoryView": "inputAccessoryView", "ownInputView": "inputView", "ownLayer": "layer",
    "ownNavigationItem": "navigationItem", "ownScene": "windowScene",
    "presented": "presentedViewController", "presenter": "presentingViewController",
    "recognizers": "gestureRecognizers", "storedUserInfo": "userInfo",
    "tabBarItemOfTitle": "tabBarItem",
    "UINavigationController.stack": "viewControllers", "UITabBarController.list": "viewControllers",
    "UITabBarController.selected": "selectedViewController", "UIView.children": "subviews",
    "UIWindow.root": "rootViewController",
  ]

  /// The classes that stand behind a name of Apple's: the center keeps each observer in an object.
  private static let classes = ["Observation": "NotificationCenter"]
}
