import Foundation

/// `course grade DIR...`: what a class handed in, each student's folder graded apart.
enum Grade {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(
      arguments, of: "grade", withValue: ["--output", "--shard", "--class"])
    guard !options.names.isEmpty else { throw CommandError.needsSubmissions }
    ProgramArguments.hide()
    let shard = try options.text("--shard").map(Shard.init)
    let rules = try options.text("--class").map {
      try ClassRules(in: URL(fileURLWithPath: $0), of: package)
    }
    let output = URL(
      fileURLWithPath: options.text("--output") ?? "\(package.root.path)/.course/grades")
    let call = ClassCall(
      package: package, shard: shard, rules: rules ?? ClassRules(), output: output,
      printer: printer)
    return try call.run(options.names)
  }
}

/// A call that grades a class: what it was told, and what it does.
struct ClassCall {
  let package: CoursePackage
  let shard: Shard?
  let rules: ClassRules
  let output: URL
  let printer: Printer

  /// Grades what the paths lead to, and returns the status of the program.
  func run(_ paths: [String]) throws -> Int32 {
    let input = try ClassInput(paths)
    for note in input.notes { printer.note(note) }
    guard !input.handIns.isEmpty else { throw CommandError.needsSubmissions }
    let all =
      input.handIns
      + rules.studentsWithoutFolder(besides: input.handIns.map { ($0.name, $0.keys) }).map(
        HandIn.init)
    let own = all.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    let inputs = LastCall.inputs(
      of: own, to: package, with: rules, part: shard.map { "\($0.number)/\($0.count)" } ?? "")
    if let last = LastCall.read(lastCall), last.inputs == inputs,
      last.outputs == LastCall.outputs(in: output)
    {
      printer.note("Nothing has changed since the last call.")
      for note in last.notes { printer.note(note) }
      printer.print(last.summary)
      printer.note("All of it is in \(output.path)")
      return 0
    }
    let folders = read(own)
    if let only = folders.first, paths.count == 1, folders.count == 1, only.isOfMany {
      printer.note(
        "\(paths[0]) was taken for what one student handed in. If it holds a folder for each student, "
          + "name those: \(paths[0])/*")
    }
    let course = package.fingerprint
    let graded = try grade(folders, course: course)
    let raw = Gradebook(
      course: course, part: shard.map { "\($0.number)/\($0.count)" }, submissions: graded)
    let keys = Dictionary(folders.map { ($0.name, $0.keys) }) { first, _ in first }
    let book = rules.apply(to: raw, keys: keys)
    let notes = rules.notes(on: book, keys: keys) + StandingNote.lines(on: book)
    for note in notes { printer.note(note) }
    try write(book, folders: folders)
    let summary = TextReport(book: book).summary
    printer.print(summary)
    printer.note("All of it is in \(output.path)")
    let status = status(of: book)
    if status == 0 {
      LastCall(
        inputs: inputs, outputs: LastCall.outputs(in: output), notes: notes, summary: summary
      ).write(to: lastCall)
    }
    return status
  }

  /// Where it is kept what this call said.
  private var lastCall: URL { output.appendingPathComponent(".\(name).last") }

  /// The name of the files that hold the whole of this call.
  private var name: String {
    "grades" + (shard.map { "-\($0.number)-of-\($0.count)" } ?? "")
  }

  private var reports: URL { output.appendingPathComponent("reports") }

  private func read(_ handIns: [HandIn]) -> [StudentFolder] {
    let suites = package.exercises.map(SuiteText.init)
    let matcher = AnswerMatcher(package.exercises)
    return handIns.map { handIn in
      Interruption.stopIfAsked()
      var folder = StudentFolder(handIn, gradedBy: suites, matcher: matcher)
      if rules.hasDueDates, let place = folder.folder { folder.take(CommitDates.of(place)) }
      return folder
    }
  }

  /// Grades the answers that are not graded yet, and writes each report as soon as it is known.
  private func grade(_ folders: [StudentFolder], course: String) throws -> [GradedSubmission] {
    let log = AnswerLog(file: output.appendingPathComponent("answers.jsonl"))
    if !log.file.exists { try log.add([]) }
    // Another compiler may accept something else.
    let kept = Fingerprint.of([course, try CompilerVersion.text(for: package)])
    let grader = ClassGrader(for: package, course: kept, log: log)
    let isKept = folders.map(grader.isKnown)
    let open = zip(folders, isKept).filter { !$0.1 }.map(\.0)
    let done = zip(folders, isKept).filter(\.1).map(\.0)
    var graded: [GradedSubmission] = []
    func finish(_ submission: GradedSubmission, in folder: StudentFolder) throws {
      let dated = submission.with(rules.hasDueDates ? folder.dates : [:])
      try writeReport(on: dated, keys: folder.keys, course: course)
      graded.append(dated)
    }
    try grader.grade(done) { try finish($0, in: $1) }
    grader.prepare(open, graded: done.count)
    printer.note(begin(grader.count, of: folders))
    guard !open.isEmpty else { return graded }
    defer { Interruption.beforeStopping = nil }
    Interruption.beforeStopping = { [printer] in
      let count = grader.count
      printer.note(
        "Stopped. \(count.students) of \(count.allStudents) students and \(count.answers) of "
          + "\(count.allAnswers) answers are graded, and that is kept. To go on, call the same "
          + "again.")
    }
    if grader.count.allAnswers > 0 {
      let mode = try printer.during("Building what all answers share") { try grader.build() }
      printer.note(mode.sentence)
    }
    let clock = GradingClock(allAnswers: grader.count.allAnswers)
    try printer.during("Grading") {
      Progress.overview = { clock.sentence(at: grader.count) }
      try grader.grade(open) { submission, folder in
        try finish(submission, in: folder)
        printer.note(
          "\(grader.count.students) of \(folders.count)  \(TextReport.sentence(on: submission))")
      }
    }
    return graded
  }

