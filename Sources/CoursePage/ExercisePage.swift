import CourseFormat
import WebServer

/// The page of an exercise: the task, the code and the phone as panes, and below them how the answer stands.
///
/// The parts that depend on the learner's file carry `data-part`: the page's own script puts those of a
/// newer page in their place. Without scripts it can be read, and used with an editor and a terminal.
struct ExercisePage {
  let sheet: ExerciseSheet

  private var exercise: CourseOutline.Exercise { sheet.exercise }

  /// The way from the page to that of the course.
  static let up = "../../../"

  var response: WebResponse {
    CoursePages.page(
      title: "\(exercise.title) – \(sheet.lesson.title)", up: Self.up, styles: [.shopStyle],
      scripts: [
        .inspectorScript, .pageScript, .shopScript, .completionScript, .editorScript, .liveScript,
      ],
      attributes: """
         class="works" data-product="\(exercise.name)" data-course data-live="\(sheet.version)" \
        data-exercise="\(exercise.name)" data-chapter="0" data-chapters="1"\
        \(html: sheet.isOwnScreen ? " data-own" : "")
        """,
      trail: """
        <a class="lesson" href="\(Self.up)lesson/\(sheet.lesson.product)/">\(sheet.lesson.title)</a>\
        <span class="here">\(exercise.title)</span>
        """,
      body: """
        <section class="step shop" id="step-1.1" data-step="1.1" aria-label="\(exercise.title)">
        <div class="part task text exercise" id="task" data-pane="task" tabindex="0" role="region" aria-label="Task">\(html: task)</div>
        <div class="part code" id="code" data-pane="code" role="region" aria-label="Code">\(html: code)</div>
        <div class="part phone-part" id="phone" data-pane="phone" tabindex="0" role="region" aria-label="Phone">\(html: phone)
        <p class="building note">What your answer shows stands here when it is built.</p>
        <div class="gives" data-part="gives">\(html: table)</div></div>
        </section>
        <section class="strip" id="strip" aria-label="How your \(sheet.isOwnScreen ? "screen" : "answer") stands">
        <h2 id="verdict">\(sheet.isOwnScreen ? "Does it open?" : "What is looked at")</h2>
        <ul class="checks" data-part="checks">\(html: checks)</ul></section>
        <p class="status" role="status"></p>
        """)
  }

  private var task: HTML {
    """
    <h1>\(exercise.title)</h1>
    <p class="state" data-part="state">\(html: CoursePages.badge(exercise.state))</p>
    <noscript><p class="note">Without JavaScript this page shows the task, your file and what is looked at. \
    Write in an editor of your own, and ask in the terminal: \
    <code>swift run course watch \(exercise.name)</code></p></noscript>
    <details class="fold-part" open><summary>\(sheet.isOwnScreen ? "What this is" : "Task")</summary>
    <div class="statement" data-part="statement">\(html: ProseMarkup.html(sheet.statement))</div>
    <p class="how">\(html: whatToDo)</p>
    \(html: goal)</details>
    \(html: hints)
    \(html: chapter)
    \(html: links)
    """
  }

  /// The file, as it is without scripts; with them its editor takes this place.
  private var code: HTML {
    let lines: HTML =
      sheet.code.isEmpty
      ? "" : CodeMarkup.html(sheet.code, from: sheet.firstLine, file: nil)
    let name = sheet.file.split(separator: "/").last.map(String.init) ?? sheet.file
    return """
      <div class="file"><h2 id="answer" tabindex="-1">\(sheet.isOwnScreen ? "Your screen" : "Your answer")</h2>
      <span class="path" title="\(sheet.file)">\(html: editor(name))</span></div>
      <div class="workshop"></div>
      <div data-part="code">\(html: lines)</div>
      """
  }

  /// The name of the file, as a link that opens it in an editor of this machine.
  private func editor(_ name: String) -> HTML {
    guard let address = sheet.editor else { return "\(name)" }
    return "<a href=\"\(address)\" aria-label=\"Open \(sheet.file) in the editor\">\(name)</a>"
  }

  private var whatToDo: HTML {
    sheet.isOwnScreen
      ? "Change it, and the phone shows what came of it."
      : "Delete each line with <code>TODO</code> when you have done what it says."
  }

  private var chapter: HTML {
    guard let chapter = sheet.chapter else { return "" }
    let learnt: HTML =
      sheet.learnt.isEmpty
      ? ""
      : """
      <p class="after">After it you can \(html: ProseMarkup.inline(sheet.learnt))</p>
      <template class="learnt">\(html: ProseMarkup.inline(sheet.learnt))</template>
      """
    return """
      <details class="fold-part"><summary>Chapter</summary>
      <p class="chapter"><a href="\(Self.up)\(chapter.address)#your-turn">\(chapter.title)</a></p>
      \(html: learnt)\(html: ProseMarkup.html(sheet.remember))</details>
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
    return sheet.hints.isEmpty
      ? ""
      : "<details class=\"fold-part\"><summary>If you are stuck</summary>\(html: inner)</details>"
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
