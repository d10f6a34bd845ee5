/// Where text waits between copying and pasting.
///
/// - Shape: One item, the last that was copied.
/// - Differs: It holds text only, and no other application reads or writes it.
open class UIPasteboard: NSObject {
  /// The pasteboard that copying writes to and pasting reads.
  open class var general: UIPasteboard { Device.current.pasteboard }

  /// The text that was copied last, or nil.
  open var string: String?

  override init() {}
}

extension Device {
  /// What was copied last, for `UIPasteboard.general`.
  var pasteboard: UIPasteboard { only { UIPasteboard() } }
}
