import Answers
import Foundation

/// `course report`: what this copy of the course is worth, or a class graded in parts.
enum Report {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(
      arguments, of: "report",
      withValue: ["--format", "--output", "--name", "--class", "--anonymous", "--fill"])
    let output = options.text("--output")
    if options.has("--changes") {
      try deliver(changes(between: options.names), to: output, printer: printer)
      return 0
    }
    let format = try options.choice("--format", among: ReportFormat.self) ?? .text
    let rules = try options.text("--class").map {
      try ClassRules(in: URL(fileURLWithPath: $0), of: package)
    }
    let isMerged = options.has("--merge")
    var book =
      isMerged
      ? try merged(options.names)
      : try graded(package, as: options.text("--name"), names: options.names, printer: printer)
    var lines: [LookList.Line] = []
    if let rules {
      book = rules.apply(to: book)
      // Who else is in the class is no matter of a report on one submission.
      let isOfClass = isMerged && !(format.isOfOne && book.submissions.count == 1)
      if isOfClass {
        lines = rules.lines(on: book)
        for line in LookList(on: book, with: lines).text(isWhole: false) { printer.note(line) }
      }
    }
    if let file = options.text("--anonymous") {
      var names = try AnonymousNames(keptIn: URL(fileURLWithPath: file))
      book = try names.replaceNames(in: book)
    }
    if let sheet = options.text("--fill") {
      try fill(sheet, from: book, with: rules, to: output, printer: printer)
      return 0
    }
    if format.isOfOne, book.submissions.count > 1, let output {
      let place = URL(fileURLWithPath: output)
      guard place.pathExtension != format.ending, !place.isFile else {
        throw CommandError.fileForSeveral(
          output, format: format.rawValue, count: book.submissions.count)
      }
      try deliverEach(of: book, as: format, to: output, printer: printer)
    } else {
      try deliver(format.write(book, with: lines), to: output, printer: printer)
    }
    return 0
  }

  /// Writes the grades into the teacher's own table.
  private static func fill(
    _ sheet: String, from book: Gradebook, with rules: ClassRules?, to output: String?,
    printer: Printer
  ) throws {
    guard let rules, !rules.students.isEmpty else {
      throw CommandError.usage(
        "The lines of \(sheet) are found by the students of the roster, and no roster is given. Put "
          + "roster.csv in a folder and name the folder after --class. It may be the same table.")
    }
    guard let output else {
      throw CommandError.usage(
        "The filled table is a file of its own, so that \(sheet) stays as it is. Name it after --output."
      )
    }
    let file = URL(fileURLWithPath: sheet)
    guard let bytes = try? Data(contentsOf: file) else { throw CommandError.cannotRead(sheet) }
    if let line = String.unreadableLine(in: bytes) {
      throw CommandError.badTables([ClassRules.notUTF8(sheet, line: line)])
    }
    let filled = try Worksheet(
      filling: String(handedIn: bytes), named: file.lastPathComponent, from: book,
      of: rules.students, meanings: rules.meanings)
    try deliver(filled.text, to: output, printer: printer)
    for note in filled.notes { printer.note(note) }
  }

  /// What has changed from one report of a class to another.
  private static func changes(between files: [String]) throws -> String {
    guard files.count == 2 else { throw CommandError.needsTwoReports }
    let books = try files.map(book)
    return GradeChanges(from: books[0], to: books[1]).text
  }

  /// Writes a file for each submission into a folder.
  private static func deliverEach(
    of book: Gradebook, as format: ReportFormat, to folder: String, printer: Printer
  ) throws {
    let folder = URL(fileURLWithPath: folder)
    for submission in book.submissions {
      let own = Gradebook(course: book.course, submissions: [submission])
      try folder.appendingPathComponent("\(submission.name.fileName).\(format.ending)")
        .writeOrExplain(format.write(own))
    }
    printer.note("\(book.submissions.count) reports are in \(folder.path)")
  }

  private static func book(at file: String) throws -> Gradebook {
    guard let text = URL(fileURLWithPath: file).text else { throw CommandError.cannotRead(file) }
    return try Gradebook(json: text, file: file)
  }

  private static func merged(_ files: [String]) throws -> Gradebook {
    guard !files.isEmpty else { throw CommandError.nothingToMerge }
    return try Gradebook(merging: files.map { (file: $0, book: try book(at: $0)) })
  }

  private static func graded(
    _ package: CoursePackage, as name: String?, names: [String], printer: Printer
  ) throws -> Gradebook {
    let submissions = try package.exercises(named: names).map(Submission.init)
    let unknown = submissions.filter { !$0.isEmpty && !$0.isPristine }
    let verdicts = try printer.during("Grading \(unknown.count) exercises") {
      unknown.isEmpty ? [] : try Grader(package: package).grade(unknown)
    }
    let found = Dictionary(uniqueKeysWithValues: verdicts.map { ($0.exercise, $0) })
    let exercises = submissions.map { submission in
      GradedExercise(found[submission.exercise] ?? submission.obviousVerdict, in: package)
    }
    return Gradebook(
      course: package.fingerprint,
      submissions: [
        GradedSubmission(
          name: name ?? "this copy", fingerprint: Fingerprint.of(submissions.map(\.fingerprint)),
          exercises: exercises)
      ])
  }

  /// Prints a report, or writes it to a file.
  private static func deliver(_ text: String, to file: String?, printer: Printer) throws {
    guard let file else {
      // A line of a spreadsheet ends in two characters, of which the printer adds the last.
      return printer.print(String(text.unicodeScalars.dropLast()))
    }
    try URL(fileURLWithPath: file).writeOrExplain(text)
    printer.note("The report is in \(file)")
  }
}

extension CommandError {
  static var nothingToMerge: Self {
    usage(
      "course report --merge needs the files to put together: those that course grade --shard "
        + "wrote.")
  }

  static func fileForSeveral(_ path: String, format: String, count: Int) -> Self {
    usage(
      "\(path) is the name of one file, and \(format) makes a file for each of \(count) submissions. "
        + "Name a folder after --output.")
  }

  static var needsTwoReports: Self {
    usage(
      "course report --changes needs two JSON reports: the one from before, and the one from now.")
  }
}
