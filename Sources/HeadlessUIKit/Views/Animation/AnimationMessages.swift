/// What is said about animations that are not as the program asks.
enum AnimationMessage: ConsoleMessage {
  case invalidTime(TimeInterval, name: String)
  case notCommitted(String?)

  var text: String {
    switch self {
    case .invalidTime(let time, let name):
      "The \(name) of an animation is \(time) seconds, which counts as 0. "
        + "Look at what is handed to UIView.animate(withDuration:delay:options:)."
    case .notCommitted(let name):
      "UIView.beginAnimations(\(name.map { "\"\($0)\"" } ?? "nil"), context:) was called, and "
        + "commitAnimations() was not, so the animations start now. Call it after the last change."
    }
  }
}

/// What is said about motion effects that move nothing.
enum MotionMessage: ConsoleMessage {
  case noAmount(Any, keyPath: String)
  case unsuitableAmount(Any, keyPath: String, of: AnyClass)
  case mixedAmounts(keyPath: String, from: Any?, to: Any?)
  case groupInItself

  var text: String {
    switch self {
    case .noAmount(let value, let keyPath):
      "A motion effect adds \(value) to \"\(keyPath)\". It adds finite numbers, points, sizes "
        + "or offsets."
    case .unsuitableAmount(let value, let keyPath, let type):
      "A motion effect of \(type) adds \(value) to \"\(keyPath)\", which does "
        + "not take it. Points go to center, sizes to bounds.size, numbers to alpha and to "
        + "single members such as center.x."
    case .mixedAmounts(let keyPath, let first, let last):
      "The motion effect on \"\(keyPath)\" goes from \(Self.text(of: first)) to "
        + "\(Self.text(of: last)). Give it two numbers, two points, two sizes or two "
        + "offsets."
    case .groupInItself: "A UIMotionEffectGroup lies in itself. Look at its motionEffects."
    }
  }

  private static func text(of value: Any?) -> String {
    value.map { "\($0)" } ?? "nil"
  }
}
