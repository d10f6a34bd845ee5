import Answers
import Foundation

/// What a whole class handed in, as a command line names it: folders, archives, and what learning
/// platforms give.
///
/// | platform | what it gives for a student |
/// |---|---|
/// | none | a folder, or an archive, with the student's name |
/// | Moodle | `Lovelace Ada_12345_assignsubmission_file/01-JaggedColumns.swift` |
/// | Canvas | `lovelaceada_LATE_123_456_01-JaggedColumns.swift`, an archive of such, or a student's archive named so |
/// | Gradescope | `submission_1234/`, and `submission_metadata.yml` beside all of them |
/// | GitHub Classroom | `week-1-submissions/week-1-ada/`, a repository |
///
/// An archive that a platform gave for the whole class need not be unpacked. Whatever somebody handed
/// in is a hand-in of somebody's, also if nothing of it can be read.
struct ClassInput {
  /// What each student handed in, sorted by name.
  private(set) var handIns: [HandIn] = []

  /// What is to be said about what is no student's.
  private(set) var notes: [String] = []

  /// Whether it is the one submission that Gradescope has graded just now, and no class.
  private(set) var isOfOne = false

  private var byName: [String: HandIn] = [:]
  private var parts: [String: Set<Owner.Part>] = [:]
  private var people: [String: GradescopePerson] = [:]

  /// Who handed in the only submission, where Gradescope grades one.
  private var person: GradescopePerson?

  /// Reads what the paths lead to.
  init(_ paths: [String]) throws {
    let urls = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
      .sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
    for (first, second) in zip(urls, urls.dropFirst())
    where first.lastPathComponent == second.lastPathComponent {
      throw CommandError.submissionsOfOneName(
        first.path, second.path, name: first.lastPathComponent)
    }
    for url in urls { try read(url, isOnly: urls.count == 1) }
    handIns = byName.values.map { handIn in
      people[handIn.name].map { handIn.with($0) } ?? handIn
    }.sorted { $0.name < $1.name }
    guard let person, handIns.count == 1 else { return }
    handIns = [handIns[0].with(person, named: person.names.joined(separator: " and "))]
  }

  private mutating func read(_ url: URL, isOnly: Bool) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CommandError.cannotRead(url.path)
    }
    if isFolder.boolValue {
      try readFolder(url, isOnly: isOnly)
    } else {
      try readFile(url)
    }
  }

  private mutating func readFolder(_ url: URL, isOnly: Bool) throws {
    let names = url.names { !$0.hasPrefix(".") }
    // A student may have folders of one's own with the names that Canvas and Gradescope give.
    if names.contains(where: { isOnly ? Owner.isNamed($0) : Owner.isNamedForCertain($0) }) {
      for name in names { try read(url.appendingPathComponent(name), isOnly: false) }
      return
    }
    guard var files = FolderWalk.files(in: url) else { throw CommandError.cannotRead(url.path) }
    let owner = Owner(folder: url)
    files.removeAll { $0.name.isEmpty }
    var handIn = HandIn(name: owner.name, keys: owner.keys, files: files)
    handIn.folder = url
    try add(handIn, as: owner.part, from: url.path)
  }

  private mutating func readFile(_ url: URL) throws {
    let name = url.lastPathComponent
    let file = HandInFile(
      path: name, size: url.size, modified: url.modified, place: .disk(url))
    if name == GradescopePerson.fileOfOne {
      isOfOne = true
      person = GradescopePerson(ofOne: url.text ?? "")
      if person == nil { notes.append("\(name) cannot be read, so nobody knows whose this is.") }
    } else if name == GradescopePerson.file {
      people.merge(GradescopePerson.all(in: url.text ?? "")) { $1 }
    } else if file.kind == .zip || file.kind == .tar {
      try readArchive(file)
    } else if let owner = Owner(file: name) {
      try add(owner.handIn(of: file.moved(to: owner.rest)), as: .file, from: url.path)
    } else if file.kind == .packed {
      try add(
        HandIn(name: HandInFile.stem(of: name), files: [file]), as: .whole, from: url.path)
    } else {
      notes.append("\(name.shown) is no folder and no archive, so it is no student's.")
    }
  }

  private mutating func readArchive(_ archive: HandInFile) throws {
    let owner = Owner(file: archive.name)
    let own = HandIn(
      name: owner?.name ?? HandInFile.stem(of: archive.name), keys: owner?.keys ?? [])
    guard let files = HandIn.files(in: archive) else {
      // Its report says that it cannot be unpacked.
      try add(
        own.with([archive.moved(to: owner?.rest ?? archive.name)]),
        as: owner == nil ? .whole : .file,
        from: archive.name)
      return
    }
    if let metadata = files.first(where: { $0.name == GradescopePerson.file }),
      let bytes = try? metadata.bytes(limit: 50 << 20)
    {
      people.merge(GradescopePerson.all(in: String(decoding: bytes, as: UTF8.self))) { $1 }
    }
    var owned: [String: HandIn] = [:]
    var strays: [HandInFile] = []
    for file in files where file.name != GradescopePerson.file {
      if let (owner, path) = Self.owner(ofFileAt: file.path) {
        owned[owner.name, default: HandIn(name: owner.name, keys: owner.keys)].files
          .append(file.moved(to: path))
      } else {
        strays.append(file)
      }
    }
    // A student may have names of one's own that look like those of Canvas or Gradescope.
    let isCertain = files.contains { file in
      file.path.split(separator: "/").contains { Owner.isNamedForCertain(String($0)) }
    }
    let isClass = !owned.isEmpty && (isCertain || !strays.contains { $0.kind == .source })
    guard !isClass else {
      for name in owned.keys.sorted() {
        if let handIn = owned[name] { try add(handIn, as: .file, from: archive.name) }
      }
      if !strays.isEmpty {
        notes.append(
          "\(archive.name.shown) holds what is no student's: "
            + strays.map(\.path.shown).listed())
      }
      return
    }
    try add(own.with(files), as: owner == nil ? .whole : .file, from: archive.name)
  }

  /// Adds what a student handed in; what is not the whole of it is put together with the rest.
  private mutating func add(_ handIn: HandIn, as part: Owner.Part, from path: String) throws {
    let name = handIn.name.shown
    let known = parts[name] ?? []
    parts[name, default: []].insert(part)
    guard let other = byName[name] else {
      byName[name] = HandIn(
        name: name, keys: handIn.keys, files: handIn.files, folder: handIn.folder)
      return
    }
    guard part == .file || part != .whole && !known.contains(part) && !known.contains(.whole) else {
      throw CommandError.submissionsOfOneName(
        other.folder?.path ?? "another", path, name: name)
    }
    byName[name]?.files += handIn.files
    byName[name]?.keys.formUnion(handIn.keys)
    byName[name]?.folder = other.folder ?? handIn.folder
  }

  /// The owner of a file in the archive of a whole class, and the path in what the owner handed in.
  private static func owner(ofFileAt path: String) -> (Owner, String)? {
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.dropLast().enumerated() where Owner.isNamed(part) {
      let owner = Owner(folder: URL(fileURLWithPath: "/\(part)"))
      return (owner, parts[(index + 1)...].joined(separator: "/"))
    }
    guard let name = parts.last, parts.count <= 2, let owner = Owner(file: name) else {
      return nil
    }
    return (owner, owner.rest)
  }
}

