import WebServer

/// The pages of the course around its lessons: the overview, and what stands for a page.
///
///     (nothing)                    the overview
///     exercise/pickers/01-…/       an exercise, and below it what is opened later, see LatePart
///     lesson/pickers/              a lesson, see LessonSite
///     page-9f….css                 what the pages load, see PageFile
package enum CoursePages {
  /// Returns the overview.
  package static func overview(_ outline: CourseOutline) -> WebResponse {
    let exercises = outline.lessons.flatMap(\.exercises)
    let right = exercises.count { $0.state.kind == .right }
    return page(
      title: "Hands-on UIKit", up: "",
      body: """
        <div class="lead"><h1>Hands-on UIKit</h1>
        <p>\(right) of \(exercises.count) exercises are right.</p>
        \(html: bar(right, of: exercises.count))\(html: next(in: outline))\(html: hours(of: outline))</div>
        <div class="search"></div>
        <ol class="map" aria-label="Map of the course">\(html: outline.lessons.map(stop))</ol>
        <h2 class="lists">Chapters and exercises</h2>
        \(html: outline.lessons.map(section))
        <p class="count">To try whatever you like, there is <a href="exercise/scratch/Scratch/">a screen \
        of your own</a>. The course opens it, and nobody grades it.</p>
        """)
  }

  /// Whoever has solved nothing of a lesson yet reads it first.
  private static func next(in outline: CourseOutline) -> HTML {
    guard let name = outline.next,
      let lesson = outline.lessons.first(where: { $0.exercises.contains { $0.name == name } }),
      let exercise = lesson.exercises.first(where: { $0.name == name })
    else { return "<p>Every exercise is right.</p>" }
    let isNew = !lesson.exercises.contains { $0.state.kind == .right }
    let toLesson = PageLink(
      "lesson/\(lesson.product)/", "lesson \(lesson.number), \(lesson.title)")
    let toExercise = PageLink("exercise/\(name)/", exercise.title)
    let (first, second) = isNew ? (toLesson, toExercise) : (toExercise, toLesson)
    return """
      <p><a class="go" href="\(first.address)">Go on with \(first.title)</a></p>
      <p><a href="\(second.address)">Or with \(second.title)</a></p>
      """
  }

  /// How long all of it takes, where the lessons say so.
  private static func hours(of outline: CourseOutline) -> HTML {
    let (reading, doing) = outline.lessons.reduce((0, 0)) { ($0.0 + $1.reading, $0.1 + $1.doing) }
    guard reading + doing > 0 else { return "" }
    func hours(_ minutes: Int) -> Int { max(1, (minutes + 30) / 60) }
    return """
      <p class="hours">About \(hours(reading + doing)) hours in all: \(hours(reading)) to read and \
      \(hours(doing)) to do.<span data-done></span></p>
      """
  }

  /// A lesson on the map: its phone, and a small square for each exercise.
  private static func stop(_ lesson: CourseOutline.Section) -> HTML {
    let right = lesson.exercises.count { $0.state.kind == .right }
    let squares = lesson.exercises.enumerated().map { index, exercise -> HTML in
      """
      <li><a class="square \(exercise.state.kind.rawValue)" href="exercise/\(exercise.name)/" \
      data-stop="exercise/\(exercise.name)/" aria-label="\(exercise.title): \(exercise.state.word)">\
      <span aria-hidden="true">\(index + 1)</span>\
      <span class="tip" aria-hidden="true">\(exercise.title): \(exercise.state.word)</span></a></li>
      """
    }
    let picture: HTML =
      lesson.hasPicture
      ? """
      <img src="lesson-\(lesson.product).svg" alt="" width="172" height="296" loading="lazy">
      """ : "<span class=\"nocover\" aria-hidden=\"true\">\(lesson.number)</span>"
    return """
      <li class="stop" data-lesson="\(lesson.product)" data-chapters="\(lesson.chapters.count)" \
      data-reading="\(lesson.reading)" data-doing="\(lesson.doing)" data-road="\(lesson.road.joined(separator: " "))">\
      <a class="cover" href="lesson/\(lesson.product)/">\(html: picture)\
      <span class="name"><span class="number">\(lesson.number)</span> \(lesson.title)</span></a>\
      <p class="count"><span data-read></span>\(right) of \(lesson.exercises.count) right</p>\
      <ol class="squares" aria-label="Exercises of \(lesson.title)">\(html: squares)</ol></li>
      """
  }

  private static func section(_ lesson: CourseOutline.Section) -> HTML {
    let right = lesson.exercises.count { $0.state.kind == .right }
    let items = lesson.exercises.map { exercise -> HTML in
      """
      <li><a href="exercise/\(exercise.name)/">\(exercise.title)</a> \
      \(html: badge(exercise.state))</li>
      """
    }
    let chapters = lesson.chapters.enumerated().map { index, title -> HTML in
      """
      <li><a href="lesson/\(lesson.product)/chapter-\(index + 1)"><span class="number">\(index + 1)\
      </span> \(html: ProseMarkup.inline(title))</a></li>
      """
    }
    let list: HTML =
      chapters.isEmpty
      ? ""
      : """
      <details class="chapter-list"><summary>\(chapters.count) chapters</summary>\
      <ol class="exercises">\(html: chapters)</ol></details>
      """
    let idea: HTML =
      lesson.sentence.isEmpty
      ? "" : "<p class=\"idea\">\(html: ProseMarkup.inline(lesson.sentence))</p>"
    let minutes: HTML = lesson.minutes.isEmpty ? "" : "\(lesson.minutes) · "
    return """
      <section class="lesson-entry" aria-labelledby="lesson-\(lesson.product)">
      <div><h3 id="lesson-\(lesson.product)"><span class="number">\(lesson.number)</span> \
      <a href="lesson/\(lesson.product)/">\(lesson.title)</a></h3>
      \(html: idea)<p class="count">\(html: minutes)\(right) of \(lesson.exercises.count) right</p>
      \(html: list)<details class="chapter-list"><summary>\(lesson.exercises.count) exercises</summary>\
      <ol class="exercises">\(html: items)</ol></details></div></section>
      """
  }

  /// Returns the page of an exercise.
  package static func exercise(_ sheet: ExerciseSheet) -> WebResponse {
    ExercisePage(sheet: sheet).response
  }

  /// Whether a name below the address of an exercise is that of a part of it.
  package static func isPart(_ name: String) -> Bool { LatePart(at: name) != nil }

  /// Returns a part of an exercise as a page of its own, or nil if there is none of this name.
  package static func part(_ name: String, of sheet: ExerciseSheet) -> WebResponse? {
    LatePart(at: name).flatMap { ExercisePage(sheet: sheet).response(of: $0, at: name) }
  }

  /// Returns the page that stands for a lesson that is not built yet, and makes way for it.
  package static func waiting(for lesson: String) -> WebResponse {
    let title = "\(lesson) is being built"
    return page(
      title: title, up: "../../", trail: "<span class=\"lesson\">\(lesson)</span>",
      body: """
        <div class="text" data-waiting><h1>\(title)</h1>
        <p>The lesson is compiled and played first. That takes a minute or two the first time. \
        This page opens by itself then.</p>
        <p><progress aria-label="\(title)"></progress> <span class="clock"></span></p></div>
        """)
  }

  /// Returns the page of the learner's own screen before there is a file of it.
  package static func beginning(_ title: String, file: String) -> WebResponse {
    page(
      title: title, up: ExercisePage.up,
      body: """
        <div class="text"><h1>\(title)</h1>
        <p>Here you can try whatever you like. The course opens the screen, and nobody grades it. \
        Its file will be <code>\(file)</code>, which Git does not know.</p>
        <p><button type="button" class="go" data-begin>Begin your screen</button></p>
        <noscript><p>Without scripts, begin it in the terminal: \
        <code>swift run course play Scratch</code>.</p></noscript>
        <p role="status" class="status-line"></p></div>
        """)
  }

  /// Returns a page that says what went wrong; `up` is the way from it to the page of the course.
  package static func problem(
    _ sentence: String, detail: String = "", up: String = "../../",
    title: String = "This page cannot be shown", status: Int
  ) -> WebResponse {
    let detail: HTML = detail.isEmpty ? "" : "<pre class=\"block\" tabindex=\"0\">\(detail)</pre>"
    var response = page(
      title: title, up: up,
      body: """
        <div class="text"><h1>\(title)</h1><p>\(sentence)</p>\(html: detail)\
        <p><a class="go" href="\(up.isEmpty ? "./" : up)">To the course</a></p></div>
        """)
    response.status = status
    return response
  }

  /// Returns a file that the pages load, or nil if there is none of this name.
  package static func file(named name: String) -> WebResponse? {
    PageFile.at(name)?.response
  }

  static func badge(_ state: CourseOutline.State) -> HTML {
    "<span class=\"badge \(state.kind.rawValue)\">\(state.word)</span>"
  }

  private static func bar(_ part: Int, of whole: Int) -> HTML {
    """
    <p><progress value="\(part)" max="\(max(whole, 1))" aria-label="Exercises that are right">\
    </progress></p>
    """
  }

  private static let usualStyles: [PageFile] = [.pageStyle, .courseStyle]

  /// Returns a page of the course; its files lie where the overview does.
  static func page(
    title: String, up: String, styles: [PageFile] = usualStyles,
    scripts: [PageFile] = [.courseScript],
    attributes: HTML = "", trail: HTML = "", body: HTML
  ) -> WebResponse {
    let html = frame(
      title: title, up: up, styles: styles, scripts: scripts, attributes: attributes, trail: trail,
      body: body)
    return .text(html.text, as: "text/html; charset=utf-8")
  }

  /// The same as HTML.
  static func frame(
    title: String, up: String, styles: [PageFile] = usualStyles, scripts: [PageFile],
    attributes: HTML = "", trail: HTML = "", body: HTML
  ) -> HTML {
    let home: HTML =
      up.isEmpty
      ? "<span class=\"lesson\">Course</span>" : "<a class=\"home\" href=\"\(up)\">Course</a>"
    return PageFrame(
      title: title, folder: up, styles: styles, scripts: scripts,
      attributes: attributes, bar: home + trail, body: "<main id=\"text\">\(html: body)</main>"
    ).html
  }
}
