import HeadlessUIKit
import Testing

@testable import Grading

@Suite("Isolation", .isolated, .serialized)
struct IsolatedTests {
  /// Keeps the windows alive: one that is gone would be missing in any state.
  private static var windows: [UIWindow] = []

  let state = Device.current

  @Test(arguments: [1, 2])
  func `every case begins with no window, in its init as in its test`(number: Int) {
    #expect(state === Device.current)
    #expect(Device.current.windows.onScreen.isEmpty)

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    Self.windows.append(window)

    #expect(Device.current.windows.onScreen.count == 1)
  }
}
