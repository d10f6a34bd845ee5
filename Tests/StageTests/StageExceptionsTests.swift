import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Exceptions on a stage", .isolated)
struct StageExceptionsTests {
  let stage = Stage()
  let view = UIView()

  @Test func `the message of the first exception is returned, and the body goes on`() {
    let message = stage.exception {
      view.setValue(1, forKey: "tga")
      view.setValue(2, forKey: "tgaa")
      view.tag = 3
    }

    #expect(message?.hasPrefix("NSUnknownKeyException: ") == true)
    #expect(message?.hasSuffix("for the key tga.") == true)
    #expect(view.tag == 3)
  }

  @Test func `where nothing is raised there is no message`() {
    let message = stage.exception { view.setValue(7, forKey: "tag") }

    #expect(message == nil)
    #expect(view.tag == 7)
  }
}
