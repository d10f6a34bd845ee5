//: # How to read this course
//:
//: After this chapter you can read the text, the pictures and the output of a
//: lesson, and use its phone yourself. It takes less than ten minutes.

import HeadlessUIKit
import Stage

//: ## What you will learn, and with what
//:
//: **UIKit** is Apple's library for the screens of an app: it shows texts,
//: buttons and lists, and it tells your code what a person does with them. This
//: course teaches UIKit on Linux. It uses `HeadlessUIKit`, a library that has a
//: part of UIKit, with the same names, but draws on no display. It does what
//: UIKit does; where it differs, the documentation of the type lists the
//: difference.
//:
//: You need a little Swift: variables and arrays, functions, classes, optionals
//: (`guard let`, `??`, `as?`), closures and errors (`try`, `catch`). You do not
//: need to know anything about apps.
//:
//: > On a device: An app for an iPhone has `import UIKit` instead. Where other
//: > lines have to change too, a box like this one says so.
//:
//: A box with the title Then tells how something was done in older systems. You
//: need it for old code only, so it is optional. Some chapters are optional,
//: too, and their titles say so.

//: ## Text and code
//:
//: A lesson is a program, and you are reading its source files, one file for
//: each chapter. In the file, each line that begins with `//:` is text. Every
//: other line is Swift, and it runs. The number in front of a line of code is
//: its number in the file.
//:
//: A **term** is a word with a fixed meaning. It is printed in bold where it is
//: used for the first time, and its meaning stands in the same sentence. All
//: terms are listed in Lessons/GLOSSARY.md.

func howToReadThisCourse(on stage: Stage) {
  //: ## Views on a stage
  //:
  //: Each chapter has one function that runs. It is given a **stage**: an
  //: object of this course that has a phone, and that can do what a person does
  //: with it. An app has no stage; it has a real phone and a real person.
  //:
  //: Everything on a screen is a **view**: an object of the class `UIView`, or
  //: of one of its subclasses. A text is a `UILabel`, for example. A view lies
  //: inside another view, which is called its **superview**. Its **frame** says
  //: where it lies in the superview and how large it is.
  //:
  //: Here a label and a switch lie in one superview, `row`. `addSubview` puts a
  //: view into another one: the label becomes a **subview** of `row`.
  //:
  //: A frame is a `CGRect`, a rectangle. Its `x` and `y` are the distances from
  //: the left edge and from the upper edge of the superview. They are also
  //: called the origin of the frame, which is a `CGPoint`. Each of the numbers
  //: is a `CGFloat`, a number that may have decimals.

  let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

  let label = UILabel(
    frame: CGRect(x: 24, y: 24, width: 160, height: 32))
  label.text = "Airplane mode"
  row.addSubview(label)

  let airplaneSwitch = UISwitch()
  airplaneSwitch.frame.origin = CGPoint(x: 232, y: 24)
  row.addSubview(airplaneSwitch)

  //: `stage.present` puts a view on the screen of the phone. `stage.show` ends
  //: a step of the lesson, and you see a picture of the screen.

  stage.present(row)
  stage.show("A label and a switch")

  //: The **picture** is the upper part of the screen. A dashed lower edge
  //: means: the screen is longer, but the rest is empty.
  //:
  //: All lengths are in points. A **point** is the unit of length of UIKit: the
  //: screen of this phone is 320 points wide and 568 points high, and one
  //: letter of the picture is 8 points wide. The label begins 24 points from
  //: the left, which is three letters.
  //:
  //: Under a picture stands the **conversation**: what objects of UIKit asked
  //: other objects, and told them, since the last picture. A label and a switch
  //: ask nobody. The pickers of the next chapter ask a lot.

  //: ## A person on the stage
  //:
  //: `stage.switches[0]` is the first switch on the screen, and `tap()` touches
  //: it as a finger does. In the same way there are `stage.buttons` and
  //: `stage.pickerWheels`, the wheels of a picker. A wheel can be turned in two
  //: ways: `adjust(toPickerWheelValue: "Rice")` turns it to the row with this
  //: text, and `turn(by: 2)` turns it two rows on. With a minus it turns back.

  stage.switches[0].tap()
  stage.show("A person tapped the switch")

  //: `stage.print` prints a line. The comment under it shows the printed text.

  stage.print(airplaneSwitch.isOn)
  // Prints "true"
}

//: ## The keys
//:
//: Type `swift run pickers` in a terminal, in the folder of the course. The
//: lesson begins, and you use it with these keys:
//:
//: - Right and Left turn the pages. Down goes to the next picture, and Up to
//:   the one before.
//: - Return shows the answer to a question. Think first.
//: - `t` gives you the phone. The arrow keys and Return are your finger, and
//:   `q` brings you back to the lesson.
//: - `g` lists the chapters: type the number of one, and Return opens it.
//: - `/` searches. Type a word and Return, and `n` goes to the next place.
//: - `o` leaves out what is optional, and `o` again brings it back.
//: - `s` says where the source of a page is. You may change the file and run
//:   the lesson again. Where it prints something else than its comment says,
//:   the lesson shows the difference and goes on.
//: - `?` lists all keys, and `q` leaves the lesson.
//:
//: `swift run pickers --chapter 3` begins at the third chapter, and
//: `swift run pickers --list` lists all of them.
//:
//: ## Help with an exercise
//:
//: Most chapters end with an exercise. These commands are for the exercise with
//: the name JaggedColumns:
//:
//:     swift run course check JaggedColumns  grades it
//:     swift run course hint JaggedColumns   prints a hint, next time another
//:     swift run course play JaggedColumns   shows it on the phone, or a table

//: ## Remember
//:
//: - Lines with `//:` are text; all other lines run.
//: - Each `stage.show` gives a picture, with the conversation under it.
//: - The stage is not part of UIKit. It stands for the phone and the person.
//:
//: > Question: A label has the frame x 40, y 16, width 80, height 16. How many
//: > letters of the picture are there in front of it?
//: > Answer: Five. The label begins 40 points from the left edge of its
//: > superview, and one letter is 8 points wide.

//: ## Your turn
//:
//: Go back to the last picture, press `t`, and turn the switch off. Then leave
//: the phone with `q`: the lesson goes on as if nothing had happened.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/uikit/uiview>
