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
  // TODO 1: Keep the title as it was when it was given. Its type stays NSString.
  var title: NSString

  // TODO 2: Keep neither of the two alive. Each is nil when its object is gone.
  var delegate: (any DraftDelegate)?
  var parent: Draft?

  // TODO 3: Make one toolbar at its first use, and none before. Keep it.
  weak var toolbar: UIToolbar?

  // TODO 4: Let the field be gone when the view that it lies in is gone.
  var field: UITextField?

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
