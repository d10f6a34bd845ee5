import Answers
import CourseFormat
import CoursePage
import Foundation
import WebServer

/// An exercise whose page somebody looks at: the texts that its file holds, built one after the other.
///
/// - Shape: Each text that is found has a number. The last one that could be opened is what phones show,
///   also while the file holds a text that cannot.
/// - Errors: A text that does not compile, that ends at once or that cannot be read is told in
///   ``State/problem``. Nothing of it ends what follows the file.
final class LiveExercise {
  let exercise: Exercise

  /// What there is to see of a text.
  struct State: Encodable {
    /// The number of the text.
    let version: Int
    /// The version of the text itself: see ``AnswerFile/version(of:)``.
    var text: String?
    /// Why it cannot be used, or nil.
    var problem: String?
    /// The file of its first picture, if it has one.
    var picture: String?
    /// What it gives, in lines, if it has no screen.
    var table: [String]?
    /// Where the text declares what its phone calls by name.
    var places: [AnswerPlaces.Place]?
    /// Whether a person has stopped its build.
    var isCancelled = false
  }

  /// What a page is told that asks what has changed.
  enum Change: Encodable {
    /// Nothing, for as long as a page waits.
    case nothing(version: Int)
    /// A text is being built, for so many seconds.
    case building(number: Int, seconds: Int)
    case state(State)

    private enum CodingKeys: String, CodingKey { case version, building, seconds }

