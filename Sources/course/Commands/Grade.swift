import Foundation

/// `course grade DIR...`: what a class handed in, each student's folder graded apart.
enum Grade {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "grade", withValue: ["--output", "--shard"])
    let shard = try options.text("--shard").map(Shard.init)
    let output = URL(
      fileURLWithPath: options.text("--output") ?? "\(package.root.path)/.course/grades")
    let folders = try folders(named: options.names, of: package, shard: shard)
    let grader = try printer.during("Building what all answers share") {
      try ClassGrader(for: package)
    }
    printer.note(grader.mode.sentence)
    let book = try grade(folders, with: grader, to: output, printer: printer)
    let name = "grades" + (shard.map { "-\($0.number)-of-\($0.count)" } ?? "")
    for format in [ReportFormat.json, .csv, .html] {
      try output.appendingPathComponent("\(name).\(format.rawValue)")
        .writeOrExplain(format.write(book))
    }
    printer.print(TextReport(book: book).summary)
    printer.note("All of it is in \(output.path)")
    return 0
  }

  /// The students' folders of this part of the class, sorted by name.
  private static func folders(
    named names: [String], of package: CoursePackage, shard: Shard?
  ) throws -> [StudentFolder] {
    guard !names.isEmpty else { throw CommandError.needsSubmissions }
    let urls = names.map { URL(fileURLWithPath: $0).standardizedFileURL }
      .sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
    for (first, second) in zip(urls, urls.dropFirst())
    where first.lastPathComponent == second.lastPathComponent {
      throw CommandError.submissionsOfOneName(
        first.path, second.path, name: first.lastPathComponent)
    }
    let own = urls.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    let suites = package.exercises.map(SuiteText.init)
    return try own.map { try StudentFolder(at: $0, gradedBy: suites) }
  }

  /// Grades the folders that are not graded yet, and writes each report as soon as it is known.
  private static func grade(
    _ folders: [StudentFolder], with grader: ClassGrader, to output: URL, printer: Printer
  ) throws -> Gradebook {
    let reports = output.appendingPathComponent("reports")
    var graded: [GradedSubmission] = []
    var open: [StudentFolder] = []
    for folder in folders {
      if let kept = kept(folder, course: grader.course, in: reports) {
        graded.append(kept)
      } else {
        open.append(folder)
      }
    }
    if !graded.isEmpty { printer.note("\(graded.count) are graded already.") }
    try grader.grade(open) { submission in
      let book = Gradebook(course: grader.course, submissions: [submission])
      for format in [ReportFormat.html, .json] {
        try reports.appendingPathComponent("\(submission.name).\(format.rawValue)")
          .writeOrExplain(format.write(book))
      }
      graded.append(submission)
      printer.note(
        "\(graded.count) of \(folders.count)  \(TextReport.sentence(on: submission))")
    }
    return Gradebook(course: grader.course, submissions: graded)
  }

  /// The grades of a folder that holds what it held when it was graded by this course.
  private static func kept(
    _ folder: StudentFolder, course: String, in reports: URL
  ) -> GradedSubmission? {
    let file = reports.appendingPathComponent("\(folder.name).json")
    guard let text = file.text, let book = try? Gradebook(json: text, file: file.path),
      book.course == course, let submission = book.submissions.first,
      submission.fingerprint == folder.fingerprint, submission.name == folder.name
    else { return nil }
    return submission
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
