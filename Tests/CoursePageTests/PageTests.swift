import CourseFormat
import Foundation
import Processes
import Synchronization
import Testing
import WebServer

@testable import CoursePage

@Suite("Prose as HTML")
struct ProseMarkupTests {
  @Test(arguments: [
    (
      ["One `a < b` and **two**,", "*three*."],
      "<p>One <code>a &lt; b</code> and <strong>two</strong>, <em>three</em>.</p>"
    ),
    (["- one", "  more", "", "- two"], "<ul><li>one more</li><li>two</li></ul>"),
    (["First:", "1. one", "2. two"], "<p>First:</p><ol><li>one</li><li>two</li></ol>"),
    (
      ["Do this:", "", "```swift", "let a = 1", "", "  a < 2", "```", "", "Then look."],
      "<p>Do this:</p><pre class=\"block\" tabindex=\"0\">let a = 1\n\n  a &lt; 2</pre><p>Then look.</p>"
    ),
    (["Prose", "```", "code"], "<p>Prose</p><pre class=\"block\" tabindex=\"0\">code</pre>"),
    (["2 * 3 * 4 and `open"], "<p>2 * 3 * 4 and `open</p>"),
    (
      ["[Apple](https://apple.com) <https://a.b>"],
      "<p><a href=\"https://apple.com\" target=\"_blank\" rel=\"noopener noreferrer\">Apple</a> "
        + "<a href=\"https://a.b\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.b</a></p>"
    ),
    (
      ["<https://developer.apple.com/documentation/uikit/uiviewcontroller>"],
      "<p><a href=\"https://developer.apple.com/documentation/uikit/uiviewcontroller\" "
        + "target=\"_blank\" rel=\"noopener noreferrer\">developer.apple.com/…/uiviewcontroller</a></p>"
    ),
    (["[b](javascript:alert(1))"], "<p>b)</p>"), (["[`x`](../secret)"], "<p><code>x</code></p>"),
    (["<script>alert('1')</script>"], "<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;</p>"),
    ([String](), ""),
  ])
  func `paragraphs, lists, phrases and links`(_ lines: [String], _ html: String) {
    #expect(ProseMarkup.html(lines).text == html)
  }

  @Test
  func `a sentence for a script has its code marked, and a value is code as it stands`() {
    #expect(
      ProseMarkup.sentence("`dropFirst` takes <b>.")
        == "<code>dropFirst</code> takes &lt;b&gt;.")
    #expect(ProseMarkup.code("(a → \"*b*\") == `c`") == "<code>(a → &quot;*b*&quot;) == `c`</code>")
  }

  @Test
  func `an indented block keeps its lines, and one with lines is a diagram`() {
    #expect(
      ProseMarkup.html(["    a", "", "      b"]).text
        == "<pre class=\"block\" tabindex=\"0\">a\n\n  b</pre>")
    #expect(ProseMarkup.html(["    a ──→ b"]).text.contains("class=\"diagram\""))
  }
}

@Suite("The pages of a lesson")
struct LessonPagesTests {
  private let document = PlayedChapters(
    title: "Tea", product: "tea",
    chapters: [
      .init(
        number: 1, title: "Cups & <pots>", file: "Lessons/09-Tea/01-Cups.swift",
        steps: [
          .init(
            passages: [
              .heading(level: 1, "Cups & <pots>"),
              .code(firstLine: 7, ["let cup = \"<b>\" // full"]),
              .box(Box(.question, ["Why?"], answer: ["Because."])),
            ], printed: [],
            picture: .init(
              file: "01-01.svg", caption: "A cup", description: "A \"cup\"",
              conversation: ["picker → delegate: <x>"], console: []))
        ]),
      .init(number: 2, title: "Pots", file: "", steps: []),
    ])

  private var page: String { LessonPages(document: document).page(of: document.chapters[0]).text }

  @Test
  func `what a lesson says is escaped`() {
    #expect(page.contains("Cups &amp; &lt;pots&gt;") && !page.contains("<pots>"))
    #expect(page.contains("alt=\"A &quot;cup&quot;\""))
    #expect(page.contains("<li>picker → delegate: &lt;x&gt;</li>"))
  }

