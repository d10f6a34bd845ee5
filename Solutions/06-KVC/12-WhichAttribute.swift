// # Exercise 12: Which attribute?
//
// The properties of a draft have lost their attributes. Change the declarations after the TODOs so
// that this holds:
//
// - The title stays as it was when it was assigned, also if the text that was given changes later.
// - A draft keeps neither its delegate nor its parent alive. Each is nil when its object is gone.
// - Each draft has a toolbar of its own. It is made at its first use, and kept.
// - A draft does not keep its text field alive. The view in which the field lies keeps it alive.
//   `field` is nil when that view is gone.
//
// One attribute is enough for each property. `didSet` or a computed property is right, too, if the
// same holds. All names stay, and so do `init` and `add`. The toolbar may be optional or not.
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
