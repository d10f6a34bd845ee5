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
  private var sites: [String: Task<LessonSite, any Error>] = [:]

  /// The lessons whose site is there, or could not be made.
  private var finished: Set<String> = []

  /// An answer that somebody wants to use, and the site that it is used in.
  private struct PlayedSite {
    /// Which of the sites made so far it is.
    let number: Int
    let text: String?
    let site: Task<LessonSite, any Error>
    var isFinished = false
  }

  /// The answers that were asked for last, by the name of their exercise.
  private var played: [String: PlayedSite] = [:]

  /// How many phones the site of an answer may number.
  private static let phonesOfASite = 10_000

  /// How many sites of answers were made.
  private var playedCount = 0

  /// The checks that are under way, by the name of their exercise.
  private var checks: [String: Task<Tools.Result, any Error>] = [:]

  /// How many checks may be under way; each compiles, so more would only be slower.
  private static let mostChecks = 4

  /// The program that checks answers: this one.
  private let program: [String]

  init(of package: CoursePackage, program: [String] = [CourseSite.ownPath]) {
    (self.package, self.program) = (package, program)
    states = KnownStates(of: package)
  }

  private static var ownPath: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// Answers a request.
  func response(to request: WebRequest) async -> WebResponse {
    let path = request.path
    switch (request.method, path.first, path.count) {
    case (.get, nil, _): return CoursePages.overview(outline)
    case (.get, let name?, 1):
      return CoursePages.file(named: name) ?? .notFound
    case (.get, "exercise", 3):
      guard let exercise = exercise(in: path) else { return .notFound }
      return request.endsInSlash ? .redirect(to: "../\(exercise.file)") : page(of: exercise)
    case (_, "exercise", 4...) where path[3] == "play":
      guard let exercise = exercise(in: path) else { return .notFound }
      return await play(exercise, request)
    case (.post, "exercise", 4) where path[3] == "check":
      guard let exercise = exercise(in: path) else { return .notFound }
      return await check(exercise)
    case (_, "lesson", 2...):
      return await lesson(path[1], request)
    default: return .notFound
    }
  }

  /// Builds and plays the lessons one after the other, so that their pages need not wait.
  func prepare() async {
    for lesson in package.lessons { _ = try? await site(of: lesson).value }
  }

  /// Ends the phones and whatever is under way.
  func close() {
    for task in sites.values { task.cancel() }
    for answer in played.values { answer.site.cancel() }
    for task in checks.values { task.cancel() }
    tools.endAll()
    phones.endAll()
  }

  // MARK: - Exercises

  private func exercise(in path: [String]) -> Exercise? {
    package.exercises.first { $0.product == path[1] && $0.file == path[2] }
  }

  /// The course as it stands now; what would have to be graded to know is not.
  private var outline: CourseOutline {
    let states = states.states(of: package.exercises)
    let lessons = package.lessons.map { outline(of: $0, states) }
    let next = lessons.flatMap(\.exercises).first { $0.state.kind != .right }
    return CourseOutline(lessons: lessons, next: next?.name)
  }

  private func outline(
    of lesson: Lesson, _ states: [Exercise: CourseOutline.State]
  ) -> CourseOutline.Lesson {
    CourseOutline.Lesson(
      number: lesson.number, title: lesson.title, product: lesson.product,
      exercises: lesson.exercises.compactMap { exercise in
        states[exercise].map {
          CourseOutline.Exercise(name: exercise.name, title: exercise.heading, state: $0)
        }
      })
  }

  private func page(of exercise: Exercise) -> WebResponse {
    guard let lesson = package.lessons.first(where: { $0.exercises.contains(exercise) }) else {
      return .notFound
    }
    let outline = outline(of: lesson, states.states(of: lesson.exercises))
    guard let entry = outline.exercises.first(where: { $0.name == exercise.name }) else {
      return .notFound
    }
    return CoursePages.exercise(
      ExerciseSheet(
        exercise: entry, lesson: outline,
        statement: exercise.statement.filter { !$0.hasPrefix("    swift ") },
        file: exercise.shownPath, checks: SuiteText(of: exercise).checks,
        hints: (try? Hints(of: exercise).steps) ?? []))
  }

  /// What the page shows of a check.
  private struct Report: Encodable {
    let state: CourseOutline.State
    let report: String
  }

  /// Checks an answer as `course check` does, in a process of its own.
  ///
  /// Two pages that ask for the same at once get the same.
  private func check(_ exercise: Exercise) async -> WebResponse {
    guard checks[exercise.name] != nil || checks.count < Self.mostChecks else {
      return .text(CommandError.checksUnderWay.sentence + "\n", status: 429)
    }
    let tools = tools
    let (arguments, folder) = (program + ["check", exercise.name], package.root)
    let task =
      checks[exercise.name] ?? Task { try await tools.run(arguments, in: folder) }
    checks[exercise.name] = task
    defer { checks[exercise.name] = nil }
    do {
      let result = try await task.value
      let text = result.output.isEmpty ? result.errors : result.output
      let state = Verdict.State.allCases.first {
        text.hasPrefix("\($0.mark) \(exercise.name)  \($0.rawValue)")
      }
      guard let state else { return .text(text, status: 503) }
      return try .json(
        Report(state: state.forPage, report: text.trimmingCharacters(in: .newlines)))
    } catch {
      return .text(CommandError.checkFailed(exercise.name).sentence + "\n", status: 503)
    }
  }

  // MARK: - Answers on the phone

  private func play(_ exercise: Exercise, _ request: WebRequest) async -> WebResponse {
    let rest = Array(request.path.dropFirst(4))
    let isPage = request.method == .get && rest.isEmpty
    guard request.endsInSlash || !isPage else { return .redirect(to: "play/") }
    // The page of a text that has changed is made anew; what belongs to the page is as it was.
    if isPage { preparePlay(of: exercise) }
    guard let answer = played[exercise.name] else { return .notFound }
    if rest == ["ready"] {
      _ = await answer.site.result
      return .text("ready")
    }
    if rest == ["file"] { return AnswerFile(of: exercise).response(to: request) }
    if request.method == .get, rest.count == 2, rest[0] == "changes", let known = Int(rest[1]) {
      return await changes(of: exercise, since: known)
    }
    if isPage, !answer.isFinished {
      return CoursePages.waiting(for: .answer(exercise: exercise.name))
    }
    do {
      return try await answer.site.value.response(to: request.dropping(4))
    } catch {
      // The next request builds it again.
      played[exercise.name] = nil
      return problem(error, up: "../../../../")
    }
  }

  /// How long a page waits for a file to be saved before it asks again.
  private static let patience = Duration.seconds(20)

  /// What became of a file that was saved.
  private struct Change: Encodable {
    /// The number of the site that stands for it.
    let version: Int
    /// Why the answer cannot be used, or nil if its page is there.
    let problem: String?
  }

  /// Waits until the file of an answer is saved with another text, builds it, and says what came of it.
  private func changes(of exercise: Exercise, since known: Int) async -> WebResponse {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end, let answer = played[exercise.name], answer.number == known,
      answer.text == exercise.submittedText
    {
      try? await Task.sleep(for: .milliseconds(100))
    }
    preparePlay(of: exercise)
    guard let answer = played[exercise.name] else { return .notFound }
    var problem: String?
    do {
      _ = try await answer.site.value
    } catch is CancellationError {
      // Another text came meanwhile; the page asks again.
      return change(known, nil)
    } catch {
      problem = (error as? CommandError)?.sentence ?? error.localizedDescription
    }
    return change(answer.number, problem)
  }

  private func change(_ version: Int, _ problem: String?) -> WebResponse {
    (try? .json(Change(version: version, problem: problem))) ?? .notFound
  }

  private func preparePlay(of exercise: Exercise) {
    let text = exercise.submittedText
    if let answer = played[exercise.name], answer.text == text { return }
    played[exercise.name]?.site.cancel()
    playedCount += 1
    let first = playedCount * Self.phonesOfASite
    let task = Task {
      defer {
        if played[exercise.name]?.text == text { played[exercise.name]?.isFinished = true }
      }
      return try await makeSite(of: exercise, firstNumber: first)
    }
    played[exercise.name] = PlayedSite(number: playedCount, text: text, site: task)
  }

  private func makeSite(of exercise: Exercise, firstNumber: Int) async throws -> LessonSite {
    let built = try await tools.run(
      program + ["play", exercise.name, "--build"], in: package.root)
    guard built.status == 0, let build = Build(package: package, location: built.output) else {
      throw CommandError.answerNotPlayed(built.output + built.errors)
    }
    var page = AnswerPage(
      answer: PlayedAnswer(exercise: exercise, build: build, package: package))
    page.firstNumber = firstNumber
    page.version = firstNumber / Self.phonesOfASite
    page.phones = phones
    page.home = (address: "../../\(exercise.file)", title: exercise.heading)
    return try await page.site()
  }

  // MARK: - Lessons

  private func lesson(_ product: String, _ request: WebRequest) async -> WebResponse {
    guard let lesson = package.lessons.first(where: { $0.product == product }) else {
      return .notFound
    }
    let rest = Array(request.path.dropFirst(2))
    guard request.endsInSlash || !rest.isEmpty else { return .redirect(to: "\(product)/") }
    let task = site(of: lesson)
    if rest == ["ready"] {
      _ = await task.result
      return .text("ready")
    }
    let isPage = rest.isEmpty || rest[0].hasPrefix("chapter-")
    if request.method == .get, isPage, !finished.contains(product) {
      return CoursePages.waiting(for: .lesson(lesson.title))
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
    let sentence = (error as? CommandError)?.sentence ?? error.localizedDescription
    let lines = sentence.split(separator: "\n", maxSplits: 1).map(String.init)
    return CoursePages.problem(
      lines.first ?? "", detail: lines.element(at: 1) ?? "", up: up, status: 500)
  }

  private func site(of lesson: Lesson) -> Task<LessonSite, any Error> {
    if let site = sites[lesson.product] { return site }
    let task = Task {
      defer { finished.insert(lesson.product) }
      return try await makeSite(of: lesson)
    }
    sites[lesson.product] = task
    return task
  }

  private func makeSite(of lesson: Lesson) async throws -> LessonSite {
    let built = try await tools.run(
      ["swift", "build", "--product", lesson.product], in: package.root)
    guard built.status == 0 else {
      throw CommandError.courseDoesNotCompile(output: built.output + built.errors)
    }
    let program = package.root.appendingPathComponent(".build/debug/\(lesson.product)").path
    let folder = try package.work.appendingPathComponent("browser/\(lesson.product)")
    let document = folder.appendingPathComponent(LessonDocument.fileName)
    // A lesson that somebody has changed may end with differences. It is written down all the same,
    // with a note at each, so what counts is the document. One of a former run does not.
    try? FileManager.default.removeItem(at: document)
    let played = try await tools.run([program, "--export", folder.path], in: package.root)
    guard let data = try? Data(contentsOf: document) else {
      throw CommandError.lessonNotPlayed(lesson.product, output: played.output + played.errors)
    }
    var pictures: [String: Data] = [:]
    for name in folder.names(where: { $0.hasSuffix(".svg") }) {
      pictures[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return LessonSite(
      try JSONDecoder().decode(LessonDocument.self, from: data), pictures: pictures,
      phones: phones, home: (address: "../../", title: "Course")
    ) { step in
      PhoneProgram([program, "--phone-pipe", step])
    }
  }
}

extension Lesson {
  /// What the lesson is called in the overview: the word its modules begin with.
  fileprivate var title: String { module }
}

extension Exercise {
  /// The text of the learner's file as it is now, or nil if it is not there.
  fileprivate var submittedText: String? { isMissing ? nil : answer.text }
}