/// Whose a file or a folder is, by the name that a learning platform gave it.
///
/// - Source: Moodle, `mod/assign/classes/downloader.php`: a name with blanks for `_`, a number that
///   the group of somebody in no group does not have, and the kind of what was handed in; older Moodle
///   ended the name of a folder in `_`. Canvas, `lib/content_zipper.rb`: a name, `LATE`, the number of
///   the student or `anon_` with letters, and that of the file. GitHub Classroom,
///   `gh classroom clone student-repos`: the assignment and the account, in a folder of the assignment.
private struct Owner {
  /// Which part of what somebody handed in it is.
  enum Part: Hashable {
    /// All of it.
    case whole
    /// The folder for one kind of what Moodle takes: `file`, `onlinetext`.
    case folder(String)
    /// One file of many.
    case file
  }

  var name: String
  var keys: Set<String> = []
  var part = Part.whole

  /// What follows the owner in the name of a file.
  var rest = ""

  /// Reads the name of a folder: Moodle's says whose it is, and that of GitHub Classroom whose account.
  init(folder: URL) {
    let folderName = folder.lastPathComponent
    name = folderName
    if let match = folderName.wholeMatch(of: Self.folderOfMoodle) {
      setMoodle(match.1, match.2)
      part = .folder(String(match.3))
    } else {
      let parent = folder.deletingLastPathComponent().lastPathComponent
      let ending = "-submissions"
      let assignment = parent.hasSuffix(ending) ? parent.dropLast(ending.count) : ""
      if !assignment.isEmpty, folderName.hasPrefix(assignment),
        folderName.dropFirst(assignment.count).first == "-"
      {
        keys = [String(folderName.dropFirst(assignment.count + 1))]
      }
    }
  }

