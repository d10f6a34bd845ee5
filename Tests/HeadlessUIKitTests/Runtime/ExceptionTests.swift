import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Exceptions", .isolated)
struct ExceptionTests {
  private let exception = Exception(name: "NSName", reason: "It is so", help: "Look at it.")

  @Test func `the text is what a device prints, with help`() {
    #expect(
      exception.text
        == "*** Terminating app due to uncaught exception 'NSName', reason: 'It is so'. Look at it."
    )
  }

  @Test func `exceptions that are caught are returned in order, and the body goes on`() {
    let other = Exception(name: "NSOther", reason: "", help: "")

    let caught = Exception.catching {
      exception.raise()
      #expect(Exception.isRaised)
      other.raise()
    }

    #expect(caught == [exception, other])
    #expect(!Exception.isCatching && !Exception.isRaised)
  }

  @Test func `catching inside of catching hears its own exceptions only`() {
    var inner: [Exception] = []

    let outer = Exception.catching {
      inner = Exception.catching { exception.raise() }
      #expect(Exception.isCatching && !Exception.isRaised)
    }

    #expect(inner == [exception] && outer.isEmpty)
  }

  @Test func `an exception that is terminated stops the program even while it is caught`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Exception.catching {
          Exception(name: "NSName", reason: "It is so", help: "Look at it.").terminate()
        }
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSName', reason: 'It is so'. Look at it."))
  }

  @Test func `a sentence about a document is written once`() {
    let console = ConsoleRecorder()

    for _ in 0..<2 { SentenceMessage().reportOnce() }
    SentenceMessage().report()

    #expect(console.lines == ["A sentence.", "A sentence."])
  }

  @Test func `a weak list has no gap where an object is gone`() {
    var list = WeakList<UIView>()
    let kept = UIView()

    list.append(UIView())
    list.append(kept)

    #expect(list.objects == [kept])
    #expect(Weak(UIView()).object == nil && Weak(kept).object === kept)
  }
}

private struct SentenceMessage: ConsoleMessage {
  var text: String { "A sentence." }
}
