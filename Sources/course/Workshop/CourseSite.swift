import Answers
import CourseFormat
import CoursePage
import Foundation
import WebServer

/// The whole course as a site: the overview, the exercises, and the lessons.
///
/// - Shape: The states and statements are read from the files for each request, so that a page that
///   is loaded again is right. A lesson is built and played when its page is first asked for, or
///   before, when there is nothing else to do.
///   Whoever asks for a page of it meanwhile reads that it is being built.
/// - Errors: A lesson that does not compile and a check that cannot run are told in the page.
final class CourseSite {
  private let package: CoursePackage
  private let tools = Tools()
  private let phones = Phones()
  private let states: KnownStates
  private let search: CourseSearch
  private let road: CourseRoad
  private lazy var names = CompletionNames(in: package)
  private var sites: [String: Task<LessonSite, any Error>] = [:]

  /// The lessons whose site is there, or could not be made.
  private var finished: Set<String> = []

  /// The versions of the lessons' files that the sites were made of.
  private var stamps: [String: String] = [:]

  /// The exercises whose pages somebody looks at, by their names.
  private var live: [String: LiveExercise] = [:]

  /// The pictures of what projects want, by the names of the exercises.
  private var goals: [String: Task<Data?, Never>] = [:]

  /// The checks that are under way, by the exercise and by the version of its text.
  private var checks: [String: PageCheck] = [:]

  /// How many checks may be under way; each compiles, so more would only be slower.
  private static let mostChecks = 4

  /// The program that checks answers: this one.
  private let program: [String]

  init(of package: CoursePackage, program: [String] = [URL.ownProgram.path]) {
    (self.package, self.program) = (package, program)
    states = KnownStates(of: package)
    search = CourseSearch(in: package)
    road = CourseRoad(through: package)
  }

  /// Answers a request.
  func response(to request: WebRequest) async -> WebResponse {
    let path = request.path
    switch (request.method, path.first, path.count) {
    case (.get, nil, _): return CoursePages.overview(outline)
    case (.get, "search", 1):
      return (try? .json(search.places(with: request.query["for"] ?? ""))) ?? .notFound
    case (.get, "names", 1): return (try? .json(names)) ?? .notFound
    case (.get, "states", 1):
      let states = states.states(of: package.exercises).map { ($0.key.name, $0.value) }
      return (try? .json(Dictionary(uniqueKeysWithValues: states))) ?? .notFound
    case (.get, let name?, 1):
      return CoursePages.file(named: name) ?? picture(named: name) ?? missingPage(for: request)
    case (_, "exercise", 3...):
      guard let exercise = exercise(in: path) else { return missingPage(for: request) }
      return await respond(to: request.dropping(3), about: exercise)
    case (_, "lesson", 2...):
      return await lesson(path[1], request)
    default: return missingPage(for: request)
    }
  }

  /// The page for an address that leads nowhere.
  private func missingPage(for request: WebRequest) -> WebResponse {
    guard request.method == .get else { return .notFound }
    let depth = request.path.count - (request.endsInSlash ? 0 : 1)
    return CoursePages.problem(
      "No page of the course has this address. It may have been renamed.",
      up: String(repeating: "../", count: max(depth, 0)),
      title: "There is no such page", status: 404)
  }

  /// Builds and plays the lessons one after the other, so that their pages need not wait.
  func prepare() async {
    for lesson in package.lessons { _ = try? await site(of: lesson).value }
  }

  /// Ends the phones and whatever is under way.
  func close() {
    for task in sites.values { task.cancel() }
    for exercise in live.values { exercise.close() }
    for task in goals.values { task.cancel() }
    for check in checks.values { check.cancel() }
    tools.endAll()
    phones.endAll()
  }

  // MARK: - Exercises

  private func exercise(in path: [String]) -> Exercise? {
    (package.exercises + [package.scratchScreen]).first {
      $0.product == path[1] && $0.file == path[2]
    }
  }

