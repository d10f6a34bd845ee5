import HeadlessUIKit

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
    case .character("r"): stage.rotate(to: stage.nextOrientation)
    case .character("m"): stage.simulateMemoryWarning()
    default: return false
    }
    return true
  }
}

extension Stage {
  /// How the device is held after a quarter turn.
  fileprivate var nextOrientation: UIDeviceOrientation {
    switch device.deviceOrientation {
    case .portrait: .landscapeLeft
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    default: .portrait
    }
  }
}
