import WebServer

/// The pages of the course around its lessons: the overview, and one for each exercise.
///
///     (nothing)                    the overview
///     exercise/pickers/01-…        an exercise
///     lesson/pickers/              a lesson, see LessonSite
///     page.css, course.css, course.js
package nonisolated enum CoursePages {
  /// Returns the overview.
  package static func overview(_ outline: CourseOutline) -> WebResponse {
    let exercises = outline.lessons.flatMap(\.exercises)
    let right = exercises.count { $0.state.kind == .right }
    let next: HTML =
      outline.next.map {
        "<p><a class=\"go\" href=\"exercise/\($0)\">Go on with \($0)</a></p>"
      } ?? "<p>Every exercise is right.</p>"
    return page(
      title: "Hands-on UIKit", up: "",
      body: """
        <div class="lead"><h1>Hands-on UIKit</h1>
        <p>\(right) of \(exercises.count) exercises are right.</p>
        \(html: bar(right, of: exercises.count))\(html: next)</div>
        \(html: outline.lessons.map(section))
        """)
  }

  private static func section(_ lesson: CourseOutline.Lesson) -> HTML {
    let right = lesson.exercises.count { $0.state.kind == .right }
    let items = lesson.exercises.map { exercise -> HTML in
      """
      <li><a href="exercise/\(exercise.name)">\(exercise.title)</a> \
      \(html: badge(exercise.state))</li>
      """
    }
    return """
      <section class="lesson-entry" aria-labelledby="lesson-\(lesson.product)">
      <h2 id="lesson-\(lesson.product)"><span class="number">\(lesson.number)</span> \
      <a href="lesson/\(lesson.product)/">\(lesson.title)</a></h2>
      <p>\(right) of \(lesson.exercises.count) right</p>
      <ol class="exercises">\(html: items)</ol></section>
      """
  }

  /// Returns the page of an exercise.
  package static func exercise(_ sheet: ExerciseSheet) -> WebResponse {
    let (exercise, lesson) = (sheet.exercise, sheet.lesson)
    let checks = sheet.checks.map { check -> HTML in "<li>\(check)</li>" }
    return page(
      title: exercise.title, up: "../../",
      trail: "<a class=\"lesson\" href=\"../../lesson/\(lesson.product)/\">\(lesson.title)</a>",
      body: """
        <article class="text exercise" data-exercise="\(exercise.name)">
        <h1>\(exercise.title)</h1>
        <p class="state">\(html: badge(exercise.state))</p>
        \(html: ProseMarkup.html(sheet.statement))
        <h2>Where to write it</h2>
        <p>In the file <code>\(sheet.file)</code>. Delete each line with <code>TODO</code> when you \
        have done what it says, save the file, and come back.</p>
        <p><button type="button" class="go check">Check my answer</button></p>
        <div class="verdict" role="status" aria-live="polite"></div>
        <p><a class="go" href="../\(exercise.name)/play/">Use my \
        answer</a></p>
        <h2>What is looked at</h2><ul>\(html: checks)</ul>
        \(html: hints(sheet.hints))
        \(html: links(around: exercise, in: lesson))
        </article>
        """)
  }

  /// Each hint is folded into the one before, so that nobody reads the last one by accident.
  private static func hints(_ hints: [String]) -> HTML {
    var inner: HTML = ""
    for (index, hint) in hints.enumerated().reversed() {
      let lines = hint.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      inner = """
        <details class="answer hints"><summary>Hint \(index + 1) of \(hints.count)</summary>\
        \(html: ProseMarkup.html(lines.map(String.init)))\(html: inner)</details>
        """
    }
    return hints.isEmpty ? "" : "<h2>If you are stuck</h2>\(html: inner)"
  }

  private static func links(
    around exercise: CourseOutline.Exercise, in lesson: CourseOutline.Lesson
  ) -> HTML {
    let index = lesson.exercises.firstIndex(of: exercise) ?? 0
    func link(_ index: Int, _ word: String, _ name: String) -> HTML {
      guard lesson.exercises.indices.contains(index) else { return "<span></span>" }
      let other = lesson.exercises[index]
      return """
        <a class="\(name)" rel="\(name)" href="../../exercise/\(other.name)"><small>\(word)</small> \
        \(other.title)</a>
        """
    }
    return """
      <nav class="turn" aria-label="Exercises before and after">\
      \(html: link(index - 1, "Before", "prev"))\(html: link(index + 1, "Next", "next"))</nav>
      """
  }

  /// Something that has to be compiled before its page can be shown.
  package enum Wait: Sendable {
    case lesson(String)
    case answer(exercise: String)

    /// The way from its page to that of the course.
    var up: String {
      switch self {
      case .lesson: "../../"
      case .answer: "../../../../"
      }
    }

    /// Where its page is, for the line at the top.
    fileprivate var trail: HTML {
      switch self {
      case .lesson(let title): "<span class=\"lesson\">\(title)</span>"
      case .answer(let exercise):
        "<a class=\"lesson\" href=\"\(up)exercise/\(exercise)\">\(exercise)</a>"
      }
    }

    var title: String {
      switch self {
      case .lesson(let title): "\(title) is being built"
      case .answer: "Your answer is being built"
      }
    }

    var sentence: String {
      switch self {
      case .lesson:
        "The lesson is compiled and played first. That takes a minute or two the first time."
      case .answer(let exercise):
        "Your answer to \(exercise) is compiled first. That takes a few seconds, the first time longer."
      }
    }
  }

  /// Returns the page that stands for one that is not there yet, and makes way for it.
  package static func waiting(for wait: Wait) -> WebResponse {
    page(
      title: wait.title, up: wait.up, trail: wait.trail,
      body: """
        <div class="text" data-waiting><h1>\(wait.title)</h1>
        <p>\(wait.sentence) This page opens by itself then.</p>
        <p><progress aria-label="\(wait.title)"></progress></p></div>
        """)
  }

  /// Returns a page that says what went wrong; `up` is the way from it to the page of the course.
  package static func problem(
    _ sentence: String, detail: String = "", up: String = "../../", status: Int
  ) -> WebResponse {
    let detail: HTML = detail.isEmpty ? "" : "<pre class=\"block\" tabindex=\"0\">\(detail)</pre>"
    var response = page(
      title: "This page cannot be shown", up: up,
      body:
        "<div class=\"text\"><h1>This page cannot be shown</h1><p>\(sentence)</p>\(html: detail)</div>"
    )
    response.status = status
    return response
  }

  /// Returns a file that the pages load, or nil if there is none of this name.
  @MainActor package static func file(named name: String) -> WebResponse? {
    switch PageFile(rawValue: name) {
    case .some(let file) where file != .pageScript: file.response
    default: nil
    }
  }

  private static func badge(_ state: CourseOutline.State) -> HTML {
    "<span class=\"badge \(state.kind.rawValue)\">\(state.word)</span>"
  }

  private static func bar(_ part: Int, of whole: Int) -> HTML {
    """
    <p><progress value="\(part)" max="\(max(whole, 1))" aria-label="Exercises that are right">\
    </progress></p>
    """
  }

  private static func page(
    title: String, up: String, trail: HTML = "", body: HTML
  ) -> WebResponse {
    let home: HTML =
      up.isEmpty
      ? "<span class=\"lesson\">Course</span>" : "<a class=\"home\" href=\"\(up)\">Course</a>"
    let html: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(up)page.css">
      <link rel="stylesheet" href="\(up)course.css">
      <script src="\(up)course.js" defer></script>
      </head>
      <body>
      <a class="skip" href="#text">Skip to the text</a>
      <header class="bar">\(html: home)\(html: trail)</header>
      <main id="text">\(html: body)</main>
      </body>
      </html>

      """
    return .text(html.text, as: "text/html; charset=utf-8")
  }
}
