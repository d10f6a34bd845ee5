/// A rectangle that takes part in layout and shows nothing.
///
/// A view has guides of its own, such as ``UIView/safeAreaLayoutGuide``; others are added to it, to
/// hold a distance or to group what belongs together.
///
/// - Shape: ``layoutFrame`` is in the coordinates of ``owningView``.
/// - Units: Points.
/// - Asked: D119.
open class UILayoutGuide: NSObject {
  /// The rectangle of a view that a guide is.
  enum Area: String {
    /// Its own, which constraints place.
    case own
    case frame
    /// The content of a scroll view, of which a part is visible.
    case content = "contentLayoutGuide"
    case scrolledFrame = "frameLayoutGuide"
    case safeArea
    case margins = "layoutMargins"
    case readable = "readableContent"
    case keyboard
    case topBar = "top"
    case bottomBar = "bottom"

    /// Whether the guide is as high as a bar that lies at the top or the bottom of its view.
    var isBar: Bool { self == .topBar || self == .bottomBar || self == .keyboard }

    /// The name that UIKit gives the guide.
    fileprivate var identifier: String {
      switch self {
      case .own, .frame: ""
      case .content: "UIScrollView-contentLayoutGuide"
      case .scrolledFrame: "UIScrollView-frameLayoutGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readable: "UIViewReadableContentGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .topBar: "_UIViewControllerTop"
      case .bottomBar: "_UIViewControllerBottom"
      }
    }
  }

  let area: Area

  /// A name that descriptions show.
  open var identifier: String

  /// The view whose coordinates the guide is in.
  open internal(set) weak var owningView: UIView?

  /// Where constraints placed the guide.
  var placedFrame = CGRect.zero

  /// The number of the guide in its system of constraints.
  var index = 0

  /// Creates a guide that constraints place; a view takes it by ``UIView/addLayoutGuide(_:)``.
  public override init() {
    (area, identifier) = (.own, "")
    super.init()
  }

  /// Creates a guide that is a rectangle of a view.
  init(_ area: Area, of view: UIView) {
    (self.area, owningView, identifier) = (area, view, area.identifier)
    super.init()
  }

  /// The rectangle of the guide, as it was laid out last.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return area == .own ? placedFrame : view.frame(of: area)
  }

  // MARK: - Anchors

  /// The edge where a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The rectangle above the keyboard's place: its top edge is the keyboard's, or the safe area's.
///
/// - Differs: The keyboard is always docked, so `followsUndockedKeyboard` does not exist.
open class UIKeyboardLayoutGuide: UILayoutGuide {}