  @Test
  func `code has its numbers and its colours`() {
    #expect(
      page.contains(
        "<span class=\"line\" data-n=\"7\"><b>let</b> cup = <span class=\"s\">&quot;&lt;b&gt;"
          + "&quot;</span> <i>// full</i>"))
    #expect(page.contains("<figcaption>Lessons/09-Tea/01-Cups.swift</figcaption>"))
  }

  @Test
  func `the answer to a question is folded, and a step stands beside its picture`() {
    #expect(page.contains("<details class=\"answer\"><summary>Answer</summary><p>Because.</p>"))
    #expect(page.contains("data-step=\"1.1\"") && page.contains("<img src=\"01-01.svg\""))
  }

  @Test
  func `an empty screen stands for no chapter, and a phone on its side is a wide one`() {
    func svg(_ size: String, _ inside: String = "") -> Data {
      Data(
        "<svg viewBox=\"0 0 \(size)\"><rect fill=\"#1c1c1e\"/><rect fill=\"#ffffff\"/>\(inside)</svg>"
          .utf8)
    }
    let kinds = PictureKinds(of: [
      "empty.svg": svg("344 592"), "text.svg": svg("344 592", "<text x=\"1\">A</text>"),
      "yellow.svg": svg("344 592", "<rect fill=\"#ffff00\"/>"), "wide.svg": svg("592 344"),
    ])
    #expect(kinds.empty == ["empty.svg", "wide.svg"])
    #expect(kinds.wide == ["wide.svg"])

    var pages = LessonPages(document: document)
    #expect(pages.contents.text.contains("<img src=\"01-01.svg\""))
    #expect(pages.contents.text.contains("<span class=\"nocover\" aria-hidden=\"true\">2</span>"))
    pages.pictures.empty = ["01-01.svg"]
    #expect(pages.contents.text.contains("<span class=\"nocover\" aria-hidden=\"true\">1</span>"))
    pages.pictures.wide = ["01-01.svg"]
    #expect(pages.page(of: document.chapters[0]).text.contains("<div class=\"device wide\">"))
  }

  @Test
  func `a page names its buttons where a chapter names the keys of the terminal`() {
    let document = PlayedChapters(
      title: "Tea", product: "tea",
      chapters: [
        .init(
          number: 1, title: "Cups", file: "",
          steps: [
            .init(
              passages: [.prose(["Press `t`, turn it,", "and leave it with `q`. `t` is a key."])],
              printed: [], picture: nil)
          ])
      ])

    let text = LessonPages(document: document).page(of: document.chapters[0]).text

    #expect(text.contains("Press <strong>Use this phone</strong>, turn it, and leave it with"))
    #expect(text.contains("<strong>Leave the phone</strong>. <code>t</code> is a key."))
  }

  @Test
  func `what is optional is marked and folded, and a link passes it`() {
    func chapter(
      _ number: Int, _ title: String, _ passages: [Passage] = []
    ) -> PlayedChapters.Chapter {
      .init(
        number: number, title: title, file: "",
        steps: [.init(passages: passages, printed: [], picture: nil)])
    }
    let document = PlayedChapters(
      title: "Tea", product: "tea",
      chapters: [
        chapter(1, "Cups", [.box(Box(.then, ["Cups had no handles."]))]),
        chapter(2, "How it was: bowls (optional)"), chapter(3, "How it was: pans (optional)"),
        chapter(4, "Pots"),
      ])
    let pages = LessonPages(document: document)
    let text = document.chapters.map { pages.page(of: $0).text }

    #expect(
      text[0].contains(
        "<details class=\"box then\"><summary class=\"kind\">Then (optional)</summary>"))
    #expect(text[0].contains("<a class=\"pass\" href=\"chapter-4\">"))
    #expect(text[0].contains("rel=\"next\" href=\"chapter-2\""))
    #expect(text[1].contains("<a class=\"pass\" href=\"chapter-4\">"))
    #expect(!text[2].contains("class=\"pass\"") && !text[3].contains("class=\"pass\""))
    #expect(pages.contents.text.contains("4 chapters, and 2 of them are optional."))
    #expect(pages.contents.text.contains("<li data-entry=\"2\" class=\"optional\">"))
    #expect(pages.contents.text.contains("<li data-entry=\"4\">"))
  }

  @Test
  func `what a changed chapter does not do any more stands under its line`() {
    let step = PlayedChapters.Step(
      passages: [.code(firstLine: 7, ["print(4)", "// Prints \"3\""])], printed: [], picture: nil,
      notes: [.init(line: 8, text: "The run printed <4>."), .init(line: nil, text: "No wheel.")])
    let document = PlayedChapters(
      title: "Tea", product: "tea",
      chapters: [.init(number: 1, title: "Cups", file: "", steps: [step])])

    let text = LessonPages(document: document).page(of: document.chapters[0]).text

    let note = "\n</span><strong class=\"difference\">▲ The run printed &lt;4&gt;.\n</strong>"
    #expect(text.contains(note + "</code>"))
    #expect(text.contains("<p class=\"difference\">No wheel.</p>"))
  }

  @Test
  func `chapters lead to each other, and the contents to all of them`() {
    #expect(page.contains("rel=\"next\" href=\"chapter-2\"") && !page.contains("rel=\"prev\""))
    let contents = LessonPages(document: document).contents.text
    #expect(contents.contains("href=\"chapter-1\"") && contents.contains("href=\"chapter-2\""))
    let pages = LessonPages(
      document: document, home: ("../../", "Course"), next: PageLink("exercise/tea/01-Pot/", "Pot"))
    let last = pages.page(of: document.chapters[1]).text
    #expect(last.contains("rel=\"next\" href=\"../../exercise/tea/01-Pot/\""))
  }

  @Test
  func `the exercise of a chapter stands at its end, and is what comes next`() {
    let turn = PageLink("exercise/tea/01-Pot/", "Exercise 1: <Pot>")
    var pages = LessonPages(document: document, home: ("../../", "Course"))
    pages.turns = [1: [turn]]
    let text = pages.page(of: document.chapters[0]).text

    #expect(text.contains("id=\"your-turn\""))
    #expect(
      text.contains(
        "<a class=\"card\" href=\"../../exercise/tea/01-Pot/\" data-turn=\"tea/01-Pot\">"))
    #expect(text.contains("Exercise 1: &lt;Pot&gt;") && !text.contains("<Pot>"))
    #expect(text.contains("rel=\"next\" href=\"../../exercise/tea/01-Pot/\""))
    let other = pages.page(of: document.chapters[1]).text
    #expect(!other.contains("your-turn"))
    #expect(pages.contents.text.contains("data-turn=\"tea/01-Pot\""))
  }

  @Test
  func `no page holds what its own policy forbids: styles and scripts in the text`() {
    for text in [page, LessonPages(document: document).contents.text] {
      #expect(!text.contains(" style=") && !text.contains("<style") && !text.contains(" onclick"))
      #expect(text.components(separatedBy: "<script src=").count == 3)
      #expect(text.components(separatedBy: "<script").count == 3)
      #expect(!text.contains("http://") && !text.contains("https://"))
    }
  }
}

