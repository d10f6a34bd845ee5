//: # Window levels and the key window
//:
//: After this chapter you can say which of several windows lies in front, and
//: which one gets what a person types.

import HeadlessUIKit
import Stage

//: ## Most scenes have one window, but not only one
//:
//: Your scene usually has one window. The system adds others: the keyboard, for
//: example, lies in a window of its own. You can add a second one, for
//: something that has to lie over all other screens.
//:
//: Each window has a **window level**. A window of a higher level covers one of
//: a lower level, whichever was shown last. Three levels have names:
//:
//:     level      number (not documented)
//:     ─────────────────────────────────────────────────────
//:     alert        2000   ▲ in front
//:     statusBar    1000   │
//:     normal          0   │ behind; new windows have this one
//:
//: A level can also lie between them, or above: you may add to the number.

/// A coloured screen with a letter, which tells windows apart.
final class LetterViewController: UIViewController {
  private let color: UIColor
  private let label = UILabel(
    frame: CGRect(x: 8, y: 8, width: 60, height: 24))

  init(letter: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = letter
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = title
    label.textColor = .black
    view.addSubview(label)
  }
}

/// Shows a small window with a letter.
func showWindow(
  _ letter: String, _ color: UIColor, level: UIWindow.Level,
  x: CGFloat, in scene: UIWindowScene
) -> UIWindow {
  let window = UIWindow(windowScene: scene)
  window.frame = CGRect(x: x, y: 100 + x, width: 120, height: 160)
  window.windowLevel = level
  window.rootViewController = LetterViewController(
    letter: letter, color: color)
  window.isHidden = false
  return window
}

/// The titles of the windows that are shown, the frontmost first.
func titles(of scene: UIWindowScene) -> [String] {
  scene.windows.filter { !$0.isHidden }.reversed()
    .compactMap { $0.rootViewController?.title }
}

func windowLevels(on stage: Stage) {
  //: ## The higher level is in front
  //:
  //: A new window is hidden. `isHidden = false` shows it and does nothing else.
  //: `windows` of the scene lists its windows from back to front, with hidden
  //: ones. (Apple promises this order for the old list of the application
  //: only.) Here B is shown last, but C has the higher level. Home is the
  //: window of the scene delegate. Nobody gave it a level, so it has `.normal`.

  stage.launch(AppDelegate.self, bundle: .module)
  guard let main = currentWindow, let scene = main.windowScene else {
    return
  }
  let a = showWindow("A", .yellow, level: .normal, x: 20, in: scene)
  let c = showWindow("C", .systemRed, level: .alert, x: 100, in: scene)
  let b = showWindow(
    "B", .systemBlue, level: .statusBar, x: 60, in: scene)
  stage.show("C is in front, though B was shown last")

  stage.print(titles(of: scene), main.windowLevel == .normal)
  // Prints "["C", "B", "A", "Home"] true"

  //: ## Two windows of one level
  //:
  //: Of two windows of one level the one that was shown last is in front. So D
  //: lies over C. To bring C in front of D, add 1 to its level.

  let d = showWindow("D", .systemGreen, level: .alert, x: 140, in: scene)
  stage.print(titles(of: scene))
  // Prints "["D", "C", "B", "A", "Home"]"

  c.windowLevel = UIWindow.Level(
    rawValue: UIWindow.Level.alert.rawValue + 1)
  stage.show("C has the level alert + 1")

  stage.print(titles(of: scene))
  // Prints "["C", "D", "B", "A", "Home"]"

  //: A hidden window stays in the list of the scene. It is only not shown. The
  //: scene does not keep its windows: one that nobody keeps leaves the list.

  c.isHidden = true
  stage.print(titles(of: scene), scene.windows.contains(c))
  // Prints "["D", "B", "A", "Home"] true"

  //: ## The key window
  //:
  //: A touch goes to the window under the finger. What a person types has no
  //: place on the screen. It goes to one window of the scene, the **key
  //: window**. `makeKeyAndVisible` makes a window the key window, and shows it
  //: in front of the others of its level. `makeKey` does the first, and shows
  //: nothing.
  //:
  //: The key window need not lie in front. Here A becomes the key window, and
  //: no window moves. D and B still lie in front of A. Behind A there is only
  //: the window of the scene delegate.

  stage.print(scene.keyWindow === main)
  // Prints "true"

  a.makeKey()
  stage.print(titles(of: scene), scene.keyWindow === a)
  // Prints "["D", "B", "A", "Home"] true"

  b.isHidden = true
  stage.show("A is the key window, and D lies in front of it")

  //: ## Three ways to a window
  //:
  //: There are three ways to get a window, and they may give three windows. Ask
  //: from the screen in D:
  //:
  //: 1. The property of the scene delegate: what you assigned to it.
  //: 2. `keyWindow` of the scene: the window for typing.
  //: 3. `view.window`: the window in which a view lies.

  let delegate = scene.delegate as? SceneDelegate
  let screen = d.rootViewController
  stage.print(delegate?.window?.rootViewController?.title ?? "nil")
  // Prints "Home"
  stage.print(scene.keyWindow?.rootViewController?.title ?? "nil")
  // Prints "A"
  stage.print(screen?.view.window?.rootViewController?.title ?? "nil")
  // Prints "D"

  //: In a view controller, `view.window` is nearly always the one you want. It
  //: is nil as long as the view lies in no window: in `viewDidLoad`, for
  //: example.

  stage.print(UIViewController().view.window == nil)
  // Prints "true"
}

//: > Then: `UIApplication.shared.keyWindow` is deprecated since iOS 13 and
//: > `UIApplication.shared.windows` since iOS 15, because an app can have
//: > several scenes: ask the scene. Alerts had a window at the level `alert`.
//: > Today they are controllers in your own window. The level of the keyboard's
//: > window is not documented.

//: ## Remember
//:
//: - The higher window level is in front. Of one level, the window that was
//:   shown last.
//: - The key window gets what is typed. It need not be in front.
//: - In a controller, ask `view.window`.
//:
//: > Question: A window has been made, it has a root view controller, and
//: > `makeKey` was called. Nobody sees the window. What is missing?
//: > Answer: It is still hidden. `makeKey` shows nothing. Set `isHidden` to
//: > false, or call `makeKeyAndVisible`.

//: ## Your turn
//:
//: Exercise 16 is Exercises/03-AppLaunch/16-NoticeInFront.swift: a notice in a
//: window of its own, which does not take the keyboard.
//:
//:     swift run course check NoticeInFront
//:     swift run course play NoticeInFront
//:
//: You can also give B the level `.alert` in
//: Lessons/03-AppLaunch/18-WindowLevels.swift. Say what the first `titles(of:)`
//: will print, then run `swift run app-launch --chapter 18`. Put the file back
//: with `git checkout Lessons`.
//:
//: > Question: Two windows have the same level. Which of them lies in front?
//: > Answer: The one that was shown last. So B comes before C.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiwindow/windowlevel>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/level>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
//: - <https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow>
