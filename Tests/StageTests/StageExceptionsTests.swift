import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Exceptions on a stage", .isolated)
struct StageExceptionsTests {
  let stage = Stage()
  let view = UIView()

  @Test func `the words of the first exception are given, and the body goes on`() {
    let words = stage.exception {
      view.setValue(1, forKey: "tga")
      view.setValue(2, forKey: "tgaa")
      view.tag = 3
    }

    #expect(words?.hasPrefix("NSUnknownKeyException: ") == true)
    #expect(words?.hasSuffix("for the key tga.") == true)
    #expect(view.tag == 3)
  }

  @Test func `where nothing is raised there are no words`() {
    let words = stage.exception { view.setValue(7, forKey: "tag") }

    #expect(words == nil)
    #expect(view.tag == 7)
  }
}
