// # Exercise 9: A log that is off
//
// A type with a method `callAsFunction` can be called like a function. `DebugLog` is such a
// type: `log("the value is \(value)")` writes one line while the log is on. While it is off,
// it writes nothing, and the message is not even made. No call makes its message twice. `placed`
// does the same, and puts the place of its caller in front of the message, its module, file and
// line: "AppLaunch/Main.swift:12 the value is 5". You may change the parameters of both methods.
// They are called with a message alone, as in `traced` below.
//
//     swift run course check DebugLog

import HeadlessUIKit

/// Writes lines while a program is developed, and costs nothing afterwards.
struct DebugLog {
  /// Whether lines are written at all.
  let isOn: Bool
  /// Where a line goes.
  let write: (String) -> Void

  // TODO 1: A line if the log is on; if it is off, the message is not even made.
  func callAsFunction(_ message: String) {}

  // TODO 2: The same line, with the caller's file and line in front: "file:line message".
  func placed(_ message: String) {}
}

/// Returns the value, and says so in the log.
func traced(_ value: Int, in log: DebugLog) -> Int {
  log("the value is \(value)")
  log.placed("the value is \(value)")
  return value
}
