import Foundation

/// A piece of code, and what the compiler has to say to it.
struct Case {
  /// What the compiler does with code.
  enum Verdict: Equatable {
    case compiles
    case warns(String)
    case refuses(String)
    /// A warning or an error: which of the two depends on the headers of Apple.
    case complains(String)

    var word: String {
      switch self {
      case .compiles: "compiles"
      case .warns: "warns"
      case .refuses: "refuses"
      case .complains: "complains"
      }
    }
  }

  let title: String
  private(set) var chapter = ""
  /// The words of the chapter that the case holds.
  private(set) var says: [String] = []
  /// The first words of the listing that is a part of the code.
  private(set) var listing: String?
  /// The first words of the listings that are no code.
  private(set) var noCode: [String] = []
  /// The declarations of chapters that are a part of the code: path, and first words.
  private(set) var declarations: [(path: String, words: String)] = []
  /// The paths of the files that are a part of the code, as far as a device has them.
  private(set) var wholes: [String] = []
  /// What changes in the code of files: words, and what stands in their place.
  private(set) var changes: [(words: String, other: String)] = []
  /// The first words of the members of files that a device does not have.
  private(set) var dropped: [String] = []
  private(set) var expected: [Mode: Verdict] = [:]
  private(set) var code = ""

  /// Reads the cases of a file.
  static func all(in text: String) throws(Problem) -> [Case] {
    var cases: [Case] = []
    for part in "\n\(text)".components(separatedBy: "\n// Case: ").dropFirst() {
      cases.append(try Case(part))
    }
    return cases
  }

  private init(_ text: String) throws(Problem) {
    var lines = text.components(separatedBy: "\n")[...]
    title = lines.removeFirst()
    var fields: [(key: String, value: String)] = []
    while let line = lines.first, line.hasPrefix("//") {
      lines.removeFirst()
      if line.hasPrefix("//   "), !fields.isEmpty {
        fields[fields.count - 1].value += " " + line.dropFirst(5)
      } else {
        let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Problem("\(title): \"\(line)\" is no field.") }
        fields.append((parts[0], parts[1]))
      }
    }
    for (key, value) in fields { try read(key, value) }
    code = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private mutating func read(_ key: String, _ value: String) throws(Problem) {
    switch key {
    case "Chapter": chapter = value
    case "Says": says.append(value)
    case "Listing": listing = value
    case "No code": noCode.append(value)
    case "Whole": wholes.append(value)
    case "Drop": dropped.append(value)
    case "Change":
      let parts = value.components(separatedBy: " -> ")
      guard parts.count == 2 else {
        throw Problem("\(title): a change has two parts and an arrow.")
      }
      changes.append((parts[0], parts[1]))
    case "Declaration":
      let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw Problem("\(title): a declaration has a path and words.") }
      declarations.append((parts[0], parts[1]))
    default:
      let words = key.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, words[1] == "in",
        let verdict = Self.verdict(words[0], value)
      else { throw Problem("\(title): there is no field \"\(key)\".") }
      for name in words[2].components(separatedBy: ", ") {
        guard let mode = Mode(rawValue: name) else {
          throw Problem("\(title): there is no mode \"\(name)\".")
        }
        expected[mode] = verdict
      }
    }
  }

  private static func verdict(_ word: String, _ text: String) -> Verdict? {
    switch word {
    case "Warns": .warns(text)
    case "Refuses": .refuses(text)
    case "Complains": .complains(text)
    default: nil
    }
  }

  /// Whether the case has something to compile.
  var isCode: Bool { !code.isEmpty || listing != nil || !declarations.isEmpty || !wholes.isEmpty }

  /// The code of a file of a lesson as a device has it.
  ///
  /// Prose, imports, functions that get a stage and dropped members go, and the changes are made.
  func deviceCode(of text: String) -> String {
    var kept: [Substring] = []
    var end: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if let open = end {
        if line.hasPrefix(open) { end = nil }
      } else if words.hasPrefix("func ") && words.contains("stage: Stage")
        || dropped.contains(where: words.hasPrefix)
      {
        end = String(line.prefix { $0 == " " }) + "}"
      } else if !words.hasPrefix("//"), !words.hasPrefix("import ") {
        kept.append(line)
      }
    }
    return changes.reduce(kept.joined(separator: "\n")) { $0.replacing($1.words, with: $1.other) }
  }
}

/// The settings of a project in which code may be: its language mode, and to what its code belongs.
enum Mode: String, CaseIterable {
  case five = "5"
  case fiveMain = "5 main"
  case six = "6"
  case sixMain = "6 main"

  /// The options of the compiler.
  var options: [String] {
    ["-swift-version", String(rawValue.prefix(1))]
      + (rawValue.hasSuffix("main") ? ["-default-isolation", "MainActor"] : [])
  }
}

/// Something that is not as it has to be, in a sentence.
struct Problem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
