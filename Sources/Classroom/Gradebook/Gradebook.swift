import Answers
import CourseFormat
import Foundation

/// What one or more submissions are worth, exercise by exercise and check by check.
///
/// - Shape: A value that every format is written from. As JSON it is the format that TEACHING.md
///   describes; a change that a reader of it would notice gets another ``version``.
/// - Units: A check that passes is one point.
struct Gradebook: Codable, Equatable {
  /// The number of the JSON format.
  static let version = 1

  let version: Int

  /// A number that changes when the course grades differently.
  let course: String

  /// The part of a class that it is, `3/8`, or nil if it is the whole.
  let part: String?

  /// The submissions, sorted by name.
  let submissions: [GradedSubmission]

  /// Makes a book of submissions, in whatever order they come.
  init(course: String, part: String? = nil, submissions: [GradedSubmission]) {
    version = Self.version
    self.course = course
    self.part = part
    self.submissions = submissions.sorted { $0.name < $1.name }
  }
}

/// What somebody handed in, graded.
struct GradedSubmission: Codable, Equatable {
  /// The name it is told apart by.
  let name: String

  /// A number that changes with what was handed in.
  let fingerprint: String

  let points: Int
  let possible: Int

  /// What it counts by the teacher's rules, and the most there can be; nil without rules.
  var score: Double?
  var maximum: Double?

  /// What the teacher says about the submission as a whole.
  var comments: [String]?

  /// Whose it is, if a roster says so.
  var student: Student?

  /// Why it is given to no student of the roster, if it may be that of several.
  var doubt: String?

  /// Who handed it in, where a platform says that in words.
  var handedInBy: Student?

  /// The names, numbers and addresses by which a platform knows it.
  var keys: [String]?

  /// What a teacher looks at before grades go back: files that were not read or not taken.
  var lookAt: [String]?

  /// What is to be said about the submission as a whole.
  let notes: [String]

  /// The exercises, in the order of the course.
  var exercises: [GradedExercise]

  init(
    name: String, fingerprint: String, notes: [String] = [], exercises: [GradedExercise]
  ) {
    self.name = name
    self.fingerprint = fingerprint
    points = exercises.map(\.points).reduce(0, +)
    possible = exercises.map(\.possible).reduce(0, +)
    self.notes = notes
    self.exercises = exercises
  }

  /// The name of the student, or else that of what was handed in.
  var shownName: String { (student?.name ?? handedInBy?.name ?? name).shown }

  /// What it counts: by the rules, or a point a check.
  var total: Double { score ?? Double(points) }

  /// The most it can count.
  var mostTotal: Double { maximum ?? Double(possible) }

  /// The number of exercises in a state.
  func count(_ state: Verdict.State) -> Int {
    exercises.count { $0.state == state }
  }
}

/// An answer to an exercise, graded.
struct GradedExercise: Codable, Equatable {
  /// `pickers/01-JaggedColumns`.
  let name: String
  let state: Verdict.State
  let points: Int
  let possible: Int

  /// What is to be said about the answer as a whole: an error of the compiler, the line of a crash.
  let notes: [String]

  /// The line of the answer that this is about, if one can be told.
  var line: Int?

  /// What may be behind the checks that fail: what others thought who made the same mistakes.
  var misconceptions: [String]?

  /// What the compiler warns of, with the line.
  var warnings: [String]?

  /// When it was handed in and when it was due: `2030-01-31T17:00:00Z`.
  var handedIn: String?
  var due: String?

  /// Whether it came after that.
  var isLate: Bool?

  /// How many checks pass under a TODO line that stands, and whether the teacher has them count; nil
  /// if there are none.
  var standing: Int?
  var countsStanding: Bool?

  /// Whether the text is that of the solution, which says something only if the solution is long
  /// enough or has comments of its own.
  var isSolution: Bool?

  /// What it counts by the teacher's rules, and the most it can count; nil without rules.
  var score: Double?
  var maximum: Double?

  /// The points that it lost by coming late.
  var penalty: Double?

  /// The points that the teacher added, and what the teacher says about it.
  var adjustment: Double?
  var comments: [String]?

  /// The checks, in the order they are written.
  var checks: [GradedCheck]

  init(
    name: String, state: Verdict.State, notes: [String] = [], line: Int? = nil,
    misconceptions: [String] = [], checks: [GradedCheck]
  ) {
    self.name = name
    self.state = state
    self.line = line
    self.misconceptions = misconceptions.isEmpty ? nil : misconceptions
    points = checks.map(\.points).reduce(0, +)
    possible = checks.count
    self.notes = notes
    self.checks = checks
  }

  /// Whether there is a verdict: there is none if the machine was too busy or failed.
  var isGraded: Bool { state != .notGraded }

