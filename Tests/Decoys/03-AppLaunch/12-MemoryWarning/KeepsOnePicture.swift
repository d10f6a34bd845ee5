// Misconception: One picture is kept.
// Rejected by: the pictures are given back

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
    pictures = pictures.filter { $0.key == pictures.keys.min() }

    if isViewLoaded { caption = field.text ?? "" }

    if isViewLoaded, view.window == nil { view = nil }
  }
}
