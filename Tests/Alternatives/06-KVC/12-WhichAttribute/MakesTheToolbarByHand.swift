// Alternative: The toolbar is made by hand where it is first asked for.

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
  @NSCopying var title: NSString

  weak var delegate: (any DraftDelegate)?
  weak var parent: Draft?

  private var ownToolbar: UIToolbar?
  var toolbar: UIToolbar? {
    if ownToolbar == nil { ownToolbar = UIToolbar() }
    return ownToolbar
  }

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
