import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIDevice", .isolated)
struct UIDeviceTests {
  @Test func `it is a phone with iOS`() {
    let device = UIDevice.current

    #expect(device === UIDevice.current)
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.model == "iPhone" && device.systemName == "iOS")
  }

  @Test func `whoever turns it tells those who listen`() {
    let stage = Stage(showing: UIView())
    var told: [UIDeviceOrientation] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { told.append(($0.object as? UIDevice)?.orientation ?? .unknown) }

    stage.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.orientation.isValidInterfaceOrientation)
    stage.rotate(to: .landscapeLeft)
    stage.rotate(to: .portrait)

    #expect(told.count == 2 && told[0].isLandscape && told[1] == .portrait)
    NotificationCenter.default.removeObserver(observer)
  }
}