  /// What it counts: by the rules, or a point a check.
  var total: Double { score ?? Double(points) }

  /// The most it can count.
  var mostTotal: Double { maximum ?? Double(possible) }

  /// The lesson it belongs to: `pickers`.
  var lesson: String { String(name.prefix { $0 != "/" }) }
}

/// A check of a suite, and what it found.
struct GradedCheck: Codable, Equatable {
  /// The sentence it is named by.
  let name: String
  let outcome: CheckResult.Outcome

  /// What was not as it has to be, and the rule that was broken.
  let findings: [String]

  /// The line of the answer that it is about, if one can be told.
  var line: Int?

  /// What the answer printed while it ran, cut after 500 characters.
  var printed: String?

  /// What was found, and what the answer printed.
  var sentences: [String] { findings + (printed.map { ["\(Telling.printed) \($0)"] } ?? []) }

  /// One if it passes.
  var points: Int { outcome == .passed ? 1 : 0 }
}

extension Gradebook {
  /// Puts books together that several machines made of parts of a class.
  init(merging books: [(file: String, book: Gradebook)]) throws {
    let first = books.first
    for (file, book) in books where book.course != first?.book.course {
      throw CommandError.booksOfDifferentCourses(first?.file ?? "", file)
    }
    let submissions = books.flatMap(\.book.submissions)
    let counts = Dictionary(grouping: submissions, by: \.name)
    if let twice = counts.filter({ $0.value.count > 1 }).keys.min() {
      throw CommandError.submissionTwice(twice)
    }
    try Self.checkParts(books)
    self.init(course: first?.book.course ?? "", submissions: submissions)
  }

  /// Sees to it that all parts of a class are there.
  private static func checkParts(_ books: [(file: String, book: Gradebook)]) throws {
    let parts = try books.compactMap { file, book in
      try book.part.map { (file: file, shard: try Shard($0)) }
    }
    guard let first = parts.first else { return }
    if let other = parts.first(where: { $0.shard.count != first.shard.count }) {
      throw CommandError.partsOfDifferentCounts(
        first.file, first.shard.count, other.file, other.shard.count)
    }
    let missing = Set(1...first.shard.count).subtracting(parts.map(\.shard.number)).sorted()
    guard missing.isEmpty else {
      throw CommandError.partsMissing(missing, of: first.shard.count)
    }
  }

  /// Reads a book that was written as JSON.
  init(json text: String, file: String) throws {
    guard let book = try? JSONDecoder().decode(Gradebook.self, from: Data(text.utf8)),
      book.version == Self.version
    else { throw CommandError.noGradebook(file, version: Self.version) }
    self = book
  }
}

extension GradedExercise {
  /// Says what a verdict says, without anything that belongs to this machine or this moment.
  init(_ verdict: Verdict, in package: CoursePackage) {
    let plain = { GradedText.plain($0, in: package) }
    let telling = Telling(verdict)
    let lines = CheckedLines.all(of: telling.checks, in: verdict.submission, of: package)
    let known = zip(telling.checks, lines).map { told, line in
      let check = told.result
      return GradedCheck(
        name: check.name, outcome: check.outcome, findings: told.sentences.map(plain),
        line: check.outcome.isBad ? line : nil, printed: check.printed.map(plain))
    }
    let unknown = { (name: String) in
      GradedCheck(
        name: name, outcome: verdict.state == .waiting ? .waiting : .notRun, findings: [])
    }
    self.init(
      name: verdict.exercise.name, state: verdict.state,
      notes: Self.notes(telling, on: verdict).map(plain), line: Self.line(of: telling),
      misconceptions: verdict.likelyCauses,
      checks: known.isEmpty ? verdict.submission.suite.checks.map(unknown) : known)
    let standing = verdict.checksReadyToHandIn
    if standing > 0 { self.standing = standing }
    let warnings = telling.notes(.warning)
    if !warnings.isEmpty {
      self.warnings = warnings.prefix(20).map {
        plain($0.sentence(handedIn: verdict))
      }
    }
  }

  /// The line of the answer that a verdict is about.
  private static func line(of telling: Telling) -> Int? {
    telling.notes(.error).lazy.compactMap(\.ownLine).first
      ?? telling.notes(.objection, .end, .ready).first?.line
  }

  private static func notes(_ telling: Telling, on verdict: Verdict) -> [String] {
    let told = { (note: Telling.Note) in note.sentence(handedIn: verdict) }
    var notes = (telling.notes(.error).prefix(1) + telling.notes(.objection)).map(told)
    notes += telling.advice(.refused, .notGraded).map(\.words.text)
    if verdict.state == .missing { notes.append("\(verdict.exercise.path) was not handed in.") }
    let betweenChecks = telling.advice(.end).map(\.words.text)
    if betweenChecks.isEmpty, [.crashed, .ranOutOfTime].contains(verdict.state) {
      notes += [verdict.end.told()].compactMap { $0 }
    }
    return notes + betweenChecks
      + (telling.notes(.end) + telling.notes(.ready)).map { "\(told($0))." }
  }
}

