import CourseFormat
import Foundation

/// The package this program belongs to, as it lies on disk.
///
/// - Shape: The lessons and exercises are those of the table in Package.swift, in its order, never
///   what was handed in. Whether the learner's file is there is another question.
package struct CoursePackage {
  /// The folder that holds Package.swift.
  package let root: URL

  /// The lessons that have exercises.
  package let lessons: [LessonEntry]

  /// Every exercise, in the order they are solved.
  package let exercises: [Exercise]

  /// Where everything goes that costs nothing to lose.
  ///
  /// - Shape: `.build/course`, or if that is another user's, `.build/course-1000` with the number
  ///   of this one: neither user could write over the files of the other.
  package let scratch: URL

  /// Whether this copy of the course has a history in git.
  package var hasHistory: Bool { root.appendingPathComponent(".git").exists }

  /// What is locked while something is compiled or graded.
  package var lock: URL { scratch.appendingPathComponent("lock") }

  /// Finds the package that a folder lies in.
  ///
  /// - Errors: `CommandError.outsideOfCourse`, and `.unreadableTable` if Package.swift has entries
  ///   of lessons that this program cannot read.
  package init(around folder: URL) throws {
    var candidate = folder.standardizedFileURL
    while !Self.isCourse(candidate) {
      guard candidate.path != "/" else {
        throw CommandError.outsideOfCourse(folder.path)
      }
      candidate.deleteLastPathComponent()
    }
    let entries = Self.entries(in: candidate)
    self.init(root: candidate, entries)
    guard !entries.isEmpty, entries.count == lessons.count else {
      throw CommandError.unreadableTable(
        Self.manifest(in: candidate).path, read: lessons.count, of: entries.count)
    }
  }

  /// Reads the lessons and exercises of the package in a folder.
  package init(root: URL) { self.init(root: root, Self.entries(in: root)) }

  private init(root: URL, _ entries: [LessonEntry?]) {
    self.root = root
    scratch = Self.scratch(in: root, user: geteuid())
    lessons = entries.compactMap(\.self).filter { !$0.exercises.isEmpty }
    exercises = lessons.flatMap { Self.exercises(of: $0, in: root) }
  }

  private static func manifest(in root: URL) -> URL { root.appendingPathComponent("Package.swift") }

  private static func entries(in root: URL) -> [LessonEntry?] {
    LessonEntry.all(in: manifest(in: root).text ?? "")
  }

  /// The exercises of a lesson, in the order they are solved.
  package func exercises(of lesson: LessonEntry) -> [Exercise] {
    Self.exercises(of: lesson, in: root)
  }

  private static func exercises(of lesson: LessonEntry, in root: URL) -> [Exercise] {
    lesson.exercises.map { Exercise(file: $0, of: lesson, in: root) }
  }

  /// The scratch folder of a user.
  package static func scratch(in root: URL, user: uid_t) -> URL {
    let common = root.appendingPathComponent(".build/course")
    var status = stat()
    guard stat(common.path, &status) == 0, status.st_uid != user else { return common }
    return root.appendingPathComponent(".build/course-\(user)")
  }

  /// A teacher may hand the course out without its solutions, so it is not told by these.
  private static func isCourse(_ folder: URL) -> Bool {
    folder.appendingPathComponent("Package.swift").exists
      && ["Exercises", "Solutions"].contains { folder.appendingPathComponent($0).exists }
  }
}

/// How exercises are found by the names people type.
extension CoursePackage {
  /// Finds exercises and lessons by name, in the order of the course; no name means all.
  ///
  /// An exercise answers to `pickers/01-JaggedColumns`, `01-JaggedColumns`, `JaggedColumns`,
  /// `pickers/1`, `1` and the path of its file, a lesson to `pickers` and `01-Pickers`; case does
  /// not matter.
  package func exercises(named names: [String]) throws -> [Exercise] {
    guard !names.isEmpty else { return exercises }
    let chosen = try Set(names.flatMap { try exercises(named: $0).map(\.name) })
    return exercises.filter { chosen.contains($0.name) }
  }

  /// Finds the exercises to be graded: the learner's own screen if that alone is asked for.
  package func exercisesOrScratch(named names: [String]) throws -> [Exercise] {
    let isScratch = names.count == 1 && scratchScreen.spellings.contains(Self.plain(names[0]))
    return isScratch ? [scratchScreen] : try exercises(named: names)
  }

