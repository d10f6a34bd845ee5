import HeadlessUIKit
import Testing

@Suite("Replacing a range of an NSString")
struct NSStringReplacingTests {
  @Test(arguments: [
    (NSRange(location: 1, length: 2), "X", "aXd"), (NSRange(location: 0, length: 0), "X", "Xabcd"),
    (NSRange(location: 4, length: 0), "X", "abcdX"), (NSRange(location: 0, length: 4), "", ""),
  ])
  func `a range is replaced by other text`(_ range: NSRange, _ text: String, _ result: String) {
    #expect(("abcd" as NSString).replacingCharacters(in: range, with: text) == result)
  }

  @Test func `a range within a character takes its units alone`() {
    let thai = "a\u{0E17}\u{0E35}\u{0E48}" as NSString

    let result = thai.replacingCharacters(in: NSRange(location: 3, length: 1), with: "")

    #expect(Array(result.unicodeScalars.map(\.value)) == [0x61, 0x0E17, 0x0E35])
  }

  @Test func `a mutable string changes units within a character alone, too`() {
    let text = NSMutableString(string: "a\u{0E17}\u{0E35}\u{0E48}")

    text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "X")
    #expect(Array(text as String).map { $0.utf16.count } == [1, 2, 1])

    text.deleteCharacters(in: NSRange(location: 2, length: 1))
    #expect(text as String == "a\u{0E17}X")
  }
}
