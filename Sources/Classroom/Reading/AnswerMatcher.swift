import Answers
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
/// 5. its name before, between or behind other words: `JaggedColumns-Lovelace.swift`
///
/// A file as it came, or an empty one, is no answer where there is another file. If two files with
/// different texts mean an exercise equally clearly, none is taken, and both are named. Whatever may
/// have been meant as an answer and was not taken is told.
struct AnswerMatcher {
  /// What was found.
  struct Found {
    /// The file and the text of each exercise that is there.
    var answers: [Exercise: (file: HandInFile, text: String)] = [:]

    /// What is to be said about what was found.
    var notes: [String] = []

    /// Those notes that a teacher looks at before grades go back.
    var lookAt: [String] = []

    /// Whether files with different texts mean an exercise equally clearly.
    var isAmbiguous = false

    fileprivate mutating func lookAt(_ note: String) {
      notes.append(note)
      lookAt.append(note)
    }
  }

  /// A file that may be an answer, and how clearly.
  private struct Candidate {
    let file: HandInFile
    let rank: Int
  }

  /// The most files that are named in one sentence.
  private static let mostNamed = 5

  private let exercises: [Exercise]
  private let byKey: [String: [Exercise]]
  private let byPath: [String: Exercise]
  private let lessons: [String: String]
  private let isAsItCame: (Exercise, String) -> Bool

