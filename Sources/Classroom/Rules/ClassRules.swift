import Answers
import Foundation

/// What a teacher decides about a class, in four tables that may be there or not.
///
/// | file | what it says |
/// |---|---|
/// | `roster.csv` | who is in the class: `folder`, `id`, `name`, `mail`, `extra time` |
/// | `course.csv` | what counts: `exercise`, `weight`, `worth`, `due`, `late`, `counts` |
/// | `adjustments.csv` | points by hand: `student`, `exercise`, `points`, `comment` |
/// | `columns.csv` | what columns of a platform's table hold that have other heads: `column`, `holds` |
///
/// - Errors: ``CommandError/badTables(_:)`` names each line that cannot be understood.
struct ClassRules {
  static let rosterFile = "roster.csv"
  static let courseFile = "course.csv"
  static let adjustmentsFile = "adjustments.csv"
  static let columnsFile = "columns.csv"

  /// What a column of a platform's table holds, by its head in plain letters.
  private(set) var meanings: [String: String] = [:]

  /// Who is in the class, in the order of the roster.
  private(set) var students: [Student] = []

  /// Where each student stands among them, by what others may call the student.
  private var roster = RosterIndex()

  private var rules: [String: ExerciseRule] = [:]
  private var adjustments: [Adjustment] = []
  /// Their indices, by the student as it is written.
  private var adjustmentsByName: [String: [Int]] = [:]
  private let lessons: [String: String]

  /// A number that changes with the tables.
  private(set) var fingerprint = ""

  /// The names of the tables that were there.
  private(set) var files: [String] = []

  /// What is said of an exercise, of a lesson or of all.
  private struct ExerciseRule {
    var weight: Double?
    var worth: Double?
    var due: Date?
    var late: LateRule?
    var counts: Bool?
    /// Whether checks count that pass under a TODO line.
    var standing: Bool?
  }

  /// Points by hand.
  fileprivate struct Adjustment {
    let line: Int
    let student: String
    /// The exercise, or nil if it is about the whole of what was handed in.
    let exercise: String?
    let change: Change?
    let comment: String

    enum Change {
      case add(Double)
      case set(Double)
    }
  }

  /// What an answer loses that comes late.
  enum LateRule: Equatable {
    /// A part of its points, whenever it comes.
    case once(Double)
    /// A part of its points for each day that has begun.
    case eachDay(Double)
    /// A part of its points for each hour that has begun.
    case eachHour(Double)

    /// Reads `50%`, `10% a day`, `1% an hour`, or nil if it is none of these.
    init?(_ text: String) {
      let pattern = /(\d+(?:[.,]\d+)?)\s*%\s*(?:(?:a|per|each)?\s*(day)|(?:an|per|each)?\s*(hour))?/
      guard let match = text.lowercased().wholeMatch(of: pattern),
        let percent = Double(match.1.replacing(",", with: ".")), percent <= 100
      else { return nil }
      let part = percent / 100
      self = match.2 != nil ? .eachDay(part) : match.3 != nil ? .eachHour(part) : .once(part)
    }

    /// The part of the points that is lost after so many seconds.
    func loss(after seconds: TimeInterval) -> Double {
      switch self {
      case .once(let part): part
      case .eachDay(let part): min(1, part * (seconds / 86_400).rounded(.up))
      case .eachHour(let part): min(1, part * (seconds / 3600).rounded(.up))
      }
    }
  }

  /// Whether a date decides about points.
  var hasDueDates: Bool { rules.values.contains { $0.due != nil } }

  /// Whether there is anything to apply.
  var isEmpty: Bool { files.isEmpty }

  /// Whether something counts otherwise than as a point a check.
  private var hasScores: Bool { !rules.isEmpty || !adjustments.isEmpty }

  /// No rules.
  init() { lessons = [:] }

  /// Reads the tables in a folder.
  init(in folder: URL, of package: CoursePackage) throws {
    lessons = Dictionary(
      package.exercises.map { ($0.name, $0.product) }, uniquingKeysWith: { first, _ in first })
    var faults: [String] = []
    guard folder.exists else { throw CommandError.cannotRead(folder.path) }
    func table(_ name: String) -> CSVTable? {
      guard let bytes = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      files.append(name)
      if let line = String.unreadableLine(in: bytes) {
        faults.append(Self.notUTF8(name, line: line))
        return nil
      }
      let text = String(handedIn: bytes)
      fingerprint = Fingerprint.of([fingerprint, name, text])
      let table = CSVTable(text, meanings: name == Self.rosterFile ? meanings : [:])
      faults += table.faults.map { "\(name):\($0.line): \($0.sentence)" }
      return table
    }
    if let table = table(Self.columnsFile) { readColumns(table, of: package, &faults) }
    if let table = table(Self.rosterFile) { readRoster(table, &faults) }
    if let table = table(Self.courseFile) { readCourse(table, of: package, &faults) }
    if let table = table(Self.adjustmentsFile) { readAdjustments(table, of: package, &faults) }
    roster = RosterIndex(students)
    indexAdjustments(&faults)
    guard !files.isEmpty else { throw CommandError.noTables(folder.path) }
    guard faults.isEmpty else { throw CommandError.badTables(faults) }
  }
}

