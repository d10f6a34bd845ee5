//: # Who dresses the status bar?
//:
//: Time and battery stand at the top of every screen, in dark words or light
//: ones. Two could decide which: the controller in front, or the application.
//: One key in Info.plist says who does.

import HeadlessUIKit
import Stage

//: ## The controller
//:
//: Unless something else is said, UIKit asks the controller whose view fills
//: the screen. `BarViewController.swift` answers two questions: its
//: `preferredStatusBarStyle` is light, and `prefersStatusBarHidden` what it was
//: set to. It calls `setNeedsStatusBarAppearanceUpdate()` to be asked anew.

final class BarAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = BarViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

func whoDressesTheStatusBar(on stage: Stage) {
  stage.launch(BarAppDelegate.self, bundle: .application("ByHand"))
  stage.show("Light words, as the controller prefers")

  // The manager of a scene knows what the status bar looks like.
  var bar: UIStatusBarManager? {
    let window = UIApplication.shared.delegate?.window ?? nil
    return window?.windowScene?.statusBarManager
  }
  stage.print(bar?.statusBarStyle == .lightContent)
  // Prints "true"

  //: ## Out of sight
  //:
  //: Hiding works the same way. The frame of a hidden bar is empty, and the
  //: safe area grows by its 20 points.

  let window = UIApplication.shared.delegate?.window ?? nil
  let screen = window?.rootViewController as? BarViewController
  screen?.isBarHidden = true
  stage.show("Hidden")

  stage.print(bar?.isStatusBarHidden ?? false)
  // Prints "true"

  //: ## The application, once upon a time
  //:
  //: Until iOS 6 the application decided. Its setter still exists, outdated
  //: since iOS 9, and is heard only where Info.plist has the key
  //: `UIViewControllerBasedStatusBarAppearance` at NO. (Xcode calls it "View
  //: controller-based status bar appearance".) OldBar's Info.plist has it.

  stage.terminate()
  stage.launch(BarAppDelegate.self, bundle: .application("OldBar"))
  stage.show("Dark words: nobody asks the controller")

  stage.print(bar?.statusBarStyle == .lightContent)
  // Prints "false"

  let old: any ApplicationOf2015 = UIApplication.shared
  old.lightenStatusBar()
  stage.show("Light, because the application says so")

  stage.print(bar?.statusBarStyle == .lightContent)
  // Prints "true"

  //: ## The surprise
  //:
  //: The two never mix. With the key at NO the controller's wish to hide the
  //: bar is not heard; with YES, or without the key, the application's is not.
  //: Old advice to "set the key to NO and hide it" works, and takes the
  //: decision away from every screen.

  let root = UIApplication.shared.delegate?.window?.rootViewController
  (root as? BarViewController)?.isBarHidden = true
  stage.print(bar?.isStatusBarHidden ?? true)
  // Prints "false"
}

//: ## Today
//:
//: Leave the key alone, and override two properties in the controllers that
//: need it. It is the controller at the root of a window that is asked, so see
//: to it that it lives: Exercises/03-AppLaunch/06-KeepTheController.swift.