  /// Prepares for the exercises of a course, with what knows an exercise as it came.
  init(_ exercises: [Exercise], isAsItCame: @escaping (Exercise, String) -> Bool) {
    self.exercises = exercises
    self.isAsItCame = isAsItCame
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
  func answers(among all: [HandInFile], limit: Int) -> Found {
    var found = Found()
    let files = withoutTheCourse(all)
    var candidates: [Exercise: [Candidate]] = [:]
    var strangers: [HandInFile] = []
    for file in files where file.kind == .source {
      switch meaning(of: file) {
      case .one(let exercise, let rank):
        candidates[exercise, default: []].append(Candidate(file: file, rank: rank))
      case .several(let exercises):
        found.lookAt(
          "\(file.path.shown) may be \(exercises.map(\.name).joined(separator: " or ")), so it was "
            + "not taken. Put it in the folder of its lesson.")
      case .none: strangers.append(file)
      }
    }
    for exercise in exercises {
      choose(from: candidates[exercise] ?? [], for: exercise, limit: limit, into: &found)
    }
    tell(strangers, in: &found)
    tellUnread(files.filter { $0.kind != .source }, in: &found)
    if found.answers.isEmpty, found.notes.isEmpty {
      let passed = FolderWalk.foldersOfCourse.filter { folder in
        all.contains { $0.kind == .source && "/\($0.path)".contains("/\(folder)/") }
      }
      found.lookAt(
        all.isEmpty
          ? "There is no file in it."
          : "It holds no file with the name of an exercise"
            + (passed.isEmpty ? "." : " outside of \(passed.joined(separator: " and "))."))
    }
    return found
  }

  private func tell(_ strangers: [HandInFile], in found: inout Found) {
    guard !strangers.isEmpty else { return }
    found.lookAt(
      "No exercise has the name of \(Self.listed(strangers)), so "
        + "\(strangers.count == 1 ? "it was" : "they were") not taken.")
  }

  private static func listed(_ files: [HandInFile]) -> String {
    let names = files.prefix(mostNamed).map(\.path.shown).joined(separator: ", ")
    return names + (files.count > mostNamed ? " and \(files.count - mostNamed) more" : "")
  }

  /// Tells what was handed in and cannot be read: archives of other kinds, links, what has the name of
  /// an exercise and is no Swift file, and anything where nothing else is there.
  private func tellUnread(_ files: [HandInFile], in found: inout Found) {
    for file in files where [.zip, .tar].contains(file.kind) {
      found.lookAt(
        "\(file.path.shown) is no archive that can be unpacked, so it was not read.")
    }
    let packed = files.filter { $0.kind == .packed }
    if !packed.isEmpty {
      found.lookAt(
        "\(Self.listed(packed)) cannot be read: of archives, ZIP, tar and tar.gz are unpacked.")
    }
    let links = files.filter { $0.kind == .link && !$0.name.hasPrefix(".") }
    if !links.isEmpty {
      found.lookAt(
        "\(Self.listed(links)) \(links.count == 1 ? "is a link" : "are links"), and no link is "
          + "followed.")
    }
    let others = files.filter { $0.kind == .other }
    let meant = others.filter { file in
      guard !file.path.contains("/Hints/"), !file.path.hasPrefix("Hints/") else { return false }
      if case .none = meaning(of: file) { return false }
      return true
    }
    let told = found.answers.isEmpty && packed.isEmpty ? others : meant
    if !told.isEmpty {
      found.lookAt(
        "\(Self.listed(told)) \(told.count == 1 ? "was" : "were") handed in and cannot be read: an "
          + "answer is a file of Swift.")
    }
  }

  private func choose(
    from all: [Candidate], for exercise: Exercise, limit: Int, into found: inout Found
  ) {
    guard !all.isEmpty else { return }
    var texts: [String: String] = [:]
    var unread: [String: HandInFile.Problem] = [:]
    for candidate in all {
      do throws(HandInFile.Problem) {
        texts[candidate.file.path] = try candidate.file.text(limit: limit)
      } catch {
        unread[candidate.file.path] = error
      }
    }
    let candidates = withoutStubs(all, texts, of: exercise)
    guard let best = candidates.map(\.rank).min() else { return }
    let chosen = candidates.filter { $0.rank == best }
    for candidate in chosen {
      let path = candidate.file.path.shown
      switch unread[candidate.file.path] {
      case .tooLong: found.lookAt("\(path) has more than \(limit) bytes, so it was not taken.")
      case .unreadable(let why): found.lookAt("\(path) \(why), so it was not taken.")
      case nil: break
      }
    }
    guard chosen.allSatisfy({ unread[$0.file.path] == nil }), let first = chosen.first?.file,
      let text = texts[first.path]
    else { return }
    guard chosen.allSatisfy({ texts[$0.file.path] == text }) else {
      found.isAmbiguous = true
      found.lookAt(
        "\(exercise.file).swift is there \(chosen.count) times, so none was taken: "
          + chosen.map(\.file.path.shown).sorted().joined(separator: ", "))
      return
    }
    found.answers[exercise] = (first, text)
    let path = first.path.shown
    if best >= Rank.nearName { found.notes.append("\(path) was taken for \(exercise.name).") }
    if text.isBlank { found.notes.append("\(path) is empty.") }
    let others = candidates.filter { $0.rank != best }
    for other in others where texts[other.file.path] != text {
      found.lookAt("\(other.file.path.shown) was not taken, because \(path) is there.")
    }
    for other in all where !candidates.contains(where: { $0.file.path == other.file.path }) {
      found.notes.append(
        "\(other.file.path.shown) holds no answer, so \(path) was taken.")
    }
  }

  /// The candidates without files that are empty or as they came, if there are others.
  private func withoutStubs(
    _ candidates: [Candidate], _ texts: [String: String], of exercise: Exercise
  ) -> [Candidate] {
    guard Set(texts.values).count > 1 else { return candidates }
    let answers = candidates.filter { candidate in
      texts[candidate.file.path].map { !$0.isBlank && !isAsItCame(exercise, $0) } ?? true
    }
    return answers.isEmpty ? candidates.filter { texts[$0.file.path]?.isBlank != true } : answers
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
        return rest == "Package.swift"
          || FolderWalk.foldersOfCourse.contains { rest.hasPrefix($0 + "/") }
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
    static let amongWords = 4
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
    if let meant = meant(ended, by: parts) { return meaning(meant, rank: Rank.nearName) }
    return meant(named(among: Self.words(of: Self.withoutEndings(name))), by: parts)
      .map { meaning($0, rank: Rank.amongWords) } ?? .none
  }

  /// The exercises whose names stand among the words of a name, those with the longest.
  private func named(among words: [String]) -> [Exercise] {
    var found: [(exercise: Exercise, length: Int)] = []
    for start in words.indices {
      var key = ""
      for word in words[start...] {
        key += word
        for exercise in byKey[key] ?? [] { found.append((exercise, key.count)) }
      }
    }
    let longest = found.map(\.length).max()
    return Array(Set(found.filter { $0.length == longest }.map(\.exercise)))
      .sorted { $0.name < $1.name }
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map { String($0).plain }
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
    var name = withoutEndings(name)
    var keys = [name.plain, name.withoutNumber.plain]
    while let shorter = name.withoutAddition {
      name = shorter
      keys += [name.plain, name.withoutNumber.plain]
    }
    return keys.filter { !$0.isEmpty }
  }

  /// A name in small letters without its endings: two of them may be one of Swift.
  private static func withoutEndings(_ name: String) -> String {
    var name = name.lowercased()
    while let ending = endings.first(where: { name.hasSuffix($0) && name != $0 }) {
      name.removeLast(ending.count)
    }
    return name
  }

  /// The endings of what may be meant as an answer.
  private static let endings = [
    ".swift", ".txt", ".pdf", ".rtf", ".docx", ".doc", ".odt", ".pages", ".png", ".jpg", ".html",
  ]
}

extension String {
  /// Whether there is nothing in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

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
