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

  /// What programs call a property of a class of UIKit whose storage here has another name:
  /// `ownLayer` is `layer`, and others stand in the table.
  static func ofProperty(_ stored: String, of type: AnyClass) -> String {
    if let name = properties["\(type).\(stored)"] ?? properties[stored] { return name }
    let rest = stored.dropFirst("own".count)
    guard stored.hasPrefix("own"), rest.first?.isUppercase == true else { return stored }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// The names of properties by those of their storage, which may stand after the name of its class.
  ///
  /// Where programs have no property for it, a few words say what it is.
  static let properties = [
    "actionButtons": "buttons of a swipe", "arrangement": "constraints of its arrangement",
    "attributedContent": "attributedText", "attributedTitles": "titles of its states",
    "backgroundImages": "backgrounds of its states", "bar": "its bar", "board": "keyboard",
    "bottomBars": "bars at the bottom", "cell": "its cell", "cellPool": "cells to be reused",
    "changed": "call after a change", "childControllers": "children",
    "choose": "call after a choice", "containingWindow": "window", "controller": "view controller",
    "delivered": "delivered notifications", "dependents": "recognizers that wait for it",
    "detail": "detailTextLabel", "detailButton": "accessory button", "detailLabel": "detail label",
    "didScroll": "call after scrolling", "dimmingView": "dimming view",
    "editedCell": "edited cell", "endedTouches": "ended touches", "field": "its text field",
    "fields": "textFields", "fireMethod": "block", "firstResponder": "first responder",
    "footers": "footers of its sections", "formerKeyWindow": "former key window",
    "gaps": "gaps of its arrangement", "handlers": "targets", "headerPool": "headers to be reused",
    "headers": "headers of its sections", "holder": "view that holds it",
    "insetsOfContent": "call for the room of its bars", "keptLayouts": "lines of its text",
    "labels": "its labels", "largeTitleLabel": "large title",
    "largeTitleRoom": "room of the large title", "layOutBars": "call before layout",
    "leave": "call at its end", "loadedView": "view",
    "objectsOfDocument": "objects of its document", "opens": "call after a tap",
    "ownAccessoryView": "inputAccessoryView", "ownDetailLabel": "detailTextLabel",
    "owner": "its owner", "ownScene": "windowScene", "ownTint": "tintColor",
    "performAccessorySegue": "segue of its accessory", "performSegue": "segue",
    "picker": "its picker", "picture": "imageView", "presented": "presentedViewController",
    "presentedInside": "controller presented within", "presenter": "presentingViewController",
    "press": "call after a press", "recognizers": "gestureRecognizers",
    "reconfiguredCell": "reconfigured cell", "refreshView": "refreshControl",
    "requirements": "recognizers that it waits for", "rowStyle": "style of its row",
    "runs": "attributes of its parts", "scaling": "metrics of its size",
    "secondLabel": "second label", "segments": "its segments", "shownTitleView": "titleView",
    "shownView": "shown view", "shownViewBelow": "view below it",
    "sourceWithMoving": "data source that moves rows",
    "sourceWithoutMoving": "data source that moves no rows", "spares": "views to be reused",
    "startLocations": "touches of its taps", "storedUserInfo": "userInfo",
    "subtitleLabel": "subtitle label", "swipeAnswer": "actions of a swipe",
    "swipePan": "recognizer of swipes", "symbolConfigurations": "symbols of its states",
    "titleColors": "colors of its states", "topBars": "bars at the top",
    "trackedTouch": "its touch", "trackedTouches": "touches that it follows",
    "values": "its values", "viewBelow": "view below the bar", "views": "views of its items",
    "waiting": "questions that wait for an answer", "images": "images of its states",
    "UIEvent.touches": "allTouches", "stack": "items",
    "UINavigationController.stack": "viewControllers", "shown": "items",
    "UITabBarController.list": "viewControllers",
    "UITabBarController.selected": "selectedViewController", "cells": "visibleCells",
    "container": "textContainer",
    "UIView.children": "subviews", "UIWindow.root": "rootViewController",
    "UIWindow.touches": "its touches",
  ]

  /// The classes that stand behind a name of Apple's: the center keeps each observer in an object.
  private static let classes = ["Observation": "NotificationCenter"]
}