@Suite("The site of a lesson")
struct LessonSiteTests {
  private let site: LessonSite
  private let phones = Phones(absence: .seconds(3600), after: 0)

  /// A phone that counts its lines, and that a line may stop or end.
  nonisolated private static let script = """
    n=0; echo 'Hello'; echo '{"n":0}'
    while read -r line; do
      case "$line" in *end*) exit 3;; esac
      n=$((n+1)); echo "{\\"n\\":$n}"
    done
    """

  init() {
    let picture = PlayedChapters.Picture(
      file: "01-01.svg", caption: "", description: "", conversation: [], console: [])
    site = LessonSite(
      PlayedChapters(
        title: "Tea", product: "tea",
        chapters: [
          .init(
            number: 1, title: "Cups", file: "",
            steps: [.init(passages: [], printed: [], picture: picture)])
        ]),
      pictures: ["01-01.svg": Data("<svg/>".utf8)], phones: phones
    ) { _ in
      var program = PhoneProgram(["/bin/sh", "-c", Self.script])
      program.explain = { $0 == .exited(3) ? "It left with 3." : nil }
      return program
    }
  }

  @Test
  func `pages and pictures are served, and nothing else is`() async {
    #expect(await get([]).status == 200)
    #expect(await get(["chapter-1"]).contentType.hasPrefix("text/html"))
    #expect(await get(["01-01.svg"]).contentType == "image/svg+xml")
    let style = await get([PageFile.pageStyle.address])
    #expect(style.status == 200 && style.isKept && style.contentType.hasPrefix("text/css"))
    #expect(await !get([]).isKept)
    for path in [
      ["chapter-2"], ["etc", "passwd"], ["page.css"], [PageFile.courseStyle.address],
      ["01-01.svg", "x"], ["phone"], ["phone", "1"],
    ] {
      #expect(await get(path).status == 404, "\(path)")
    }
  }

