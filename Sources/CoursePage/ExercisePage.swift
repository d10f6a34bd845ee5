import CourseFormat
import WebServer

/// The page of an exercise: the task, the code and the phone as panes, and below them how the answer stands.
///
/// The parts that depend on the learner's file carry `data-part`: the page's own script puts those of a
/// newer page in their place. Without scripts it can be read, and used with an editor and a terminal.
///
/// The page holds what is seen at first. What somebody opens later is a page of its own, see ``LatePart``, and
/// the file comes with the request of the editor.
struct ExercisePage {
  let sheet: ExerciseSheet

  private var exercise: CourseOutline.Exercise { sheet.exercise }

  /// The way from the page to that of the course.
  static let up = "../../../"

  var response: WebResponse {
    CoursePages.page(
      title: "\(exercise.title) – \(sheet.lesson.title)", up: Self.up, styles: [.workStyle],
      scripts: [.workScript],
      attributes: """
         class="works" data-product="\(exercise.name)" data-course data-live="\(sheet.version)"\
        \(html: sheet.isOwnScreen ? " data-own" : "")
        """,
      trail: trail,
      body: """
        <section class="step shop" id="step-1.1" data-step="1.1">
        <div class="part task text exercise" id="task" tabindex="0" role="region" aria-label="Task">\(html: task)</div>
        <div class="part code" id="code" role="region" aria-label="Code">\(html: code)</div>
        <div class="part phone-part" id="phone" tabindex="0" role="region" aria-label="Phone">\(html: phone)
        <p class="building note">What your answer shows stands here when it is built.</p>
        <div class="gives" data-part="gives">\(html: table)</div></div>
        </section>
        <section class="strip" id="strip" aria-label="How your \(sheet.isOwnScreen ? "screen" : "answer") stands">
        <h2 id="verdict">\(sheet.isOwnScreen ? "Does it open?" : "What is looked at")</h2>
        <ul class="checks" data-part="checks">\(html: checks)</ul></section>
        <p class="status" role="status"></p>
        """)
  }

  /// The way back to the lesson, in the bar.
  private var trail: HTML {
    """
    <a class="lesson" href="\(Self.up)lesson/\(sheet.lesson.product)/">\(sheet.lesson.title)</a>\
    <span class="here">\(exercise.title)</span>
    """
  }

  private var task: HTML {
    """
    <h1>\(exercise.title)</h1>
    <p class="state" data-part="state">\(html: CoursePages.badge(exercise.state))</p>
    <noscript><p class="note">Without JavaScript, write in an editor of your own and ask in the terminal: \
    <code>swift run course watch \(exercise.name)</code></p></noscript>
    <details class="fold-part" open><summary>\(sheet.isOwnScreen ? "What this is" : "Task")</summary>
    <div class="statement" data-part="statement">\(html: ProseMarkup.html(sheet.statement))</div>
    <p class="how">\(html: whatToDo)</p>
    \(html: goal)</details>
    \(html: LatePart.allCases.filter(\.isOfTask).map(fold))\(html: links)
    """
  }

  /// The place of the editor; without scripts a link leads to the file.
  private var code: HTML {
    let name = sheet.file.split(separator: "/").last.map(String.init) ?? sheet.file
    return """
      <div class="file"><h2 id="answer" tabindex="-1">\(sheet.isOwnScreen ? "Your screen" : "Your answer")</h2>
      <span class="path">\(html: editor(name))</span></div>
      <div class="workshop"></div>
      <noscript><p class="note">\(html: fileWithoutScripts)</p></noscript>
      """
  }

  private var fileWithoutScripts: HTML {
    sheet.code.isEmpty
      ? "Your file is empty." : "<a href=\"\(LatePart.code.rawValue)\">Read your file</a>"
  }

  /// The name of the file, as a link that opens it in an editor of this machine.
  private func editor(_ name: String) -> HTML {
    guard let address = sheet.editor else { return "\(name)" }
    return "<a href=\"\(address)\" title=\"Open \(sheet.file) in the editor\">\(name)</a>"
  }

  private var whatToDo: HTML {
    sheet.isOwnScreen
      ? "Change it, and the phone shows what came of it."
      : "Delete each line with <code>TODO</code> when you have done what it says."
  }

  // MARK: What is opened later

  /// A part that is folded in the page, with the link to its own page, which a script puts in its place.
  private func fold(_ part: LatePart) -> HTML {
    guard let address = address(of: part) else { return "" }
    return """
      <details class="fold-part" data-late="\(part.rawValue)"><summary>\(part.summary)</summary>\
      <p><a href="\(address)">\(part.link)</a></p></details>

      """
  }

  /// The address of a part, which changes with what it holds; nil if the exercise has no such part.
  private func address(of part: LatePart) -> String? {
    page(of: part).map { "\(part.rawValue)-\(PageFile.version(of: $0.text))" }
  }

