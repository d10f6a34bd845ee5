//: # Where a view comes from
//:
//: After this chapter you can say from which file UIKit takes a controller's
//: view, and connect a nib with its controller.

import HeadlessUIKit
import Stage

//: ## loadView makes the view
//:
//: Read this chapter when a screen of yours is empty, or when the program stops
//: while it loads one. It follows one search through its four places.
//:
//: A xib is a file in which you draw views in Xcode. Its name ends with
//: `.xib`. Xcode builds a nib from it, and the app loads the nib.
//:
//: When a view has to be loaded, UIKit calls `loadView` of the controller, in
//: every case. You may override it (chapter 16). UIKit's own `loadView` looks
//: in four places, one after the other:
//:
//:     Is loadView overridden? ── yes ─▶ it makes the view
//:            │ no
//:     Is there a storyboard? ─── yes ─▶ the view in the storyboard
//:            │ no
//:     Was a nib named? ───────── yes ─▶ that nib, or the program stops
//:            │ no
//:     A nib named like the class,
//:     without "Controller"? ──── yes ─▶ that nib
//:            │ no
//:     A nib named like the class,
//:     the whole name? ────────── yes ─▶ that nib
//:            │ no
//:     a plain view
//:
//: These are the files of this chapter. Each has one view, and in it one label
//: with the name of the file. So the text on the screen says where a view came
//: from.
//:
//:     Resources/X.xib                                outlet view connected
//:     Resources/View.xib                             outlet view connected
//:     Resources/ViewController.xib                   outlet view connected
//:     Resources/ReminderVC.xib                       outlet view connected
//:     Resources/Loose.xib                            not connected
//:     Resources/Screens.storyboard                   needs no outlet
//:     Resources/LongNameOnly.app/ViewController.xib  outlet view connected
//:
//: The classes of this chapter are empty, because their names are what counts.

class ViewController: UIViewController {}

final class ReminderVC: UIViewController {}

/// Overrides loadView, so no file is looked for.
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

//: An **exception** is an error with which UIKit stops the program. On a device
//: the app ends. In a lesson `stage.exception` runs a closure and returns the
//: text of the exception, or nil if there is none. So the lesson can go on.

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
  //: ## A nib that is named
  //:
  //: `nibName` is the name of a nib, without its ending, and `bundle` the
  //: folder in which it lies. nil is the bundle of the app.

  let named = ViewController(nibName: "X", bundle: nil)
  stage.present(named)
  stage.show("The view of X.xib")

  //: If you name a nib and it is missing, UIKit raises an exception. It does
  //: not try another one, although View.xib lies in the same folder.

  let missing = ViewController(nibName: "Missing", bundle: nil)
  stage.print(source(of: missing, on: stage))
  // Prints "the program stops"

  //: ## How a nib belongs to its controller
  //:
  //: In Xcode a xib has a placeholder, **File's Owner**. It stands for the
  //: object that loads the nib: your controller. Two things connect them:
  //:
  //: 1. The class of File's Owner is the class of the controller.
  //: 2. The outlet `view` of File's Owner is connected with a view in the xib.
  //:    It has to be, because a xib may have several views.
  //:
  //: Xcode does both when you make the class and tick "Also create XIB file".
  //: In a storyboard there is no File's Owner. There you give the class to the
  //: screen itself, and each screen has its own view. In Loose.xib the outlet
  //: `view` is not connected.

  let loose = ViewController(nibName: "Loose", bundle: nil)
  stage.print(source(of: loose, on: stage))
  // Prints "the program stops"

  //: ## The name of the class
  //:
  //: No nib is named here. UIKit takes the name of the class. If it ends with
  //: "Controller", the name without this end is tried first. So
  //: `ViewController` looks for View.xib, and then for ViewController.xib. In
  //: the second folder there is only ViewController.xib, and in the third there
  //: is no nib.

  let folders = [
    Bundle.module, .application("LongNameOnly"), .application("NoWindow"),
  ]
  for folder in folders {
    let controller = ViewController(nibName: nil, bundle: folder)
    stage.print(source(of: controller, on: stage))
    // Prints "View.xib"
    // Prints "ViewController.xib"
    // Prints "a plain view"
  }

  //: `ReminderVC` does not end with "Controller", so only its whole name is
  //: tried. The same is true for a class with the name `Controller`: nothing
  //: would be left of it.

  stage.print(source(of: ReminderVC(), on: stage))
  // Prints "ReminderVC.xib"

  //: ## A storyboard, and an override
  //:
  //: The storyboard Screens has a `ViewController`. Its view is in the
  //: storyboard, so View.xib is not looked at.

  let screens = UIStoryboard(name: "Screens", bundle: nil)
  let drawn = screens.instantiateInitialViewController()
  stage.print(source(of: drawn, on: stage))
  // Prints "Screens.storyboard"

  //: You can hand `instantiateInitialViewController` a closure that makes the
  //: controller: the creator. The creator may return the class of the
  //: storyboard or a subclass of it. `WrittenViewController` is a subclass of
  //: `ViewController` and overrides `loadView`, so neither the storyboard nor a
  //: nib is used.

  let written = screens.instantiateInitialViewController { coder in
    WrittenViewController(coder: coder)
  }
  stage.print(source(of: written, on: stage))
  // Prints "loadView"

  let writtenToo = WrittenViewController(nibName: "X", bundle: nil)
  stage.print(source(of: writtenToo, on: stage))
  // Prints "loadView"

  //: ## Four ways to the same nib
  //:
  //: `init()` is the initializer with two nil. So these four controllers take
  //: View.xib, each when its view is asked for.

  let controllers = [
    ViewController(nibName: "View", bundle: Bundle.module),
    ViewController(nibName: "View", bundle: nil),
    ViewController(nibName: nil, bundle: nil), ViewController(),
  ]
  stage.print(controllers.map(\.isViewLoaded))
  // Prints "[false, false, false, false]"

  let sources = controllers.map { source(of: $0, on: stage) }
  stage.present(ListViewController(sources))
  stage.show("Four controllers, one nib")

  stage.print(Set(sources))
  // Prints "["View.xib"]"
}

//: > Then: Old texts say that `loadView` is called if no nib was found. It is
//: > called in every case. What differs is what UIKit's own `loadView` finds.
//: > And on iOS 8 the name of a Swift class was not found, because it begins
//: > with the name of the module.

//: ## Remember
//:
//: - The order is: your `loadView`, the storyboard, the nib that was named, a
//:   nib with the name of the class, a plain view.
//: - A nib that was named has to be there.
//: - File's Owner is your controller, and its outlet `view` is connected.
//:
//: > Question: `ProfileViewController()` shows an empty screen, although there
//: > is a nib Profil.xib. Why does the program not stop?
//: > Answer: No nib was named. UIKit looked for ProfileView and
//: > ProfileViewController, found neither, and made a plain view.

//: ## Your turn
//:
//: Exercise 13 is Exercises/03-AppLaunch/13-WhereFrom.swift. You write the
//: search yourself.
//:
//:     swift run course check WhereFrom
//:     swift run course play WhereFrom
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
