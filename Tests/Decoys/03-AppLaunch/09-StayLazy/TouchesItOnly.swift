// Misconception: The view is asked for and not used.
// Rejected by: no view is made before it is wanted
// Rejected by: the label is on the screen
// Rejected by: the screen has the colour of the mood

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel()

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    title = "Mood"

    _ = view
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mood
    view.addSubview(label)

    label.text = "How are you?"
  }
}
