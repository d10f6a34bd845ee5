// Alternative: Both ask whether the log is on, and write by themselves.

import HeadlessUIKit

/// Writes lines while a program is developed, and costs nothing afterwards.
struct DebugLog {
  /// Whether lines are written at all.
  let isOn: Bool
  /// Where a line goes.
  let write: (String) -> Void

  func callAsFunction(_ message: @autoclosure () -> String) {
    if isOn { write(message()) }
  }

  func placed(_ message: @autoclosure () -> String, _ file: String = #fileID, _ line: Int = #line) {
    if isOn { write(file + ":" + String(line) + " " + message()) }
  }
}

/// Returns the value, and says so in the log.
func traced(_ value: Int, in log: DebugLog) -> Int {
  log("the value is \(value)")
  log.placed("the value is \(value)")
  return value
}
