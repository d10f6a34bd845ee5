// Misconception: The title is given in viewDidLoad. A tab that nobody opened has none.
// Rejected by: the title is there from the beginning

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel()

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mood"
    view.backgroundColor = mood
    view.addSubview(label)

    label.text = "How are you?"
  }
}
