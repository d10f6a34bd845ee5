import Grading
import HeadlessUIKit
import Stage
import Testing

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