  /// A part as an answer to a browser, which keeps it if it was asked for by the address that it has now.
  func response(of part: LatePart, at address: String) -> WebResponse? {
    guard let page = page(of: part) else { return nil }
    var response = WebResponse.text(page.text, as: "text/html; charset=utf-8")
    response.isKept = part.isOfTask && address == self.address(of: part)
    return response
  }

  private func page(of part: LatePart) -> HTML? {
    let content: HTML
    switch part {
    case .hints: content = hints
    case .chapter: content = chapter
    case .code: content = lines
    }
    guard !content.text.isEmpty else { return nil }
    let title = "\(part.title) – \(exercise.title)"
    return CoursePages.frame(
      title: title, up: Self.up, scripts: [], trail: trail,
      body: """
        <div class="text"><h1>\(part.title)</h1><div id="late">\(html: content)</div>
        <p><a class="go" href="./">Back to the exercise</a></p></div>
        """)
  }

  private var lines: HTML {
    sheet.code.isEmpty ? "" : CodeMarkup.html(sheet.code, from: sheet.firstLine, file: sheet.file)
  }

  private var chapter: HTML {
    guard let chapter = sheet.chapter else { return "" }
    let learnt: HTML =
      sheet.learnt.isEmpty
      ? ""
      : """
      <p class="after">After it you can <span class="learnt">\(html: ProseMarkup.inline(sheet.learnt))</span></p>
      """
    return """
      <p class="chapter"><a href="\(Self.up)\(chapter.address)#your-turn">\(chapter.title)</a></p>
      \(html: learnt)\(html: ProseMarkup.html(sheet.remember))
      """
  }

  private var goal: HTML { sheet.hasGoal ? "<div class=\"goal\"></div>" : "" }

  private var table: HTML {
    sheet.table.map { lines -> HTML in
      """
      <h2>What your answer gives</h2>
      <pre class="block" tabindex="0">\(lines.joined(separator: "\n"))</pre>
      """
    } ?? ""
  }

  private var checks: HTML {
    HTML(sheet.checks.map { check -> HTML in "<li>\(check)</li>" })
  }

  private var phone: HTML {
    let picture: HTML = sheet.picture.map { "src=\"\($0)\" " } ?? ""
    return """
      <figure class="phone" id="phone-1.1" tabindex="-1"\(html: sheet.picture == nil ? " hidden" : "")><div class="screen"><div class="device"><img \(html: picture)\
      alt="The screen of your answer, as it opens" width="344" height="592" draggable="false"></div></div>
      <figcaption>Your \(sheet.isOwnScreen ? "screen" : "answer"), as it opens</figcaption>
      <p class="controls"><button type="button" class="take">Use this phone</button></p></figure>
      """
  }

  /// Each hint is folded into the one before, so that nobody reads the last one by accident.
  private var hints: HTML {
    var inner: HTML = ""
    for (index, hint) in sheet.hints.enumerated().reversed() {
      let lines = hint.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      inner = """
        <details class="answer hints"><summary>Hint \(index + 1) of \(sheet.hints.count)</summary>\
        \(html: ProseMarkup.html(lines.map(String.init)))\(html: inner)</details>
        """
    }
    return inner
  }

  private var links: HTML {
    func link(_ page: PageLink?, _ word: String, _ name: String) -> HTML {
      guard let page else { return "<span></span>" }
      return """
        <a class="\(name)" rel="\(name)" href="\(Self.up)\(page.address)"><small>\(word)</small> \
        \(page.title)</a>
        """
    }
    return """
      <nav class="turn" aria-label="Pages before and after">\
      \(html: link(sheet.before, "Before", "prev"))\(html: link(sheet.after, "Next", "next"))</nav>
      """
  }
}

/// A part of an exercise that the page holds only as a link, because it is opened later or by few.
///
///     hints-9f3c…      a page of its own; a script shows what it holds where it is opened
///     chapter-1a77…    the same
///     code             the file, for those who use no scripts
///
/// The number changes with the text, so that a browser may keep the page. It has eight digits, and with that of
/// another text the page of today is told, which is not kept.
nonisolated enum LatePart: String, CaseIterable {
  case hints, chapter, code

  /// Whether it is folded below the task.
  var isOfTask: Bool { self != .code }

  /// The part that is at an address, or nil if there is none.
  init?(at address: String) {
    let name = address.prefix { $0 != "-" }
    guard let part = Self(rawValue: String(name)) else { return nil }
    let version = address.utf8.dropFirst(name.utf8.count)
    let digits = version.dropFirst()
    let isVersion = digits.count == 8 && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard part.isOfTask ? isVersion : version.isEmpty else { return nil }
    self = part
  }

  var title: String {
    switch self {
    case .hints: "Hints"
    case .chapter: "Chapter"
    case .code: "Your file"
    }
  }

  /// The words that it is opened by.
  var summary: String { self == .hints ? "If you are stuck" : title }

  /// The words of the link that stands there until it is opened.
  var link: String { self == .hints ? "The hints" : "What to read" }
}