/// How the tables are read.
extension ClassRules {
  /// What is said of a table in another encoding.
  static func notUTF8(_ file: String, line: Int) -> String {
    "\(file):\(line): The line is not written as UTF-8. Save the table as CSV in UTF-8."
  }

  /// Reads what the columns of a platform's table hold, where their heads do not say it.
  private mutating func readColumns(
    _ table: CSVTable, of package: CoursePackage, _ faults: inout [String]
  ) {
    guard Self.has(["column", "holds"], table, of: Self.columnsFile, &faults) else { return }
    let filled = Set(package.lessons.map(\.product) + package.exercises.map(\.name))
    let known = Student.columns + Self.extraTime + Self.filledWords
    for row in table.rows {
      let (column, holds) = (row.text("column"), row.text("holds"))
      let isKnown =
        known.contains { $0.plain == holds.plain } || filled.contains(holds.lowercased())
      if column.isEmpty || !isKnown {
        faults.append(
          "\(Self.columnsFile):\(row.line): \"\(holds)\" is nothing that a column can hold. It can be "
            + "folder, id, name, first name, last name, mail, extra time, score, maximum, comments, a "
            + "lesson or an exercise.")
      }
      meanings[column.plain] = holds
    }
  }

  /// Whether a table has some columns; those are told that it lacks.
  private static func has(
    _ columns: [String], _ table: CSVTable, of file: String, _ faults: inout [String]
  ) -> Bool {
    let missing = columns.filter { !table.has($0) }
    faults += missing.map { "\(file):\(table.firstLine): It needs a column named \($0)." }
    return missing.isEmpty
  }

  /// What can be written into a column, besides the points of lessons and exercises.
  private static let filledWords = ["score", "maximum", "comments"]

  private static let extraTime = ["extra time", "extra", "extension"]

  /// Tells columns that no table has; in a roster of one's own only those that are nearly right.
  private static func check(
    _ table: CSVTable, of file: String, known: [String], isOpen: Bool = false,
    _ faults: inout [String]
  ) {
    for (name, near) in table.unknownNames(besides: known) where !isOpen || !near.isEmpty {
      faults.append(
        "\(file):\(table.firstLine): There is no column named \(name)."
          + (near.isEmpty
            ? " The columns are \(known.joined(separator: ", "))." : String.suggestion(near)))
    }
  }

  private mutating func readRoster(_ table: CSVTable, _ faults: inout [String]) {
    // What platforms export has columns of its own.
    if meanings.isEmpty, !table.has("sis login id", "sis user id", "identifier") {
      Self.check(
        table, of: Self.rosterFile,
        known: Student.columns + Self.extraTime, isOpen: true, &faults)
    }
    var seen: [String: Int] = [:]
    for row in table.rows {
      let place = "\(Self.rosterFile):\(row.line)"
      // An export of Canvas has a line of the most points, and one of what is posted by hand.
      let isStudent = !["pointspossible", ""].contains(
        row.text(
          "student", "name", "full name", "id", "folder", "last name", "mail", "email",
          "email address", "identifier"
        ).plain)
      guard isStudent else { continue }
      var student = Student(row)
      let own = [student.id, student.mail, student.canvas, student.moodle].compactMap {
        $0?.identity
      }
      let places = own + (student.folder.map { ["folder " + $0.identity] } ?? [])
      if let twice = places.compactMap({ seen[$0] }).first {
        faults.append("\(place): The student stands on line \(twice), too.")
      }
      for key in places { seen[key] = row.line }
      let extra = row.text("extra time", "extra", "extension")
      if !extra.isEmpty {
        if let seconds = Self.seconds(extra) {
          student.extraSeconds = seconds
        } else {
          faults.append("\(place): \"\(extra)\" is no extra time. It can be 2 days or 36 hours.")
        }
      }
      students.append(student)
    }
    if students.isEmpty { faults.append("\(Self.rosterFile): It names no student.") }
  }

