import Foundation

/// Finds the answers in what a student handed in, by the names of the files.
///
/// A file is taken for an exercise where there is no doubt which is meant. The ways to mean one, the
/// clearest first:
///
/// 1. its place in a copy of the course, or of its folder Exercises
/// 2. the same place, with other capitals
/// 3. its name, anywhere
/// 4. its name as it comes back from a browser or a platform: `01-JaggedColumns (1).swift`,
///    `JaggedColumns.swift`, `smithada_123_456_01-JaggedColumns.swift`
///
/// If two files with different texts mean an exercise equally clearly, none is taken, and both are
/// named.
struct AnswerMatcher {
  /// What was found.
  struct Found {
    /// The file and the text of each exercise that is there.
    var answers: [Exercise: (file: HandInFile, text: String)] = [:]

    /// What is to be said about what was found.
    var notes: [String] = []
  }

  /// A file that may be an answer, and how clearly.
  private struct Candidate {
    let file: HandInFile
    let rank: Int
  }

  /// The folders of a copy of the course that hold no answers.
  private static let others = ["Lessons", "Solutions", "Sources", "Tests", "Backups"]

  /// The most files that are named in one sentence.
  private static let mostNamed = 5

  private let exercises: [Exercise]
  private let byKey: [String: [Exercise]]
  private let byPath: [String: Exercise]
  private let lessons: [String: String]

  /// Prepares for the exercises of a course.
  init(_ exercises: [Exercise]) {
    self.exercises = exercises
    byKey = Dictionary(
      grouping: exercises.flatMap { exercise in
        Set([exercise.file, exercise.title].map(\.plain)).map { (key: $0, exercise: exercise) }
      }, by: \.key
    ).mapValues { $0.map(\.exercise) }
    byPath = Dictionary(exercises.map { ($0.path.lowercased(), $0) }) { first, _ in first }
    lessons = Dictionary(
      exercises.flatMap { exercise in
        [exercise.lesson, exercise.product, exercise.module].map { ($0.plain, exercise.lesson) }
      }
    ) { first, _ in first }
  }

  /// Finds the answers among files.
  func answers(among files: [HandInFile], limit: Int) -> Found {
    var found = Found()
    let files = withoutTheCourse(files)
    var candidates: [Exercise: [Candidate]] = [:]
    var strangers: [HandInFile] = []
    for file in files {
      switch meaning(of: file) {
      case .one(let exercise, let rank):
        candidates[exercise, default: []].append(Candidate(file: file, rank: rank))
      case .several(let exercises):
        found.notes.append(
          "\(file.path.shown) may be \(exercises.map(\.name).joined(separator: " or ")), so it was "
            + "not taken. Put it in the folder of its lesson.")
      case .none: strangers.append(file)
      }
    }
    for exercise in exercises {
      choose(from: candidates[exercise] ?? [], for: exercise, limit: limit, into: &found)
    }
    tell(strangers, in: &found)
    return found
  }

  private func tell(_ strangers: [HandInFile], in found: inout Found) {
    guard !strangers.isEmpty else { return }
    let names = strangers.prefix(Self.mostNamed).map(\.path.shown).joined(separator: ", ")
    let rest = strangers.count - Self.mostNamed
    found.notes.append(
      "No exercise has the name of \(names)\(rest > 0 ? " and \(rest) more" : ""), so "
        + "\(strangers.count == 1 ? "it was" : "they were") not taken.")
  }

  private func choose(
    from candidates: [Candidate], for exercise: Exercise, limit: Int, into found: inout Found
  ) {
    guard let best = candidates.map(\.rank).min() else { return }
    var texts: [(file: HandInFile, text: String)] = []
    var isUnreadable = false
    for candidate in candidates where candidate.rank == best {
      do {
        texts.append((candidate.file, try candidate.file.text(limit: limit)))
      } catch {
        isUnreadable = true
        let path = candidate.file.path.shown
        switch error {
        case .tooLong:
          found.notes.append("\(path) has more than \(limit) bytes, so it was not taken.")
        case .unreadable(let why): found.notes.append("\(path) \(why), so it was not taken.")
        }
      }
    }
    guard let first = texts.first, !isUnreadable else { return }
    guard texts.allSatisfy({ $0.text == first.text }) else {
      found.notes.append(
        "\(exercise.file).swift is there \(texts.count) times, so none was taken: "
          + texts.map(\.file.path.shown).sorted().joined(separator: ", "))
      return
    }
    found.answers[exercise] = first
    let path = first.file.path.shown
    if best == Rank.nearName { found.notes.append("\(path) was taken for \(exercise.name).") }
    if first.text.allSatisfy(\.isWhitespace) { found.notes.append("\(path) is empty.") }
    let others = candidates.filter { $0.rank != best }
    for other in others where (try? other.file.text(limit: limit)) != first.text {
      found.notes.append("\(other.file.path.shown) was not taken, because \(path) is there.")
    }
  }

