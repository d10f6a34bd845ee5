import Answers
import CourseFormat

/// What there is to read and to do once an answer is right.
///
/// - Shape: The next exercise and its chapter, other right ways, and remarks on the answer. `check`,
///   `watch` and a page write what a ``Telling`` says of it.
struct AfterRight {
  /// Another right answer, in a few lines.
  struct Way: Equatable {
    /// What speaks for it, in a sentence.
    let sentence: String
    /// The lines of it that say how, with ``gap`` between those that do not follow each other.
    let lines: [String]
    /// Where all of it is: a file and the line of its heading.
    let path: String
  }

  /// What stands for lines of a way that are left out.
  static let gap = "…"

  /// The first exercise after this one that is not known to be right, or the first before it.
  var next: Exercise?

  /// The chapter that the next exercise belongs to.
  var chapter: CourseChapter?

  /// Other right answers.
  var ways: [Way] = []

  /// What is right and could be better.
  var remarks: [AnswerRemark] = []

  /// The command that makes an app of it for Xcode and for an iPhone, if it has a screen.
  var export: String?

  /// Finds what comes after a verdict; nothing if the answer is not right.
  init?(_ verdict: Verdict, in package: CoursePackage) {
    guard verdict.state == .right else { return nil }
    next = Self.next(after: verdict.exercise, in: package)
    chapter = next.flatMap { $0.chapter }
    ways = Self.ways(of: verdict.submission)
    remarks = AnswerRemark.all(on: verdict.submission)
    if verdict.exercise.isPlayedOnPhone {
      let exercise = verdict.exercise
      export = "swift run course export \(exercise.name) --to ~/\(exercise.title)"
    }
  }

  private static func next(after exercise: Exercise, in package: CoursePackage) -> Exercise? {
    let all = package.exercises
    let own = inOrderOfChapters(all.filter { $0.lesson == exercise.lesson })
    guard let index = own.firstIndex(of: exercise), let last = all.lastIndex(where: own.contains)
    else { return nil }
    let cache = VerdictCache(of: package)
    var others = Array(own[(index + 1)...])
    others += all[(last + 1)...]
    others += all[..<last].filter { !own.contains($0) }
    others += own[..<index]
    return others.first { cache.state(of: Submission(of: $0)) != .right }
  }

  /// Exercises of a lesson, in the order in which a reader comes upon them.
  ///
  /// One that no chapter tells comes with the one before it.
  private static func inOrderOfChapters(_ exercises: [Exercise]) -> [Exercise] {
    var chapter = ""
    return exercises.enumerated()
      .map { number, exercise in
        chapter = exercise.chapter?.path ?? chapter
        return (chapter: chapter, number: number, exercise: exercise)
      }
      .sorted { ($0.chapter, $0.number) < ($1.chapter, $1.number) }
      .map(\.exercise)
  }

  /// The most ways that are shown.
  private static let mostWays = 2

  /// The most lines that are shown of a way.
  private static let mostLines = 6

  /// The right answers that were written differently, without those that are like this one.
  static func ways(of submission: Submission, most: Int = mostWays) -> [Way] {
    let exercise = submission.exercise
    let own = code(of: submission.text ?? "")
    let solution = exercise.solution.text ?? ""
    let all = exercise.alternativeFile.decoys.compactMap { other -> (way: Way, line: Int)? in
      guard let text = try? other.applied(to: solution), code(of: text) != own else { return nil }
      let known = Set(code(of: solution) + own)
      let lines = newLines(of: text, besides: known)
      guard !lines.isEmpty else { return nil }
      let path = "\(exercise.alternativesPath):\(other.line)"
      return (Way(sentence: other.misconception, lines: lines, path: path), other.line)
    }
    // The shortest say most in a few lines.
    return all.sorted { ($0.way.lines.count, $0.line) < ($1.way.lines.count, $1.line) }
      .prefix(most).map(\.way)
  }