  private mutating func readCourse(
    _ table: CSVTable, of package: CoursePackage, _ faults: inout [String]
  ) {
    if !table.has("exercise", "name", "lesson") {
      faults.append("\(Self.courseFile):1: It needs a column named exercise.")
      return
    }
    Self.check(
      table, of: Self.courseFile,
      known: [
        "exercise", "lesson", "name", "weight", "worth", "due", "late", "counts", "standing",
      ],
      &faults)
    var seen: [String: Int] = [:]
    for row in table.rows {
      let place = "\(Self.courseFile):\(row.line)"
      let name = row.text("exercise", "lesson", "name")
      guard let keys = Self.keys(of: name, in: package) else {
        faults.append("\(place): \(Self.sentence(onUnknown: name, in: package))")
        continue
      }
      if let line = seen[keys] { faults.append("\(place): \(name) stands on line \(line), too.") }
      seen[keys] = row.line
      var rule = ExerciseRule()
      func read<Value>(_ column: String, _ make: (String) -> Value?, _ help: String) -> Value? {
        let text = row.text(column)
        guard !text.isEmpty else { return nil }
        guard let value = make(text) else {
          faults.append("\(place): \"\(text)\" is no \(column). \(help)")
          return nil
        }
        return value
      }
      let number = { (text: String) in
        Double(text.replacing(",", with: ".")).flatMap { $0 >= 0 ? $0 : nil }
      }
      rule.weight = read("weight", number, "It is a number: what each point counts.")
      rule.worth = read("worth", number, "It is a number: the most points there can be.")
      rule.due = read("due", { Moment($0)?.date }, "It can be 2030-01-31 or 2030-01-31 18:00.")
      rule.late = read("late", { LateRule($0) }, "It can be 50%, 10% a day or 1% an hour.")
      rule.counts = read("counts", Self.yesOrNo, "It can be yes or no.")
      rule.standing = read(
        "standing", { $0.lowercased() == "count" ? true : Self.yesOrNo($0) },
        "It can be count or no.")
      rules[keys] = rule
    }
  }

  private mutating func readAdjustments(
    _ table: CSVTable, of package: CoursePackage, _ faults: inout [String]
  ) {
    guard Self.has(["student", "points"], table, of: Self.adjustmentsFile, &faults) else { return }
    Self.check(
      table, of: Self.adjustmentsFile,
      known: ["student", "exercise", "points", "comment", "folder", "id", "name"], &faults)
    for row in table.rows {
      let place = "\(Self.adjustmentsFile):\(row.line)"
      let name = row.text("exercise")
      var exercise: String?
      if !name.isEmpty {
        let found = try? package.exercises(named: [name])
        guard let found, found.count == 1 else {
          faults.append("\(place): \(Self.sentence(onUnknown: name, in: package))")
          continue
        }
        exercise = found[0].name
      }
      let points = CSVTable.unguarded(row.text("points")).replacing(",", with: ".")
      var change: Adjustment.Change?
      if let match = points.wholeMatch(of: /=\s*(\d+(?:\.\d+)?)/), let number = Double(match.1) {
        change = .set(number)
      } else if let number = Double(points) {
        change = .add(number)
      } else if !points.isEmpty {
        faults.append(
          "\(place): \"\(points)\" are no points. They can be 2, -1.5, or =5 for exactly five.")
      }
      let student = CSVTable.unguarded(row.text("student", "folder", "id", "name"))
      if student.isEmpty { faults.append("\(place): It names no student.") }
      adjustments.append(
        Adjustment(
          line: row.line, student: student, exercise: exercise, change: change,
          comment: row.text("comment")))
    }
  }

  /// Notes where each adjustment is found by a name, and tells those that may be meant for several.
  private mutating func indexAdjustments(_ faults: inout [String]) {
    for (index, adjustment) in adjustments.enumerated() {
      adjustmentsByName[adjustment.student.identity, default: []].append(index)
      if let name = Student.spelledName(adjustment.student) {
        adjustmentsByName[name, default: []].append(index)
      }
      guard case .several(let lines) = roster.match(adjustment.student) else { continue }
      faults.append(
        "\(Self.adjustmentsFile):\(adjustment.line): \(adjustment.student) may be the student of "
          + "\(Self.listed(lines)) of \(Self.rosterFile). Write the folder or the number.")
    }
  }

  /// What a rule is kept under: `*`, a lesson's name or an exercise's; nil if there is no such.
  private static func keys(of name: String, in package: CoursePackage) -> String? {
    if ["*", "all", "total"].contains(name.lowercased()) { return "*" }
    if let lesson = package.lessons.first(where: { $0.spellings.contains(name.lowercased()) }) {
      return lesson.product
    }
    let found = (try? package.exercises(named: [name])) ?? []
    return found.count == 1 ? found[0].name : nil
  }

