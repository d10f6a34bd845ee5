// # Exercise 12: Which attribute?
//
// The properties of a draft have lost their attributes. Its title does not change when
// the text it was given changes. It keeps neither its delegate nor its parent alive: each is
// nil when its object is gone. Its toolbar is made at its first use, and kept. Its text field
// belongs to the view it lies in. Change the declaration after each TODO, and nothing else.
//
//     swift run course check WhichAttribute

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
