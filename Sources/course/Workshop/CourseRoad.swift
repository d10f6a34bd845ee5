import Answers
import CourseFormat
import CoursePage

/// The way through the course: the chapters in their order, and after each one the exercises that it tells.
///
///     chapters 1 to 3, exercise 1, chapter 4, exercise 2 …
///
/// - Shape: Made of the files of the lessons, and kept as long as they are the same.
final class CourseRoad {
  /// A lesson's part of the way.
  private struct Part {
    let stamp: String
    let chapters: [PageLink]
    let turns: [Int: [PageLink]]

    /// All stops: each chapter with what follows it, and last what no chapter tells.
    var stops: [PageLink] {
      chapters.enumerated().flatMap { [$1] + (turns[$0 + 1] ?? []) } + (turns[0] ?? [])
    }
  }

  private let package: CoursePackage
  private var parts: [String: Part] = [:]

  init(through package: CoursePackage) { self.package = package }

  /// The exercises of a lesson by the numbers of their chapters; those of none have the number 0.
  func turns(in lesson: LessonEntry) -> [Int: [PageLink]] { part(of: lesson).turns }

  /// The chapters and the exercises of a lesson, in the order of the course.
  func stops(in lesson: LessonEntry) -> [PageLink] { part(of: lesson).stops }

  /// What comes after the last chapter of a lesson, if that tells no exercise.
  func end(of lesson: LessonEntry) -> PageLink? {
    if let left = part(of: lesson).turns[0]?.first { return left }
    let index = package.lessons.firstIndex { $0.product == lesson.product }
    return index.flatMap { package.lessons.element(at: $0 + 1) }.flatMap {
      part(of: $0).stops.first
    }
  }

  /// The stops before and after an address.
  func neighbours(of address: String) -> (before: PageLink?, after: PageLink?) {
    let stops = package.lessons.flatMap { part(of: $0).stops }
    guard let index = stops.firstIndex(where: { $0.address == address }) else { return (nil, nil) }
    return (stops.element(at: index - 1), stops.element(at: index + 1))
  }

  private func part(of lesson: LessonEntry) -> Part {
    let files = LessonFiles(of: lesson, in: package)
    let stamp = files.stamp
    if let known = parts[lesson.product], known.stamp == stamp { return known }
    let chapters = files.chapters.enumerated().map { index, title in
      PageLink("lesson/\(lesson.product)/chapter-\(index + 1)", "Chapter \(index + 1): \(title)")
    }
    let part = Part(
      stamp: stamp, chapters: chapters, turns: files.exercises(ofChapters: chapters.count))
    parts[lesson.product] = part
    return part
  }
}
