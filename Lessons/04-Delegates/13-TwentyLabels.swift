//: # Twenty labels
//:
//: Everything is there: a field, a delegate, a key that asks what to do. Now
//: HypnoNerd does what its name promises. What a person types appears twenty
//: times, wherever chance puts it.

import HeadlessUIKit
import Stage

//: ## The whole of it
//:
//: Chance comes from outside, as a function: given a bound, it answers with a
//: number from 0 up to, not including, the bound. So a lesson can throw the
//: same dice in every run.

final class HypnosisViewController: InvitingScreen, UITextFieldDelegate {
  let diary = Diary()
  let uniform: (Int) -> Int
  private(set) var labels: [UILabel] = []

  init(uniform: @escaping (Int) -> Int) {
    self.uniform = uniform
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
  }

  // Read first, clear afterwards. Nothing but this hides the keyboard.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let message = textField.text ?? ""
    diary.note(message)
    drawHypnoticMessage(message)
    textField.text = ""
    textField.resignFirstResponder()
    return true
  }

  // Empty words would be twenty labels that nobody sees.
  func drawHypnoticMessage(_ message: String) {
    guard !message.isEmpty else { return }
    for _ in 0..<20 {
      let label = UILabel()
      label.backgroundColor = .clear
      label.textColor = .white
      label.text = message
      label.sizeToFit()
      label.frame.origin = place(for: label.bounds.size)
      view.addSubview(label)
      labels.append(label)
    }
  }

  // The room is what the label leaves free: none, if it is too large.
  private func place(for size: CGSize) -> CGPoint {
    let across = max(0, Int(view.bounds.width - size.width))
    let down = max(0, Int(view.bounds.height - size.height))
    return CGPoint(x: uniform(across + 1), y: uniform(down + 1))
  }
}

func twentyLabels(on stage: Stage) {
  //: ## Nobody calls
  //:
  //: The fifth stage has the method that draws, and nobody calls it. Here the
  //: doorkeeper of chapter 4 answers for the field.

  let screen = HypnosisViewController(uniform: stage.dice.roll(below:))
  let doorkeeper = Doorkeeper()
  stage.present(screen)
  screen.field.delegate = doorkeeper
  stage.textFields.firstMatch.tap()
  stage.typeText("LOVE\n")
  stage.show("Written down, and not drawn")

  stage.print(doorkeeper.diary.last, screen.labels.count)
  // Prints "LOVE 0"

  //: ## Love
  //:
  //: The sixth stage calls it. A new label has no size: `sizeToFit` gives it
  //: that of its words, and only then is it known how much room it leaves.

  screen.field.delegate = screen
  stage.typeText("\n")
  stage.show("LOVE")

  stage.print(screen.labels.count, screen.view.subviews.count)
  // Prints "20 21"

  let inside = screen.labels.allSatisfy {
    screen.view.bounds.contains($0.frame)
  }
  stage.print(inside, screen.diary.last, stage.keyboards.count)
  // Prints "true LOVE 0"

  //: ## And again
  //:
  //: The labels lie in front of the field, and the field can be tapped all the
  //: same: labels let touches through. Nobody ever takes one away, so there are
  //: forty now. (An exercise mends that.)

  stage.textFields.firstMatch.tap()
  stage.typeText("HI\n")
  stage.show("LOVE and HI")

  stage.print(screen.labels.count, screen.view.subviews.count)
  // Prints "40 41"

  //: ## Nothing, and too much
  //:
  //: Return without words draws nothing.

  stage.textFields.firstMatch.tap()
  stage.typeText("\n")
  stage.print(screen.labels.count)
  // Prints "40"

  //: The tutorial wrote `arc4random() % (width - labelWidth)`, and the same
  //: below it with heights, under a comment that still says width. The
  //: remainder of a division by zero does not exist: words that are *exactly as
  //: wide* as the view end the program. Wider ones make the difference
  //: negative, and the label starts anywhere.

  let words = String(repeating: "LOVE ", count: 12)
  stage.textFields.firstMatch.tap()
  stage.typeText(words + "\n")
  stage.show("Words wider than the screen")

  stage.print(Set(screen.labels.suffix(20).map(\.frame.minX)))
  // Prints "[0.0]"

  //: Here no room is less than 0, so the bound is at least 1, and below 1 there
  //: is only 0. The dice know which bounds they were given.

  stage.print(stage.dice.bounds.min() ?? 0)
  // Prints "1"
}

//: The tutorial's last listing, the seventh stage, has lost the line that logs
//: the words, without a word about it. Here it stays.

//: ## Your turn
//:
//: Exercises/04-Delegates/07-TwentyLabels.swift: scatter words over any view,
//: and let the oldest go.
