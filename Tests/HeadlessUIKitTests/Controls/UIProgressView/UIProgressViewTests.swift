import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIProgressView", .isolated)
struct UIProgressViewTests: Unpacking {
  let console = ConsoleRecorder()

  @Test func `a new view shows that nothing is done`() {
    let view = UIProgressView(progressViewStyle: .bar)

    #expect(view.progress == 0 && view.progressViewStyle == .bar)
    #expect(view.progressTintColor == nil && view.trackTintColor == nil)
    #expect(view.frame.height == 4 && view.sizeThatFits(CGSize(width: 90, height: 90)).height == 4)
  }

  @Test(arguments: [(0.25, 0.25), (-1, 0), (3, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
  func `progress stays between 0 and 1`(value: Float, expected: Float) {
    let view = UIProgressView()

    view.progress = value
    #expect(view.progress == expected)
    view.setProgress(value, animated: true)
    #expect(view.progress == expected)
  }

  @Test func `an animated bar grows to its progress, and has it at once`() {
    let view = UIProgressView(frame: CGRect(x: 10, y: 20, width: 200, height: 4))
    let stage = Stage(showing: view)
    func shown() -> Bool { stage.display.description.contains("progress at 0.5 (") }

    view.setProgress(0.5, animated: true)
    #expect(view.progress == 0.5)
    #expect(stage.display.description.contains("progress at 0 (") && view.isInMotion)
    stage.clock.advance(by: 0.125)
    #expect(stage.display.description.contains("progress at 0.25 ("))
    stage.clock.advance(by: 0.125)
    #expect(shown() && !view.isInMotion)

    view.progress = 1
    #expect(stage.display.description.contains("progress at 1 ("))
  }

  @Test func `cells show a line, shapes a bar`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 8, width: 80, height: 4))
    view.progress = 0.5
    let stage = Stage(showing: view)
    var canvas = TerminalCanvas(style: .plain)
    canvas.trimsEmptyBottom = true

    #expect(canvas.lines(for: stage.display).contains { $0.contains("━━━━━─────") })
    view.progressTintColor = .orange
    #expect(stage.display.description.contains("fill (0 8 40 4) #ff8000 radius 2"))
  }

  @Test func `a document says what a progress view is like`() throws {
    let view = try object(
      """
      <progressView progressViewStyle="bar" progress="0.75" id="a">
        <color key="progressTintColor" systemColor="systemRedColor"/>
        <color key="trackTintColor" white="0.5" alpha="1"/>
      </progressView>
      """, as: UIProgressView.self)

    #expect(view.progressViewStyle == .bar && view.progress == 0.75)
    #expect(view.progressTintColor == .systemRed)
    #expect(view.trackTintColor == UIColor(white: 0.5, alpha: 1))
    #expect(console.lines.isEmpty)
  }

  @Test func `a person finds it by its type, and hears how much is done`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.setValue(0.5, forKey: "progress")
    let stage = Stage(showing: view)

    #expect(stage.progressIndicators.count == 1)
    #expect(stage.progressIndicators[0].value == "50%")
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .updatesFrequently)
  }
}
