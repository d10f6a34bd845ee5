import HeadlessUIKit
import TerminalIO

/// Doing something to the device as a whole: any can be turned, the rest needs an application.
extension LivePhone {
  /// What the keys do, for the last line of the window.
  var deviceKeys: String { stage.device.hasLaunched ? "h Home   r rotate   m memory" : "r rotates" }

  /// The same with fewer words.
  var briefDeviceKeys: String { stage.device.hasLaunched ? "h Home  r turn  m memory" : "r turn" }

  /// What the keys do, for a narrow window.
  var briefKeys: String {
    let isLaunched = stage.device.hasLaunched
    return isLaunched
      ? "\(briefDeviceKeys)  w wait  q back" : "↑ ↓ ← → Return  w wait  q back"
  }

  /// Does what a key means for the device, and returns whether it means anything.
  func handleDevice(_ key: Key) -> Bool {
    let hasLaunched = stage.device.hasLaunched
    switch key {
    case .character("r"): stage.turn(quarters: 1)
    case .character("h") where hasLaunched:
      stage.device.isInFront ? stage.pressHome() : stage.activate()
    case .character("m") where hasLaunched: stage.simulateMemoryWarning()
    default: return false
    }
    return true
  }
}
