extension UIAccessibility {
  /// What an application tells those who hear the screen.
  ///
  /// - Source: Apple, UIKit, "UIAccessibility.Notification"; the raw values are those of its header.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public let rawValue: UInt32

    /// Creates a message of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A sentence to be read aloud: the argument.
    public static let announcement = Self(rawValue: 1008)
    /// A part of the screen has changed; the argument is the element to read next, or a sentence.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The screen is another one; the argument is the element to read next, or a sentence.
    public static let screenChanged = Self(rawValue: 1000)
  }

  /// Tells those who hear the screen something.
  ///
  /// A sentence is read aloud, and so is an element to go on with. Anything else is not.
  public static func post(notification: Notification, argument: Any?) {
    let words =
      switch argument {
      case let text as String: text
      case let view as UIView where notification != .announcement: view.readAloud
      default: ""
      }
    if !words.isEmpty { Device.current.speech.sentences.append(words) }
  }
}

/// What was read aloud because an application asked for it.
final class Speech {
  var sentences: [String] = []
}

extension Device {
  /// The sentences that applications had read aloud, in their order.
  package var announcements: [String] { speech.sentences }

  var speech: Speech { only { Speech() } }
}

extension UIView {
  /// What is read aloud of the view: its label, its value, what it is, and its hint.
  ///
  ///     selected, Tea, button
  package var readAloud: String {
    let traits = accessibilityTraits
    let isSwitch = traits.contains(.toggleButton)
    var value = accessibilityValue ?? ""
    if isSwitch { value = value == "1" ? "on" : "off" }
    let names = traits.spokenNames(isSwitch: isSwitch)
    let label = accessibilityLabel ?? (automationType.showsValue ? "" : joinedText)
    let parts =
      [traits.contains(.selected) ? "selected" : "", label, value]
      + [traits.contains(.notEnabled) ? "dimmed" : ""] + names + [accessibilityHint ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension UIAccessibilityTraits {
  /// What a person hears of the traits, in the words of VoiceOver.
  fileprivate func spokenNames(isSwitch: Bool) -> [String] {
    if isSwitch { return ["switch button"] }
    let names: KeyValuePairs<Self, String> = [
      .button: "button", .link: "link", .searchField: "search field", .image: "image",
      .header: "heading", .adjustable: "adjustable", .tabBar: "tab bar",
    ]
    return names.filter { contains($0.key) }.map(\.value)
  }
}
