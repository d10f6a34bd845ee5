import CourseFormat
import Testing

@Suite("Marked phrases of Markdown")
struct MarkdownSpanTests {
  nonisolated static let texts: [(String, [MarkdownSpan])] = [
    ("", []),
    ("plain", [.text("plain")]),
    ("a `nil` *now*", [.text("a "), .code("nil"), .text(" "), .stressed([.text("now")])]),
    ("**key `name`**.", [.strong([.text("key "), .code("name")]), .text(".")]),
    ("`a * b` and 2 * 3", [.code("a * b"), .text(" and 2 * 3")]),
    ("one ` alone, two ** alone", [.text("one ` alone, two ** alone")]),
    ("* no", [.text("* no")]),
    ("``", [.text("``")]),
    ("<https://swift.org>", [.link(nil, to: "https://swift.org")]),
    (
      "[the *page*](https://swift.org)!",
      [.link([.text("the "), .stressed([.text("page")])], to: "https://swift.org"), .text("!")]
    ),
    ("[0] is (first)", [.text("[0] is (first)")]),
    ("row[0](a b)", [.text("row[0](a b)")]),
    ("a < b > c", [.text("a < b > c")]),
  ]

  @Test(arguments: texts)
  func `a text is divided at its marks`(_ text: String, _ spans: [MarkdownSpan]) {
    #expect(MarkdownSpan.spans(of: text) == spans)
  }
}