  /// The course as it stands now; what would have to be graded to know is not.
  private var outline: CourseOutline {
    let states = states.states(of: package.exercises)
    let lessons = package.lessons.map { outline(of: $0, states) }
    let next = lessons.flatMap(\.exercises).first { $0.state.kind != .right }
    return CourseOutline(lessons: lessons, next: next?.name)
  }

  private func outline(
    of lesson: LessonEntry, _ states: [Exercise: CourseOutline.State]
  ) -> CourseOutline.Section {
    let files = files(of: lesson)
    var outline = CourseOutline.Section(
      number: lesson.number, title: files.title, product: lesson.product,
      exercises: package.exercises(of: lesson).compactMap { exercise in
        states[exercise].map {
          CourseOutline.Exercise(name: exercise.name, title: exercise.heading, state: $0)
        }
      })
    outline.sentence = files.sentence
    outline.minutes = files.minutes
    (outline.reading, outline.doing) = files.times ?? (0, 0)
    outline.chapters = files.chapters
    outline.road = road.stops(in: lesson).map(\.address)
    outline.hasPicture = files.picture.isFile
    return outline
  }

  /// The picture of a lesson: `lesson-pickers.svg`.
  private func picture(named name: String) -> WebResponse? {
    for lesson in package.lessons where name == "lesson-\(lesson.product).svg" {
      guard let svg = files(of: lesson).picture.text else { return nil }
      return .text(svg, as: "image/svg+xml")
    }
    return nil
  }

  /// Answers a request whose path begins after the address of an exercise.
  private func respond(to request: WebRequest, about exercise: Exercise) async -> WebResponse {
    let path = request.path
    switch (request.method, path.first, path.count) {
    case (.get, nil, _):
      return request.endsInSlash ? page(of: exercise) : .redirect(to: "\(exercise.file)/")
    // Where the page of an answer was before it became one with that of the exercise.
    case (.get, "play", 1): return .redirect(to: request.endsInSlash ? "../" : "./")
    case (_, "file", 1):
      let response = AnswerFile(of: exercise).response(to: request)
      if request.method == .post { follow(exercise).refresh() }
      return response
    case (.get, "changes", 2):
      guard let known = path.last.flatMap({ Int($0) }) else { return .notFound }
      let change = await follow(exercise).change(
        since: known, building: request.query["building"].flatMap { Int($0) })
      return (try? .json(change)) ?? .notFound
    case (.post, "begin", 1) where exercise == package.scratchScreen: return begin(exercise)
    case (.post, "build", 1):
      follow(exercise).buildAgain()
      return .text("building\n")
    case (.post, "cancel", 1):
      follow(exercise).cancel()
      for (key, check) in checks where key.hasPrefix(exercise.name + "\0") { check.cancel() }
      return .text("stopped\n")
    case (.post, "check", 1): return await check(exercise)
    case (.get, "goal.svg", 1): return await goal(of: exercise)
    case (.get, let name?, 1) where CoursePages.isPart(name):
      return sheet(of: exercise).flatMap { CoursePages.part(name, of: $0) } ?? .notFound
    case (.get, let name?, 1) where name.hasPrefix("picture-"):
      return live[exercise.name]?.picture(named: name).map { .data($0, as: "image/svg+xml") }
        ?? .notFound
    case (_, "phone", _):
      let live = follow(exercise)
      return await phones.response(to: request.dropping(1)) { @MainActor step in
        guard step == "1.1" else { return nil }
        switch await live.program() {
        case .success(let program): return try await program.phone()
        case .failure(let unusable): throw PhoneError.noProgram(unusable.sentence)
        }
      }
    default: return .notFound
    }
  }

  /// Writes the file of the learner's own screen, if there is none.
  private func begin(_ exercise: Exercise) -> WebResponse {
    do {
      _ = try package.beginScratchScreen()
      return .text("begun\n")
    } catch {
      return .text(
        "\(exercise.shownPath) cannot be written: \(error.told)\n", status: 503)
    }
  }

