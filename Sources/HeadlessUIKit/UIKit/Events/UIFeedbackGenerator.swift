/// An object that has the device answer a hand with a tap or a buzz.
///
/// - Shape: A program uses one of the three subclasses.
/// - Differs: Nothing is felt here; what would be felt is written down in the conversation.
/// - Source: Apple, UIKit, "UIFeedbackGenerator".
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Has the device get ready, so that what comes next is felt without delay.
  open func prepare() {}

  fileprivate func feel(_ name: String, _ what: String) {
    Device.current.conversation.tell(
      .init(part: "device", object: self), by: "generator", name, what
    ) {}
  }
}

/// A generator of what a hand feels when things on the screen meet.
///
/// - Source: Apple, UIKit, "UIImpactFeedbackGenerator".
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things that meet are like.
  ///
  /// - Source: Apple, UIKit, "UIImpactFeedbackGenerator.FeedbackStyle".
  public enum FeedbackStyle: Int, Sendable {
    /// Small.
    case light
    /// Of middle size.
    case medium
    /// Large.
    case heavy
    /// Yielding.
    case soft
    /// Hard.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for things of middle size.
  public convenience override init() { self.init(style: .medium) }

  /// Has the hand feel that things meet.
  open func impactOccurred() { feel("impactOccurred", "\(style)") }

  /// Has the hand feel that things meet, more or less strongly: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    feel("impactOccurred", "\(style), intensity \(intensity)")
  }
}

/// A generator of what a hand feels when a task has ended.
///
/// - Source: Apple, UIKit, "UINotificationFeedbackGenerator".
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  ///
  /// - Source: Apple, UIKit, "UINotificationFeedbackGenerator.FeedbackType".
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// In a way that should be looked at.
    case warning
    /// Not at all.
    case error
  }

  /// Has the hand feel how a task has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notificationOccurred", "\(notificationType)")
  }
}

/// A generator of what a hand feels when it chooses something else.
///
/// - Source: Apple, UIKit, "UISelectionFeedbackGenerator".
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has the hand feel that something else is chosen.
  open func selectionChanged() { feel("selectionChanged", "") }
}
