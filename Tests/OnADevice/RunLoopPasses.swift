#if canImport(UIKit)
  import UIKit

  /// Lets the next passes of the run loop come.
  func goOn() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
  }

  /// Lets a third of a second pass, with its frames.
  func letTimePass() { goOn() }
#else
  import HeadlessUIKit

  /// Lets the next passes of the run loop come.
  func goOn() {
    for _ in 0..<3 { Device.current.clock.runPass() }
  }

  /// Lets a third of a second pass, with its frames.
  func letTimePass() { Device.current.clock.advance(by: 0.3) }
#endif
