import Answers
import Foundation
import Processes

/// `course grade DIR...`: what a class handed in, each student's folder graded apart.
enum Grade {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(
      arguments, of: "grade", withValue: ["--output", "--shard", "--class", "--only"])
    let (paths, asked) = try Self.only(options, of: package)
    guard !paths.isEmpty else { throw CommandError.needsSubmissions }
    ProgramArguments.hide()
    let shard = try options.text("--shard").map(Shard.init)
    let rules = try options.text("--class").map {
      try ClassRules(in: URL(fileURLWithPath: $0), of: package)
    }
    let output = URL(
      fileURLWithPath: options.text("--output") ?? "\(package.root.path)/.course/grades")
    let call = ClassCall(
      package: package, shard: shard, asked: asked, rules: rules ?? ClassRules(), output: output,
      printer: printer)
    return try call.run(paths)
  }

  /// Parts what was handed in from the exercises that alone are graded.
  ///
  /// Names that follow the first one stand among the folders, and are known by being none.
  private static func only(
    _ options: Options, of package: CoursePackage
  ) throws -> (paths: [String], asked: Set<Exercise>?) {
    guard let first = options.text("--only") else { return (options.names, nil) }
    var paths: [String] = []
    var names = first.split { $0 == "," || $0 == " " }.map(String.init)
    for name in options.names {
      if !URL(fileURLWithPath: name).exists, (try? package.exercises(named: [name])) != nil {
        names.append(name)
      } else {
        paths.append(name)
      }
    }
    guard !names.isEmpty else { throw CommandError.optionNeedsValue("--only", command: "grade") }
    return (paths, Set(try package.exercises(named: names)))
  }
}

/// A call that grades a class: what it was told, and what it does.
struct ClassCall {
  let package: CoursePackage
  let shard: Shard?
  /// The exercises that alone are graded, or nil for all.
  let asked: Set<Exercise>?
  let rules: ClassRules
  let output: URL
  let printer: Printer

