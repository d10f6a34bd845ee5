import Foundation

/// `course report`: what this copy of the course is worth, or a class graded in parts.
enum Report {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(
      arguments, of: "report", withValue: ["--format", "--output", "--name"])
    let format = try options.choice("--format", among: ReportFormat.self) ?? .text
    let book =
      options.has("--merge")
      ? try merged(options.names)
      : try graded(package, as: options.text("--name"), names: options.names, printer: printer)
    try deliver(try format.write(book), to: options.text("--output"), printer: printer)
    return 0
  }

  private static func merged(_ files: [String]) throws -> Gradebook {
    guard !files.isEmpty else { throw CommandError.nothingToMerge }
    return try Gradebook(
      merging: files.map { file in
        guard let text = URL(fileURLWithPath: file).text else {
          throw CommandError.cannotRead(file)
        }
        return (file, try Gradebook(json: text, file: file))
      })
  }

  private static func graded(
    _ package: CoursePackage, as name: String?, names: [String], printer: Printer
  ) throws -> Gradebook {
    let submissions = try package.exercises(named: names).map(Submission.init)
    let unknown = submissions.filter { $0.text != nil && !$0.isPristine }
    let verdicts = try printer.during("Grading \(unknown.count) exercises") {
      unknown.isEmpty ? [] : try Grader(package: package).grade(unknown)
    }
    VerdictCache(of: package).store(verdicts)
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

extension Submission {
  /// The verdict on a submission that need not be graded: its file is missing, or as it came.
  var obviousVerdict: Verdict {
    Verdict(submission: self, state: text == nil ? .missing : .waiting)
  }
}

extension URL {
  /// Writes a text here, or throws a sentence that says why that cannot be done.
  func writeOrExplain(_ text: String) throws {
    do {
      try write(text)
    } catch {
      throw CommandError.cannotWrite(path, reason: error.localizedDescription)
    }
  }
}
