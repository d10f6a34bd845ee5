import HeadlessUIKit

/// Something in which elements can be looked for: the screen, an element, the elements of a kind.
///
///     stage.switches[0]
///     stage.toolbars.buttons["Done"]
///
/// - Shape: Elements count from 0, in the order of the view tree.
/// - Errors: A query never fails; an ``Element`` that is not there says so when it is used.
/// - Source: Apple, XCTest, "XCUIElementTypeQueryProvider".
public protocol ElementTypeQueryProvider {
  /// Returns the elements of a kind, given what they are called and how to tell them.
  func elements(_ kind: String, where matches: @escaping (UIView) -> Bool) -> ElementQuery
}

extension ElementTypeQueryProvider {
  /// The elements of a type, which every view says of itself.
  func elements(_ type: AutomationType) -> ElementQuery {
    elements(type.name) { $0.automationType == type }
  }

  /// The activity indicators.
  public var activityIndicators: ElementQuery { elements(.activityIndicator) }

  /// The questions of the system, by their titles; their answers are ``buttons`` in them.
  public var alerts: ElementQuery { elements(.alert) }

  /// The notifications at the top of the screen.
  public var banners: ElementQuery { elements(.banner) }

  /// The buttons, by title: segments are buttons too.
  public var buttons: ElementQuery { elements(.button) }

  /// The rows of table views and the items of collection views in sight, by their texts; labels in
  /// them are ``staticTexts`` in them.
  public var cells: ElementQuery { elements(.cell) }

  /// The collection views; their items are ``cells`` in them.
  public var collectionViews: ElementQuery { elements(.collectionView) }

  /// The date pickers; their wheels are ``pickerWheels`` in them, and those of the compact style have ``buttons``.
  public var datePickers: ElementQuery { elements(.datePicker) }

  /// The icons on the home screen, by the names of their applications.
  public var icons: ElementQuery { elements(.icon) }

  /// The pictures, by the name of their image.
  public var images: ElementQuery {
    elements(AutomationType.image.name) { $0.automationType == .image && !$0.isPartOfElement }
  }

  /// The keyboard, while it is shown.
  public var keyboards: ElementQuery { elements(.keyboard) }

  /// The keys of the keyboard, by what they say.
  public var keys: ElementQuery { elements(.key) }

  /// The links in a page of the web, by their words.
  public var links: ElementQuery { elements(.link) }

  /// The navigation bars, by their titles; the way back and the items are ``buttons`` in them.
  public var navigationBars: ElementQuery { elements(.navigationBar) }

  /// The wheels of picker views, from left to right.
  public var pickerWheels: ElementQuery { elements(.pickerWheel) }

  /// The picker views.
  public var pickers: ElementQuery { elements(.picker) }

  /// The progress views.
  public var progressIndicators: ElementQuery { elements(.progressIndicator) }

  /// The views whose content can be scrolled.
  public var scrollViews: ElementQuery { elements(.scrollView) }

  /// The text fields that show dots, by their placeholder.
  public var secureTextFields: ElementQuery { elements(.secureTextField) }

  /// The segmented controls; their segments are ``buttons`` in them.
  public var segmentedControls: ElementQuery { elements(.segmentedControl) }

  /// The action sheets.
  public var sheets: ElementQuery { elements(.sheet) }

  /// The sliders.
  public var sliders: ElementQuery { elements(.slider) }

  /// The labels, by their text.
  public var staticTexts: ElementQuery {
    elements(AutomationType.staticText.name) {
      $0.automationType == .staticText && !$0.isPartOfElement
    }
  }

  /// The steppers; their two halves are ``buttons`` in them.
  public var steppers: ElementQuery { elements(.stepper) }

  /// The rows of dots that say which of several pages is shown.
  public var pageIndicators: ElementQuery { elements(.pageIndicator) }

  /// The fields in which a person types what to look for.
  public var searchFields: ElementQuery { elements(.searchField) }

  /// The switches.
  public var switches: ElementQuery { elements(.switch) }

  /// The tab bars; their tabs are ``buttons`` in them.
  public var tabBars: ElementQuery { elements(.tabBar) }

  /// The table views; their rows are ``cells`` in them.
  public var tables: ElementQuery { elements(.table) }

  /// The text fields, by their placeholder or their text, except those that show dots.
  public var textFields: ElementQuery { elements(.textField) }

  /// The text views.
  public var textViews: ElementQuery { elements(.textView) }

  /// The toolbars; their items are ``buttons`` in them.
  public var toolbars: ElementQuery { elements(.toolbar) }

  /// The views that show pages of the web; paragraphs are ``staticTexts`` in them, and links ``links``.
  public var webViews: ElementQuery { elements(.webView) }
}

extension AutomationType {
  /// What a sentence calls an element of the type: `picker wheel`.
  var name: String {
    if self == .staticText { return "label" }
    return rawValue.reduce(into: "") { name, character in
      name += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }
}

extension Stage: ElementTypeQueryProvider {
  /// Returns the elements of a kind on the screen.
  public func elements(
    _ kind: String, where matches: @escaping (UIView) -> Bool
  ) -> ElementQuery {
    ElementQuery(on: self, kind: kind, in: { self.visibleWindows }, matches: matches)
  }
}

extension Element: ElementTypeQueryProvider {
  /// Returns the elements of a kind that lie in this one.
  public func elements(
    _ kind: String, where matches: @escaping (UIView) -> Bool
  ) -> ElementQuery {
    ElementQuery(on: query.stage, kind: kind, in: { view?.subviews ?? [] }, matches: matches)
  }
}

extension ElementQuery: ElementTypeQueryProvider {
  /// Returns the elements of a kind that lie in any of these.
  public func elements(
    _ kind: String, where matches: @escaping (UIView) -> Bool
  ) -> ElementQuery {
    ElementQuery(on: stage, kind: kind, in: { views.flatMap(\.subviews) }, matches: matches)
  }
}

extension UIView {
  /// Whether the view lies in an element that says what the view shows.
  ///
  /// An element that lists elements in it, as a text field does, leaves it to them, and so does a
  /// row of a table: a test finds the labels in it.
  fileprivate var isPartOfElement: Bool {
    guard let superview else { return false }
    let speaksForAll =
      superview.isAccessibilityElement && superview.accessibilityElements == nil
      && superview.automationType != .cell
    return speaksForAll || superview.isPartOfElement
  }
}