  private func begin(_ count: ClassGrader.Count, of folders: [StudentFolder]) -> String {
    let answers = folders.reduce(0) { $0 + $1.submissions.count { $0.text != nil } }
    let kept = count.students == 0 ? "" : " \(count.students) students have their grades already."
    return
      "\(folders.count) students handed in \(answers) answers. \(count.allAnswers) that differ "
      + "are to be graded.\(kept)"
  }

  /// Writes what a student gets, unless it is there already.
  private func writeReport(
    on submission: GradedSubmission, keys: Set<String>, course: String
  ) throws {
    let raw = Gradebook(course: course, submissions: [submission])
    let book = rules.apply(to: raw, keys: [submission.name: keys])
    for format in [ReportFormat.html, .json] {
      let file = reports.appendingPathComponent(
        "\(submission.name.fileName).\(format.ending)")
      let text = try format.write(book)
      if file.text != text { try file.writeOrExplain(text) }
    }
  }

  private func write(_ book: Gradebook, folders: [StudentFolder]) throws {
    let whole = output.appendingPathComponent("\(name).json")
    let before = whole.text.flatMap { try? Gradebook(json: $0, file: whole.path) }
    for format in [ReportFormat.json, .csv, .html] {
      try output.appendingPathComponent("\(name).\(format.ending)")
        .writeOrExplain(format.write(book))
    }
    let insights = ClassInsights(book: book, alike: AlikeAnswers(in: folders, of: package).pairs)
    try output.appendingPathComponent("\(name.replacing("grades", with: "class")).txt")
      .writeOrExplain(insights.text)
    guard let before, before.course != book.course else { return }
    let changes = GradeChanges(from: before, to: book)
    let file = output.appendingPathComponent("\(name.replacing("grades", with: "changes")).txt")
    try file.writeOrExplain(changes.text)
    printer.note("The course has changed since the last call. \(changes.summary) See \(file.path)")
  }

  private func status(of book: Gradebook) -> Int32 {
    let names = book.submissions.filter { $0.count(.notGraded) > 0 }.map(\.name)
    guard !names.isEmpty else { return 0 }
    printer.note(
      "This machine could not grade answers of \(names.joined(separator: ", ")). Their reports say "
        + "why. Call the same again: whoever is graded already is kept.")
    return 1
  }
}

/// What is said about answers that are written and not handed in: their TODO lines stand.
enum StandingNote {
  /// A sentence, or none if there is nobody to tell of.
  static func lines(on book: Gradebook) -> [String] {
    let forgetful = book.submissions.filter { submission in
      submission.exercises.contains { $0.standing != nil && $0.countsStanding != true }
    }
    guard let first = forgetful.first else { return [] }
    let who =
      forgetful.count == 1
      ? "\(first.name.shown) has" : "\(forgetful.count) students have"
    return [
      "\(who) answers that pass under a TODO line, and no points for them. In course.csv, the column "
        + "standing can say count."
    ]
  }
}

extension HandIn {
  /// What is graded of a student who handed nothing in, and whom the teacher gives points.
  fileprivate init(_ student: Student) {
    self.init(name: student.folder ?? student.shownName, notes: ["Nothing was handed in."])
    keys = student.keys
  }
}

/// How long the rest of a class will take, by how long the first answers took.
struct GradingClock {
  let allAnswers: Int
  private let began = ContinuousClock.now

  init(allAnswers: Int) { self.allAnswers = allAnswers }

  /// How far the work has come: `3 of 40 students, 16 of 310 answers, about 4 min left`.
  func sentence(at count: ClassGrader.Count) -> String {
    let seconds = Double(began.duration(to: .now).components.seconds)
    return "\(count.students) of \(count.allStudents) students, \(count.answers) of \(allAnswers) "
      + "answers, " + Self.left(seconds, done: count.answers, of: allAnswers)
  }

  /// What is left after so many seconds: `about 4 min left`.
  static func left(_ seconds: Double, done: Int, of all: Int) -> String {
    guard done > 0 else { return "no guess yet how long it takes" }
    let left = seconds / Double(done) * Double(max(0, all - done))
    return left < 90 ? "about \(Int(left)) s left" : "about \(Int((left / 60).rounded())) min left"
  }
}

extension GradedSubmission {
  /// The same with the dates of its answers.
  fileprivate func with(_ dates: [Exercise: Date]) -> GradedSubmission {
    let byName = Dictionary(dates.map { ($0.key.name, $0.value) }) { first, _ in first }
    var submission = self
    for index in submission.exercises.indices {
      submission.exercises[index].handedIn = byName[submission.exercises[index].name].map {
        Moment.text(of: $0)
      }
    }
    return submission
  }
}

extension String {
  /// A name that can be a file's, whatever a student or a platform calls somebody.
  var fileName: String {
    let safe = replacing("/", with: "_")
    let name = safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
    // With an ending it may have 255 bytes.
    guard name.utf8.count > 200 else { return name }
    var short = name
    while short.utf8.count > 180 { short.removeLast() }
    return "\(short)-\(Fingerprint.of([name]))"
  }
}

/// A part of a class that one of several machines grades: `3/8`.
struct Shard: Equatable {
  /// Which part it is, counted from 1.
  let number: Int
  let count: Int

  /// Reads a part from a command line.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw CommandError.badShard(text) }
    self.number = number
    self.count = count
  }

  /// Whether the part holds a submission, by its index among all that are sorted by name.
  func holds(_ index: Int) -> Bool { index % count == number - 1 }
}
