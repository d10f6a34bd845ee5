import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("Pages as text", .isolated)
struct HTMLPageTests {
  private let webView = WKWebView()
  private let stage: Stage

  init() { stage = Stage(showing: webView) }

  private func show(_ text: String) -> [UILabel] {
    webView.loadHTMLString(text, baseURL: URL(string: "https://a.org/b/"))
    stage.clock.advance(by: 0.1)
    return webView.scrollView.subviews.compactMap { $0 as? UILabel }
  }

  @Test func `paragraphs, headings and lists are lines of their own`() {
    let blocks = show(
      """
      <!DOCTYPE html><html><head><title>T</title><style>p { color: red }</style>
      <script>if (1 < 2) { document.write("<p>no</p>") }</script></head><body>
      <h1>One</h1>two
         words<div>three<br>four</div>
      <ul><li>a<ol><li>b</li><li>c</ol><li>d</ul><!-- <p>no</p> -->5 < 6 &lt; 7
      <table><tr><td>x<td>y</table><img src=a alt="a cat"><pre>p
        q</pre>
      """)

    #expect(
      blocks.map(\.text) == [
        "One", "two words", "three\nfour", "• a", "    1. b", "    2. c", "• d", "5 < 6 < 7",
        "x y", "[a cat]", "p\n  q",
      ])
    #expect(blocks.first?.font == .boldSystemFont(ofSize: 28))
    #expect(blocks[1].font == .systemFont(ofSize: 18))
    #expect(blocks.map(\.frame.minY) == blocks.map(\.frame.minY).sorted())
    #expect(webView.scrollView.contentSize.height > 300 && webView.title == "T")
  }

  @Test func `characters are written by their names and numbers`() {
    let blocks = show("<p>&lt;b&gt; &eacute;&#8217;&#x201C; &copy;2 &nothing; AT&T &#xFFFFFFFF; &")

    #expect(blocks.map(\.text) == ["<b> é’“ ©2 &nothing; AT&T &#xFFFFFFFF; &"])
  }

  @Test func `bold, slanted and linked words keep to their place`() throws {
    let text = try #require(
      show("<p>a <b>b</b> <i>c</i> <a class=x href=\"d?e=1&amp;f\">g</a>")[0].attributedText)
    let fonts = [0, 2, 4].map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }

    #expect(text.string == "a b c g")
    #expect(
      fonts == [
        .systemFont(ofSize: 18), .boldSystemFont(ofSize: 18), .italicSystemFont(ofSize: 18),
      ])
    let url = text.attribute(.link, at: 6, effectiveRange: nil) as? URL
    #expect(url?.absoluteString == "https://a.org/b/d?e=1&f")
    #expect(text.attribute(.link, at: 5, effectiveRange: nil) == nil)
  }

  @Test func `a link that leads nowhere is text`() {
    _ = show(
      "<a href='#top'>a</a> <a href='javascript:x()'>b</a> <a name=c>c</a> <a href='mailto:d@e'>d</a>"
    )

    #expect(stage.links.count == 1 && stage.links["d"].exists)
  }

  @Test func `an item without text leaves its dot to nobody, and a block ends before its line end`()
  {
    let blocks = show("<ul><li><img src=a></ul><p>x<pre>a\r\nb\r\n</pre>")

    #expect(blocks.map(\.text) == ["x", "a\r\nb"])
  }

  @Test func `five hundred links can be touched, and no more`() {
    _ = show(String(repeating: "<a href=y>z</a> ", count: 600))

    #expect(stage.links.count == 500)
  }

  @Test func `what is no page is shown as it is, if it is text`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("a <b>\n  c".utf8).write(to: file)
    webView.loadFileURL(file, allowingReadAccessTo: file)
    stage.clock.advance(by: 0.1)

    #expect(stage.staticTexts["a <b>\n  c"].exists && webView.title == "")
  }

  @Test(arguments: [
    String(repeating: "<div><ul><b><i><a href=x>", count: 40_000),
    String(repeating: "<", count: 10_000_000),
    String(repeating: "x", count: 10_000_000),
    String(repeating: "<p>", count: 1_000_000)
      + "<a href=\(String(repeating: " ", count: 100_000))",
    "<script>" + String(repeating: "</p>", count: 500_000), "<!--", "<", "<a href=", "</", "&",
    "&#;",
    "<title>" + String(repeating: "a<", count: 400_000),
    String(repeating: "<li>&amp;<br>", count: 100_000),
    String(repeating: "<a href=y>z</a> ", count: 60_000),
  ])
  func `a hostile page is read in time, and little of it is shown`(text: String) {
    let start = ContinuousClock.now
    let blocks = show(text)
    _ = stage.display

    #expect(webView.title != nil && webView.estimatedProgress == 1)
    #expect(blocks.reduce(0) { $0 + ($1.text?.count ?? 0) } <= 150_000)
    #expect(stage.links.count <= 500)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
