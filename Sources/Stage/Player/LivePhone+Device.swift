import HeadlessUIKit
import TerminalIO

/// Doing something to the device as a whole, where an application was launched.
extension LivePhone {
  /// What the keys do, for the last line of the window.
  var deviceKeys: String { "h Home   r turn   m memory" }

  /// What the keys do, for a narrow window.
  var briefKeys: String {
    let isLaunched = stage.device.hasLaunched
    return isLaunched
      ? "h Home  r turn  m memory  w wait  q back" : "↑ ↓ ← → Return  w wait  q back"
  }

  /// Does what a key means for the device, and returns whether it means anything.
  func handleDevice(_ key: Key) -> Bool {
    guard stage.device.hasLaunched else { return false }
    switch key {
    case .character("h"): stage.device.isInFront ? stage.pressHome() : stage.activate()
    case .character("r"): stage.turn(quarters: 1)
    case .character("m"): stage.simulateMemoryWarning()
    default: return false
    }
    return true
  }
}

extension Stage {
  /// Turns the device by quarters to the right, as it is held.
  func turn(quarters: Int) {
    let circle: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    let current = circle.firstIndex(of: device.deviceOrientation) ?? 0
    rotate(to: circle[(current + quarters) & 3])
  }
}
