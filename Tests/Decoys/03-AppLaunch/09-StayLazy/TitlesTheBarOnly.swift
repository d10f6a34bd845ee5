// Misconception: The title is given to a bar, in `navigationItem`. A tab shows the controller's own.
// Rejected by: the title is there from the beginning

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel()

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Mood"

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mood
    view.addSubview(label)

    label.text = "How are you?"
  }
}
