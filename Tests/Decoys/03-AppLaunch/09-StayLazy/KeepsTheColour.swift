// Misconception: The colour stays in the initializer. It makes the view.
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

    view.backgroundColor = mood
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)

    label.text = "How are you?"
  }
}
