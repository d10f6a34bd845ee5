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
  /// Why the compiler cannot be asked here.
  private(set) var excuse: String?
  /// The names of the lesson that the case declares in another way, because that is its subject.
  private(set) var replaced: [String] = []
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
    case "Not compiled": excuse = value
    case "Instead of": replaced.append(value)
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

  /// The names that its own code declares.
  var declaredNames: [String] { Self.names(declaredIn: code) }

  /// The names that a text declares outside of all braces.
  static func names(declaredIn text: String) -> [String] {
    let start = #/^(?:@\w+ |\w+ )*(?:class|struct|enum|protocol|actor|func) (\w+)/#
    return text.components(separatedBy: "\n").compactMap {
      $0.firstMatch(of: start).map { String($0.output.1) }
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
        // A member of one line ends there.
        if line.count(where: { $0 == "{" }) != line.count(where: { $0 == "}" })
          || !line.contains("{")
        {
          end = String(line.prefix { $0 == " " }) + "}"
        }
      } else if !words.hasPrefix("//"), !words.hasPrefix("import ") {
        kept.append(line)
      }
    }
    return changes.reduce(kept.joined(separator: "\n")) { $0.replacing($1.words, with: $1.other) }
  }
}

/// What a sentence says of the compiler, and in which modes.
struct Claim {
  /// What a case has to say, such as `refuses` for "does not compile".
  ///
  /// A warning is not enough for that.
  let word: String
  let modes: Set<Mode>

  /// Finds the claim of a sentence, if there is one.
  init?(_ sentence: String) {
    let words = [
      (
        "refuses",
        #/(?:do|does|did|will|would) not (?:even )?compile\b|compiler refuses|is an error\b/#
      ),
      ("warns", #/(?:compiler|Xcode) (?:warns|shows a warning)/#),
      ("complains", #/compiler complains/#),
    ]
    guard let word = words.first(where: { sentence.contains($0.1) })?.0 else { return nil }
    self.word = word
    // A sentence that names no mode speaks of all of them.
    let isAboutSix = sentence.contains("Swift 6")
    let isAboutMain = sentence.contains(/MainActor|belong to the main thread/)
    modes = Set(
      Mode.allCases.filter {
        (!isAboutSix || $0 == .six || $0 == .sixMain)
          && (!isAboutMain || $0 == .fiveMain || $0 == .sixMain)
      })
  }

  /// Says how a case differs from the claim, if it does.
  func difference(from item: Case) -> String? {
    let found = Set(item.expected.filter { $0.value.word == word }.keys)
    guard found != modes else { return nil }
    let names = { (modes: Set<Mode>) in modes.map(\.rawValue).sorted().joined(separator: ", ") }
    return "that is \"\(word)\" in \(names(modes)), and the case \"\(item.title)\" has it in "
      + (found.isEmpty ? "none." : "\(names(found)).")
  }
}

/// The settings of a project in which code may be: its language mode, and to what its code belongs.
enum Mode: String, CaseIterable {
  case five = "5"
  case fiveMain = "5 main"
  case six = "6"
  case sixMain = "6 main"

  /// The features that a new project of Xcode 26 switches on beside `MainActor`, as its Approachable
  /// Concurrency.
  private static let features = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The options of the compiler.
  var options: [String] {
    let version = String(rawValue.prefix(1))
    guard rawValue.hasSuffix("main") else { return ["-swift-version", version] }
    // The language mode Swift 6 has some of the features, and the compiler says so.
    let new =
      version == "5"
      ? Self.features : ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    return ["-swift-version", version, "-default-isolation", "MainActor"]
      + new.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

/// Something that is not as it has to be, in a sentence.
struct Problem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
