// swift-format-ignore-file
// What Tests/OnADevice asks of UIKit beside what the cases need.

extension UIWindow {
  public struct Level: RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let alert = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 0)
  }
}

@MainActor public final class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public convenience init(keyPath: String, type: EffectType) { self.init() }
  public var minimumRelativeValue: Any?
  public var maximumRelativeValue: Any?
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
}

extension UIButton {
  public enum ButtonType { case custom, system }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
}

@MainActor open class UISlider: UIControl {}
@MainActor open class UIProgressView: UIView {}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }
  public convenience init(style: Style) { self.init(frame: .zero) }
}

extension UIFont {
  public struct Weight: Sendable { public static let regular = Weight() }
  public var pointSize: CGFloat { 0 }
  public var lineHeight: CGFloat { 0 }
}

extension UIFont.TextStyle {
  public static let title1 = UIFont.TextStyle()
}

public final class UIFontMetrics: NSObject {
  public convenience init(forTextStyle style: UIFont.TextStyle) { self.init() }
  public func scaledValue(for value: CGFloat) -> CGFloat { 0 }
}

extension UIListContentConfiguration {
  public struct TextProperties { public var font: UIFont { UIFont() } }
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public var textProperties: TextProperties { TextProperties() }
  public var secondaryTextProperties: TextProperties { TextProperties() }
  public var textToSecondaryTextVerticalPadding: CGFloat { 0 }
}

extension UIImage {
  public enum SymbolScale { case small, medium, large }
  public class Configuration: NSObject {}
  public class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {
      self.init()
    }
  }
  public convenience init?(systemName: String, withConfiguration: Configuration?) { nil }
  public var size: CGSize { CGSize() }
}

public class NSMutableParagraphStyle: NSObject {
  public var lineSpacing: CGFloat = 0
}

public class NSAttributedString: NSObject {
  public struct Key: Hashable, Sendable { public static let paragraphStyle = Key() }
  public convenience init(string: String, attributes: [Key: Any]? = nil) { self.init() }
}

extension UILabel {
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }
}
