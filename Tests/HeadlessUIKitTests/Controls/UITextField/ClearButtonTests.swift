import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The clear button of a field nobody edits", .isolated)
struct ClearButtonTests {
  let stage = Stage()
  let form = Form()

  init() {
    stage.present(form)
    form.name.clearButtonMode = .always
    form.name.text = "Anna"
    form.name.layoutIfNeeded()
  }

  @Test func `the text go, and the field begins to be edited`() {
    stage.buttons["Clear text"].tap()

    #expect(form.name.text == "" && form.name.isFirstResponder)
    #expect(form.referee.heard == ["shouldClear Name", "shouldBegin Name", "didBegin Name"])
  }

  @Test func `a no leaves the text and begins nothing`() {
    form.referee.answers["shouldClear"] = false

    stage.buttons["Clear text"].tap()

    #expect(form.name.text == "Anna" && !form.name.isFirstResponder)
    #expect(form.referee.heard == ["shouldClear Name"])
  }

  @Test func `nothing is cleared in a field that is disabled`() {
    form.name.isEnabled = false
    let place = form.name.clearButtonRect(forBounds: form.name.bounds)
    let middle = CGPoint(x: place.midX, y: place.midY)

    stage.tap(at: form.name.convert(middle, to: nil))

    #expect(form.name.text == "Anna" && form.referee.heard.isEmpty)
  }
}
