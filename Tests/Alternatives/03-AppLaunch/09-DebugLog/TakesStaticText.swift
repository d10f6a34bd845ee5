// Alternative: The file is a StaticString, which costs nothing to pass on.

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

  func placed(
    _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) {
    callAsFunction("\(file):\(line) " + message())
  }
}

/// Returns the value, and says so in the log.
func traced(_ value: Int, in log: DebugLog) -> Int {
  log("the value is \(value)")
  log.placed("the value is \(value)")
  return value
}
