// Alternative: Each title is copied when it has been assigned.

import HeadlessUIKit

/// Hears about a draft.
protocol DraftDelegate: AnyObject {
  func draftDidChange(_ draft: Draft)
}

/// A piece of writing, with parts of its own.
///
/// It is not final: in a final class Swift 6.3 on Linux ignores `@NSCopying`.
class Draft {
  // The text that is given may be an NSMutableString, which can change at any time.
  var title: NSString {
    didSet { title = NSString(string: title as String) }
  }

  weak var delegate: (any DraftDelegate)?
  weak var parent: Draft?

  private(set) lazy var toolbar: UIToolbar? = UIToolbar()

  weak var field: UITextField?

  /// The parts of the draft, which it keeps alive.
  private(set) var parts: [Draft] = []

  init(title: String) {
    self.title = NSString(string: title)
  }

  func add(_ part: Draft) {
    part.parent = self
    parts.append(part)
  }
}
