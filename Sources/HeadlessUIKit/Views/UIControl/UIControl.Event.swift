extension UIControl {
  /// What can happen to a control.
  ///
  /// - Shape: Events are bits, and several can be named at once.
  public struct Event: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set of events out of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger touched the control again, soon after.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger moved within the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger came back into the control.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger left the control without being lifted.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger was lifted within the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// Something took the touch away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// A person changed the control's value.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// A person did what the control is there for.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Editing of a text field began.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// A person changed the text of a text field.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key ended the editing of a text field.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}
