import Grading
import HeadlessUIKit
import Testing

@Suite("UIApplication", .isolated)
struct UIApplicationTests {
  @Test func `there is one application, and one screen`() {
    #expect(UIApplication.shared === UIApplication.shared)
    #expect(UIScreen.main === UIScreen.main)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func `B96: an application lists its windows and knows the key one`() {
    let reader: any WindowReading = UIApplication.shared
    #expect(reader.allWindows.isEmpty && reader.key == nil)

    let window = UIWindow(frame: UIScreen.main.bounds)
    let other = UIWindow(frame: UIScreen.main.bounds)
    window.makeKey()
    #expect(reader.allWindows == [window, other] && reader.key === window)

    other.makeKey()
    #expect(reader.key === other)
  }

  @Test func `an application of its own for each task`() {
    let here = UIApplication.shared
    let other = Device()

    Device.$ofTask.withValue(other) {
      #expect(UIApplication.shared !== here)
      #expect(UIApplication.shared === other.application)
    }
    #expect(UIApplication.shared === here)
  }
}

/// Reaches deprecated properties without a warning.
private protocol WindowReading {
  var allWindows: [UIWindow] { get }
  var key: UIWindow? { get }
}

extension UIApplication: WindowReading {
  @available(*, deprecated)
  fileprivate var allWindows: [UIWindow] { windows }
  @available(*, deprecated)
  fileprivate var key: UIWindow? { keyWindow }
}