  /// The lines of code that are not known, with a gap where other lines lie between them.
  ///
  /// Of a long text, those are taken that have most names which the known lines do not have: they
  /// say what the way is made of.
  private static func newLines(of text: String, besides known: Set<String>) -> [String] {
    let lines = text.lines.filter(\.holdsCode)
    let isKnown = lines.map { known.contains(String($0.drop(while: \.isWhitespace))) }
    let new = lines.indices.filter { !isKnown[$0] }
    let names = Set(known.flatMap(Self.names))
    let taken = new.count <= mostLines ? new : mostTelling(of: new, in: lines, besides: names)

    var groups: [[String]] = []
    var last = -1
    for index in taken {
      // A brace ends what stands above it; it does not lie between.
      let between = groups.isEmpty ? [] : Array(lines[(last + 1)..<index])
      let follows = !groups.isEmpty && between.allSatisfy { $0.allSatisfy { " }".contains($0) } }
      if follows {
        groups[groups.count - 1].append(lines[index])
      } else {
        groups.append([lines[index]])
      }
      last = index
    }
    return Array(groups.map(unindented).joined(separator: [gap]))
  }

  /// The lines with most names that are neither known nor in a line taken before, in their order.
  private static func mostTelling(
    of new: [Int], in lines: [String], besides names: Set<String>
  ) -> [Int] {
    var (known, left, taken) = (names, new, [Int]())
    while taken.count < mostLines {
      let weights = left.map { index in
        Set(Self.names(in: lines[index])).subtracting(known).reduce(0) { sum, name in
          // The name of a type says more than one that the author chose.
          sum + (name.first?.isUppercase == true ? 3 : 1)
        }
      }
      guard let best = weights.indices.max(by: { (weights[$0], $1) < (weights[$1], $0) }),
        weights[best] > 0
      else { break }
      let index = left.remove(at: best)
      known.formUnion(Self.names(in: lines[index]))
      taken.append(index)
    }
    return taken.isEmpty ? Array(new.prefix(mostLines)) : taken.sorted()
  }

  /// The names in a line of code.
  private static func names(in line: String) -> [String] {
    SourceTokens(line: line).words.filter { $0.count > 1 }
  }

  /// The lines of code of a text, without what stands before and after them.
  private static func code(of text: String) -> [String] {
    text.lines.filter(\.holdsCode).map { String($0.drop(while: \.isWhitespace)) }
  }

  private static func unindented(_ lines: [String]) -> [String] {
    let indent = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}

extension Telling {
  /// Adds what there is to read and to do once an answer is right; without the course no more than how to
  /// compare.
  mutating func addWhatComesAfter(
    _ verdict: Verdict, in package: CoursePackage?, hasKeys: Bool = false
  ) {
    guard verdict.state == .right else { return }
    let exercise = verdict.exercise
    let after = package.flatMap { AfterRight(verdict, in: $0) }
    func say(_ kind: Advice.Kind, _ text: String, code: [String] = []) {
      advice.append(Advice(kind: kind, words: Words(text: text, code: code)))
    }
    if !exercise.isOwnScreen {
      notes += (after?.remarks ?? []).map {
        Note(
          kind: .remark, path: exercise.shownPath, line: $0.line, text: $0.rank.rawValue,
          advice: [Words(text: $0.sentence)])
      }
      for way in after?.ways ?? [] {
        advice.append(
          Advice(
            kind: .way,
            words: Words(
              text: "Another right way. \(way.sentence)", code: way.lines, place: way.path)))
      }
      say(
        .solution,
        "What the solution does differently: "
          + (hasKeys ? "press s" : "swift run course solution \(exercise.name)"))
    }
    if let export = after?.export {
      say(.export, "Make an app of it, for Xcode or an iPhone:", code: [export])
    }
    guard let after, !exercise.isOwnScreen else { return }
    guard let next = after.next else { return say(.next, "Every exercise is right.") }
    say(.next, "Next\(hasKeys ? " (press n)" : ""): \(next.shownPath)")
    if let chapter = after.chapter {
      say(.next, "Read before it: \"\(chapter.title)\", \(chapter.path)")
    }
  }
}
