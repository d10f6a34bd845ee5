//: # A log that costs nothing when it is off
//:
//: After this chapter you can write a log whose messages are built only when
//: somebody reads them.

import HeadlessUIKit
import Stage

//: ## A message that nobody reads
//:
//: A **log** is a list of lines that a program writes about its work. You read
//: it while you develop an app. The people who use the app do not read it. But
//: to build a message takes time, even if the message is thrown away. So you
//: want a log that builds no message when it is off.
//:
//: `Journal` is a log with two functions. The first is `write`. Its parameter
//: is a `String`. Swift computes an argument before it calls a function, so
//: `write` gets a finished text, also when the log is off.
//:
//: The second is `note`. In front of the type of its parameter stands
//: **@autoclosure**. Swift then wraps the argument in a closure, and
//: `message()` calls the closure. That happens only if the log is on, and only
//: then is the argument computed. Both functions are called in the same way.

/// Keeps lines while it is on.
final class Journal {
  var isOn = true
  private(set) var lines: [String] = []

  func write(_ message: String) {
    if isOn { lines.append(message) }
  }

  func note(_ message: @autoclosure () -> String) {
    if isOn { lines.append(message()) }
  }
}

//: `report` builds a message, and counts how many it has built. So you can see
//: on the screen what was computed.

/// Builds reports, and shows how many it has built.
final class ReportViewController: UIViewController {
  private(set) var count = 0
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "No report was built"
    view.addSubview(label)
  }

  func report() -> String {
    count += 1
    label.text = "Reports built: \(count)"
    return "Report \(count)"
  }
}

func aLog(on stage: Stage) {
  //: ## When the log is on
  //:
  //: Both functions write a line, and each builds one report.

  let journal = Journal()
  let controller = ReportViewController()
  stage.present(controller)
  journal.write(controller.report())
  journal.note(controller.report())
  stage.show("Two lines, two reports")

  stage.print(journal.lines)
  // Prints "["Report 1", "Report 2"]"

  //: ## When the log is off
  //:
  //: Here are the same two calls. No line is written. The count is 3, because
  //: `write` was given a third report, for nothing. `note` did not call its
  //: closure, so there is no fourth one.

  journal.isOn = false
  journal.write(controller.report())
  journal.note(controller.report())
  stage.show("No line, and one report for nothing")

  stage.print(controller.count)
  // Prints "3"

  //: ## A message must not do anything
  //:
  //: What stands in a closure that is not called does not happen. `tapped()`
  //: counts a tap, and the log is off, so the tap is not counted. Never put
  //: code that changes something into a message.

  var taps = 0
  func tapped() -> String {
    taps += 1
    return "Tap \(taps)"
  }
  journal.note(tapped())
  stage.print(taps)
  // Prints "0"

  //: ## The place of the caller
  //:
  //: A line of a log is more useful if it says where it comes from. `#fileID`
  //: is the file in which it stands, and `#line` is the line. As default values
  //: of parameters they are the file and the line of the caller.

  func place(file: String = #fileID, line: Int = #line) -> String {
    "\(file):\(line)"
  }
  stage.print(place())
  // Prints "app_launch/11-ALog.swift:114"
}

//: ## One log for the whole app
//:
//: In this run the log was a constant in one function. In your app many files
//: write into one log. So make it a static property of a type, as in `EventLog`
//: of chapter 1: there is one for the whole app.

enum Log {
  static let journal = Journal()
}

//: Each file of your app can now write `Log.journal.note("The app was
//: opened")`. No import is needed.
//:
//: ## On for you, off for others
//:
//: Xcode builds an app in two ways: as a **debug build** for you, and as a
//: release build for the people who use it. `#if DEBUG` chooses lines of code
//: by the kind of build:

#if DEBUG
  let isLogOn = true
#else
  let isLogOn = false
#endif

//: At the launch, write `Log.journal.isOn = isLogOn`. In your debug build the
//: log is on. In the App Store it is off, and no message is built.
//:
//: > On a device: Apple's own log is `Logger`, from the module `os`. Its
//: > messages have levels. If a level is off, `Logger` does not build the
//: > message.
//:
//: > Then: An Objective-C project had a **prefix header**, a file with the
//: > ending `.pch`. The compiler put it in front of every source file.
//: > Constants and headers that many files shared lay there, and this macro, a
//: > rule that replaces text before compiling:
//: >
//: >     #ifdef DEBUG
//: >     #define Log(...) NSLog(__VA_ARGS__)
//: >     #else
//: >     #define Log(...)
//: >     #endif
//: >
//: > `...` stands for any number of arguments, and `__VA_ARGS__` puts them in.
//: > The prefix header also reached files in plain C, so its Objective-C lines
//: > stood in `#ifdef __OBJC__`. Xcode 6 stopped making the file, and Swift has
//: > none.

//: ## Remember
//:
//: - Swift computes an argument before the call, unless the parameter is an
//:   `@autoclosure`.
//: - A message must not change anything: it may never be built.
//: - `#fileID` and `#line` as default values give the place of the caller.
//: - `#if DEBUG` says in which builds the log is on.
//:
//: > Question: `log("Total: \(sum(of: orders))")` is slow although the log is
//: > off. What is missing?
//: > Answer: `@autoclosure` in front of the parameter's type. Without it the
//: > sum is computed before `log` is called.

//: ## Your turn
//:
//: Exercise 9 is Exercises/03-AppLaunch/09-DebugLog.swift.
//:
//:     swift run course check DebugLog
//:     swift run course play DebugLog
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/os/logger>
