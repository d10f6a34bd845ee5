//: # A log that costs nothing
//:
//: A line of log helps whoever writes a program, and nobody who uses it. To
//: make its text takes time, so a released program should not even begin. How
//: can a call be in the code, and not be paid for?

import HeadlessUIKit
import Stage

//: ## The header that was everywhere
//:
//: Objective-C had an answer in the **prefix header**, a file named `.pch` that
//: was copied in front of every source file. Shared constants and headers lay
//: there, and this macro, a rule for replacing text before compiling:
//:
//:     #ifdef DEBUG
//:     #define Log(...) NSLog(__VA_ARGS__)
//:     #else
//:     #define Log(...)
//:     #endif

/// What the whole program shares: one type with static members.
///
/// Every file of a module sees it, without a header or an import.
enum Shared {
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
}

//: `...` takes any arguments and `__VA_ARGS__` puts them back; Swift has
//: variadic parameters for that. The header reached C files as well, so what
//: was Objective-C in it stood in `#ifdef __OBJC__`. Xcode 6 stopped making the
//: file, and Swift never had one.

//: ## Text first, question second
//:
//: The plain way is a method that takes a `String`. When it is off, it does
//: nothing. But Swift works out an argument *before* it calls.

/// Keeps lines, while it is switched on.
final class Journal {
  var isOn = true
  private(set) var lines: [String] = []

  func write(_ message: String) {
    if isOn { lines.append(message) }
  }

  // `@autoclosure` wraps the argument into a closure. The caller still
  // writes a plain expression, and it runs when, and if, it is called.
  func note(_ message: @autoclosure () -> String) {
    if isOn { lines.append(message()) }
  }
}

/// Makes a report about the day, and counts how often it had to.
final class Reporter: UIViewController {
  private(set) var count = 0
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = "No report was made"
  }

  func report() -> String {
    count += 1
    label.text = "Reports made: \(count)"
    return "Report \(count)"
  }
}

func aLogThatCostsNothing(on stage: Stage) {
  //: ## Switched on
  //:
  //: Both forms write a line, and each makes one report for it.

  let (journal, reporter) = (Journal(), Reporter())
  stage.present(reporter)
  journal.write(reporter.report())
  journal.note(reporter.report())
  stage.show("Two lines, two reports")

  stage.print(journal.lines)
  // Prints "["Report 1", "Report 2"]"

  //: ## Switched off
  //:
  //: The same two calls. No line is written, and yet there is a third report:
  //: `write` was handed one and threw it away. `note` never asked for its own.

  journal.isOn = false
  journal.write(reporter.report())
  stage.print(reporter.count)
  // Prints "3"

  journal.note(reporter.report())
  stage.print(reporter.count)
  // Prints "3"
  stage.show("No line, and one report for nothing")

  //: ## The surprise
  //:
  //: What is not worked out has no effects either. `i += 1` inside the macro
  //: happened in the debug build and not in the released one. It is the same
  //: with an autoclosure: an argument of a log must not *do* anything.

  var taps = 0
  func tapped() -> String {
    taps += 1
    return "Tap \(taps)"
  }
  journal.note(tapped())
  stage.print(taps)
  // Prints "0"
}

//: ## `DEBUG` today
//:
//: `#if DEBUG` chooses lines of code by the kind of build, as the macro did; a
//: package defines it for debug builds. On a device `os.Logger` has levels, and
//: works out what it does not keep as little as `note` does. Where Objective-C
//: itself is needed, `#if canImport(ObjectiveC)` asks.
//:
//: `__FILE__` and `__LINE__` are `#fileID` and `#line` now. As default values of
//: parameters, `file: String = #fileID`, they are the place of the *caller*.
//: Your turn is Exercises/03-AppLaunch/03-DebugLog.swift.
