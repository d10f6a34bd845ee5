import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Time in the background", .isolated)
struct SuspensionTests {
  let stage = Stage()
  var application: UIApplication { .shared }

  init() {
    stage.launch(RecordingDelegate.self)
  }

  @Test func `B126: a suspended application ends without hearing of it`() throws {
    let delegate = try #require(application.delegate as? RecordingDelegate)
    stage.pressHome()

    stage.terminate()

    #expect(!delegate.diary.contains("willTerminate"))
  }

  @Test func `B129: the wheel of the network is off by default, and shows nothing`() {
    let network: any NetworkShowing = application
    let before = stage.display.description
    #expect(!network.isShown)

    network.show()

    #expect(network.isShown && stage.display.description == before)
  }
}

/// Reaches deprecated properties without a warning.
private protocol NetworkShowing: AnyObject {
  var isShown: Bool { get }
  func show()
}

extension UIApplication: NetworkShowing {
  @available(*, deprecated)
  fileprivate var isShown: Bool { isNetworkActivityIndicatorVisible }

  @available(*, deprecated)
  fileprivate func show() { isNetworkActivityIndicatorVisible = true }
}
