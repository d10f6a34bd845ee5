#if canImport(UIKit)
  import UIKit

  /// Lets the next passes of the run loop come.
  func goOn() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
  }
#else
  import HeadlessUIKit

  /// Lets the next passes of the run loop come.
  func goOn() {
    for _ in 0..<3 { Device.current.clock.runPass() }
  }
#endif
