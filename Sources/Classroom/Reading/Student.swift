import Answers

/// A student as the roster of a class names one.
struct Student: Codable, Hashable {
  /// The folder, archive or account that the student handed in by.
  var folder: String?
  /// The number at the school.
  var id: String?
  var name: String?
  var firstName: String?
  var lastName: String?
  var mail: String?

  /// What Canvas knows the student by, and the columns that it wants back.
  var canvas: String?
  var login: String?
  var section: String?

  /// What Moodle knows the student by: `Participant 12345`.
  var moodle: String?

  /// How much later than others the student may hand in.
  var extraSeconds: Double?

  /// The line of the roster.
  var rosterLine: Int?
}

extension Student {
  /// Reads a line of a roster.
  ///
  /// The names of columns are those that people choose, and those in what Canvas and Moodle export.
  init(_ row: CSVTable.Row) {
    func text(_ value: String) -> String? {
      let value = CSVTable.unguarded(value)
      return value.isEmpty ? nil : value
    }
    folder = text(row.text("folder", "username", "account", "submission", "github username"))
    mail = text(row.text("mail", "email", "e-mail", "email address"))
    name = text(row.text("name", "full name", "student"))
    firstName = text(row.text("first name", "given name"))
    lastName = text(row.text("last name", "surname", "family name"))
    login = text(row.text("sis login id", "login"))
    section = text(row.text("section"))
    moodle = text(row.text("identifier", "moodle"))
    let school = text(row.text("sis user id", "student id", "sid", "id number"))
    let number = text(row.text("id"))
    // In an export of Canvas the column ID is Canvas's own number.
    if row.isOfCanvas {
      canvas = number
      id = school
    } else {
      canvas = text(row.text("canvas", "canvas id"))
      id = number ?? school
    }
    if let whole = name, firstName == nil, lastName == nil {
      let parts = whole.split(separator: ",", maxSplits: 1)
      if parts.count == 2 {
        lastName = String(parts[0])
        firstName = String(parts[1].drop(while: \.isWhitespace))
      } else if let blank = whole.lastIndex(of: " ") {
        firstName = String(whole[..<blank])
        lastName = String(whole[whole.index(after: blank)...])
      }
    }
    if name == nil, firstName != nil || lastName != nil {
      name = [firstName, lastName].compactMap { $0 }.joined(separator: " ")
    }
    rosterLine = row.line
  }

  /// The names by which others know the student.
  var keys: Set<String> {
    Set(
      [folder, id, name, mail, canvas, login, moodle].compactMap { $0 }.map(\.identity))
  }

  /// The name that is shown to a teacher.
  var shownName: String { name ?? id ?? mail ?? folder ?? "line \(rosterLine ?? 0)" }

  /// All that somebody may call the student by: identities of names, numbers and addresses, and names
  /// as ``spelledName(_:)`` has them.
  var spellings: Set<String> {
    var spellings = keys.filter { !$0.isEmpty }
    if let mail, let at = mail.firstIndex(of: "@"), at != mail.startIndex {
      spellings.insert(String(mail[..<at]).identity)
    }
    if let firstName, let lastName {
      for name in [firstName + lastName, lastName + firstName] {
        if let name = Self.spelledName(name) { spellings.insert(name) }
      }
    }
    return spellings
  }

  /// A name by its letters and digits alone, marked as a name; nil if it has no letter.
  static func spelledName(_ text: String) -> String? {
    let plain = text.plain
    return plain.contains(where: \.isLetter) ? "name \(plain)" : nil
  }

  /// The names that the columns of a roster may have.
  static let columns = [
    "folder", "username", "account", "submission", "github username", "id", "student id", "sid",
    "id number", "name",
    "full name", "student", "first name", "given name", "last name", "surname", "family name",
    "mail", "email", "e-mail", "email address", "canvas", "canvas id", "login", "section", "moodle",
  ]
}

/// Where the students of a roster stand, by all that others may call them.
///
/// A class of a thousand is matched with a thousand lines, so no name is looked for line by line.
struct RosterIndex {
  /// Whose something is.
  enum Match: Equatable {
    case none
    case one(Student)
    /// It may be that of each of these lines.
    case several([Int])
  }

  private var students: [Student] = []
  private var byFolder: [String: Int] = [:]
  private var bySpelling: [String: [Int]] = [:]

  /// Makes an index of a roster.
  init(_ students: [Student] = []) {
    self.students = students
    for (index, student) in students.enumerated() {
      if let folder = student.folder, byFolder[folder.identity] == nil {
        byFolder[folder.identity] = index
      }
      for spelling in student.spellings { bySpelling[spelling, default: []].append(index) }
    }
  }

  /// The student whose folder has a name; else the one that most of the keys name; else the one that
  /// it is named after.
  func match(_ name: String, keys: Set<String> = []) -> Match {
    if let index = byFolder[name.identity] { return .one(students[index]) }
    var count: [Int: Int] = [:]
    for key in keys { for index in named(key) { count[index, default: 0] += 1 } }
    let most = count.values.max()
    let found = most.map { most in count.filter { $0.value == most }.map(\.key).sorted() }
    let indices = found ?? named(name).sorted()
    switch indices.count {
    case 0: return .none
    case 1: return .one(students[indices[0]])
    default: return .several(indices.map { students[$0].rosterLine ?? 0 })
    }
  }

  private func named(_ text: String) -> Set<Int> {
    let spellings = [text.identity] + (Student.spelledName(text).map { [$0] } ?? [])
    return Set(spellings.flatMap { bySpelling[$0] ?? [] })
  }
}

extension String {
  /// A name, a number or an address without what differs when the same is written twice.
  var identity: String {
    CSVTable.unguarded(self).lowercased().filter { !$0.isWhitespace && !"_,".contains($0) }
  }
}

extension CSVTable.Row {
  /// Whether the table is one that Canvas exports.
  fileprivate var isOfCanvas: Bool { has("SIS Login ID") || has("SIS User ID") }
}
