import Answers
import Foundation

/// `course export`: an answer, the scratch screen or the folder of an app as Xcode holds it.
enum Export {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "export", withValue: ["--to"])
    if options.has("--prove") {
      let folder = options.text("--to").map { URL(fileURLWithPath: $0) }
      let proof = ExportProof(package: package, printer: printer, folder: folder)
      guard options.names.isEmpty else {
        return try proof.run(package.exercisesOrScratch(named: options.names))
      }
      return try proof.run(
        package.exercises + [package.scratchScreen], besides: proof.proveApps())
    }
    guard let path = options.text("--to"), !path.isEmpty, options.names.count == 1 else {
      throw CommandError.needsExportFolder
    }
    let target = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    try refuseFolderOfCourse(target, in: package)
    try refuseLesson(options.names[0], in: package)
    Interruption.beforeStopping = { printer.note("Nothing was written.") }
    defer { Interruption.beforeStopping = nil }
    let app: ExportedApp
    if let folder = try package.appFolder(named: options.names) {
      let read = try AppFolder(folder)
      app = try AppExport.app(in: read)
      for sentence in AppNote.sentences(on: read.notes) { printer.note(sentence) }
    } else {
      let exercise = try package.exerciseOrScratch(named: options.names, for: "export")
      if exercise == package.scratchScreen, try package.beginScratchScreen() {
        printer.note("\(exercise.shownPath) is begun. It is exported as it begins.")
      }
      guard let text = exercise.answer.text else {
        throw CommandError.cannotRead(exercise.answer.path)
      }
      app = try AppExport.app(of: exercise, answering: text, in: package)
    }
    try app.write(to: target)
    printer.print("\(app.name) is in \(AppFolder.shownPath(of: target)).")
    printer.print(
      "Its README.md says how it comes to a simulator or an iPhone. Here it opens with:")
    printer.print("  swift run course play \(Self.inShell(Self.asPath(path)))")
    return 0
  }

  /// Refuses a lesson, its folder and a file of it, and says what of the lesson can be exported.
  ///
  /// A file of a chapter may have the name of an exercise, which somebody does not mean by it.
  private static func refuseLesson(_ name: String, in package: CoursePackage) throws {
    let lessons = package.root.appendingPathComponent("Lessons").resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: (name as NSString).expandingTildeInPath)
    let path = file.resolvingSymlinksInPath().path
    let lesson = package.lessons.first {
      $0.spellings.contains(name.lowercased()) && !file.isFolder
        || "\(path)/".hasPrefix("\(lessons)/\($0.folder)/")
    }
    guard let lesson, let project = package.exercises(of: lesson).last(where: \.isProject)
    else { return }
    throw CommandError.lessonNotExported(lesson.product, project: project.title)
  }

  /// Refuses a folder in which SwiftPM would compile what is exported.
  private static func refuseFolderOfCourse(_ target: URL, in package: CoursePackage) throws {
    let root = package.root.resolvingSymlinksInPath().path
    let path = target.deletingLastPathComponent().resolvingSymlinksInPath().path
    for folder in ["Exercises", "Lessons", "Solutions", "Sources", "Tests"]
    where "\(path)/".hasPrefix("\(root)/\(folder)/") {
      throw CommandError.exportInCourse(target.path)
    }
  }

  /// A path that no command takes for the name of an exercise: `./DinnerScreen`.
  private static func asPath(_ path: String) -> String {
    ["/", "./", "../", "~"].contains { path.hasPrefix($0) } ? path : "./\(path)"
  }

  /// A path as a person types it: in quotes, if it has a sign that a shell takes for something else.
  private static func inShell(_ path: String) -> String {
    if path.wholeMatch(of: /[A-Za-z0-9_.~\/+-]+/) != nil { return path }
    // The course, too, knows what ~ stands for.
    return "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

extension CommandError {
  static var needsExportFolder: Self {
    usage(
      "course export needs what to export, and a folder that is not there yet: swift run course "
        + "export NAME --to FOLDER")
  }

  static func exportInCourse(_ path: String) -> Self {
    Self(
      "\(path) lies among the files that the course compiles. Name a folder outside of the course "
        + "after --to.")
  }

  static func lessonNotExported(_ lesson: String, project: String) -> Self {
    Self(
      "\(lesson) is a lesson. It shows its steps on a stage, which an app does not have, so nothing was "
        + "exported. What you wrote for its project becomes an app: swift run course export \(project) "
        + "--to ~/\(project). Lines of a chapter become one in the screen of your own: put them into "
        + "Exercises/Scratch/Scratch.swift, which swift run course play Scratch begins, and export Scratch."
    )
  }
}