  @Test
  func `a phone answers line by line until it is ended`() async throws {
    defer { site.close() }
    let opened = await post(["phone"], #"{"step":"1.1"}"#)
    #expect(text(opened) == #"{"phone":1,"answer":{"n":0}}"#, "What is no JSON is passed over.")

    #expect(await text(post(["phone", "1", "events"], "[\n]")) == #"{"n":1}"#)
    #expect(await text(post(["phone", "1", "events"], "{}")) == #"{"n":2}"#)

    #expect(await site.response(to: WebRequest(.delete, ["phone", "1"])).status == 204)
    #expect(await post(["phone", "1", "events"], "{}").status == 404)
  }

  @Test
  func `a phone answers over a web socket as well`() async throws {
    defer { site.close() }
    _ = await post(["phone"], #"{"step":"1.1"}"#)

    let response = await site.response(to: WebRequest(.socket, ["phone", "1", "events"]))
    guard case .socket(let answer) = response.body else {
      Issue.record("This is no web socket: \(response)")
      return
    }

    #expect(await answer(Data("[]".utf8)) == Data(#"{"n":1}"#.utf8))
    #expect(await text(post(["phone", "1", "events"], "{}")) == #"{"n":2}"#)
    #expect(await site.response(to: WebRequest(.delete, ["phone", "1"])).status == 204)
    let other = await site.response(to: WebRequest(.socket, ["phone", "999", "events"]))
    #expect(other.status == 404, "There is no web socket to a phone that is not there.")
    #expect(await answer(Data("[]".utf8)) == nil, "A phone that is over ends the web socket.")
  }

  @Test
  func `two phones know nothing of each other`() async {
    defer { site.close() }
    _ = await post(["phone"], #"{"step":"1.1"}"#)
    _ = await post(["phone"], #"{"step":"1.1"}"#)

    _ = await post(["phone", "1", "events"], "{}")

    #expect(await text(post(["phone", "2", "events"], "{}")) == #"{"n":1}"#)
  }

  @Test
  func `a page that outlives its program meets no phone of another page`() {
    let numbers = (0..<50).map { _ in Phones().firstNumber }

    #expect(Set(numbers).count == 50)
    // A browser reckons with whole numbers up to 2^53.
    #expect(numbers.allSatisfy { (1...1 << 48).contains($0) })
  }

  @Test
  func `what the console of a program said that nobody heard stands beside its end`() async throws {
    var program = PhoneProgram(["/bin/sh", "-c", "exit 3"])
    program.explain = { _ in "It left with 3." }
    program.console = { ["no scene", "<b>"] }
    let phone = try Phone(program)

    #expect(
      String(decoding: await phone.opening(), as: UTF8.self)
        == #"{"console":["no scene","<b>"],"ended":"It left with 3."}"#)
  }

  /// What goes away with an object, as the files of a program do.
  private nonisolated final class Held: Sendable {
    let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }

  @Test(arguments: ["read x", "exit 3", "sleep 600 & echo {}; read x; wait"])
  func `a phone holds its program until that has ended, and not longer`(script: String) async throws
  {
    // A line as long as the program runs, and then none.
    let runs = FileManager.default.temporaryDirectory
      .appendingPathComponent("phone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: runs) }
    let seen = Mutex<[Bool]>([])
    let phones = Phones(after: 0)
    do {
      let held = Held {
        let text = (try? String(contentsOf: runs, encoding: .utf8)) ?? ""
        let pid = pid_t(text.filter(\.isNumber))
        seen.withLock { $0.append(pid.map { kill($0, 0) == 0 } ?? true) }
      }
      var program = PhoneProgram(
        ["/bin/sh", "-c", "echo $$ >\(runs.path); echo '{}'; \(script)"])
      program.explain = { _ in withExtendedLifetime(held) { nil } }
      _ = try await phones.open(program)
    }
    #expect(seen.withLock { $0 } == [], "The page may ask it something.")

    phones.end(1)
    // Whoever has asked it may hold it for a moment after it was answered.
    for _ in 0..<3000 where seen.withLock({ $0.isEmpty }) {
      try await Task.sleep(for: .milliseconds(20))
    }

    #expect(seen.withLock { $0 } == [false])
  }

  @Test
  func `an application that ended while it launched has a page that says why`() async throws {
    let site = LessonSite.ended(
      "Tea & Co", file: "Tea", said: ["It crashed at Tea/Pot.swift:9.", "`pot` is <nil>."],
      console: ["no <scene>"]
    ) { _ in
      var program = PhoneProgram(["/bin/sh", "-c", "exit 3"])
      program.explain = { _ in "It left with 3 again." }
      return program
    }
    defer { site.close() }
    let page = text(await site.response(to: WebRequest(.get, [])))

    #expect(page.contains("<strong>Tea &amp; Co ended while it launched.</strong>"))
    #expect(page.contains("<p>It crashed at Tea/Pot.swift:9.</p>"))
    #expect(page.contains("<code>pot</code> is &lt;nil&gt;."))
    #expect(page.contains("The console") && page.contains("<li>no &lt;scene&gt;</li>"))
    #expect(page.contains("Use this phone"))
    let picture = await site.response(to: WebRequest(.get, ["01-01.svg"]))
    #expect(picture.contentType == "image/svg+xml" && text(picture).hasPrefix("<svg"))
    let body = Data(#"{"step":"1.1"}"#.utf8)
    #expect(
      text(await site.response(to: WebRequest(.post, ["phone"], body: body)))
        .contains(#""ended":"It left with 3 again.""#))
  }

  @Test
  func `a program that ends is explained, again and again`() async {
    defer { site.close() }
    _ = await post(["phone"], #"{"step":"1.1"}"#)

    #expect(await text(post(["phone", "1", "events"], "end")) == #"{"ended":"It left with 3."}"#)
    #expect(await text(post(["phone", "1", "events"], "{}")) == #"{"ended":"It left with 3."}"#)
  }

  @Test
  func `of nine phones the one that rested longest is over`() async {
    defer { site.close() }
    for _ in 1...8 { _ = await post(["phone"], #"{"step":"1.1"}"#) }
    _ = await post(["phone", "1", "events"], "{}")

    _ = await post(["phone"], #"{"step":"1.1"}"#)

    #expect(await post(["phone", "2", "events"], "{}").status == 404)
    #expect(await post(["phone", "1", "events"], "{}").status == 200)
    #expect(await post(["phone", "9", "events"], "{}").status == 200)
  }

  @Test(arguments: ["", "{}", #"{"step":"1.2"}"#, #"{"step":"../1"}"#, #"{"step":1.1}"#])
  func `there is no phone for a step that has no picture`(_ body: String) async {
    #expect(await post(["phone"], body).status == 404)
  }

  @Test(
    arguments: [
      ("exec sleep 300", .exited(ExitStatus.blocked), "waits and does not go on. Look for a lock"),
      ("while :; do :; done", .ranOutOfTime, "does not return. Look for a loop"),
      ("exit 3", .exited(3), "has ended."),
    ] as [(String, ProgramEnding, String)])
  func `a program that does not answer loops or waits, and is told so`(
    script: String, ending: ProgramEnding, sentence: String
  ) throws {
    let pid = try ProcessTree.keep { try ProgramStart(["sh", "-c", script]).start() }

    #expect(Phone.end(pid) == ending)
    #expect(ending.sentence.contains("The program on this phone \(sentence)"))
  }

  @Test
  func `what a program shows first is a picture, a table or its end`() throws {
    func look(_ script: String) throws -> FirstLook {
      try FirstLook(at: ReadyPhone(PhoneProgram(["/bin/sh", "-c", script])))
    }
    #expect(try look(#"echo '{"picture":"<svg/>"}'; read x"#) == .picture("<svg/>"))
    #expect(try look(#"echo '{"table":[["a","b"]]}'"#) == .table([["a", "b"]]))
    #expect(try look("exit 7") == .ended(.exited(7)))
    #expect(try look("kill -9 $$") == .ended(.crashed(signal: 9)))
    #expect(throws: PhoneError.notStarted(ENOENT)) {
      try FirstLook(at: ReadyPhone(PhoneProgram(["/nowhere"])))
    }
  }

  @Test
  func `the phone that was looked at is given to the first page that opens one`() async throws {
    let script = #"echo "{\"picture\":\"$$\"}"; read x; echo '{"picture":"asked"}'; read x"#
    var program = PhoneProgram(["/bin/sh", "-c", script])
    let ready = try ReadyPhone(program, patience: .seconds(3600))
    guard case .picture(let first) = FirstLook(at: ready) else {
      Issue.record("there is no picture")
      return
    }
    program.ready = ready
    let phones = Phones(after: 0)
    defer { phones.endAll() }
    let (number, opening) = try await phones.open(program)
    #expect(String(decoding: opening, as: UTF8.self) == #"{"picture":"\#(first)"}"#)
    let answer = try #require(await phones.answer(number, to: Data("[]".utf8)))
    #expect(String(decoding: answer, as: UTF8.self) == #"{"picture":"asked"}"#)
    let second = try await phones.open(program)
    #expect(String(decoding: second.answer, as: UTF8.self) != #"{"picture":"\#(first)"}"#)
  }

  private func get(_ path: [String]) async -> WebResponse {
    await site.response(to: WebRequest(.get, path))
  }

  private func post(_ path: [String], _ body: String) async -> WebResponse {
    await site.response(to: WebRequest(.post, path, body: Data(body.utf8)))
  }

  private func text(_ response: WebResponse) -> String {
    guard case .data(let data) = response.body else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}

@Suite("The files that pages load")
struct PageFileTests {
  @Test func `the name of a file changes with its text`() {
    #expect(PageFile.version(of: "a") == PageFile.version(of: "a"))
    #expect(PageFile.version(of: "a") != PageFile.version(of: "b"))
    for file in PageFile.allCases {
      guard case .data(let data) = file.response.body else { continue }
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.isEmpty && file.address.contains("-\(PageFile.version(of: text))."))
      #expect(PageFile.at(file.address) == file && PageFile.at(file.rawValue) == nil)
    }
  }

  @Test func `pages load each file by that name`() {
    let page = CoursePages.page(
      title: "Tea", up: "../", styles: [.pageStyle, .shopStyle],
      scripts: [.pageScript, .liveScript], body: "")
    guard case .data(let data) = page.body else { return }
    let text = String(decoding: data, as: UTF8.self)

    for file in [PageFile.pageStyle, .shopStyle, .pageScript, .liveScript] {
      #expect(text.contains("\"../\(file.address)\""), "\(file)")
    }
    #expect(!page.isKept)
  }
}

@Suite("The page of an exercise")
struct ExercisePageTests {
  @Test
  func `what a learner writes and a program gives is text, and no markup`() throws {
    let mean = "<img src=x onerror=alert(1)>\"'&"
    let exercise = CourseOutline.Exercise(
      name: "tea/01-Pot", title: mean, state: .init(.waiting, "waiting"))
    let lesson = CourseOutline.Section(
      number: 1, title: mean, product: "tea", exercises: [exercise])
    var sheet = ExerciseSheet(
      exercise: exercise, lesson: lesson, statement: [mean, "    " + mean], file: mean,
      checks: [mean], hints: [mean])
    sheet.code = ["let a = \"\(mean)\"", "</code></pre><script>alert(2)</script>"]
    sheet.table = [mean]
    sheet.chapter = PageLink("lesson/tea/chapter-1", mean)
    sheet.editor = "vscode://file/\(mean)"
    sheet.before = PageLink("exercise/tea/00/", mean)
    sheet.learnt = "make \(mean)"
    sheet.remember = ["- \(mean)"]

    let pages =
      try [("page", CoursePages.exercise(sheet), 2)]
      + ["hints-00000000", "chapter-00000000", "code"].map {
        ($0, try #require(CoursePages.part($0, of: sheet)), 1)
      }
    for (name, page, scripts) in pages {
      let text = try text(of: page)
      #expect(!text.contains("<img src=x") && !text.contains("<script>"), "\(name)")
      #expect(text.components(separatedBy: "<script").count == scripts, "\(name)")
      #expect(!text.contains(" style=") && !text.contains(" onclick"), "\(name)")
      #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"), "\(name)")
    }
  }

  @Test func `what nobody has opened is not in the page, however long it is`() throws {
    func weight(_ count: Int) throws -> Int {
      let exercise = CourseOutline.Exercise(
        name: "tea/01-Pot", title: "Pot", state: .init(.waiting, "waiting"))
      let lesson = CourseOutline.Section(
        number: 1, title: "Tea", product: "tea", exercises: [exercise])
      var sheet = ExerciseSheet(
        exercise: exercise, lesson: lesson, statement: ["Fill it."], file: "01-Pot.swift",
        checks: ["it is full"], hints: Array(repeating: "Pour.", count: count))
      sheet.code = Array(repeating: "pour()", count: count)
      sheet.chapter = PageLink("lesson/tea/chapter-1", "Pots")
      sheet.learnt = String(repeating: "pour ", count: count)
      sheet.remember = Array(repeating: "- Pots pour.", count: count)
      return try text(of: CoursePages.exercise(sheet)).utf8.count
    }

    #expect(try weight(1) == weight(500))
    #expect(try weight(1) < 4000)
  }

  private func text(of response: WebResponse) throws -> String {
    guard case .data(let data) = response.body else { throw CancellationError() }
    return String(decoding: data, as: UTF8.self)
  }
}
