// Alternative: `viewIfLoaded` gives the view without loading it. If its window is nil, the view can
// go.

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
    pictures.removeAll()

    guard let view = viewIfLoaded else { return }
    caption = field.text ?? caption

    if view.window == nil { self.view = nil }
  }
}
