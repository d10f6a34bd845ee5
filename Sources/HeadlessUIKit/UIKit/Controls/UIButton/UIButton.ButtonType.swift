extension UIButton {
  /// What a button looks like.
  ///
  /// - Source: Apple, UIKit, "UIButton.ButtonType".
  public enum ButtonType: Int, Sendable {
    /// Plain: white words until told otherwise.
    case custom
    /// The system's: words in the tint colour.
    case system
    /// An i in a circle, for more about what stands beside it.
    case detailDisclosure
    /// An i in a circle, for more about the screen.
    case infoLight
    /// An i in a circle, for more about the screen.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7

    /// The system's look by its former name.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }

    /// The picture that buttons of the type show.
    var symbol: Symbol? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .contactAdd
      case .close: .close
      }
    }
  }
}
