import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UIPageControl", .isolated)
struct UIPageControlTests {
  let pages = UIPageControl(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
  let log = Log()
  let stage: Stage

  init() {
    pages.numberOfPages = 3
    stage = Stage(showing: pages)
    pages.addAction(
      UIAction { [log, pages] _ in log.note("\(pages.currentPage)") }, for: .valueChanged)
  }

  private func tap(_ x: CGFloat) { stage.tap(at: CGPoint(x: x, y: 55)) }

  @Test func `B560: a tap at the right goes to the next page, one at the left back`() {
    tap(200)
    tap(200)
    tap(200)
    tap(30)

    #expect(log.lines == ["1", "2", "1"])
  }

  @Test func `B561: the program's change is heard by nobody, and stays within the pages`() {
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && log.lines.isEmpty)
  }

  @Test func `the dots are drawn, and that of the page stands out`() {
    pages.currentPage = 1
    #expect(stage.display.description.contains("pages at 1"))
    #expect(TerminalCanvas(style: .plain).lines(for: stage.display).joined().contains("○●○"))
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(!stage.display.description.contains("pages"))
  }

  @Test func `a person who hears the screen is told the page, and turns it`() {
    #expect(stage.pageIndicators[0].value == "page 1 of 3")
    pages.accessibilityIncrement()
    #expect(log.lines == ["1"])
    pages.accessibilityDecrement()
    #expect(log.lines == ["1", "0"])
  }

  @Test func `a document makes a control with what it says`() throws {
    let pages = try object(
      #"<pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="a"/>"#,
      as: UIPageControl.self)

    #expect((pages.numberOfPages, pages.currentPage) == (4, 2) && pages.hidesForSinglePage)
    #expect(pages.intrinsicContentSize == CGSize(width: 64, height: 26))
  }

  @Test func `more pages than anybody counts are drawn in part`() {
    pages.numberOfPages = .max
    pages.currentPage = .max
    let dots = TerminalCanvas(style: .plain).lines(for: stage.display).joined()
    #expect(pages.currentPage == .max - 1 && dots.contains("●"))
    tap(30)
    #expect(pages.currentPage == .max - 2)
  }
}
