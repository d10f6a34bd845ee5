import HeadlessUIKit

/// Writes down what views heard of touches.
final class TouchLog {
  private struct Entry: Hashable {
    let touch: ObjectIdentifier
    let view: Int
  }

  /// What was heard, in order.
  private(set) var lines: [String] = []

  /// What went against the rules.
  private(set) var complaints: [String] = []

  private(set) var endedTouches = 0

  // The touches are kept, so that no other one takes an identity over.
  private var open: [Entry: UITouch] = [:]
  private var closed: [Entry: UITouch] = [:]

  /// Whether some view still waits for the end of a touch.
  var hasOpenTouches: Bool { !open.isEmpty }

  /// The touches some view was told about and not told the end of.
  func isOpen(_ touch: UITouch) -> Bool {
    open.keys.contains { $0.touch == ObjectIdentifier(touch) }
  }

  func began(_ touch: UITouch, in view: Int) {
    let entry = Entry(touch: ObjectIdentifier(touch), view: view)
    lines.append("began in \(view)")
    if open[entry] != nil || closed[entry] != nil { complaints.append("\(view) heard two begins") }
    if isOpen(touch) { complaints.append("\(view) heard of a touch that is another view's") }
    open[entry] = touch
  }

  func moved(_ touch: UITouch, in view: Int) {
    lines.append("moved in \(view)")
    if open[Entry(touch: ObjectIdentifier(touch), view: view)] == nil {
      complaints.append("\(view) heard a move outside of a touch")
    }
  }

  func ended(_ touch: UITouch, in view: Int, _ how: String) {
    lines.append("\(how) in \(view)")
    let entry = Entry(touch: ObjectIdentifier(touch), view: view)
    if open.removeValue(forKey: entry) == nil { complaints.append("\(view) heard \(how) alone") }
    closed[entry] = touch
    endedTouches += 1
  }

  func note(_ line: String) {
    lines.append(line)
  }
}
