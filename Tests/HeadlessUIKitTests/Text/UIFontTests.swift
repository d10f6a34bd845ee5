import Grading
import HeadlessUIKit
import Testing

@Suite("UIFont and friends", .isolated)
struct UIFontTests {
  @Test func `fonts of one size and weight are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(
      Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count == 1)
  }

  @Test func `a size that is none becomes the system's`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }

  @Test func `a line reaches from the ascender to the descender`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
  }

  @Test func `B156: alignments have the numbers of iOS`() {
    let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `line break modes have UIKit's numbers`() {
    let all: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }
}
