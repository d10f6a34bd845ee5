//: # A window for the scene
//:
//: After this chapter you can show the first screen of an app: with a window, a
//: root view controller, and one call that shows both.

import HeadlessUIKit
import Stage

//: ## What a window is for
//:
//: A **window** (`UIWindow`) is a view that holds all other views of a scene.
//: It draws nothing itself, except its background colour. A person sees an app
//: because it has a window on the **screen**, the glass of the phone
//: (`UIScreen`).
//:
//: A window shows the view of one view controller, its **root view
//: controller**. The place to make a window is `willConnectTo` of the scene
//: delegate. Three things have to be done:
//:
//: 1. Make the window for the scene, and keep it.
//: 2. Give it a root view controller.
//: 3. Show it, with `makeKeyAndVisible()`.

/// Makes the window of most apps of this lesson.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The scene of an app is a window scene. The argument has the type of
    // its superclass, so it is cast.
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.backgroundColor = .purple
    window.rootViewController = HomeViewController()
    EventLog.add("root view controller set")
    window.makeKeyAndVisible()
    EventLog.add("makeKeyAndVisible has returned")
    // Nobody else keeps the window.
    self.window = window
  }
}

/// Makes the same window, and does not keep it.
final class ForgetfulSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
  }
}

//: `HomeViewController` is a gray screen with a title.

func aWindow(on stage: Stage) {
  //: ## Showing the window loads the view
  //:
  //: Setting the root view controller loads no view. The view is loaded and put
  //: into the window when the window is shown. It gets the size of the window,
  //: so it covers the purple background.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .module)
  stage.show("The view of the root view controller covers the window")

  for line in log.take().dropFirst(2) { stage.print(line) }
  // Prints "root view controller set"
  // Prints "viewDidLoad"
  // Prints "makeKeyAndVisible has returned"

  let scene = UIApplication.shared.connectedScenes.first
  let window = (scene as? UIWindowScene)?.keyWindow
  let view = window?.rootViewController?.view
  stage.print(view?.window === window, view?.frame == window?.bounds)
  // Prints "true true"

  //: The window is as large as its scene, because `UIWindow(windowScene:)`
  //: takes the size from there. On this phone that is the whole screen. (On a
  //: tablet a scene may have a part of the screen only.) `makeKeyAndVisible`
  //: has done two things: the window is not hidden any more, and it is the key
  //: window. Chapter 9 says what that means.

  stage.print(window?.frame == (scene as? UIWindowScene)?.screen.bounds)
  // Prints "true"
  stage.print(window?.isKeyWindow ?? false, window?.isHidden ?? true)
  // Prints "true false"

  //: ## A window that nobody keeps
  //:
  //: `ForgetfulSceneDelegate` has the window in a local constant only. At the
  //: end of the method the constant is gone, and so is the window. A device
  //: shows a black screen and says nothing. This course prints a line about it.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("Forgetful"))
  stage.show("Black: the window is gone")

  stage.print(log.take().contains("viewDidLoad"))
  // Prints "true"

  //: ## A window that belongs to no scene
  //:
  //: `UIWindow(frame:)` makes a window that belongs to no scene. In an app with
  //: scenes nobody sees it, and again this course prints a line. Much code from
  //: the time before scenes has such a window.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .module)
  let lost = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  lost.rootViewController = HomeViewController(title: "Nobody sees this")
  lost.isHidden = false
  stage.show("The second window is not here")

  stage.print(lost.windowScene == nil)
  // Prints "true"
}

//: ## A background in light and dark
//:
//: The plain white of old templates does not fit a phone in the dark. Use
//: `view.backgroundColor = .systemBackground`: it is white or black, as the
//: person wants it.
//:
//: > Then: Until iOS 12 a window was as large as `UIScreen.main.bounds`, and
//: > the application delegate kept it. `UIScreen.main` is deprecated since iOS
//: > 26: ask the scene for its screen. A window without a root view controller
//: > was only a warning before iOS 9. Later such a launch ended with
//: > "Application windows are expected to have a root view controller at the
//: > end of application launch".

//: ## Remember
//:
//: - Make the window with `UIWindow(windowScene:)`, and keep it in `window`.
//: - `rootViewController` says what it shows, and `makeKeyAndVisible()` shows
//:   it.
//: - A black screen? Look whether the window is kept, and has a scene.
//:
//: > Question: `viewDidLoad` was called, and the screen is black. What
//: > happened?
//: > Answer: The window was shown, so the view was loaded. Then the window was
//: > freed, because nobody kept it.

//: ## Your turn
//:
//: Exercise 5 is Exercises/03-AppLaunch/05-WindowByHand.swift. You write the
//: three steps for the scene of a clock.
//:
//:     swift run course check WindowByHand
//:     swift run course play WindowByHand
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiwindow>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
