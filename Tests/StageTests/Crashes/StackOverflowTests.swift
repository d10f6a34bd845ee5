import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Calls that lie in each other without end")
struct StackOverflowTests {
  @Test func `a layout that asks for itself is told with its chain`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = AskingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        Stage().present(view)
      }
    }
    let error = text(of: result)
    #expect(error.contains("Calls lie in each other without end, or too deep: "))
    #expect(error.contains("AskingView.layoutSubviews"))
  }

  @Test func `an offset that is set where scrolling is told of is told with its chain`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let delegate = PushingDelegate()
        view.delegate = delegate
        Stage().present(view)
        view.contentOffset.y = 1
      }
    }
    let error = text(of: result)
    #expect(error.contains("PushingDelegate.scrollViewDidScroll"))
  }

  @Test func `the sentence shows one round, the outer call first`() {
    #expect(
      StackOverflowMessage.sentence(chain: ["libc", "b", "a", "a", "b", "a", "main"])
        == "Calls lie in each other without end, or too deep: a \u{2192} b \u{2192} a. Look for a "
        + "method that leads back to itself, by what it calls or by what it sets.")
  }

  @Test func `names are those a reader would write`() {
    #expect(ProgramSymbols.readable("M.Menu.cook(_: Swift.Int) -> Swift.Int") == "Menu.cook")
    #expect(ProgramSymbols.readable("M.Menu.frame.didset : __C.CGRect") == "Menu.frame.didset")
    #expect(
      ProgramSymbols.readable("(extension in M):M.UIView.insert(M.UIView, at: Swift.Int) -> ()")
        == "UIView.insert")
    #expect(ProgramSymbols.readable("M.(Menu in _0F9A).cook() -> ()") == "Menu.cook")
    #expect(ProgramSymbols.readable("closure #1 in M.Menu.cook() -> ()") == nil)
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

private final class AskingView: UIView {
  override func layoutSubviews() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

private final class PushingDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.contentOffset.y += 1
  }
}
