// # Exercise 8: Which attribute?
//
// A draft has properties of five kinds, and each wants another attribute. Its title
// keeps what it was given. Who is above it, its delegate and its parent, it does
// not keep alive. Its toolbar is made at first use and stays. Its text field belongs
// to the view it lies in. Change the declarations after each TODO, and nothing else.
//
//     swift test --filter WhichAttribute

import HeadlessUIKit

/// Hears about a draft.
protocol DraftDelegate: AnyObject {
  func draftDidChange(_ draft: Draft)
}

/// A piece of writing, with parts of its own.
///
/// It is not final: in a final class Swift 6.3 on Linux takes no copies of properties.
class Draft {
  // The title was made in a buffer that may change at any time.
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
