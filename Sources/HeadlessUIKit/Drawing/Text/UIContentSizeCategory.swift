import Synchronization

/// How large a person wants to read text, as chosen in Settings.
///
///     let isLarge = UIApplication.shared.preferredContentSizeCategory > .large
///
/// - Shape: Twelve sizes; ``large`` is the first one, and the last five are for those who need much
///   larger text.
/// - Errors: A name that is none of UIKit's counts as ``large``.
/// - Source: Apple, UIKit, "UIContentSizeCategory"; the raw values are those of its header.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size; text is as large as in ``large``.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Text two steps smaller than the first size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Text one step smaller than the first size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The size of a device whose owner has chosen none.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Text one step larger than the first size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Text two steps larger than the first size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text outside the settings for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest text for those who need much larger text.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second text for those who need much larger text.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third text for those who need much larger text.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth text for those who need much larger text.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text there is.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Is posted when a person has chosen another size of text.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// What stands in a notification for the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of the five for those who need much larger text.
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// Whether one size is smaller than another; no size is neither smaller nor larger.
  public static func < (left: Self, right: Self) -> Bool {
    left.isKnown && right.isKnown && left.step < right.step
  }

  /// Whether one size is smaller than another, or the same.
  public static func <= (left: Self, right: Self) -> Bool { left == right || left < right }

  /// Whether one size is larger than another.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Whether one size is larger than another, or the same.
  public static func >= (left: Self, right: Self) -> Bool { right <= left }

  /// The sizes, from the smallest to the largest.
  package static let all: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  private var isKnown: Bool { Self.all.contains(self) }

  /// The place of the size among all of them; that of ``large`` for one that is none.
  var step: Int { Self.all.firstIndex(of: self) ?? 3 }
}

/// The size of text that the owner of a device has chosen.
nonisolated final class TextSize: Sendable {
  private let stored = Mutex(UIContentSizeCategory.large)

  /// The one of the device that the running code is on.
  static var current: TextSize { SharedDeviceState.current.only { TextSize() } }

  var category: UIContentSizeCategory {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

extension Device {
  var textSize: TextSize { shared.only { TextSize() } }
}
