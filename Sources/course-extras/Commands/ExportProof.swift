import Answers
import CoursePage
import Foundation

/// `course export --prove`: each solution with a screen, exported, shows the screen that `course play` shows.
///
/// - Shape: The exported folder is read by ``AppFolder`` and its siblings, which know nothing of how it was
///   made. The pictures are compared byte for byte.
struct ExportProof {
  let package: CoursePackage
  let printer: Printer

  /// Where the exported folders are left, or nil if nobody wants them.
  let folder: URL?

  /// What makes the programs: all of them share what it has prepared.
  private let grader: Grader

  init(package: CoursePackage, printer: Printer, folder: URL?) {
    self.package = package
    self.printer = printer
    self.folder = folder
    grader = Grader(package: package)
  }

  /// The exercises whose picture has something on it that their app does not have, and what.
  private static let additions = [
    "app-launch/17-TeaTime": "a button of the course, which lets a minute pass",
    "date-picker/09-AskThenRemind": "a button of the course, which lets a minute pass",
  ]

  /// The exercises whose picture is another one, and why.
  private static let others = [
    "app-launch/11-TeaByAddress":
      "the course opens it by an address, and an app that is exported is opened by a tap"
  ]

  /// The folders of applications that the course keeps for its own tests.
  private static let apps = ["Tests/PlayedApp", "Tests/TemplateFixture"]

  /// Exports the applications of the course, and returns what is wrong with them.
  func proveApps() throws -> [String] {
    var faults: [String] = []
    for path in Self.apps {
      let source = package.root.appendingPathComponent(path)
      let target = place(of: source.lastPathComponent)
      try AppExport.app(in: AppFolder(source)).write(to: target)
      let own = try picture(ofAppIn: source)
      if try own.contains("<svg") && own == picture(ofAppIn: target) {
        printer.print("ok \(path)")
      } else {
        faults.append("\(path): the exported app shows another screen.")
        printer.print("NOT \(faults[faults.count - 1])")
      }
    }
    return faults
  }

  /// Where an export goes: into a folder with signs that a shell does not take as they are.
  private func place(of name: String) -> URL {
    let folder = self.folder ?? (try? package.work) ?? package.scratch
    return folder.appendingPathComponent("\(name) 'it\u{2019}s'")
  }

  /// Exports the solutions of exercises, and returns the status of the command.
  func run(_ exercises: [Exercise], besides others: [String] = []) throws -> Int32 {
    var (same, partly, faults) = (0, 0, others)
    for exercise in exercises where exercise.isOwnScreen || exercise.isPlayedOnPhone {
      let target = place(of: exercise.key)
      do {
        let app = try AppExport.app(
          of: exercise, answering: exercise.solution.text ?? "", in: package)
        try app.write(to: target)
        let (own, exported) = try (picture(of: exercise), picture(ofAppIn: target))
        if own == exported, own.contains("<svg") {
          same += 1
          printer.print("ok \(exercise.name)")
        } else if let added = Self.additions[exercise.name], Self.holds(own, exported) {
          partly += 1
          printer.print("ok \(exercise.name), besides \(added)")
        } else if let why = Self.others[exercise.name], exported.contains("<svg") {
          printer.print("-- \(exercise.name): not compared, because \(why)")
        } else {
          faults.append("\(exercise.name): the exported app shows another screen.")
          try? target.appendingPathComponent("played.svg").write(own)
          try? target.appendingPathComponent("exported.svg").write(exported)
        }
      } catch let error as CommandError {
        faults.append("\(exercise.name): \(error.sentence)")
      }
      if let last = faults.last, last.hasPrefix(exercise.name) { printer.print("NOT \(last)") }
    }
    printer.print(
      "\(same) exported apps show the screen of their exercise, byte for byte, and \(partly) all of it but "
        + "what the course adds.")
    return faults.isEmpty ? 0 : 1
  }

  private func picture(of exercise: Exercise) throws -> String {
    let submission = Submission(of: exercise, text: exercise.solution.text)
    guard let build = try grader.program(of: submission).build else {
      throw CommandError.answerNotPlayed("The solution does not compile.")
    }
    let played = PlayedAnswer(exercise: exercise, build: build, package: package)
    return Self.picture(FirstLook(at: try ReadyPhone(try played.phone(number: 0))))
  }

  private func picture(ofAppIn folder: URL) throws -> String {
    let app = try AppFolder(folder)
    let build = try AppBuild(app, in: try package.work.appendingPathComponent("exported-app"))
    let errors = try build.run(with: try grader.prepare())
    guard errors.isEmpty else {
      throw CommandError.appNotPlayed(
        errors.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n"))
    }
    guard build.notes.isEmpty else {
      throw CommandError.appNotPlayed(build.notes.map(\.sentence).joined(separator: "\n"))
    }
    let played = PlayedApp(build: build, package: package, settings: [])
    return Self.picture(FirstLook(at: try ReadyPhone(try played.phone(number: 0))))
  }

  /// Whether a picture has all that is drawn in another one, in its order and at its places.
  ///
  /// An exercise without anything that is drawn has nothing to be held.
  static func holds(_ picture: String, _ part: String) -> Bool {
    var rest = part.split(separator: "<")[...]
    for element in picture.split(separator: "<") where element == rest.first {
      rest = rest.dropFirst()
    }
    return rest.isEmpty && part.contains("<text")
  }

  private static func picture(_ look: FirstLook) -> String {
    guard case .picture(let svg) = look else { return "" }
    return svg
  }
}

extension CommandError {
  /// An application that cannot be used, and what was said about it.
  static func appNotPlayed(_ said: String) -> Self {
    Self("The application cannot be used yet.\n\(said)")
  }
}
