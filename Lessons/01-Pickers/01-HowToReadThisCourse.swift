//: # How to read this course
//:
//: After this chapter you can read the text, the pictures and the output of a
//: lesson, and use its phone yourself. It takes less than ten minutes.

import HeadlessUIKit
import Stage

//: ## What you will learn, and with what
//:
//: You want to write the screens of an app. **UIKit** is Apple's library for
//: that: it shows texts, buttons and lists, and it tells your code what a
//: person does with them. UIKit does not run on Linux. So this course has a
//: library of its own, `HeadlessUIKit`. It has a part of UIKit, with the same
//: names, and it does what UIKit does.
//:
//: You need a little Swift: variables and arrays, functions, classes, optionals
//: (`guard let`, `??`, `as?`), dictionaries, structures, closures and errors
//: (`try`, `catch`). You do not need to know anything about apps. (You will
//: often read `final class`: `final` means that it has no subclasses.)

//: ## Start the lesson
//:
//: Type this in a terminal, in the folder of the course:
//:
//:     swift run pickers
//:
//: You see the text, the code and the pictures of the lesson, page by page. You
//: need these keys:
//:
//: - Right and Left turn the pages.
//: - Return shows the answer to a question. Think first.
//: - `?` lists all keys.
//: - `q` leaves the lesson. `swift run pickers --chapter 3` begins at the third
//:   chapter.

//: ## Text and code
//:
//: Each chapter is a source file. A line that begins with `//:` is text. All
//: other lines are Swift, and they run. (A line with `//` or `///` is a comment
//: on the code.) The number in front of a line of code is its number in the
//: file.
//:
//: A **term** is a word with a fixed meaning. It is printed in bold where it is
//: used for the first time, and its meaning stands beside it. All terms are
//: listed in Lessons/GLOSSARY.md.
//:
//: Some texts stand in boxes. A box with the title On a device says what is
//: different in an app for an iPhone. A box with the title Then says how
//: something was done in older systems. You may leave it out. A chapter with
//: the word optional in its title may be left out, too.
//:
//: > On a device: An app has `import UIKit` instead of the two lines with
//: > `import` at the top.

func howToReadThisCourse(on stage: Stage) {
  //: ## Views lie inside views
  //:
  //: Everything on a screen is a **view**: an object of the class `UIView`, or
  //: of one of its subclasses. A text is a `UILabel`, and a switch is a
  //: `UISwitch`.
  //:
  //: Our first screen has a label and a switch beside it. Both lie inside a
  //: third view, `row`. A view that lies inside another view is its
  //: **subview**. The outer view is called the **superview**. The method
  //: `addSubview` puts one view into another.
  //:
  //: The **frame** of a view says where it lies in its superview, and how large
  //: it is. It is a rectangle, `CGRect`, with four numbers. This is the frame
  //: of the label:
  //:
  //:     ┌─ row ────────────────────────────────
  //:     │            y 24
  //:     │        ┌─────────────────┐
  //:     │  x 24  │ Airplane mode   │  height 32
  //:     │        └─────────────────┘
  //:     │            width 160
  //:
  //: All lengths are in points. A **point** is the unit of length of UIKit. The
  //: screen of this phone is 320 points wide and 568 points high.
  //:
  //: A switch knows its size itself. So the code sets only the `origin` of its
  //: frame: the upper left corner, a `CGPoint` with x and y.

  let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

  let label = UILabel(
    frame: CGRect(x: 24, y: 24, width: 160, height: 32))
  label.text = "Airplane mode"
  row.addSubview(label)

  let airplaneSwitch = UISwitch()
  airplaneSwitch.frame.origin = CGPoint(x: 232, y: 24)
  row.addSubview(airplaneSwitch)

  //: This function is given a **stage**: an object of this course that has a
  //: phone, and that can do what a person does with it. `stage.present` puts a
  //: view on the screen of the phone. `stage.show` ends a step of the lesson,
  //: and you see a picture of the screen.

  stage.present(row)
  stage.show("A label and a switch")

  //: The **picture** is the screen. In the terminal it is drawn with letters
  //: and signs, and one letter is 8 points wide. The label begins 24 points
  //: from the left, so there are three empty letters in front of it. A dashed
  //: lower edge means that the rest of the screen is empty and is left out. In
  //: a browser you see the phone itself.
  //:
  //: Under most pictures stands a **conversation**: what objects of UIKit asked
  //: other objects, and told them, since the last picture. A label and a switch
  //: ask nobody, so there is none here. The next chapter has one.

  //: ## A person on the stage
  //:
  //: An app has a real person. Here the stage is the person:
  //: `stage.switches[0]` is the first switch on the screen, and `tap()` touches
  //: it as a finger does. In the same way there are `stage.buttons` and, for
  //: the wheels of the next chapters, `stage.pickerWheels`.

  stage.switches[0].tap()
  stage.show("A person tapped the switch")

  //: The picture shows the switch on the other side. Is it on now?
  //: `stage.print` prints a line, and the comment under it shows the printed
  //: text.

  stage.print(airplaneSwitch.isOn)
  // Prints "true"
}

//: ## Remember
//:
//: - Lines with `//:` are text; all other lines are Swift, and run.
//: - The frame of a view is its place and its size in its superview, in points.
//: - Each `stage.show` gives a picture, with the conversation under it.
//: - The stage is not part of UIKit. It is the phone and the person.
//:
//: > Question: A label has the frame x 40, y 16, width 80, height 16. How many
//: > letters of a picture in the terminal are there in front of it?
//: > Answer: Five. The label begins 40 points from the left edge of its
//: > superview, and one letter is 8 points wide.

//: ## Your turn
//:
//: Go back to the last picture and press `t`. The phone is yours now: the arrow
//: keys and Return are your finger. Turn the switch off. Then press `q`: the
//: phone is as it was, and the lesson goes on.
//:
//: Most of the next chapters end with an exercise. It has a name, and you use
//: the name in three commands. These are for the exercise JaggedColumns of
//: chapter 3:
//:
//:     swift run course check JaggedColumns  says what is right and wrong
//:     swift run course hint JaggedColumns   prints a hint, next time another
//:     swift run course play JaggedColumns   runs it, so that you can try it
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/uikit/uiview>
