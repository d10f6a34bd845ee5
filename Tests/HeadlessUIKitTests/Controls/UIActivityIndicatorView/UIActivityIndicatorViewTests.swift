import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIActivityIndicatorView", .isolated)
struct UIActivityIndicatorViewTests: Unpacking {
  let console = ConsoleRecorder()

  @Test func `a new indicator stands still and is hidden`() {
    let view = UIActivityIndicatorView(style: .large)

    #expect(!view.isAnimating && view.hidesWhenStopped && view.isHidden)
    #expect(view.style == .large && view.bounds.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView().style == .medium)
    #expect(
      UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `an indicator is seen while it turns`() {
    let view = UIActivityIndicatorView(style: .medium)

    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)

    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test func `it turns by the clock, once a second`() {
    let view = UIActivityIndicatorView(style: .medium)
    let stage = Stage(showing: view)
    view.startAnimating()
    func step(after seconds: TimeInterval) -> String {
      stage.clock.advance(by: seconds)
      let lines = stage.display.description.split(separator: "\n")
      return lines.first { $0.contains("step") }.map { "\($0.prefix(26))" } ?? ""
    }

    #expect(step(after: 0) == "activity indicator, step 0")
    #expect(step(after: 0.25) == "activity indicator, step 2")
    #expect(step(after: 0.625) == "activity indicator, step 7")
    #expect(step(after: 0.125) == "activity indicator, step 0")
  }

  @Test func `starting again does not begin anew`() {
    let view = UIActivityIndicatorView(style: .medium)
    let stage = Stage(showing: view)
    view.startAnimating()
    stage.clock.advance(by: 0.25)

    view.startAnimating()

    #expect(stage.display.description.contains("step 2"))
  }

  @Test func `its colour is that of the style until another is set`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.color == .systemGray)
    view.color = .orange
    #expect(view.color == .orange)
    view.color = nil
    #expect(view.color == .systemGray)
  }

  @Test func `a document says what an indicator is like`() throws {
    let view = try object(
      """
      <activityIndicatorView hidden="YES" animating="YES" hidesWhenStopped="YES" style="large" \
      id="a"><color key="color" systemColor="systemRedColor"/></activityIndicatorView>
      """, as: UIActivityIndicatorView.self)
    #expect(view.isAnimating && view.hidesWhenStopped && !view.isHidden)
    #expect(view.style == .large && view.color == .systemRed)

    let plain = try object(
      "<activityIndicatorView style=\"medium\" id=\"a\"/>", as: UIActivityIndicatorView.self)
    #expect(!plain.isAnimating && !plain.hidesWhenStopped && !plain.isHidden)
    let hidden = try object(
      "<activityIndicatorView hidden=\"YES\" id=\"a\"/>", as: UIActivityIndicatorView.self)
    #expect(hidden.isHidden)
    #expect(console.lines.isEmpty)
  }

  @Test func `a person finds it by its type, and hears whether it turns`() {
    let view = UIActivityIndicatorView(style: .medium)
    let stage = Stage(showing: view)

    #expect(stage.activityIndicators[0].label == "Progress halted")
    view.startAnimating()
    #expect(stage.activityIndicators[0].label == "In progress")
    #expect(view.value(forKey: "animating") as? Bool == true)
  }

  @Test func `an indicator of another style takes the room of that`() {
    let view = UIActivityIndicatorView(style: .medium)
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.centerXAnchor.constraint(equalTo: screen.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: screen.centerYAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))

    view.style = .large
    screen.layoutIfNeeded()

    #expect(view.bounds.size == CGSize(width: 37, height: 37))
  }
}
