/// What a view or a controller is shown in: the size of the screen, light or dark, the size of text.
///
/// - Differs: The collection is that of the whole phone, wherever it is asked. Nobody is told when it
///   changes.
/// - Source: Apple, UIKit, "UITraitCollection".
open class UITraitCollection: NSObject {
  /// The collection of the phone as it is now.
  open class var current: UITraitCollection { UITraitCollection() }

  /// Whether the interface is light or dark: it is light here.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// The kind of the device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

  /// Whether there is much room from left to right: on a phone there is not.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// Whether there is much room from top to bottom: only while the phone is held upright.
  open var verticalSizeClass: UIUserInterfaceSizeClass { isUpright ? .regular : .compact }

  /// How many pixels a point is wide.
  open var displayScale: CGFloat { UIScreen.main.scale }

  /// The size of text that a person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIApplication.shared.preferredContentSizeCategory
  }

  private var isUpright: Bool { UIScreen.main.bounds.height >= UIScreen.main.bounds.width }
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It is not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// It is not known.
  case unspecified
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}

extension UIView {
  /// What the view is shown in.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// What the controller is shown in.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen {
  /// What the screen shows.
  public var traitCollection: UITraitCollection { .current }
}

extension UIImage {
  /// Finds an image by name, or answers nil.
  ///
  /// - Differs: It is looked for in the bundle of the application; an image is the same for all traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
