/// A student as the roster of a class names one.
struct Student: Codable, Equatable {
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
    folder = text(row.text("folder", "username", "account", "submission"))
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

  /// Whether somebody calls the student so: by a name in any order, a number, or an address.
  func isNamed(_ text: String) -> Bool {
    let identity = text.identity
    guard !identity.isEmpty else { return false }
    if keys.contains(identity) { return true }
    if let mail, let at = mail.firstIndex(of: "@"), mail[..<at].lowercased() == identity {
      return true
    }
    guard let firstName, let lastName, text.plain.contains(where: \.isLetter) else { return false }
    return [(firstName + lastName).plain, (lastName + firstName).plain].contains(text.plain)
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