    func encode(to encoder: any Encoder) throws {
      if case .state(let state) = self { return try state.encode(to: encoder) }
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .nothing(let version): try values.encode(version, forKey: .version)
      case .building(let number, let seconds):
        try values.encode(number, forKey: .building)
        try values.encode(seconds, forKey: .seconds)
      case .state: break
      }
    }
  }

  /// A text of the file, and what became of it.
  private struct Attempt {
    let number: Int
    let finding: AnswerFile.Finding
    let began = ContinuousClock.now
    var task: Task<Void, Never>?
    var state: State?
  }

  /// Builds a text, and makes what opens phones on it.
  typealias Build = (_ number: Int) async throws -> AnswerProgram

  private let build: Build
  private let places: (String) -> [AnswerPlaces.Place]
  private var attempt: Attempt?
  private var standing: AnswerProgram?

  /// The first pictures of the last four texts: a page asks for one that it has heard of, and another text
  /// may have been built meanwhile.
  private var pictures: [(name: String, svg: Data)] = []
  private var count = 0

  /// How many pages and phones wait for what becomes of the file.
  private(set) var watchers = 0

  /// How long a build goes on that nobody waits for any more: a page asks again in between.
  private let grace: Duration

  /// How long a page waits for a file to be saved before it asks again.
  private let patience: Duration

  /// Creates what follows the file of an exercise.
  ///
  /// `build` opens what the file holds when it is called, and `places` says where a text declares what its
  /// phone calls by name. A build that nobody waits for any more ends after `grace`, and a page that hears
  /// nothing asks again after `patience`.
  init(
    _ exercise: Exercise, places: @escaping (String) -> [AnswerPlaces.Place] = { _ in [] },
    grace: Duration = .seconds(10), patience: Duration = .seconds(20), build: @escaping Build
  ) {
    (self.exercise, self.places, self.build) = (exercise, places, build)
    (self.grace, self.patience) = (grace, patience)
  }

  /// Ends what is under way.
  func close() { attempt?.task?.cancel() }

  /// Looks at the file, and begins to build what it holds if that is another text than before.
  func refresh() {
    let finding = AnswerFile(of: exercise).read()
    if attempt?.finding == finding { return }
    begin(finding)
  }

  /// Builds what the file holds once more.
  func buildAgain() { begin(AnswerFile(of: exercise).read()) }

  /// Stops the build that is under way.
  func cancel() {
    guard var stopped = attempt, stopped.state == nil else { return }
    stopped.task?.cancel()
    stopped.state = State(
      version: stopped.number, text: stopped.finding.text.map(AnswerFile.version),
      problem: "The build was stopped.", isCancelled: true)
    attempt = stopped
  }

  private func begin(_ finding: AnswerFile.Finding) {
    attempt?.task?.cancel()
    count += 1
    let number = count
    var next = Attempt(number: number, finding: finding)
    switch finding {
    case .text: next.task = Task { await self.open(number) }
    case .missing:
      next.state = State(
        version: number,
        problem: "\(exercise.shownPath) is not there. To get it back: \(exercise.restoration)")
    case .refused(let sentence): next.state = State(version: number, problem: sentence)
    }
    attempt = next
  }

  private func open(_ number: Int) async {
    let text = attempt?.finding.text.map(AnswerFile.version)
    var state = State(version: number, text: text)
    var program: AnswerProgram?
    do {
      program = try await build(number)
      state.picture = program?.pictureName
      state.table = program?.table
      state.places = attempt?.number == number ? attempt?.finding.text.map(places) : nil
    } catch {
      state.problem = error.told
    }
    // Another text may have come meanwhile, or somebody may have stopped this one.
    guard attempt?.number == number, attempt?.state == nil else { return }
    if let program { stand(program) }
    attempt?.state = state
  }

  private func stand(_ program: AnswerProgram) {
    standing = program
    guard let name = program.pictureName, let svg = program.picture else { return }
    pictures = pictures.suffix(3) + [(name, svg)]
  }

  /// Waits until there is something that a page does not know, and says what.
  ///
  /// `known` is the number of the text that the page shows, and `building` that of the one that it knows
  /// to be built.
  func change(since known: Int, building: Int?) async -> Change {
    watchers += 1
    defer { unwatch() }
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end, !Task.isCancelled {
      refresh()
      if let attempt, attempt.number != known {
        if let state = attempt.state { return .state(state) }
        if attempt.number != building {
          return .building(
            number: attempt.number,
            seconds: Int(attempt.began.duration(to: .now).components.seconds))
        }
      }
      try? await Task.sleep(for: .milliseconds(40))
    }
    return .nothing(version: known)
  }

  /// Ends the build that is under way if nobody waits for it any more: who turns pages leaves one behind on
  /// each of them.
  private func unwatch() {
    watchers -= 1
    guard watchers == 0, let left = attempt, left.state == nil else { return }
    Task {
      try? await Task.sleep(for: grace)
      guard watchers == 0, attempt?.number == left.number, attempt?.state == nil else { return }
      left.task?.cancel()
      attempt = nil
    }
  }

  /// Waits for the end of a build that is under way.
  func settle() async { await attempt?.task?.value }

  /// The program that phones show, or a sentence that says why there is none.
  func program() async -> Result<AnswerProgram, Unusable> {
    watchers += 1
    defer { unwatch() }
    refresh()
    if standing == nil { await settle() }
    if let standing { return .success(standing) }
    return .failure(Unusable(sentence: attempt?.state?.problem ?? "Your answer is being built."))
  }

  /// Why there is no program.
  struct Unusable: Error {
    let sentence: String
  }

  /// The first picture of a text, if it is one of the last four that were built.
  func picture(named name: String) -> Data? { pictures.first { $0.name == name }?.svg }

  /// The first picture that there is, as the name of its file.
  var pictureName: String? { standing?.pictureName }

  /// What the program gives that phones would show, if it has no screen.
  var table: [String]? { standing?.table }
}

/// A text of an exercise that was built: what it shows first, and what runs as its phone.
struct AnswerProgram {
  /// The number of the text.
  let number: Int
  /// Its first picture, an SVG, if it has a screen.
  var picture: Data?
  /// What it gives, in lines, if it has none.
  var table: [String]?
  /// Makes the program of one more phone.
  let phone: () async throws -> PhoneProgram

  /// The name of the file of its first picture, if it has a screen.
  var pictureName: String? { picture.map { _ in "picture-\(number).svg" } }
}