  /// Finds the one exercise that is to be opened, which may be the learner's own screen.
  package func exerciseOrScratch(named names: [String], for command: String) throws -> Exercise {
    if let found = try? exercisesOrScratch(named: names), found == [scratchScreen] {
      return scratchScreen
    }
    return try exercise(named: names, for: command)
  }

  /// Finds the one exercise that a command takes.
  package func exercise(named names: [String], for command: String) throws -> Exercise {
    guard names.count == 1 else { throw CommandError.needsOneExercise(command: command) }
    let found = try exercises(named: names)
    guard found.count == 1 else {
      throw CommandError.lessonInsteadOfExercise(
        names[0], command: command, count: found.count, first: found.first?.name ?? "NAME")
    }
    return found[0]
  }

  private func exercises(named name: String) throws -> [Exercise] {
    let wanted = Self.plain(name)
    if let lesson = lessons.first(where: { $0.spellings.contains(wanted) }) {
      return exercises(of: lesson)
    }
    let found = exercises.filter { $0.spellings.union($0.numbers).contains(wanted) }
    guard found.count <= 1 else {
      throw CommandError.ambiguousName(name, exercises: found.map(\.name))
    }
    guard found.isEmpty else { return found }
    guard !scratchScreen.spellings.contains(wanted) else { throw CommandError.ownScreen(name) }
    throw CommandError.unknownExercise(
      name, near: names(near: wanted), lessons: lessons.map(\.product))
  }

  /// The names that are nearest to what somebody typed, if they are near: those of lessons, then
  /// those of exercises.
  private func names(near wanted: String) -> [String] {
    // Next to a number that no exercise has, every other number is as near.
    guard wanted.split(separator: "/").last?.allSatisfy(\.isNumber) == false else { return [] }
    let named =
      lessons.map { ($0.product, $0.spellings) } + exercises.map { ($0.name, $0.spellings) }
    let ranked = named.map { name, spellings in
      // A name with its lesson before it is compared with such names.
      let alike = spellings.filter { $0.contains("/") == wanted.contains("/") }
      return (name, alike.map { Self.distance(from: wanted, to: $0) }.min() ?? .max)
    }
    let nearest = ranked.map(\.1).min() ?? .max
    guard nearest <= max(1, wanted.count / 3) else { return [] }
    return ranked.filter { $0.1 == nearest }.prefix(3).map(\.0)
  }

  /// How far a name is from one that exists, or from a part of it if the name is long enough to
  /// mean one.
  private static func distance(from wanted: String, to name: String) -> Int {
    wanted.count > 3 ? wanted.distance(toPartOf: name) : wanted.distance(to: name)
  }

  /// A name without what people add to it: a path before it, an ending, capitals.
  private static func plain(_ name: String) -> String {
    var name = name.lowercased()
    if name.hasSuffix(".swift") { name.removeLast(".swift".count) }
    while name.hasSuffix("/") { name.removeLast() }
    let parts = name.split(separator: "/").suffix(2)
    return parts.joined(separator: "/").replacing("exercises/", with: "")
  }
}

extension CommandError {
  static func outsideOfCourse(_ path: String) -> Self {
    Self("\(path) is not inside the course. Go to the folder that holds its Package.swift.")
  }

  static func unreadableTable(_ path: String, read: Int, of count: Int) -> Self {
    Self(
      "\(path): Of \(count) lessons in its table, \(read) can be read. An entry is "
        + "Lesson(folder: \"…\", exercises: [\"…\"]), with at least one exercise and all of it "
        + "literals.")
  }

  static func needsOneExercise(command: String) -> Self {
    usage("course \(command) needs the name of one exercise. For the list: swift run course list")
  }

  static func lessonInsteadOfExercise(_ name: String, command: String, count: Int, first: String)
    -> Self
  {
    usage(
      "\(name) has \(count) exercises, and course \(command) takes one of them. "
        + "Try swift run course \(command) \(first)")
  }

  static func unknownExercise(_ name: String, near: [String], lessons: [String]) -> Self {
    usage(
      "There is no exercise named \(name)."
        + (near.isEmpty
          ? " The lessons are \(lessons.joined(separator: ", "))." : String.suggestion(near))
        + " For the list: swift run course list")
  }

  static func ambiguousName(_ name: String, exercises: [String]) -> Self {
    usage(
      "There are \(exercises.count) exercises named \(name): "
        + "\(exercises.joined(separator: ", ")). Say which lesson.")
  }

  static func ownScreen(_ name: String) -> Self {
    usage(
      "\(name) is a screen of your own and no exercise: it has no hints and no solution. "
        + "The commands play, check, inspect and reset take it. To open it: "
        + "swift run course play Scratch")
  }
}