  /// Says that a table names an exercise that is not there, and which is near.
  private static func sentence(onUnknown name: String, in package: CoursePackage) -> String {
    guard !name.isEmpty else { return "It names no exercise." }
    do {
      let found = try package.exercises(named: [name])
      return "\(name) is a lesson of \(found.count) exercises. Name one of them."
    } catch {
      return error.told
    }
  }

  private static func yesOrNo(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "y", "true", "1": true
    case "no", "n", "false", "0": false
    default: nil
    }
  }

  private static func seconds(_ text: String) -> TimeInterval? {
    let pattern = /(\d+(?:[.,]\d+)?)\s*(d|days?|h|hours?)?/
    guard let match = text.lowercased().wholeMatch(of: pattern),
      let number = Double(match.1.replacing(",", with: "."))
    else { return nil }
    return number * (match.2?.hasPrefix("h") == true ? 3600 : 86_400)
  }
}

/// What the rules make of grades.
extension ClassRules {
  /// Gives each submission its student, and each answer what it counts.
  func apply(to book: Gradebook) -> Gradebook {
    guard !isEmpty else { return book }
    return Gradebook(
      course: book.course, part: book.part, submissions: book.submissions.map(apply))
  }

  private func apply(to submission: GradedSubmission) -> GradedSubmission {
    var submission = submission
    if !students.isEmpty {
      // An earlier roster may have named somebody else, so nothing of it is kept.
      (submission.student, submission.doubt) = (nil, nil)
      switch roster.match(submission.name, keys: Set(submission.keys ?? [])) {
      case .one(let student): submission.student = student
      case .several(let lines):
        submission.doubt =
          "It may be the student of \(Self.listed(lines)) of \(Self.rosterFile), so it was given to "
          + "none. Write the folder on the right line."
      case .none: submission.doubt = "\(Self.rosterFile) does not name whoever handed this in."
      }
    }
    guard hasScores else { return submission }
    submission.comments = nil
    let own = adjustments(of: submission)
    let extra = submission.student?.extraSeconds ?? 0
    let worth = worthOfExercises(submission.exercises)
    for index in submission.exercises.indices {
      let name = submission.exercises[index].name
      submission.exercises[index].apply(
        maximum: worth[index], due: rule(\.due, for: name)?.addingTimeInterval(extra),
        late: rule(\.late, for: name), countsStanding: rule(\.standing, for: name) ?? false)
      for adjustment in own where adjustment.exercise == name {
        submission.exercises[index].adjust(adjustment.change, adjustment.comment)
      }
    }
    submission.score = Score.rounded(submission.exercises.reduce(0) { $0 + ($1.score ?? 0) })
    submission.maximum = Score.rounded(submission.exercises.reduce(0) { $0 + ($1.maximum ?? 0) })
    for adjustment in own where adjustment.exercise == nil {
      switch adjustment.change {
      case .add(let points):
        submission.score = max(0, Score.rounded((submission.score ?? 0) + points))
      case .set(let points): submission.score = points
      case nil: break
      }
      if !adjustment.comment.isEmpty {
        submission.comments = (submission.comments ?? []) + [adjustment.comment]
      }
    }
    return submission
  }

  /// What each exercise counts at most.
  private func worthOfExercises(_ exercises: [GradedExercise]) -> [Double] {
    var worth = exercises.map { exercise -> Double in
      guard rule(\.counts, for: exercise.name) ?? true else { return 0 }
      if let worth = rules[exercise.name]?.worth { return worth }
      return Double(exercise.possible) * (rule(\.weight, for: exercise.name) ?? 1)
    }
    // What a lesson is worth is shared out among those of its exercises that say nothing else, and
    // what all are worth among those of the lessons that say nothing else.
    let lessonsWithWorth = Set(lessons.values).filter { rules[$0]?.worth != nil }.sorted()
    for key in lessonsWithWorth + ["*"] {
      guard let whole = rules[key]?.worth else { continue }
      let scope = exercises.indices.filter { key == "*" || lessons[exercises[$0].name] == key }
      let isFixed = { (index: Int) in
        let name = exercises[index].name
        return rules[name]?.worth != nil
          || key == "*" && lessonsWithWorth.contains(lessons[name] ?? "")
      }
      let open = scope.filter { !isFixed($0) }
      let fixed = scope.filter(isFixed).reduce(0) { $0 + worth[$1] }
      let sum = open.reduce(0) { $0 + worth[$1] }
      if sum > 0 { for index in open { worth[index] *= max(0, whole - fixed) / sum } }
    }
    return worth
  }

