// Misconception: The label went from the initializer, and to nowhere.
// Rejected by: the label is on the screen

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel()

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    title = "Mood"

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mood

    label.text = "How are you?"
  }
}
