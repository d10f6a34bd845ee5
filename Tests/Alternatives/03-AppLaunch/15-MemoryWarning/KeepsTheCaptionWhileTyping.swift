// Alternative: an action for `.editingChanged` keeps the text at each letter, so nothing is left to
// keep when memory is short.

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
    field.addAction(
      UIAction(identifier: UIAction.Identifier("caption")) { [weak self] _ in
        self?.caption = self?.field.text ?? ""
      }, for: .editingChanged)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    pictures = [:]

    if isViewLoaded, view.window == nil { view = nil }
  }
}
