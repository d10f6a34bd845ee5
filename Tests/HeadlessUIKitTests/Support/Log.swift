import HeadlessUIKit

/// Notes what it hears.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  func hear() {
    note("nothing")
  }

  func hearFrom(_ sender: UIControl) {
    note("\(type(of: sender))")
  }

  func hearFromButton(_ sender: UIButton) {
    note("button")
  }

  func hearFromWith(_ sender: UIControl, _ event: UIEvent?) {
    note("\(type(of: sender)) \(event == nil ? "without" : "with") event")
  }
}