  private func page(of exercise: Exercise) -> WebResponse {
    // To look at a page writes no file.
    if exercise == package.scratchScreen, exercise.isMissing {
      return CoursePages.beginning("A screen of your own", file: exercise.shownPath)
    }
    guard var sheet = sheet(of: exercise) else { return .notFound }
    let live = follow(exercise)
    live.refresh()
    sheet.picture = live.pictureName
    sheet.table = live.table
    return CoursePages.exercise(sheet)
  }

  /// What is known of an exercise without building it.
  private func sheet(of exercise: Exercise) -> ExerciseSheet? {
    let lessons = package.lessons + [package.scratchLesson]
    guard let lesson = lessons.first(where: { $0.folder == exercise.lesson }) else { return nil }
    let outline = outline(of: lesson, states.states(of: package.exercises(of: lesson)))
    guard let entry = outline.exercises.first(where: { $0.name == exercise.name }) else {
      return nil
    }
    let text = AnswerFile(of: exercise).read().text?.lines ?? []
    let statement = text.prefix { $0.hasPrefix("//") || $0.isEmpty }.count
    var sheet = ExerciseSheet(
      exercise: entry, lesson: outline,
      statement: exercise.statement.filter { !$0.hasPrefix("    swift ") },
      file: exercise.shownPath, checks: SuiteText(of: exercise).checks,
      hints: (try? Hints(of: exercise).steps) ?? [])
    sheet.isOwnScreen = exercise == package.scratchScreen
    sheet.editor = "vscode://file\(exercise.answer.path):\(statement + 1)"
    sheet.code = Array(text.dropFirst(statement)).trimmingEmptyLines
    sheet.firstLine = statement + 1
    sheet.hasGoal = exercise.isProject
    sheet.chapter = files(of: lesson).chapter(of: exercise)
    (sheet.learnt, sheet.remember) = files(of: lesson).gain(of: exercise)
    (sheet.before, sheet.after) = road.neighbours(of: exercise.pageLink.address)
    return sheet
  }

  /// Checks an answer as `course check` does, in a process of its own.
  ///
  /// Two pages that ask for the same text at once get the same. A text that was saved meanwhile is
  /// checked by itself, and nobody waits for the one before it any more.
  private func check(_ exercise: Exercise) async -> WebResponse {
    let version = AnswerFile(of: exercise).read().text.map(AnswerFile.version) ?? ""
    let key = "\(exercise.name)\0\(version)"
    for (other, check) in checks where other.hasPrefix(exercise.name + "\0") && other != key {
      check.cancel()
      checks[other] = nil
    }
    guard checks[key] != nil || checks.count < Self.mostChecks else {
      return .text(CommandError.checksUnderWay.sentence + "\n", status: 429)
    }
    let check = checks[key] ?? begin(exercise, as: key)
    return await check.response()
  }

  private func begin(_ exercise: Exercise, as key: String) -> PageCheck {
    let tools = tools
    let (arguments, folder) = (
      program + ["check", exercise.name, "--json", "--steps"], package.root
    )
    let failure =
      "The check did not come to its end. Try it in a terminal: swift run course check \(exercise.name)"
    let check = PageCheck { hear in
      var said = ""
      do {
        let result = try await tools.run(arguments, in: folder) { line in
          if line.hasPrefix("{") { await hear(line) }
        }
        let lines = result.output.split(separator: "\n")
        if let last = lines.last, last.hasPrefix("{"), !PageCheck.isStep(last) { return nil }
        said = lines.contains { !PageCheck.isStep($0) } ? result.output : result.errors
      } catch {}
      return said.isEmpty ? failure : String(said.last == "\n" ? said.dropLast() : said[...])
    } end: { [weak self] check in
      if self?.checks[key] === check { self?.checks[key] = nil }
    }
    checks[key] = check
    return check
  }

  // MARK: - Answers on the phone

