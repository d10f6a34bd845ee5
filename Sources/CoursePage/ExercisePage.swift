import CourseFormat
import WebServer

/// The page of an exercise: statement, code, checks and hints beside the phone that shows the answer.
///
/// The parts that depend on the learner's file carry `data-part`: the page's own script puts those of a
/// newer page in their place. Without scripts it can be read, and used with an editor and a terminal.
nonisolated struct ExercisePage {
  let sheet: ExerciseSheet

  private var exercise: CourseOutline.Exercise { sheet.exercise }

  /// The way from the page to that of the course.
  static let up = "../../../"

  var response: WebResponse {
    CoursePages.page(
      title: exercise.title, up: Self.up, scripts: ["inspector.js", "page.js", "live.js"],
      attributes: """
         data-product="\(exercise.name)" data-course data-live="\(sheet.version)" \
        data-exercise="\(exercise.name)" data-chapter="0" data-chapters="1"\
        \(html: sheet.isOwnScreen ? " data-own" : "")
        """,
      trail: """
        <a class="lesson" href="\(Self.up)lesson/\(sheet.lesson.product)/">\(sheet.lesson.title)</a>\
        <span class="here">\(exercise.title)</span>
        """,
      body: """
        <section class="step" id="step-1.1" data-step="1.1" tabindex="-1" aria-label="\(exercise.title)">
        <div class="text exercise">\(html: text)</div>
        \(html: phone)</section>
        <p class="status" role="status"></p>
        """)
  }

  private var text: HTML {
    """
    <h1>\(exercise.title)</h1>
    <p class="state" data-part="state">\(html: CoursePages.badge(exercise.state))</p>
    <p class="to-phone"><a href="#phone-1.1">To the phone</a></p>
    \(html: chapter)
    <div class="statement" data-part="statement">\(html: ProseMarkup.html(sheet.statement))</div>
    \(html: goal)
    <h2 id="answer" tabindex="-1">\(sheet.isOwnScreen ? "Your screen" : "Your answer")</h2>
    <p class="file">It stands in <code>\(sheet.file)</code>\(html: editor). \(html: whatToDo)</p>
    <div class="workshop"></div>
    <div data-part="code">\(html: code)</div>
    <div class="gives" data-part="gives">\(html: table)</div>
    <h2>\(sheet.isOwnScreen ? "Does it open?" : "What is looked at")</h2>
    <ul class="checks" data-part="checks">\(html: checks)</ul>
    <div class="advice"></div>
    \(html: hints)
    \(html: links)
    """
  }

  private var whatToDo: HTML {
    sheet.isOwnScreen
      ? "Change it and save: the phone shows what came of it."
      : "Delete each line with <code>TODO</code> when you have done what it says."
  }

  private var chapter: HTML {
    sheet.chapter.map { chapter -> HTML in
      """
      <p class="chapter">It belongs to the chapter \
      <a href="\(Self.up)\(chapter.address)">\(chapter.title)</a>.</p>
      """
    } ?? ""
  }

  private var editor: HTML {
    sheet.editor.map { address -> HTML in
      " (<a href=\"\(address)\">open in the editor</a>)"
    } ?? ""
  }

  private var goal: HTML { sheet.hasGoal ? "<div class=\"goal\"></div>" : "" }

  private var code: HTML {
    sheet.code.isEmpty
      ? "" : CodeMarkup.html(sheet.code, from: sheet.firstLine, file: sheet.file)
  }

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
      <figure class="phone" id="phone-1.1" tabindex="-1"\(html: sheet.picture == nil ? " hidden" : "")><div class="device"><img \(html: picture)\
      alt="The screen of your answer, as it opens" width="344" height="592" draggable="false"></div>
      <figcaption>Your \(sheet.isOwnScreen ? "screen" : "answer"), as it opens</figcaption>
      <p class="controls"><button type="button" class="take">Use this phone</button></p>
      <p class="to-text"><a href="#answer">Back to your \(sheet.isOwnScreen ? "screen’s file" : "answer")</a></p></figure>
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
    return sheet.hints.isEmpty ? "" : "<h2>If you are stuck</h2>\(html: inner)"
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
