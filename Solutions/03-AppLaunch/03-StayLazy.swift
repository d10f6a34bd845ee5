// # Exercise 3: No view too early
//
// A person who opens this screen sees "How are you?" in the colour of the mood. Its view is
// loaded when the screen is opened, and not before. The two lines after TODO 2 read `view`
// in the initializer, so the view is loaded at once: put what they do where it belongs. The
// title is needed earlier. A tab shows it before the screen was ever opened.
//
//     swift run course check StayLazy

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    title = "Mood"

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mood
    view.addSubview(label)

    label.text = "How are you?"
  }
}
