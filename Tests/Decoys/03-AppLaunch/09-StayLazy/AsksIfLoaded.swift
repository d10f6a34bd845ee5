// Misconception: The initializer colours the view if there is one. There never is.
// Rejected by: the screen has the colour of the mood
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

    viewIfLoaded?.backgroundColor = mood
    viewIfLoaded?.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = mood

    label.text = "How are you?"
  }
}
