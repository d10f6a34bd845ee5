// # Exercise 15: Memory is short
//
// When memory is short, the screen of an album gives back what can be made again: all its
// pictures, and also its view if the view lies in no window. What a person typed cannot be made
// again:
//
// - At each warning, the text in the field of a loaded view is kept as the caption, even if the
//   view is on the screen, and even if the text is empty. The field keeps it, too.
// - The caption stands in the field again when the view is loaded once more.
// - A view that is not loaded is not loaded for a warning, and the caption stays as it is.
//
//     swift run course check MemoryWarning

import HeadlessUIKit

/// A screen with pictures that are slow to make, and with words a person typed.
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
