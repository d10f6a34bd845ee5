// # Exercise 3: A log that is off
//
// In the prefix header of an Objective-C project stood a macro that wrote a line while
// the program was developed. In what was sold the macro was empty: nothing was written,
// and what stood between the parentheses was not even computed. In Swift a type can be
// called like a function: `log("the value is \(value)")`. Its message is made when there
// is somebody to read it, and once. `placed` puts the file and the line of its caller
// in front: "AppLaunch/Main.swift:12 the value is 5". Both may get other parameters.
//
//     swift test --filter DebugLog

import HeadlessUIKit

/// Writes lines while a program is developed, and costs nothing afterwards.
struct DebugLog {
  /// Whether lines are written at all.
  let isOn: Bool
  /// Where a line goes.
  let write: (String) -> Void

  // TODO 1: A line if the log is on; if it is off, the message is not even made.
  func callAsFunction(_ message: String) {}

  // TODO 2: A line that begins with the place of the caller, as its file and line say.
  func placed(_ message: String) {}
}

/// Returns the value, and says so in the log.
func traced(_ value: Int, in log: DebugLog) -> Int {
  log("the value is \(value)")
  log.placed("the value is \(value)")
  return value
}
