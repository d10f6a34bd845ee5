//: # Where a view comes from
//:
//: After this chapter you can say from which file UIKit takes a controller's
//: view, and connect a nib with its controller.

import HeadlessUIKit
import Stage

//: ## An empty screen
//:
//: You write `ProfileViewController()`, and its screen is empty, although you
//: have drawn it in a file. The reason: UIKit looked for the view in another
//: place than you thought. So you want to know the places.
//:
//: Two kinds of file can hold a view:
//:
//: - A storyboard holds whole screens (chapter 6).
//: - A xib holds views (chapter 7). You draw them in Xcode. Xcode builds a nib
//:   from it, and the app loads the nib.
//:
//: ## Five places
//:
//: When a view has to be loaded, UIKit calls the controller's method
//: `loadView`. This method makes the view. You may override it: then your own
//: code makes the view, and that is place 1. If you do not, UIKit's own
//: `loadView` runs. It looks in the places 2 to 5, one after the other, and
//: takes the first view that it finds:
//:
//:     1  Is loadView overridden? ── yes ─▶ the view that it makes
//:               │ no
//:     2  Does the controller come
//:        from a storyboard? ─────── yes ─▶ the view in the storyboard
//:               │ no
//:     3  Was a nib named? ───────── yes ─▶ that nib, or the program stops
//:               │ no
//:     4  Is there a nib with the
//:        name of the class? ─────── yes ─▶ that nib
//:               │ no
//:     5  a plain view
//:
//: The two classes below are empty. Only their names count. Each file of this
//: chapter has one label, and the label shows the name of the file. So the text
//: on the screen says where the view came from.

class ViewController: UIViewController {}

final class ReminderVC: UIViewController {}

//: The third class overrides `loadView`. Its label shows "loadView".

final class WrittenViewController: ViewController {
  override func loadView() {
    let label = UILabel(
      frame: CGRect(x: 20, y: 40, width: 280, height: 24))
    label.text = "loadView"
    let view = UIView()
    view.addSubview(label)
    self.view = view
  }
}

//: The function `source` loads the view of a controller, and returns the text
//: of its label. So it says which place was used.
//:
//: Loading can fail with an **exception**: an error with which UIKit stops the
//: program, and which Swift cannot catch. On a device the app ends. Here
//: `stage.exception` lets the lesson go on, and `source` returns "the program
//: stops".

/// The text in a controller's view, or what happens instead.
func source(of controller: UIViewController?, on stage: Stage) -> String {
  guard let controller else { return "no controller" }
  var text: String?
  let exception = stage.exception {
    text = (controller.view.subviews.first as? UILabel)?.text
  }
  if exception != nil { return "the program stops" }
  return text ?? "a plain view"
}

func whereAViewComesFrom(on stage: Stage) {
  //: ## Place 1: your own loadView
  //:
  //: `nibName` names a nib, without its ending. `bundle` is the folder in which
  //: the nib lies, and nil stands for the folder of the app. X.xib is there.
  //: But this class overrides `loadView`, so UIKit does not look for X.xib.

  let written = WrittenViewController(nibName: "X", bundle: nil)
  stage.print(source(of: written, on: stage))
  // Prints "loadView"

  //: ## Place 2: the storyboard
  //:
  //: The first screen of Screens.storyboard has the class `ViewController`. A
  //: controller that a storyboard makes takes its view from there.

  let screens = UIStoryboard(name: "Screens", bundle: nil)
  let drawn = screens.instantiateInitialViewController()
  stage.print(source(of: drawn, on: stage))
  // Prints "Screens.storyboard"

  //: ## Place 3: a nib that you name
  //:
  //: `ViewController` does not override `loadView`, and here no storyboard
  //: makes it. So UIKit takes the nib that is named.

  let named = ViewController(nibName: "X", bundle: nil)
  stage.present(named)
  stage.show("The view of X.xib")

  //: There is no Missing.xib. If you name a nib and it is missing, UIKit raises
  //: an exception. It does not go on to place 4.

  let missing = ViewController(nibName: "Missing", bundle: nil)
  stage.print(source(of: missing, on: stage))
  // Prints "the program stops"

  //: ## How a nib is connected with its controller
  //:
  //: A xib does not hold your controller. It holds only an empty place for it,
  //: **File's Owner**. When the nib is loaded, the controller takes this place.
  //: In Xcode you do two things:
  //:
  //: 1. Choose File's Owner, and enter the class of your controller.
  //: 2. Connect its outlet `view` with the view that you have drawn. A xib may
  //:    have several views. Without 2 UIKit does not know which of them to
  //:    take.
  //:
  //: Xcode does both if you tick "Also create XIB file" when you make the
  //: class. A storyboard needs neither: there each screen has its own view.
  //:
  //: In Loose.xib the outlet `view` is not connected. The nib is found, and
  //: still there is no view for the controller.

  let loose = ViewController(nibName: "Loose", bundle: nil)
  stage.print(source(of: loose, on: stage))
  // Prints "the program stops"

  //: ## Place 4: a nib with the name of the class
  //:
  //: If no nib is named, UIKit looks for one with the name of the class. If the
  //: class is called `ViewController`, it tries two files:
  //:
  //: 1. View.xib, the name without "Controller" at its end,
  //: 2. ViewController.xib, the whole name.
  //:
  //: The folder of this lesson has both, so the first is taken. The folder
  //: LongNameOnly has only the second. `ViewController()` is short for
  //: `ViewController(nibName: nil, bundle: nil)`. (With `nibName: "View"` you
  //: would name the same file, as in place 3.)

  stage.print(source(of: ViewController(), on: stage))
  // Prints "View.xib"

  let second = ViewController(
    nibName: nil, bundle: .application("LongNameOnly"))
  stage.print(source(of: second, on: stage))
  // Prints "ViewController.xib"

  //: The name `ReminderVC` does not end with "Controller", so UIKit tries only
  //: the whole name.

  stage.print(source(of: ReminderVC(), on: stage))
  // Prints "ReminderVC.xib"

  //: ## Place 5: a plain view
  //:
  //: The folder NoWindow has no nib at all. So UIKit makes an empty `UIView`.
  //: Nothing stops: you see an empty screen.

  let plain = ViewController(
    nibName: nil, bundle: .application("NoWindow"))
  stage.print(source(of: plain, on: stage))
  // Prints "a plain view"
}

//: > Then: Old texts say that `loadView` is called if no nib was found. It is
//: > called in every case: UIKit's own `loadView` is the method that looks for
//: > the nib. And on iOS 8 the nib of a Swift class was not found, because the
//: > full name of the class begins with the name of the module.

//: ## Remember
//:
//: - The order is: your `loadView`, the storyboard, the nib that was named, a
//:   nib with the name of the class, a plain view.
//: - If you name a nib, it has to be there, or the program stops.
//: - File's Owner has the class of your controller, and its outlet `view` is
//:   connected with a view.
//:
//: > Question: `ProfileViewController()` shows an empty screen, although there
//: > is a nib Profil.xib. Why does the program not stop?
//: > Answer: No nib was named. UIKit looked for ProfileView and
//: > ProfileViewController, found neither, and made a plain view.

//: ## Your turn
//:
//: Exercise 13 is Exercises/03-AppLaunch/13-WhereFrom.swift. You write the
//: search through the five places yourself. Nothing is loaded there: a set has
//: the names of all nibs.
//:
//:     swift run course check WhereFrom
//:     swift run course play WhereFrom
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