extension Telling.Note {
  /// The whole in a sentence, with the file as it is called where answers are handed in.
  fileprivate func sentence(handedIn verdict: Verdict) -> String {
    let file = isOwn ? verdict.exercise.path : verdict.exercise.shownSuitePath
    return sentence(at: line.map { "\(file):\($0)" } ?? file)
  }
}

/// What an answer made a check say, as a report can hold it.
enum GradedText {
  /// The most characters of a text that are kept: an answer can make a check say anything.
  static let longest = 2000

  /// A text without the folder of the course, without addresses, which differ in each run, and
  /// without the characters that XML cannot hold.
  static func plain(_ text: String, in package: CoursePackage) -> String {
    let text = text.prefix(longest + 1).replacing(package.root.path + "/", with: "")
      .replacing(/0x[0-9a-f]{6,16}/, with: "0x…")
    let scalars = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x9, 0xA: true
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
    var plain = String(String.UnicodeScalarView(scalars))
    if plain.count > longest { plain = plain.prefix(longest) + "…" }
    return plain
  }
}

extension Gradebook {
  /// The states that are counted in a table of a class.
  ///
  /// What could not be graded has no verdict; it is told below a table.
  static let states = Verdict.State.allCases.filter { $0 != .notGraded }

  /// The lessons, in the order of the course.
  var lessons: [String] {
    var lessons: [String] = []
    for exercise in submissions.first?.exercises ?? [] where lessons.last != exercise.lesson {
      lessons.append(exercise.lesson)
    }
    return lessons
  }
}

extension GradedSubmission {
  /// What it is worth, as in `37 of 80 points, 2 of 4 exercises right`.
  var worth: String {
    "\(Score.text(total)) of \(Score.text(mostTotal)) points, "
      + "\(count(.right)) of \(exercises.count) exercises right."
  }

  /// The same with the name of what was handed in.
  var sentence: String { "\(name.shown): \(worth)" }

  /// What the exercises of a lesson count together.
  func subtotal(of lesson: String) -> (total: Double, most: Double) {
    let own = exercises.filter { $0.lesson == lesson }
    return (
      Score.rounded(own.reduce(0) { $0 + $1.total }),
      Score.rounded(own.reduce(0) { $0 + $1.mostTotal })
    )
  }
}

extension GradedExercise {
  /// All that is said of the answer as a whole: of itself, and by a teacher.
  var sentences: [String] {
    notes + Telling.sentences(on: misconceptions ?? [], of: state)
      + (warnings ?? []).map { "\(Telling.warns) \($0)" } + decisions
  }

  /// What a teacher's rules made of the answer, in sentences.
  var decisions: [String] {
    var sentences: [String] = []
    if isSolution == true { sentences.append("The text is that of the solution.") }
    if isLate == true {
      let lost = penalty.map { " and lost \(Score.points($0))" } ?? ""
      sentences.append("It was due \(due ?? ""), came \(handedIn ?? "")\(lost).")
    }
    if let standing, countsStanding == true {
      sentences.append(
        standing == 1
          ? "1 check that passes under a TODO line counts."
          : "\(standing) checks that pass under a TODO line count.")
    }
    if let adjustment {
      let sign = adjustment > 0 ? "+" : ""
      sentences.append("By hand: \(sign)\(Score.points(adjustment)).")
    }
    return sentences + (comments ?? [])
  }
}

extension CommandError {
  static func noGradebook(_ path: String, version: Int) -> Self {
    Self(
      "\(path) is no report of this kind. It has to be JSON of version \(version), as course "
        + "grade and course report --format json write it.")
  }

  static func booksOfDifferentCourses(_ first: String, _ second: String) -> Self {
    Self(
      "\(first) and \(second) were graded by courses that differ. Grade all parts with one copy.")
  }

  static func submissionTwice(_ name: String) -> Self {
    Self("\(name) is in two of the reports. Merge each part of a class once.")
  }

  static func partsMissing(_ parts: [Int], of count: Int) -> Self {
    Self(
      "Of \(count) parts of the class, \(parts.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + "\(parts.count == 1 ? "is" : "are") missing. Name the reports of all parts.")
  }

  static func partsOfDifferentCounts(_ first: String, _ count: Int, _ second: String, _ other: Int)
    -> Self
  {
    Self(
      "\(first) is one of \(count) parts, and \(second) one of \(other). Merge the parts of one "
        + "division.")
  }
}