  /// What follows the file of an exercise.
  private func follow(_ exercise: Exercise) -> LiveExercise {
    if let known = live[exercise.name] { return known }
    // The site may be gone before its last work is.
    let new = LiveExercise(
      exercise,
      places: { [weak self] text in
        AnswerPlaces.all(in: text, methods: self?.names.methods ?? [])
      }
    ) { [weak self] number in
      guard let self else { throw CancellationError() }
      return try await build(exercise, number: number).program()
    }
    live[exercise.name] = new
    return new
  }

  private func build(
    _ exercise: Exercise, number: Int, options: [String] = []
  ) async throws -> AnswerPage {
    let built = try await tools.run(
      program + ["play", exercise.name, "--build"] + options, in: package.root)
    guard built.status == 0, let build = BuiltProgram(package: package, location: built.output)
    else {
      throw CommandError.answerNotPlayed(built.output + built.errors)
    }
    return AnswerPage(
      answer: PlayedAnswer(exercise: exercise, build: build, package: package), number: number)
  }

  /// The screen that a project wants, as the solution opens it.
  private func goal(of exercise: Exercise) async -> WebResponse {
    guard exercise.isProject else { return .notFound }
    let live = follow(exercise)
    let task =
      goals[exercise.name]
      ?? Task { [weak self] in
        // The learner's own answer comes first.
        await live.settle()
        return try? await self?.build(exercise, number: 0, options: ["--goal"]).program().picture
      }
    goals[exercise.name] = task
    guard let picture = await task.value else {
      goals[exercise.name] = nil
      return .notFound
    }
    return .data(picture, as: "image/svg+xml")
  }

  // MARK: - Lessons

  private func files(of lesson: LessonEntry) -> LessonFiles { LessonFiles(of: lesson, in: package) }

  private func lesson(_ product: String, _ request: WebRequest) async -> WebResponse {
    guard let lesson = package.lessons.first(where: { $0.product == product }) else {
      return missingPage(for: request)
    }
    let rest = Array(request.path.dropFirst(2))
    guard request.endsInSlash || !rest.isEmpty else { return .redirect(to: "\(product)/") }
    if request.method == .get, rest.count == 2, rest[0] == "changes" {
      return await changes(of: lesson, since: rest[1])
    }
    if rest.count == 1, let response = await edit(rest[0], of: lesson, request) { return response }
    // What belongs to a page that is shown is as it was when that page was made.
    let isOfPage = rest.isEmpty || rest[0].hasPrefix("chapter-") || rest == ["ready"]
    if isOfPage { forgetOldSite(of: lesson) }
    let task = site(of: lesson)
    if rest == ["ready"] {
      do {
        _ = try await task.value
        return .text("ready\n")
      } catch {
        return .text(error.told + "\n", status: 500)
      }
    }
    let isPage = rest.isEmpty || rest[0].hasPrefix("chapter-")
    if request.method == .get, isPage, !finished.contains(product) {
      return CoursePages.waiting(for: files(of: lesson).title)
    }
    do {
      return try await task.value.response(to: request.dropping(2))
    } catch {
      // The next request builds it again.
      sites[product] = nil
      finished.remove(product)
      return problem(error, up: "../../")
    }
  }

  /// The page that says why another one cannot be made.
  private func problem(_ error: any Error, up: String) -> WebResponse {
    let lines = error.told.split(separator: "\n", maxSplits: 1).map(String.init)
    return CoursePages.problem(
      lines.first ?? "", detail: lines.element(at: 1) ?? "", up: up, status: 500)
  }