  /// What is said of an exercise: in its own line, in that of its lesson, or in that of all.
  private func rule<Value>(_ path: KeyPath<ExerciseRule, Value?>, for name: String) -> Value? {
    for key in [name, lessons[name] ?? "", "*"] {
      if let value = rules[key]?[keyPath: path] { return value }
    }
    return nil
  }

  /// The adjustments for the student of a submission, in the order of their table.
  private func adjustments(of submission: GradedSubmission) -> [Adjustment] {
    let names =
      [submission.name.identity] + (submission.student.map { Array($0.spellings) } ?? [])
    return Set(names.flatMap { adjustmentsByName[$0] ?? [] }).sorted().map { adjustments[$0] }
  }

  /// The students of the roster who have an adjustment and are none of those that handed in.
  func studentsWithoutFolder(
    besides handedIn: [(name: String, keys: Set<String>)]
  ) -> [Student] {
    guard !adjustments.isEmpty else { return [] }
    var lines: Set<Int> = []
    for (name, keys) in handedIn {
      switch roster.match(name, keys: keys) {
      case .one(let student): lines.insert(student.rosterLine ?? 0)
      // Whoever may have handed in is not somebody who did not.
      case .several(let several): lines.formUnion(several)
      case .none: break
      }
    }
    let wanted = Set(
      adjustments.compactMap { adjustment -> Int? in
        guard case .one(let student) = roster.match(adjustment.student) else { return nil }
        return student.rosterLine
      })
    return students.filter { wanted.subtracting(lines).contains($0.rosterLine ?? 0) }
  }

  private static func listed(_ lines: [Int]) -> String {
    "the lines " + lines.dropLast().map(String.init).joined(separator: ", ")
      + " and \(lines.last ?? 0)"
  }

  /// What is to be told about a class: who is in the roster and handed nothing in, and lines of the
  /// tables that are about nobody.
  func lines(on book: Gradebook) -> [LookList.Line] {
    guard book.part == nil else { return [] }
    var lines: [LookList.Line] = []
    let handIns = book.handIns
    let missing = students.filter { handIns[$0] == nil }
    if !missing.isEmpty {
      lines.append(
        .init(
          kind: .missing,
          sentence: "\(Self.rosterFile) names \(missing.count) who handed nothing in: "
            + missing.map(\.shownName).listed()))
    }
    let used = Set(book.submissions.flatMap { adjustments(of: $0).map(\.line) })
    for adjustment in adjustments where !used.contains(adjustment.line) {
      lines.append(
        .init(
          kind: .tables,
          sentence:
            "\(Self.adjustmentsFile):\(adjustment.line): Nobody named \(adjustment.student) handed in."
        ))
    }
    return lines
  }
}

extension GradedExercise {
  /// Notes what the exercise counts at most, and what a late answer loses.
  fileprivate mutating func apply(
    maximum: Double, due: Date?, late: ClassRules.LateRule?, countsStanding: Bool
  ) {
    self.maximum = Score.exact(maximum)
    (isLate, adjustment, comments) = (nil, nil, nil)
    self.countsStanding = countsStanding && standing != nil ? true : nil
    let counted = points + (countsStanding ? standing ?? 0 : 0)
    let part = possible == 0 ? 0 : Double(counted) / Double(possible)
    var loss = 0.0
    if let due {
      self.due = Moment.text(of: due)
      if let text = handedIn, let came = Moment(text)?.date, came > due, state != .missing {
        loss = (late ?? .once(0)).loss(after: came.timeIntervalSince(due))
        isLate = true
      }
    }
    let full = maximum * part
    penalty = full * loss > 0 ? Score.exact(full * loss) : nil
    score = Score.exact(full - full * loss)
  }

  fileprivate mutating func adjust(_ change: ClassRules.Adjustment.Change?, _ comment: String) {
    let before = score ?? 0
    switch change {
    case .add(let points): score = max(0, Score.exact(before + points))
    case .set(let points): score = points
    case nil: break
    }
    let difference = Score.exact((score ?? 0) - before)
    if difference != 0 { adjustment = Score.exact((adjustment ?? 0) + difference) }
    if !comment.isEmpty { comments = (comments ?? []) + [comment] }
  }
}

extension CommandError {
  static func noTables(_ folder: String) -> Self {
    Self("\(folder) holds none of the tables of a class: roster.csv, course.csv, adjustments.csv.")
  }

  static func badTables(_ faults: [String]) -> Self {
    Self("The tables of the class cannot be used as they are.\n" + faults.joined(separator: "\n"))
  }
}
