// Alternative: the title is set with `self.title`. It needs no view, so no view is loaded.

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    self.title = String("Mood")

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.backgroundColor = mood

    label.text = "How are you?"
  }
}