  /// Answers what the editor of a chapter asks, or nil if it is something else that is asked for.
  ///
  ///     GET, POST  file-2       the file of chapter 2, see AnswerFile
  ///     POST       original-2   puts it back as it came
  private func edit(_ name: String, of lesson: LessonEntry, _ request: WebRequest) async
    -> WebResponse?
  {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard ["file", "original"].contains(parts[0]) else { return nil }
    // Nothing is built for a name that is none.
    guard parts.count == 2, let number = Int(parts[1]),
      let path = files(of: lesson).path(ofChapter: number)
    else { return .notFound }
    let file = package.root.appendingPathComponent(path)
    let found = AnswerFile(at: file).read()
    if parts[0] == "file" { return AnswerFile(at: file).response(to: request) }
    guard request.method == .post, case .text(let text) = found else { return .notFound }
    let original = try? await tools.run(
      ["git", "-C", package.root.path, "show", "HEAD:./\(path)"], in: package.root)
    guard let original, original.status == 0, !original.output.isEmpty else {
      return .text(
        "This copy has no history in git, so it is not known how \(path) came.\n", status: 503)
    }
    guard text != original.output else { return .text("It is as it came.\n") }
    do {
      let backup = try Backups(in: package).move(file, as: path)
      try file.write(original.output)
      return .text("It is as it came. Yours is kept in \(backup).\n")
    } catch {
      return .text("\(path) cannot be written: \(error.localizedDescription)\n", status: 503)
    }
  }

  /// How long a page waits for a file of a lesson to be saved before it asks again.
  private static let patience = Duration.seconds(20)

  /// Waits until a file of a lesson is saved, and says which version the files have.
  private func changes(of lesson: LessonEntry, since known: String) async -> WebResponse {
    let end = ContinuousClock.now + Self.patience
    let files = files(of: lesson)
    while ContinuousClock.now < end, !Task.isCancelled, files.stamp == known {
      try? await Task.sleep(for: .milliseconds(250))
    }
    return (try? .json(["version": files.stamp])) ?? .notFound
  }

  /// Lets go of a site that was made of other files than there are now.
  private func forgetOldSite(of lesson: LessonEntry) {
    guard let stamp = stamps[lesson.product], stamp != files(of: lesson).stamp else { return }
    sites[lesson.product]?.cancel()
    sites[lesson.product] = nil
    finished.remove(lesson.product)
  }

  private func site(of lesson: LessonEntry) -> Task<LessonSite, any Error> {
    if let site = sites[lesson.product] { return site }
    let stamp = files(of: lesson).stamp
    let task = Task {
      defer { if stamps[lesson.product] == stamp { finished.insert(lesson.product) } }
      return try await makeSite(of: lesson, stamp: stamp)
    }
    sites[lesson.product] = task
    stamps[lesson.product] = stamp
    return task
  }

  private func makeSite(of lesson: LessonEntry, stamp: String) async throws -> LessonSite {
    let build = CoreBuild(of: package)
    let built = try await tools.run(
      build.command(["--product", lesson.product], in: package.root.path), in: package.root,
      hasTerminal: build.isForTerminal)
    guard built.status == 0 else {
      throw CommandError.courseDoesNotCompile(
        output: BuildLog(built.output + built.errors).text)
    }
    let program = build.debug.appendingPathComponent(lesson.product).path
    let folder = try package.work.appendingPathComponent("browser/\(lesson.product)")
    let document = folder.appendingPathComponent(PlayedChapters.fileName)
    // A lesson that somebody has changed may end with differences. It is written down all the same,
    // with a note at each, so what counts is the document. One of a former run does not.
    try? FileManager.default.removeItem(at: document)
    let played = try await tools.run([program, "--export", folder.path], in: package.root)
    guard let data = try? Data(contentsOf: document) else {
      throw CommandError(
        "The lesson could not be played. Try it in a terminal: swift run \(lesson.product)\n"
          + CommandError.firstErrors(in: played.output + played.errors))
    }
    var pictures: [String: Data] = [:]
    for name in folder.names(where: { $0.hasSuffix(".svg") }) {
      pictures[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return LessonSite(
      try JSONDecoder().decode(PlayedChapters.self, from: data), pictures: pictures,
      phones: phones, home: (address: "../../", title: "Course"),
      next: road.end(of: lesson),
      turns: road.turns(in: lesson), version: stamp
    ) { step in
      PhoneProgram([program, "--phone-pipe", step])
    }
  }
}

extension CommandError {
  static var checksUnderWay: Self {
    Self("Other checks are under way. Ask again when they have come to their end.")
  }
}
