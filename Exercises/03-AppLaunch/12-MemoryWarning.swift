// # Exercise 12: Memory becomes short
//
// When memory becomes short every controller hears of it, and gives back what can be
// made again. Until iOS 5 the view of a screen that nobody saw was let go by UIKit; now
// it stays, unless the controller lets it go itself. What a person typed cannot be made
// again: it is kept before the view goes. A view that was never made needs nothing, and
// whoever asks for it has it made, in the worst moment there is.
//
//     swift test --filter MemoryWarning

import HeadlessUIKit

/// A screen with pictures that are dear to make, and with words a person typed.
final class AlbumViewController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
  /// The pictures that were made so far.
  var pictures: [String: Data] = [:]
  /// What the person typed.
  var caption = ""
  /// How often the view was made.
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.addSubview(field)
    field.text = caption
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    // TODO 1: All pictures are given back.

    // TODO 2: What stands in the field of a view that was made is kept as the caption.

    // TODO 3: A view that was made, and is in no window, is let go.
  }
}
