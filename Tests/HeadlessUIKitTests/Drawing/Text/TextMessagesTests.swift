import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of text", .isolated)
struct TextMessagesTests {
  @Test func `a range that the text does not have`() {
    let range = NSRange(location: 2, length: 3)
    let help =
      " The text has 4 UTF-16 units, so it has no range {2, 3}. Compare the range with the length "
      + "of the text."
    #expect(
      TextRangeError(range: range, length: 4, isChange: false).exception.text
        == "*** Terminating app due to uncaught exception 'NSRangeException', reason: "
        + "'NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds'." + help)
    #expect(
      TextRangeError(range: range, length: 4, isChange: true).exception.text
        == "*** Terminating app due to uncaught exception 'NSRangeException', reason: "
        + "'NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds'." + help)
  }

  @Test func `a style of lines without its number`() {
    #expect(
      TextAttributeError.styleWithoutNumber(.strikethroughStyle).exception.text
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'-[__SwiftValue _getValue:forType:]: unrecognized selector sent to instance'. The "
        + "attribute .strikethroughStyle is a number, and here it is an NSUnderlineStyle. Write "
        + "the number of the style: [.strikethroughStyle: NSUnderlineStyle.single.rawValue].")
  }

  @Test func `a range beyond the end ends the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      NSMutableAttributedString(string: "abc").addAttribute(
        .kern, value: 1, range: NSRange(location: 2, length: 2))
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("replaceObjectsInRange:withObject:length:: Out of bounds"))
  }
}
