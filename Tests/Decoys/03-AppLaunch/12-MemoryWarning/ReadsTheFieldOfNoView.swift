// Misconception: The field is read although its view was never made. The caption is lost.
// Rejected by: a caption given early stays

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

    caption = field.text ?? ""

    if isViewLoaded, view.window == nil { view = nil }
  }
}
