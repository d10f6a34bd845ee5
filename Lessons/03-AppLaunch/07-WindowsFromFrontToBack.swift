//: # Windows from front to back
//:
//: "Every application has one window", says an old text, and its twin: "usually
//: one, but not only one". The second is right. Each scene has at least one,
//: and the keyboard stands in a window of its own.

import HeadlessUIKit
import Stage

//: ## Three levels
//:
//: A window has a **level**. A higher one covers a lower one, whatever was
//: shown last. Three have names: `normal`, which is the default, `statusBar`
//: and `alert`. In numbers they are 0, 1000 and 2000, and you may add to them.

func makeWindow(
  _ letter: String, _ color: UIColor, _ level: UIWindow.Level,
  at x: CGFloat
) -> UIWindow {
  let window = UIWindow(
    frame: CGRect(x: x, y: 100 + x, width: 120, height: 160))
  window.windowLevel = level
  window.rootViewController = LetterViewController(letter, color)
  window.isHidden = false
  return window
}

/// The letters of the windows that are shown, the frontmost first.
func letters(of scene: UIWindowScene?) -> String {
  let shown = (scene?.windows ?? []).filter { !$0.isHidden }
  return shown.reversed()
    .compactMap {
      ($0.rootViewController as? LetterViewController)?.letter
    }
    .joined()
}

func windowsFromFrontToBack(on stage: Stage) {
  //: A new window is hidden. `isHidden = false` shows it, and no more than
  //: that. The scene lists its windows, from back to front, hidden ones too.

  stage.launch(
    ByHandAppDelegate.self, bundle: .application("ByHand"))
  let main = UIApplication.shared.delegate?.window ?? nil
  let scene = main?.windowScene
  let a = makeWindow("A", .yellow, .normal, at: 20)
  let c = makeWindow("C", .systemRed, .alert, at: 100)
  let b = makeWindow("B", .systemBlue, .statusBar, at: 60)
  stage.show("C in front, though B was shown last")

  stage.print(letters(of: scene))
  // Prints "CBA"

  //: Of one level, the window shown last is in front. To lift one over its
  //: equals, add 1.

  let d = makeWindow("D", .systemGreen, .alert, at: 140)
  stage.print(letters(of: scene))
  // Prints "DCBA"

  c.windowLevel = UIWindow.Level(
    rawValue: UIWindow.Level.alert.rawValue + 1)
  stage.print(letters(of: scene))
  // Prints "CDBA"
  stage.show("C at alert + 1")

  c.isHidden = true
  stage.print(letters(of: scene), scene?.windows.contains(c) ?? false)
  // Prints "DBA true"

  //: ## The key window
  //:
  //: Touches go to the window under the finger. What has no place, such as
  //: typing, goes to one window: the **key window**. `makeKeyAndVisible` does
  //: two things in one: it makes the window key, and it shows it.

  stage.print(scene?.keyWindow === main)
  // Prints "true"

  //: ## The surprise
  //:
  //: Key and in front are two matters. A, the hindmost, becomes key, and not
  //: one window moves. Showing B, which is shown, changes nothing at all.

  a.makeKey()
  b.isHidden = false
  stage.show("A is the key window, behind all others")

  stage.print(letters(of: scene), scene?.keyWindow === a)
  // Prints "DBA true"

  //: ## Three ways that are not one
  //:
  //: Texts offer three ways to get "the" window: the delegate's property,
  //: `keyWindow`, and `view.window`. Ask from the screen in D.

  let screen = d.rootViewController
  let answers = [main, scene?.keyWindow, screen?.view.window]
  stage.print(answers.map { $0 === main })
  // Prints "[true, false, false]"
  stage.print(answers[1] === answers[2])
  // Prints "false"

  //: Three answers. The first is a property like any other, the second the one
  //: for typing, and the third the window the view lies in, or nil before it
  //: lies in one: in `viewDidLoad`, say.

  stage.print(UIViewController().view.window == nil)
  // Prints "true"
}

//: ## Then and now
//:
//: `UIApplication.keyWindow` is outdated since iOS 13, `windows` since 15: ask
//: the scene. Alerts had a window at the level `alert`; today they are
//: controllers in your own. The keyboard's window has a level nobody tells, and
//: the status bar is drawn by the system. What a window needs to be in front is
//: in Exercises/03-AppLaunch/05-WindowByHand.swift.
