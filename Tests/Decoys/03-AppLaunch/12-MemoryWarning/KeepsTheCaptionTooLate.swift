// Misconception: The caption is read from the field of a view that is gone, and made anew for it.
// Rejected by: a view that nobody sees is let go
// Rejected by: a view on the screen stays
// Rejected by: a view that was never made is not made now
// Rejected by: a view in another one that nobody sees is let go

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
    pictures = [:]

    if isViewLoaded, view.window == nil { view = nil }
    loadViewIfNeeded()
    caption = field.text ?? ""
  }
}
