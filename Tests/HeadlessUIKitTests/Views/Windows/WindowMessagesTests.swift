import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about windows", .isolated)
struct WindowMessagesTests {
  @Test func `a window without a scene`() {
    #expect(
      WindowMessage.noScene(UIWindow.self).text
        == "UIWindow is shown and belongs to no scene, so nobody sees it. Make it with "
        + "UIWindow(windowScene:), or assign its windowScene.")
  }
}
