// # Exercise 9: Stay lazy
//
// A controller makes its view when somebody wants to see it, and not before: of ten
// tabs nine may never be opened. Whoever asks for `view` in an initializer has it made
// at once. This controller does, in the two lines after TODO 2: put what they do where
// it belongs. Its title is another matter: it stands on a tab or a bar before the
// screen was ever opened, so it has to be there from the beginning.
//
//     swift test --filter StayLazy

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
    view.addSubview(label)

    label.text = "How are you?"
  }
}
