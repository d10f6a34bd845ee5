import Foundation

/// What a whole class handed in, as a command line names it: folders, archives, and what learning
/// platforms give.
///
/// | platform | what it gives for a student |
/// |---|---|
/// | none | a folder, or an archive, with the student's name |
/// | Moodle | `Lovelace Ada_12345_assignsubmission_file_/01-JaggedColumns.swift` |
/// | Canvas | `lovelaceada_LATE_123_456_01-JaggedColumns.swift`, an archive of such, or a student's archive named so |
/// | Gradescope | `submission_1234/`, and `submission_metadata.yml` beside all of them |
///
/// An archive that a platform gave for the whole class need not be unpacked.
struct ClassInput {
  /// What each student handed in, sorted by name.
  private(set) var handIns: [HandIn] = []

  /// What is to be said about what is no student's.
  private(set) var notes: [String] = []

  private var byName: [String: HandIn] = [:]
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
    let names = isOnly ? url.names { !$0.hasPrefix(".") } : []
    if names.contains(where: { Self.isOfPlatform($0) }) {
      for name in names { try read(url.appendingPathComponent(name), isOnly: false) }
      return
    }
    guard var files = FolderWalk.files(in: url) else { throw CommandError.cannotRead(url.path) }
    let owner = Owner(folder: url.lastPathComponent)
    guard owner.isAnswers else { return }
    files.removeAll { $0.name.isEmpty }
    var handIn = HandIn(name: owner.name, keys: owner.keys, files: files)
    handIn.folder = url
    try add(handIn, from: url.path, isWhole: true)
  }

  private mutating func readFile(_ url: URL) throws {
    let name = url.lastPathComponent
    if name == GradescopePerson.fileOfOne {
      person = GradescopePerson(ofOne: url.text ?? "")
      if person == nil { notes.append("\(name) cannot be read, so nobody knows whose this is.") }
    } else if name == GradescopePerson.file {
      people.merge(GradescopePerson.all(in: url.text ?? "")) { $1 }
    } else if name.lowercased().hasSuffix(".zip") {
      try readArchive(url)
    } else if let owner = Owner(file: name), FolderWalk.isWanted(name) {
      let file = HandInFile(
        path: owner.rest, size: url.size, modified: url.modified, place: .disk(url))
      try add(HandIn(name: owner.name, keys: owner.keys, files: [file]), from: url.path)
    } else {
      notes.append("\(name.shown) is no folder and no archive, so it is no student's.")
    }
  }

  private mutating func readArchive(_ url: URL) throws {
    guard let archive = ZipArchive(at: url) else {
      notes.append("\(url.lastPathComponent.shown) is no archive that can be unpacked.")
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    if let metadata = archive.entries.first(where: { $0.path.hasSuffix(GradescopePerson.file) }),
      let bytes = try? archive.bytes(of: metadata, limit: 50 << 20)
    {
      people.merge(GradescopePerson.all(in: String(decoding: bytes, as: UTF8.self))) { $1 }
    }
    var owned: [String: HandIn] = [:]
    for file in archive.files {
      guard let (owner, path) = Self.owner(ofFileAt: file.path), owner.isAnswers else { continue }
      owned[owner.name, default: HandIn(name: owner.name, keys: owner.keys)].files
        .append(file.moved(to: path))
    }
    guard owned.isEmpty else {
      for name in owned.keys.sorted() {
        if let handIn = owned[name] { try add(handIn, from: url.path) }
      }
      return
    }
    let owner = Owner(file: url.lastPathComponent)
    try add(
      HandIn(name: owner?.name ?? name, keys: owner?.keys ?? [], files: archive.files),
      from: url.path, isWhole: owner == nil)
  }

  /// Adds what a student handed in; what is not the whole of it is put together with the rest.
  private mutating func add(_ handIn: HandIn, from path: String, isWhole: Bool = false) throws {
    let name = handIn.name.shown
    guard let other = byName[name] else {
      byName[name] = HandIn(
        name: name, keys: handIn.keys, files: handIn.files, folder: handIn.folder)
      return
    }
    guard !isWhole else {
      throw CommandError.submissionsOfOneName(
        other.folder?.path ?? "another", path, name: name)
    }
    byName[name]?.files += handIn.files
    byName[name]?.keys.formUnion(handIn.keys)
  }

  /// The owner of a file in the archive of a whole class, and the path in what the owner handed in.
  private static func owner(ofFileAt path: String) -> (Owner, String)? {
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.dropLast().enumerated() where isOfPlatform(part) {
      return (Owner(folder: part), parts[(index + 1)...].joined(separator: "/"))
    }
    guard let name = parts.last, parts.count <= 2, let owner = Owner(file: name) else {
      return nil
    }
    return (owner, owner.rest)
  }

  private static func isOfPlatform(_ name: String) -> Bool {
    name.contains(/_assignsubmission_(file|onlinetext)_/)
      || name.wholeMatch(of: /submission_\d+/) != nil || Owner(file: name) != nil
      || name == GradescopePerson.file
  }
}

/// Whose a file or a folder is, by the name that a learning platform gave it.
private struct Owner {
  var name: String
  var keys: Set<String> = []

  /// What follows the owner in the name of a file.
  var rest = ""

  /// Whether what was handed in are files, and not a text typed into a form.
  var isAnswers = true

  /// Reads the name of a folder: Moodle's says whose it is.
  init(folder: String) {
    name = folder
    if let match = folder.wholeMatch(of: /(.+)_(\d+)_assignsubmission_(file|onlinetext)_/) {
      name = "\(match.1)_\(match.2)"
      keys = [String(match.1), String(match.2), "Participant \(match.2)"]
      isAnswers = match.3 == "file"
    }
  }

  /// Reads the name of a file as Canvas or Moodle gives it; nil if it is another.
  init?(file: String) {
    if let match = file.wholeMatch(of: /(.+)_(\d+)_assignsubmission_file_(.+)/) {
      name = "\(match.1)_\(match.2)"
      keys = [String(match.1), String(match.2), "Participant \(match.2)"]
      rest = String(match.3)
    } else if let match = file.wholeMatch(of: /([^_]+)_(?:LATE_)?(\d+)_(\d+)_(.+)/) {
      name = "\(match.1)_\(match.2)"
      keys = [String(match.1), String(match.2)]
      rest = String(match.4)
    } else {
      return nil
    }
  }
}

/// What Gradescope wrote down about one that handed in.
struct GradescopePerson {
  /// The file in which it lies beside the folders.
  static let file = "submission_metadata.yml"

  var names: [String] = []
  var keys: Set<String> = []
  var date: Date?

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
        if !value.isEmpty, !(user[key] is NSNull) { keys.insert(value) }
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
        if match.1 == "name" { people[folder]?.names.append(value) }
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
    handIn.date = person.date
    return handIn
  }
}

extension URL {
  /// The number of bytes of a file, as the system says; 0 if there is none.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
