/// Something whose look can be chosen for all objects of its class at once.
///
/// What is set on the **proxy** of a class is given to each object of it that enters a window:
///
///     UISwitch.appearance().onTintColor = .systemPurple
///
/// - Shape: A property that was set on an object itself stays as it is. An object of a subclass takes
///   what is set on the proxies of both classes, and those of the subclass prevail. Among the proxies
///   of a class that ask for containers, the one prevails whose containers lie nearest to the window.
///   What is in a window already stays as it is until it enters one again.
/// - Errors: The proxy of a class of one's own that has initializers, and `init()` not among them,
///   stops the program in Swift's words.
/// - Differs: Objective-C can record every method. Here the proxy is an object of the class, made
///   with `init()`, and it records these: ``UIView/backgroundColor`` and ``UIView/tintColor``; the
///   tint colours of switches, sliders, progress views, page controls, segmented controls,
///   activity indicators and bars; `font` and `textColor` of labels and text fields; the title
///   attributes of bars, bar items and segmented controls; `barStyle`, `isTranslucent`,
///   `prefersLargeTitles`, `shadowImage`, background images and the looks of bars; the colours, background images, symbol
///   configurations and `contentEdgeInsets` of buttons; separators of tables and cells;
///   `searchBarStyle`, `badgeColor`, `keyboardAppearance`, `borderStyle`, `defaultTextAttributes`, and
///   the title of a refresh control.
///   Anything else that is set on a proxy changes nothing, and so do properties of one's own classes.
/// - Unconfirmed: The look is given before `didMoveToWindow()`. A label inside a control of UIKit's
///   keeps the font and the colours that the control gives it.
/// - Source: Apple, UIKit, "UIAppearance".
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  static func appearance() -> Self

  /// Returns the proxy of the objects that lie in objects of other classes: in one of the first,
  /// which lies in one of the second, and so on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Something that objects with a look of their own lie in: a view or a view controller.
///
/// - Source: Apple, UIKit, "UIAppearanceContainer".
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, AppearanceCustomizable, UIAppearanceContainer {}

extension UIBarItem: UIAppearance, AppearanceCustomizable {}

extension UIViewController: UIAppearanceContainer {}