  /// Takes away what lies beside the folder Exercises in a copy of the course.
  private func withoutTheCourse(_ files: [HandInFile]) -> [HandInFile] {
    let roots = Set(
      files.compactMap { file -> String? in
        if file.path.hasPrefix("Exercises/") { return "" }
        return file.path.range(of: "/Exercises/").map { String(file.path[..<$0.lowerBound]) + "/" }
      } + [""])
    return files.filter { file in
      !roots.contains { root in
        guard file.path.hasPrefix(root) else { return false }
        let rest = file.path.dropFirst(root.count)
        return rest == "Package.swift" || Self.others.contains { rest.hasPrefix($0 + "/") }
      }
    }
  }

  private enum Meaning {
    case one(Exercise, rank: Int)
    case several([Exercise])
    case none
  }

  private enum Rank {
    static let place = 0
    static let placeInOtherCapitals = 1
    static let name = 2
    static let nearName = 3
  }

  private func meaning(of file: HandInFile) -> Meaning {
    let parts = file.path.split(separator: "/").map(String.init)
    let place = parts.suffix(2).joined(separator: "/")
    if let exercise = byPath[place.lowercased()] {
      let isRoot = parts.count == 2 || parts.element(at: parts.count - 3) == "Exercises"
      guard isRoot else { return .one(exercise, rank: Rank.name) }
      return .one(exercise, rank: place == exercise.path ? Rank.place : Rank.placeInOtherCapitals)
    }
    let name = file.name
    let exact = exercises.filter { name == "\($0.file).swift" }
    if let meant = meant(exact, by: parts) { return meaning(meant, rank: Rank.name) }
    for key in Self.keys(of: name) {
      if let meant = meant(byKey[key] ?? [], by: parts) {
        return meaning(meant, rank: Rank.nearName)
      }
    }
    // A platform or a student put something before the name.
    let key = Self.keys(of: name).last ?? ""
    let ended = exercises.filter { key.hasSuffix($0.file.plain) }
    return meant(ended, by: parts).map { meaning($0, rank: Rank.nearName) } ?? .none
  }

  private func meaning(_ exercises: [Exercise], rank: Int) -> Meaning {
    exercises.count == 1 ? .one(exercises[0], rank: rank) : .several(exercises)
  }

  /// Those exercises that a name can mean in the folder of a lesson; nil if it means none.
  private func meant(_ exercises: [Exercise], by parts: [String]) -> [Exercise]? {
    guard !exercises.isEmpty else { return nil }
    guard exercises.count > 1 else { return exercises }
    let lesson = parts.dropLast().reversed().lazy.compactMap { lessons[$0.plain] }.first
    let own = exercises.filter { $0.lesson == lesson }
    return own.isEmpty ? exercises : own
  }

  /// What a file may be called without what browsers, platforms and people add, from the whole name
  /// on.
  private static func keys(of name: String) -> [String] {
    var name = name.lowercased()
    for ending in [".txt", ".swift"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    var keys = [name.plain, name.withoutNumber.plain]
    while let shorter = name.withoutAddition {
      name = shorter
      keys += [name.plain, name.withoutNumber.plain]
    }
    return keys.filter { !$0.isEmpty }
  }
}

extension String {
  /// The letters and digits of a name, in small letters: what people do not change in it.
  var plain: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  fileprivate var withoutNumber: String { String(drop { $0.isNumber || "-_. ".contains($0) }) }

  /// The name without one thing that a browser, a platform or a person adds; nil if it has none.
  fileprivate var withoutAddition: String? {
    let shorter = [
      replacing(#/^(copy of|kopie von|copie de) /#, with: ""),
      replacing(#/^[^_]+(_late)?_\d+_\d+_/#, with: ""),
      replacing(#/\s*\(\d+\)$/#, with: ""),
      replacing(#/[\s_-]+(copy|kopie|copie|copia|final|new|v\d+)(\s*\d+)?$/#, with: ""),
      replacing(#/[-_ ]\d+$/#, with: ""),
    ]
    return shorter.first { $0 != self && !$0.isEmpty }
  }
}
