import Answers
import CourseFormat
import Foundation

/// The errors of an application, put together where one comes of another.
///
/// - Shape: A name that is missed in many places is one group. A class whose superclass is missed has
///   one as well: what the compiler misses in it besides comes of that.
struct ErrorGroups {
  /// An error, and what goes with it.
  struct Group {
    let error: Diagnostic
    /// Further places of the same error.
    var others: [Diagnostic] = []
    /// The class that has no superclass here, and how many errors come of it.
    var orphan: String?
    var following = 0
  }

  private(set) var groups: [Group] = []

  /// A class whose superclass is missed: where it stands, in every file.
  private struct Orphan {
    let name: String
    var bodies: [(file: String, lines: ClosedRange<Int>)]
    /// The error at its declaration.
    let error: Diagnostic
  }

  /// The name that the error of each group misses, by their places.
  private var missed: [String?] = []

  /// Puts together the errors in some files.
  init(_ errors: [Diagnostic], in files: [URL]) {
    let names = errors.map { Self.missedName(in: $0) }
    let sources = names.contains { Self.isType($0) } ? files.map { AppSource($0) } : []
    let orphans = Self.orphans(errors, in: sources)
    // What comes of a declaration may stand in a file before it.
    let all = zip(errors, names).map { (error: $0, name: $1) }
    let first = all.filter { pair in orphans.contains { $0.error == pair.error } }
    let others = all.filter { pair in !orphans.contains { $0.error == pair.error } }
    let ordered = first + others.filter { $0.name != nil } + others.filter { $0.name == nil }
    for (error, name) in ordered {
      if let orphan = orphans.first(where: { $0.error == error }) {
        append(Group(error: error, orphan: orphan.name), missing: name)
      } else if !Self.isType(name),
        let orphan = orphans.first(where: { Self.comes(error, of: $0) }),
        let place = groups.firstIndex(where: { $0.error == orphan.error })
      {
        groups[place].following += 1
      } else if let name, let place = missed.firstIndex(of: name) {
        groups[place].others.append(error)
      } else if Self.lacksType(error), let place = place(beforeOf: error) {
        groups[place].following += 1
      } else {
        append(Group(error: error), missing: name)
      }
    }
  }

  private mutating func append(_ group: Group, missing name: String?) {
    groups.append(group)
    missed.append(name)
  }

  /// Whether a message says that nothing tells which type is meant: `picker.sourceType = .camera`.
  private static func lacksType(_ error: Diagnostic) -> Bool {
    error.message.contains(/cannot infer contextual base|'nil' requires a contextual type/)
  }

  /// The nearest name that is missed above an error, in its file: the type it lacks may be that one's.
  private func place(beforeOf error: Diagnostic) -> Int? {
    let above = groups.enumerated().flatMap { place, group in
      // The others of a group miss the same name.
      (Self.isType(missed[place]) ? [group.error] + group.others : []).filter {
        $0.file == error.file && $0.line <= error.line
      }
      .map { (place, $0.line) }
    }
    return above.max { $0.1 < $1.1 }?.0
  }

  /// The classes whose superclass is missed.
  private static func orphans(_ errors: [Diagnostic], in sources: [AppSource]) -> [Orphan] {
    var orphans: [Orphan] = []
    for source in sources {
      for type in source.types where type.keyword == "class" {
        guard
          let error = errors.first(where: {
            $0.file == source.file.path && $0.line == type.line
              && missedName(in: $0).map { isType($0) && type.inherited.first == $0 } == true
          })
        else { continue }
        orphans.append(Orphan(name: type.name, bodies: [], error: error))
      }
    }
    for (place, orphan) in orphans.enumerated() {
      for source in sources {
        for type in source.types
        where type.name == orphan.name || type.inherited.first == orphan.name
          || type.name.hasPrefix(orphan.name + ".")
        {
          let last = source.tokens[type.close].line
          orphans[place].bodies.append((source.file.path, type.line...max(last, type.line)))
        }
      }
    }
    return orphans
  }

  /// Whether an error comes of a class without its superclass.
  private static func comes(_ error: Diagnostic, of orphan: Orphan) -> Bool {
    let name = orphan.name.split(separator: ".").last.map(String.init) ?? orphan.name
    return error.message.contains("'\(name)'")
      || orphan.bodies.contains { $0.file == error.file && $0.lines.contains(error.line) }
  }

  /// Whether a name that is missed is that of a type.
  private static func isType(_ name: String?) -> Bool { name?.first?.isUppercase == true }

  private static func missedName(in error: Diagnostic) -> String? {
    error.message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }
}
