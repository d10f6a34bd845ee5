import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What suites read of a screen", .isolated)
struct ScreenReadingTests {
  let stage = Stage()
  let screen = UIViewController()

  @Test
  func `views are found at any depth, in the order in which they are drawn`() {
    let (box, stack) = (UIView(), UIStackView(arrangedSubviews: [UITextField(), UITextField()]))
    let first = UITextField()
    box.addSubview(stack)
    for view in [first, box] { screen.view.addSubview(view) }

    #expect(
      screen.view.descendants(of: UITextField.self)
        == [first] + stack.arrangedSubviews.compactMap { $0 as? UITextField })
    #expect(!screen.view.descendants(of: UIView.self).contains(screen.view))
  }

  @Test
  func `a text that is there is not missed`() {
    say("Alarm at 07:30")

    #expect(stage.unread("Alarm at 07:30", "Fill the label.") == nil)
  }

  @Test(arguments: ["Alarm at 7:30", "alarm at 07:30", "Alarm  at 07.30", "Alarm at 07:30."])
  func `a text that is spelled in another way is named`(_ text: String) {
    say(text)

    #expect(
      stage.unread("Alarm at 07:30", "Fill the label.")
        == "A label says “\(text)”. It has to say “Alarm at 07:30”.")
  }

  @Test(arguments: ["Alarm at 18:30", "Alarm", "Alarm at 073:0"])
  func `where another text stands it is named, and the advice is given`(_ text: String) {
    say(text)

    #expect(
      stage.unread("Alarm at 07:30", "Fill the label.")
        == "No label says “Alarm at 07:30”. The screen says “\(text)”. Fill the label.")
  }

  @Test(arguments: ["", "+", "-"])
  func `a text without letters and digits is like no other`(_ text: String) {
    say(text)

    let instead = text.isEmpty ? "" : " The screen says “\(text)”."
    #expect(
      stage.unread("–", "Leave the label as it is.")
        == "No label says “–”.\(instead) Leave the label as it is.")
  }

  @Test
  func `of many texts none is named`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    for (index, text) in ["One", "Two", "Three", "Four"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 320, height: 30))
      label.text = text
      screen.addSubview(label)
    }
    stage.present(screen)

    #expect(stage.unread("Five", "Add a label.") == "No label says “Five”. Add a label.")
  }

  @Test
  func `what is not read is told as an issue`() {
    say("Alarm")

    stage.expectToRead("Alarm", "Fill the label.")
    withKnownIssue {
      stage.expectToRead("Clock", "Fill the label.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "No label says “Clock”. The screen says “Alarm”. Fill the label."
      ]
    }
  }

  @Test
  func `an error that nobody expected is told with the rule`() throws {
    #expect(try withoutError("It is 7.") { 7 } == 7)
    try withKnownIssue {
      _ = try withoutError("Both keys are there.") { try broken() }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Both keys are there."] && "\(issue)".contains("Broken")
    }
  }

  private func broken() throws -> Int { throw Broken() }

  private func say(_ text: String) {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 30))
    label.text = text
    screen.view.addSubview(label)
    stage.present(screen)
  }

  private struct Broken: Error {}
}
