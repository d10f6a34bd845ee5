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
  /// The buttons, by title: segments and the halves of steppers are buttons too.
  public var buttons: ElementQuery {
    elements("button") { $0 is UIButton || $0 is ControlPart }
  }

  /// The switches.
  public var switches: ElementQuery { elements("switch") { $0 is UISwitch } }

  /// The sliders.
  public var sliders: ElementQuery { elements("slider") { $0 is UISlider } }

  /// The segmented controls; their segments are ``buttons`` in them.
  public var segmentedControls: ElementQuery {
    elements("segmented control") { $0 is UISegmentedControl }
  }

  /// The steppers, with the ``buttons`` Decrement and Increment in them.
  public var steppers: ElementQuery { elements("stepper") { $0 is UIStepper } }

  /// The toolbars; their items are ``buttons`` in them.
  public var toolbars: ElementQuery { elements("toolbar") { $0 is UIToolbar } }

  /// The tab bars; their tabs are ``buttons`` in them.
  public var tabBars: ElementQuery { elements("tab bar") { $0 is UITabBar } }

  /// The navigation bars, by their titles; the way back and the items are ``buttons`` in them.
  public var navigationBars: ElementQuery {
    elements("navigation bar") { $0 is UINavigationBar }
  }

  /// The labels, by their words.
  public var staticTexts: ElementQuery {
    elements("label") { $0 is UILabel && !$0.isPartOfElement }
  }

  /// The pictures, by the name of their image.
  public var images: ElementQuery {
    elements("image") { $0 is UIImageView && !$0.isPartOfElement }
  }

  /// The views whose content can be scrolled.
  public var scrollViews: ElementQuery { elements("scroll view") { $0 is UIScrollView } }

  /// The date pickers; their wheels are ``pickerWheels`` in them, the words of compact ones ``buttons``.
  public var datePickers: ElementQuery { elements("date picker") { $0 is UIDatePicker } }

  /// The questions of the system, by their titles; their answers are ``buttons`` in them.
  public var alerts: ElementQuery { elements("alert") { $0 is SystemAlert } }

  /// The notifications at the top of the screen.
  public var banners: ElementQuery { elements("banner") { $0 is NotificationBanner } }

  /// The icons on the home screen, by the names of their applications.
  public var icons: ElementQuery { elements("icon") { $0 is AppIcon } }

  /// The picker views.
  public var pickers: ElementQuery { elements("picker") { $0 is UIPickerView } }

  /// The wheels of picker views, from left to right.
  public var pickerWheels: ElementQuery { elements("picker wheel") { $0 is PickerWheel } }
}

extension Stage: ElementTypeQueryProvider {
  /// Returns the elements of a kind on the screen.
  public func elements(
    _ kind: String, where matches: @escaping (UIView) -> Bool
  ) -> ElementQuery {
    ElementQuery(on: self, kind: kind, in: { self.windowsInSight }, matches: matches)
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
  /// Whether the view belongs to a row of a wheel or to a button, which is one element.
  fileprivate var isPartOfElement: Bool {
    superview.map { $0 is PickerRow || $0 is UIButton || $0.isPartOfElement } ?? false
  }
}