  /// Grades what the paths lead to, and returns the status of the program.
  func run(_ paths: [String]) throws -> Int32 {
    let input = try ClassInput(paths)
    let strays = input.notes.map { LookList.Line(kind: .nobody, sentence: $0) }
    guard !input.handIns.isEmpty else {
      for note in input.notes { printer.note(note) }
      throw CommandError.needsSubmissions
    }
    // Gradescope has one submission graded at a time: nobody else is missing then.
    let absent =
      input.isOfOne
      ? [] : rules.studentsWithoutFolder(besides: input.handIns.map { ($0.name, $0.keys) })
    let all = input.handIns + absent.map(HandIn.init)
    printer.note(
      "\(all.count.of("student")). Reading what they handed in.")
    let own = all.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    let inputs = LastCall.inputs(
      of: own, beside: input.notes, to: package, with: rules,
      part: (shard.map { "\($0.number)/\($0.count)" } ?? "")
        + (asked ?? []).map(\.name).sorted().map { " \($0)" }.joined())
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
    let book = rules.apply(to: raw)
    let lines =
      strays + (input.isOfOne ? [] : rules.lines(on: book)) + StandingNote.lines(on: book)
    try printer.during("Comparing what is alike") {
      try write(book, folders: folders, lines: lines)
    }
    let notes = LookList(on: book, with: lines).text(isWhole: false)
    for note in notes { printer.note(note) }
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
    let matcher = AnswerMatcher(suites)
    return printer.during("Reading") {
      handIns.enumerated().map { index, handIn in
        Interruption.stopIfAsked()
        Progress.step = "\(index) of \(handIns.count) students"
        Progress.tick()
        var folder = StudentFolder(handIn, gradedBy: suites, matcher: matcher, only: asked)
        if rules.hasDueDates, let place = folder.folder { folder.take(CommitDates.of(place)) }
        return folder
      }
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
    // What the teacher's tables make of the last of them.
    var ruled: GradedSubmission?
    func finish(_ submission: GradedSubmission, in folder: StudentFolder) throws {
      let dated = submission.with(rules.hasDueDates ? folder.dates : [:])
      let book = rules.apply(to: Gradebook(course: course, submissions: [dated]))
      try writeReport(book)
      graded.append(dated)
      ruled = book.submissions.first ?? dated
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
          "\(grader.count.students) of \(folders.count)  "
            + (ruled ?? submission).sentence)
      }
    }
    return graded
  }

  private func begin(_ count: ClassGrader.Count, of folders: [StudentFolder]) -> String {
    let answers = folders.reduce(0) { $0 + $1.submissions.count { $0.text != nil } }
    let kept = count.students == 0 ? "" : " \(count.students) students have their grades already."
    let guess =
      count.allAnswers == 0
      ? "" : ", in about \(GradingClock(allAnswers: count.allAnswers).left(at: count))"
    return
      "\(folders.count) students handed in \(answers) answers. \(count.allAnswers) that differ "
      + "are to be graded\(guess).\(kept)"
  }

  /// Writes what a student gets, unless it is there already.
  private func writeReport(_ book: Gradebook) throws {
    guard let submission = book.submissions.first else { return }
    for format in [ReportFormat.html, .json] {
      let file = reports.appendingPathComponent(
        "\(submission.name.fileName).\(format.ending)")
      let text = try format.write(book)
      if file.text != text { try file.writeOrExplain(text) }
    }
  }

  private func write(
    _ book: Gradebook, folders: [StudentFolder], lines: [LookList.Line]
  ) throws {
    let whole = output.appendingPathComponent("\(name).json")
    let before = whole.text.flatMap { try? Gradebook(json: $0, file: whole.path) }
    for format in [ReportFormat.json, .csv, .html] {
      try output.appendingPathComponent("\(name).\(format.ending)")
        .writeOrExplain(format.write(book, with: lines))
    }
    let insights = ClassInsights(
      book: book, alike: AlikeAnswers(in: folders, of: package).pairs, lines: lines)
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
  static func lines(on book: Gradebook) -> [LookList.Line] {
    let forgetful = book.submissions.filter { submission in
      submission.exercises.contains { $0.standing != nil && $0.countsStanding != true }
    }
    guard let first = forgetful.first else { return [] }
    let who =
      forgetful.count == 1
      ? "\(first.name.shown) has" : "\(forgetful.count) students have"
    return [
      LookList.Line(
        kind: .standing,
        sentence:
          "\(who) answers that pass under a TODO line, and no points for them. In course.csv, the "
          + "column standing can say count.")
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

/// How long the rest of a class will take: by how long an answer usually takes, and as soon as the first
/// ones are graded, by how long those took.
struct GradingClock {
  private let allAnswers: Int
  private let width: Int
  private let seconds: () -> Double

  /// What one answer takes of a processor, in seconds, its suite compiled before: a guess, which the first
  /// answers correct.
  static let usual = 1.2

  /// A clock that begins now; `seconds` says how many have passed since.
  init(
    allAnswers: Int, width: Int = ProcessInfo.processInfo.activeProcessorCount,
    seconds: (() -> Double)? = nil
  ) {
    self.allAnswers = allAnswers
    self.width = width
    let began = monotonicSeconds()
    self.seconds = seconds ?? { monotonicSeconds() - began }
  }

  /// How far the work has come: `3 of 40 students, 16 of 310 answers, about 4 min left`.
  func sentence(at count: ClassGrader.Count) -> String {
    "\(count.students) of \(count.allStudents) students, \(count.answers) of \(allAnswers) "
      + "answers, about \(left(at: count)) left"
  }

  /// What is left: `4 min`.
  func left(at count: ClassGrader.Count) -> String {
    let seconds = self.seconds()
    let left = Double(max(0, count.allEffort - count.effort))
    guard left > 0 else { return Self.text(of: 0) }
    guard count.effort == 0 else {
      return Self.text(of: max(1, left * seconds / Double(count.effort)))
    }
    // Where the first answers take longer than they usually do, the others will, too.
    let first = Double(max(1, min(count.firstEffort, count.allEffort)))
    // One answer uses one processor, however many there are.
    let pace = max(Self.usual / min(first, Double(max(1, width))), seconds / first)
    return Self.text(of: max(1, pace * left - seconds))
  }

  private static func text(of seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds)) s" : "\(Int((seconds / 60).rounded())) min"
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

extension CommandError {
  static var needsSubmissions: Self {
    usage("course grade needs the folders of the submissions, one for each student.")
  }
}
