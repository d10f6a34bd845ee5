// Misconception: A colon stands between the place and the message, as compilers write it.
// Rejected by: the line names the place of the caller

import HeadlessUIKit

/// Writes lines while a program is developed, and costs nothing afterwards.
struct DebugLog {
  /// Whether lines are written at all.
  let isOn: Bool
  /// Where a line goes.
  let write: (String) -> Void

  func callAsFunction(_ message: @autoclosure () -> String) {
    guard isOn else { return }
    write(message())
  }

  func placed(_ message: @autoclosure () -> String, file: String = #fileID, line: Int = #line) {
    self("\(file):\(line): \(message())")
  }
}

/// Returns the value, and says so in the log.
func traced(_ value: Int, in log: DebugLog) -> Int {
  log("the value is \(value)")
  log.placed("the value is \(value)")
  return value
}
