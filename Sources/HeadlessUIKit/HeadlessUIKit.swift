// One import gives a lesson what `import UIKit` gives it on a device: the views, and Foundation.
@_exported import Foundation

// The floors put together: what lower ones ask of higher ones, a device is given as it is made.
extension Device {
  /// The device of a program, unless a test gives it another.
  static let ofProgram = {
    let device = Device(screenSize: usualScreenSize, sharing: .ofProgram)
    device.setHosts()
    return device
  }()

  /// Creates a device on which nothing has happened yet, with a screen of a size in points.
  package convenience init(screenSize: CGSize = usualScreenSize) {
    self.init(screenSize: screenSize, sharing: SharedDeviceState())
    setHosts()
  }

  package static let usualScreenSize = CGSize(width: 320, height: 568)

  private func setHosts() {
    let host = ApplicationHost(on: self)
    (viewHost, systemHost) = (host, host)
    documentHost = NibHost()
  }
}
