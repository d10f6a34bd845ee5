/// The place where words wait between copying and pasting.
///
/// - Shape: One item, the last that was copied.
/// - Differs: It holds words only, and no other application reads or writes it.
/// - Source: Apple, UIKit, "UIPasteboard".
open class UIPasteboard: NSObject {
  /// The pasteboard that copying writes to and pasting reads.
  open class var general: UIPasteboard { Device.current.pasteboard }

  /// The words that were copied last, or nil.
  open var string: String? {
    get { words }
    set {
      words = newValue
      changeCount += 1
    }
  }

  /// Whether there are words to paste.
  open var hasStrings: Bool { words != nil }

  /// How often the pasteboard has changed.
  public private(set) var changeCount = 0

  private var words: String?

  init(words: String? = nil) {
    self.words = words
  }
}

extension Device {
  /// What was copied last, for `UIPasteboard.general`.
  var pasteboard: UIPasteboard { only { UIPasteboard() } }
}
