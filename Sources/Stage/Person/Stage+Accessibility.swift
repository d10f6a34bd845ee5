import HeadlessUIKit

/// What a person hears who does not see the screen, and how large a person reads.
extension Stage {
  /// The size of text that the owner of the device chose; texts that follow it change at once.
  public var contentSizeCategory: UIContentSizeCategory {
    get { device.contentSizeCategory }
    set {
      device.contentSizeCategory = newValue
      device.clock.runPass()
    }
  }

  /// The sentences that the application had read aloud, in their order.
  public var announcements: [String] { device.announcements }

  /// Returns what is read aloud of the screen, element by element, from top to bottom.
  ///
  ///     ["Chess", "Get, button"]
  public func readScreenAloud() -> [String] {
    ScreenDescription.elements(on: self).map(\.view.readAloud).filter { !$0.isEmpty }
  }
}
