/// A view that changes how what lies behind it looks, and has content of its own.
///
///     let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     panel.contentView.addSubview(label)
///
/// - Shape: The content lies in ``contentView``, as large as the view; subviews belong there.
/// - Errors: A subview that is added to the view itself lies over the content, and is reported.
/// - Differs: A device stops the program for such a subview. Nothing is blurred here: a blur is a
///   half-transparent colour. There is no vibrancy.
/// - Source: Apple, UIKit, "UIVisualEffectView".
open class UIVisualEffectView: UIView {
  /// What is done to what lies behind; nil for nothing.
  open var effect: UIVisualEffect?

  /// The view that takes the content.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect and without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install(UIView())
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install(UIView())
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { install(UIView()) }
  }

  private func install(_ content: UIView) {
    contentView.removeFromSuperview()
    contentView = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== contentView { VisualEffectMessage.subview(subview).report() }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let blur = effect as? UIBlurEffect else { return }
    recorder.fillBackground(bounds, blur.color, of: ownLayer)
  }

  /// Gives a view what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let content = decoder.view("contentView") { install(content) }
    guard let blur = decoder.element.child(named: "blurEffect") else { return }
    effect = UIBlurEffect(style: decoder.choice("style", in: blur, Self.styles) ?? .regular)
  }

  private static let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

/// What a view with an effect writes on the console.
private enum VisualEffectMessage: ConsoleMessage {
  /// A view is added that does not lie in the content.
  case subview(UIView)

  var text: String {
    switch self {
    case .subview(let view):
      "\(type(of: view)) has been added as a subview to UIVisualEffectView. A device stops the "
        + "program here: add it with contentView.addSubview(_:)."
    }
  }
}

/// What a ``UIVisualEffectView`` does to what lies behind it.
///
/// - Source: Apple, UIKit, "UIVisualEffect".
open class UIVisualEffect: NSObject {}

/// A blur of what lies behind.
///
/// - Differs: It is a colour that what lies behind shines through.
/// - Source: Apple, UIKit, "UIBlurEffect".
open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  ///
  /// - Shape: One case a look, numbered as UIKit numbers them.
  /// - Source: Apple, UIKit, "UIBlurEffect.Style".
  public nonisolated enum Style: Int, Sendable {
    /// Lighter than what lies behind, and without much of it.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the device's look is.
    case regular = 4
    /// As the device's look is, and clearer against it.
    case prominent
    /// Very thin.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// As thick as most.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// As bars are.
    case systemChromeMaterial
    /// Very thin, and light whatever the device's look.
    case systemUltraThinMaterialLight
    /// Thin, and light whatever the device's look.
    case systemThinMaterialLight
    /// As thick as most, and light whatever the device's look.
    case systemMaterialLight
    /// Thick, and light whatever the device's look.
    case systemThickMaterialLight
    /// As bars are, and light whatever the device's look.
    case systemChromeMaterialLight
    /// Very thin, and dark whatever the device's look.
    case systemUltraThinMaterialDark
    /// Thin, and dark whatever the device's look.
    case systemThinMaterialDark
    /// As thick as most, and dark whatever the device's look.
    case systemMaterialDark
    /// Thick, and dark whatever the device's look.
    case systemThickMaterialDark
    /// As bars are, and dark whatever the device's look.
    case systemChromeMaterialDark
  }

  private var style = Style.regular

  /// Creates a blur that looks a way.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  /// The colour that stands for the blur.
  var color: UIColor {
    switch style {
    case .dark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.11, alpha: 0.75)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark:
      UIColor(white: 0.11, alpha: 0.55)
    case .light, .systemUltraThinMaterial, .systemThinMaterial, .systemUltraThinMaterialLight,
      .systemThinMaterialLight:
      UIColor(white: 1, alpha: 0.55)
    default:
      UIColor(white: 0.97, alpha: 0.82)
    }
  }
}