  /// Reads the name of a file as Canvas or Moodle gives it; nil if it is another.
  init?(file: String) {
    name = file
    if let match = file.wholeMatch(of: #/(.+?)(?:_(\d+))?_assignsubmission_[a-z]+_(.+)/#) {
      setMoodle(match.1, match.2)
      rest = String(match.3)
    } else if let match = file.wholeMatch(of: #/(?:LATE_)?(anon_[A-Za-z0-9]+)_(.+)/#) {
      name = String(match.1)
      keys = [name]
      rest = Self.withoutNumber(match.2)
    } else if let match = file.wholeMatch(
      of: #/(.+?)_(?:LATE_)?(\d+)_(\d+_.+|(?:text|link)\.html)/#)
    {
      name = "\(match.1)_\(match.2)"
      keys = [String(match.1), String(match.2)]
      rest = Self.withoutNumber(match.3)
    } else {
      return nil
    }
  }

  private static let folderOfMoodle = #/(.+?)(?:_(\d+))?_assignsubmission_([a-z]+)_?/#

  private mutating func setMoodle(_ person: Substring, _ number: Substring?) {
    name = [person, number].compactMap { $0 }.joined(separator: "_")
    keys = [String(person)]
    if let number { keys.formUnion([String(number), "Participant \(number)"]) }
  }

  /// The name of a file without the number that Canvas puts before it.
  private static func withoutNumber(_ text: Substring) -> String {
    String(text.prefixMatch(of: #/\d+_/#).map { text[$0.range.upperBound...] } ?? text)
  }

  /// A file that was handed in by the owner.
  func handIn(of file: HandInFile) -> HandIn { HandIn(name: name, keys: keys, files: [file]) }

  /// Whether a name is one that a platform gives to what one student of many handed in.
  static func isNamed(_ name: String) -> Bool {
    isNamedForCertain(name) || name.wholeMatch(of: #/submission_\d+/#) != nil
      || Owner(file: name) != nil
  }

  /// Whether it is one that nobody else gives.
  static func isNamedForCertain(_ name: String) -> Bool {
    name == GradescopePerson.file || name.contains(#/_assignsubmission_[a-z]+(_|$)/#)
  }
}

/// What Gradescope wrote down about one that handed in.
struct GradescopePerson {
  /// The file in which it lies beside the folders.
  static let file = "submission_metadata.yml"

  var names: [String] = []
  var keys: Set<String> = []
  var date: Date?

  private var numbers: [String] = []
  private var addresses: [String] = []

  /// The same as a line of a roster would say it.
  var student: Student {
    var student = Student()
    student.name = names.isEmpty ? nil : names.joined(separator: " and ")
    student.id = numbers.isEmpty ? nil : numbers.joined(separator: " ")
    student.mail = addresses.isEmpty ? nil : addresses.joined(separator: " ")
    return student
  }

  /// The file that lies beside a submission while Gradescope has it graded.
  static let fileOfOne = "submission_metadata.json"

  /// Nothing is known yet.
  init() {}

  /// Reads who handed in what is graded, and when; nil if it is no such file.
  ///
  /// - Source: "Autograder Specifications" of Gradescope, section "Submission metadata".
  init?(ofOne text: String) {
    guard let file = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let users = file["users"] as? [[String: Any]]
    else { return nil }
    for user in users {
      if let name = user["name"] as? String, !name.isEmpty { names.append(name) }
      for key in ["name", "email", "sid"] {
        // A number at a school may be written as one.
        let value = user[key].map { "\($0)" } ?? ""
        guard !value.isEmpty, !(user[key] is NSNull) else { continue }
        keys.insert(value)
        if key == "sid" { numbers.append(value) }
        if key == "email" { addresses.append(value) }
      }
    }
    date = (file["created_at"] as? String).flatMap { Moment($0)?.date }
  }

  /// Reads the people of an export, by the names of their folders.
  ///
  /// Only the few lines of the file are read that Gradescope writes; it is no reader of YAML.
  static func all(in text: String) -> [String: GradescopePerson] {
    var people: [String: GradescopePerson] = [:]
    var folder = ""
    for line in text.lines {
      if let match = line.wholeMatch(of: /(submission_\d+):\s*/) {
        folder = String(match.1)
        people[folder] = GradescopePerson()
      } else if let match = line.wholeMatch(of: #/  (?:- |  ):(name|sid|email): (.+)/#) {
        let value = scalar(match.2)
        switch match.1 {
        case "name": people[folder]?.names.append(value)
        case "sid": people[folder]?.numbers.append(value)
        default: people[folder]?.addresses.append(value)
        }
        people[folder]?.keys.insert(value)
      } else if let match = line.wholeMatch(of: #/  :created_at: (.+)/#) {
        people[folder]?.date = Moment(scalar(match.1))?.date
      }
    }
    return people
  }

  private static func scalar(_ text: Substring) -> String {
    for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      return String(text.dropFirst().dropLast()).replacing(quote + quote, with: quote)
    }
    return String(text)
  }
}

extension HandIn {
  /// The same with what Gradescope knows about it.
  fileprivate func with(_ person: GradescopePerson, named name: String = "") -> HandIn {
    var handIn = HandIn(
      name: name.isEmpty ? self.name : name.shown, keys: keys, files: files, date: date,
      folder: folder, notes: notes)
    handIn.keys.formUnion(person.keys)
    handIn.person = person.student
    handIn.date = person.date
    return handIn
  }

  /// The same with other files.
  fileprivate func with(_ files: [HandInFile]) -> HandIn {
    HandIn(name: name, keys: keys, files: files)
  }
}

extension CommandError {
  static func submissionsOfOneName(_ first: String, _ second: String, name: String) -> Self {
    usage("\(first) and \(second) are both named \(name). Give each folder a name of its own.")
  }
}
