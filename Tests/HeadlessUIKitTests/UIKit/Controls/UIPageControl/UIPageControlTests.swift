import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIPageControl", .isolated)
struct UIPageControlTests: Unpacking {
  let console = ConsoleRecorder()
  let control = UIPageControl(frame: CGRect(x: 20, y: 40, width: 100, height: 37))

  @Test func `a new control has no pages`() {
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(!control.hidesForSinglePage && !control.defersCurrentPageDisplay)
    #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
    #expect(control.size(forNumberOfPages: 4) == CGSize(width: 55, height: 37))
    #expect(control.size(forNumberOfPages: 0) == CGSize(width: 0, height: 37))
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 37))
  }

  @Test func `a page that does not exist becomes the nearest one`() {
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)

    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -5
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `a tap on the right half leads on, one on the left half leads back`() {
    var heard: [Int] = []
    control.numberOfPages = 3
    control.addAction(
      UIAction { [control] _ in heard.append(control.currentPage) }, for: .valueChanged)
    let stage = Stage(showing: control)

    stage.tap(at: CGPoint(x: 110, y: 58))
    stage.tap(at: CGPoint(x: 110, y: 58))
    #expect(heard == [1, 2])

    stage.tap(at: CGPoint(x: 110, y: 58))
    #expect(heard == [1, 2], "There is no page after the last.")
    stage.tap(at: CGPoint(x: 30, y: 58))
    #expect(heard == [1, 2, 1] && control.currentPage == 1)

    control.currentPage = 0
    #expect(heard == [1, 2, 1], "Code tells nobody.")
  }

  @Test func `a finger that is lifted elsewhere changes nothing`() {
    control.numberOfPages = 3
    let stage = Stage(showing: control)

    let touches = Touches(on: CGPoint(x: 110, y: 58), in: stage.window)
    touches.move(to: CGPoint(x: 300, y: 400))
    touches.lift()

    #expect(control.currentPage == 0)
  }

  @Test func `a display that is put off changes when it is asked to`() {
    control.numberOfPages = 3
    control.defersCurrentPageDisplay = true
    let stage = Stage(showing: control)

    stage.tap(at: CGPoint(x: 110, y: 58))
    #expect(control.currentPage == 1 && stage.display.description.contains("page 1 of 3"))
    control.updateCurrentPageDisplay()
    #expect(stage.display.description.contains("page 2 of 3"))
  }

  @Test func `a single page has a dot, unless it is to have none`() {
    control.numberOfPages = 1
    let stage = Stage(showing: control)

    #expect(stage.display.description.contains("page 1 of 1"))
    control.hidesForSinglePage = true
    #expect(!stage.display.description.contains("page"))
  }

  @Test func `cells show discs and rings`() {
    control.numberOfPages = 3
    control.currentPage = 1
    let stage = Stage(showing: control)

    #expect(
      TerminalCanvas(style: .plain).lines(for: stage.display).contains { $0.contains("○ ● ○") })
    control.currentPageIndicatorTintColor = .orange
    #expect(stage.display.description.contains("#ff8000 radius 3.5"))
  }

  @Test func `a document says what a page control is like`() throws {
    let control = try object(
      """
      <pageControl numberOfPages="5" currentPage="3" hidesForSinglePage="YES" \
      defersCurrentPageDisplay="YES" id="a">
        <color key="pageIndicatorTintColor" white="0.5" alpha="1"/>
        <color key="currentPageIndicatorTintColor" systemColor="systemRedColor"/>
      </pageControl>
      """, as: UIPageControl.self)

    #expect(control.numberOfPages == 5 && control.currentPage == 3)
    #expect(control.hidesForSinglePage && control.defersCurrentPageDisplay)
    #expect(control.pageIndicatorTintColor == UIColor(white: 0.5, alpha: 1))
    #expect(control.currentPageIndicatorTintColor == .systemRed)
    #expect(console.lines.isEmpty)
  }

  @Test func `those who hear the screen go from page to page`() {
    var changes = 0
    control.numberOfPages = 3
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let stage = Stage(showing: control)

    control.accessibilityIncrement()
    #expect(stage.pageIndicators[0].value == "page 2 of 3" && changes == 1)
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.currentPage == 0 && changes == 2)
    #expect(control.accessibilityTraits.contains(.adjustable))
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }
}
