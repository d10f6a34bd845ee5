//: # Window levels and the key window
//:
//: After this chapter you can say which of several windows lies in front, and
//: which one gets what a person types.

import HeadlessUIKit
import Stage

//: ## A second window
//:
//: Your app has one window, and that is nearly always enough. But you want to
//: show a notice that lies over everything, whichever screen a person opens.
//: For this you make a second window.
//:
//: Then two questions come up. Which window lies in front? And which window
//: gets what a person types?
//:
//: Each window has a **window level**, which is a number. A window of a higher
//: level covers one of a lower level, whichever was shown last. Three levels
//: have names:
//:
//:     level      number (not documented)
//:     ─────────────────────────────────────────────────────
//:     alert        2000   ▲ in front
//:     statusBar    1000   │
//:     normal          0   │ behind; new windows have this one
//:
//: ## The windows of this chapter
//:
//: Each window shows a colour and a letter, so that you can tell them apart.
//: The function `showWindow` makes a small window and shows it. A new window is
//: hidden: `isHidden = false` shows it.

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

//: The function `titles` returns the letters of the windows that can be seen.
//: The first letter is the window in front. It uses `windows` of the scene. In
//: this course that list goes from back to front. Apple promises no order for
//: it. You need not read the code.

/// The titles of the windows that are shown, the frontmost first.
func titles(of scene: UIWindowScene) -> [String] {
  scene.windows.filter { !$0.isHidden }.reversed()
    .compactMap { $0.rootViewController?.title }
}

func windowLevels(on stage: Stage) {
  //: ## The higher level is in front
  //:
  //: Here are three windows with three levels. B is shown last, but C has the
  //: higher level, so C is in front. Home is the window of the scene delegate.
  //: It has the level `.normal`, because nobody gave it another.

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
  //: C and D have the same level. In this course the window that was shown last
  //: is in front: D. Apple's page says that the order of windows of one level
  //: is not guaranteed. Apple promises it for one method only:
  //: `makeKeyAndVisible` puts a window in front of the others of its level. If
  //: the order matters, give the windows two levels.

  let d = showWindow("D", .systemGreen, level: .alert, x: 140, in: scene)
  stage.print(titles(of: scene))
  // Prints "["D", "C", "B", "A", "Home"]"

  //: A level can also lie between the names or above them, because you may add
  //: to the number (`rawValue`), and write it as a sum. With 1 more than
  //: `alert`, C lies in front of D.

  c.windowLevel = .alert + 1
  stage.show("C has the level alert + 1")

  stage.print(titles(of: scene))
  // Prints "["C", "D", "B", "A", "Home"]"

  //: Now C is hidden. The constant `c` still keeps the window, so it stays in
  //: the list of the scene: that is the `true` at the end. Only nobody sees it.

  c.isHidden = true
  stage.print(titles(of: scene), scene.windows.contains(c))
  // Prints "["D", "B", "A", "Home"] true"

  //: ## The key window
  //:
  //: A touch goes to the window under the finger. But a key of the keyboard has
  //: no place on the screen. What is typed goes to one window of the scene, the
  //: **key window**. Two methods choose it:
  //:
  //: - `makeKey` makes a window the key window, and shows nothing.
  //: - `makeKeyAndVisible` does this, and also shows the window, in front of
  //:   the others of its level.
  //:
  //: At first the key window is that of the scene delegate.

  stage.print(scene.keyWindow === main)
  // Prints "true"

  //: Now A becomes the key window, and no window moves. D and B still lie in
  //: front of it: the key window need not be in front.

  a.makeKey()
  stage.print(titles(of: scene), scene.keyWindow === a)
  // Prints "["D", "B", "A", "Home"] true"

  b.isHidden = true
  stage.show("A is the key window, and D lies in front of it")

  //: ## Three ways to a window
  //:
  //: The screen in D wants to know its window. You can ask in three ways, and
  //: here each gives another window:
  //:
  //: 1. `window` of the scene delegate is what you assigned to it.
  //: 2. `keyWindow` of the scene is the window for typing.
  //: 3. `view.window` is the window in which the view lies.

  let delegate = scene.delegate as? SceneDelegate
  let screen = d.rootViewController
  stage.print(delegate?.window?.rootViewController?.title ?? "nil")
  // Prints "Home"
  stage.print(scene.keyWindow?.rootViewController?.title ?? "nil")
  // Prints "A"
  stage.print(screen?.view.window?.rootViewController?.title ?? "nil")
  // Prints "D"

  //: So in a view controller ask `view.window`. It is nil as long as the view
  //: lies in no window, for example in `viewDidLoad`.

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
//: - The window with the higher window level is in front. For windows of one
//:   level Apple promises no order: give them two levels, if it matters.
//: - The key window gets what is typed. It need not be in front.
//: - `isHidden = false` shows a window, `makeKey` makes it the key window, and
//:   `makeKeyAndVisible` does both.
//: - In a view controller, `view.window` is the window you want.
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
//: Lessons/03-AppLaunch/18-WindowLevels.swift. What will the first
//: `titles(of:)` print? Run `swift run app-launch --chapter 18`. (In this
//: course B comes before C, because B was shown last.) Put the file back with
//: `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiwindow/windowlevel>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/level>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
//: - <https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow>
