//: # The label of a button, and fonts
//:
//: After this chapter you can change the font of a button and choose between
//: the fonts of the system.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The title of the button is much larger than the name in the cell. A
//: `UIButton` has no property `font`.
//:
//: ## A label inside the button
//:
//: A button shows its title in a label of its own, which `titleLabel` gives
//: you:
//:
//:     AppCell ──▶ downloadButton ──▶ titleLabel ──▶ font
//:                                                ──▶ text
//:
//: You cannot give the button another label. But you can change the font of
//: this one.

func theLabelOfAButton(on stage: Stage) {
  let cell = AppCell(app: App(name: "Chess", icon: "chess"))
  let button = cell.downloadButton

  //: The title of a system button has 15 points at first.

  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "15.0"

  button.titleLabel?.font = .boldSystemFont(ofSize: 12)
  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "12.0"

  //: > Then: In iPhone OS 2 a button had a property `font`. Swift does not have
  //: > it.

  //: ## The title is set with setTitle
  //:
  //: A button has a title for each **control state**, such as `.normal` and
  //: `.disabled`. A text that you write into the label yourself is lost: the
  //: button replaces it when it updates itself. Here `setNeedsLayout` says that
  //: the button needs that (chapter 10), and `layoutIfNeeded` has it done at
  //: once (chapter 15).

  stage.present(cell)
  button.titleLabel?.text = "Open"
  button.setNeedsLayout()
  button.layoutIfNeeded()
  stage.print(button.titleLabel?.text ?? "none")
  // Prints "Get"

  button.setTitle("Open", for: .normal)
  button.setTitle("Wait", for: .disabled)
  stage.show("A title for the normal state")

  button.isEnabled = false
  stage.show("The title of the disabled state")

  //: ## The fonts of the system
  //:
  //: Three methods of `UIFont` make a font of a size in points. The fourth line
  //: asks for a **text style** instead. A person can choose a larger text in
  //: the settings of the phone, and then a text style has more points. Use text
  //: styles where you can. Chapter 19 has more.

  let fonts: [UIFont] = [
    .systemFont(ofSize: 12),
    .boldSystemFont(ofSize: 12),
    .italicSystemFont(ofSize: 12),
    .preferredFont(forTextStyle: .body),
  ]
  stage.print(fonts.map(\.pointSize))
  // Prints "[12.0, 12.0, 12.0, 17.0]"

  //: > On a device: A button can also be described by a
  //: > `UIButton.Configuration` (since iOS 15), as one from the library of
  //: > Xcode is. Then the font of `titleLabel` is not used. Choose the style
  //: > Default for it, or set the font in the configuration: `attributedTitle`
  //: > or `titleTextAttributesTransformer`.
}

//: ## Remember
//:
//: - The font of a button is the font of its `titleLabel`.
//: - The title of a button is set with `setTitle(_:for:)`, never in the label.
//: - A text style follows the text size that a person has chosen.
//:
//: > Question: `button.titleLabel?.text = "Stop"` compiles. Later the button
//: > says Get again. Which call is right?
//: > Answer: `button.setTitle("Stop", for: .normal)`. The label belongs to the
//: > button, which writes its own title there.

//: ## Your turn
//:
//: Give the button of `AppCell` a bold font of 12 points: the line goes into
//: `init(frame:)` in Lessons/05-NineGrid/06-ACellClass.swift. Look at the
//: pictures of `swift run nine-grid --chapter 7`. Put the file back with `git
//: checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uibutton/titlelabel>
//: - <https://developer.apple.com/documentation/uikit/uifont>
