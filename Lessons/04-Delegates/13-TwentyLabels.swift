//: # Twenty labels
//:
//: After this chapter you can add labels at random places, and keep them inside
//: the view.

import HeadlessUIKit
import Stage

//: ## HypnoNerd at work
//:
//: When a person presses return, the delegate reads the text, keeps it in an
//: array, adds twenty labels with it, empties the field and hides the keyboard.
//: The order matters: read the text before you delete it.
//:
//: The random numbers come from a function, as in lesson 1. It is given a
//: bound, and returns a number from 0 up to, but not including, the bound.
//: `@escaping` allows `init` to keep the function, which is called later.
//: `view.bounds` is the rectangle inside the view, and its size is that of the
//: view. Its origin is (0, 0) for most views, and for this one. In a scrolled
//: view the bounds begin elsewhere, at `bounds.minX` and `bounds.minY`. There
//: you add these two to the random numbers.

/// Returns a number from 0 up to, but not including, the bound.
typealias RandomNumber = (_ bound: Int) -> Int

final class HypnosisViewController: PromptViewController {
  let random: RandomNumber
  private(set) var labels: [UILabel] = []
  private(set) var messages: [String] = []

  init(random: @escaping RandomNumber) {
    self.random = random
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
  }

  /// Adds twenty labels with a message.
  func addLabels(_ message: String) {
    guard !message.isEmpty else { return }
    for _ in 0..<20 {
      let label = UILabel()
      label.text = message
      label.textColor = .white
      label.backgroundColor = .clear
      label.sizeToFit()
      label.frame.origin = randomOrigin(for: label.bounds.size)
      view.addSubview(label)
      labels.append(label)
    }
  }

  /// Returns a place for a label of a size, inside the view.
  func randomOrigin(for size: CGSize) -> CGPoint {
    let freeWidth = max(0, Int(view.bounds.width - size.width))
    let freeHeight = max(0, Int(view.bounds.height - size.height))
    return CGPoint(x: random(freeWidth + 1), y: random(freeHeight + 1))
  }
}

extension HypnosisViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let message = textField.text ?? ""
    messages.append(message)
    addLabels(message)
    textField.text = ""
    textField.resignFirstResponder()
    return true
  }
}

//: ## The size comes first
//:
//: A label that is made in code has no size. `sizeToFit()` gives it the size of
//: its text. Only then is it known how much room is left for it:
//:
//:     │◀──────────────── width of the view ─────────────────▶│
//:     │◀────────── free width ──────────▶│◀─ width of label ▶│
//:     │ x may be any number from 0 to here                   │
//:
//: The free width itself is allowed too: then the label ends at the right edge.
//: The bound is not included, so it has to be the free width plus one. A label
//: that is wider than the view has no free width. `max(0, ...)` makes it 0, and
//: the label begins at the left edge.

func twentyLabels(on stage: Stage) {
  //: ## A message
  //:
  //: A person types LOVE and presses done.

  let controller = HypnosisViewController(
    random: stage.dice.roll(below:))
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.typeText("LOVE\n")
  stage.show("Twenty labels")

  let areInside = controller.labels.allSatisfy {
    controller.view.bounds.contains($0.frame)
  }
  stage.print(controller.labels.count, areInside, stage.keyboards.count)
  // Prints "20 true 0"

  stage.print(controller.messages)
  // Prints "["LOVE"]"

  //: ## Labels let touches through
  //:
  //: Some labels may lie on top of the field. A tap there still reaches the
  //: field, because labels do not get touches unless you allow it (chapter 1).
  //: The second message adds twenty more labels. Nobody removes the old ones.

  stage.textFields.firstMatch.tap()
  stage.typeText("HI\n")
  stage.print(controller.labels.count)
  // Prints "40"

  //: Return in an empty field adds nothing: twenty empty labels could not be
  //: seen, and would use memory.

  stage.textFields.firstMatch.tap()
  stage.typeText("\n")
  stage.print(controller.labels.count)
  // Prints "40"

  //: ## Removing the oldest
  //:
  //: In the exercise you remove the oldest labels, so that at most `limit` of
  //: them stay:
  //:
  //:     while labels.count > limit {
  //:       labels.removeFirst().removeFromSuperview()
  //:     }
  //:
  //: New labels are appended, so the first label of the array is the oldest.
  //: `removeFirst()` takes the first element out of the array and returns it.
  //: `removeFromSuperview()` then takes this label out of the view.

  //: ## A message that is too wide
  //:
  //: This text is wider than the screen. All labels begin at the left edge.

  let message = String(repeating: "LOVE ", count: 12)
  stage.textFields.firstMatch.tap()
  stage.typeText(message + "\n")
  stage.show("A message wider than the screen")

  stage.print(Set(controller.labels.suffix(20).map(\.frame.minX)))
  // Prints "[0.0]"

  //: ## The remainder of a division
  //:
  //: The tutorial of 2015 took the remainder of a division, `random % free`, to
  //: get a number below the free width (`%` is the remainder). (The line for y
  //: took heights, under a comment that still said width.) With a free width of
  //: 100 the numbers are 0 to 99, so the right edge is never reached. A
  //: negative free width has a remainder too. With -30 it is 0 to 29, so a
  //: label that is too wide may begin 29 points from the left, and even less of
  //: it is seen.

  let remainders = Set((0..<1000).map { $0 % -30 })
  stage.print(remainders.min() ?? 0, remainders.max() ?? 0)
  // Prints "0 29"

  //: Nothing can be divided by a free width of 0. Swift stops the program. In
  //: Objective-C the result is undefined. An Intel processor, as in the
  //: Simulator of an older Mac, stops the program. An ARM processor, as in an
  //: iPhone, takes 0 as the result of the division. The remainder is then the
  //: whole random number, and the label lies far outside the view.

  //: > Then: The tutorial used an `NSInteger` for the free width. That is a
  //: > number of 64 bits on today's phones. On the 32-bit phones of that time a
  //: > negative one became a huge positive number, and the label began almost
  //: > anywhere. The tutorial printed each message on the console. Its last
  //: > listing left that line out and did not say so; here the array keeps
  //: > them.
}

//: ## Twenty labels, heard once
//:
//: VoiceOver reads each label. Who hears the screen would hear one message
//: twenty times. `isAccessibilityElement` says whether a view is read. It is true
//: for a label: set it to false for all but one. The one that is read should be
//: the one that stays longest.

//: ## Remember
//:
//: - Set the text, call `sizeToFit()`, and then choose the place.
//: - The free width is the width of the view minus that of the label, and never
//:   less than 0.
//: - The bound of the random number is the free width plus one.
//:
//: > Question: A view is 320 points wide and a label 300. Which numbers may x
//: > be, and what is the bound?
//: > Answer: 0 to 20. The bound is 21, because the bound is not included.

//: ## Your turn
//:
//: Exercise 8 is Exercises/04-Delegates/08-TwentyLabels.swift: labels at random
//: places in any view, and a limit beyond which the oldest go.
//:
//:     swift run course check TwentyLabels
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/sizetofit()>
//: - <https://developer.apple.com/documentation/uikit/uiview/bounds>
//: - <https://developer.apple.com/documentation/swift/int/random(in:)-9mjpw>
