import Answers

/// The table of a platform or of a school with the grades of a class written into it.
///
/// - Shape: The teacher's own file. Its heads, its rows, their order, the separators and the ends of
///   lines stay as they are; only the cells of some columns of the rows of known students change.
/// - Errors: ``CommandError/nothingToFill(_:columns:)`` if no column says what it holds.
struct Worksheet {
  /// What can be written into a column, besides the points of a lesson or an exercise.
  enum Content: Equatable {
    case score, maximum, comments
    /// The points of the exercises of a lesson, or of one exercise.
    case points(String)

    /// Reads what a teacher wrote, or the head of a column that platforms and people write.
    init?(_ text: String, names: Set<String>) {
      switch text.plain {
      case "score", "grade": self = .score
      case "maximum": self = .maximum
      case "comments", "feedbackcomments": self = .comments
      default:
        // Canvas writes its own number behind the name of an assignment.
        let name = text.replacing(/\s*\(\d+\)$/, with: "").lowercased()
        guard names.contains(name) else { return nil }
        self = .points(name)
      }
    }
  }

  /// The file with the grades in it.
  let text: String

  /// What was filled and what was not, for the teacher.
  let notes: [String]

  /// Fills a table.
  ///
  /// `file` is what it is called in messages, and `meanings` says what a column holds, by its head,
  /// where the teacher says it.
  init(
    filling text: String, named file: String, from book: Gradebook, of students: [Student],
    meanings: [String: String]
  ) throws {
    let table = CSVTable(text, meanings: meanings)
    if let fault = table.faults.first {
      throw CommandError.badTables(["\(file):\(fault.line): \(fault.sentence)"])
    }
    let names = Set(book.lessons + (book.submissions.first?.exercises.map(\.name) ?? []))
    let columns = table.names.enumerated().compactMap { index, name -> (Int, Content)? in
      Content(meanings[name.plain] ?? name, names: names).map { (index, $0) }
    }
    guard !columns.isEmpty else {
      throw CommandError.nothingToFill(file, columns: table.names)
    }
    let hasDecimalComma = Self.hasDecimalComma(table)
    let index = RosterIndex(students)
    let handIns = book.handIns
    var owners: [Int: [Int]] = [:]
    var strangers: [Int] = []
    for (place, row) in table.rows.enumerated() {
      let own = Student(row)
      if case .one(let student) = index.match(own.shownName, keys: own.keys) {
        owners[student.rosterLine ?? 0, default: []].append(place)
      } else if !own.isPointsPossible {
        strangers.append(row.line)
      }
    }
    var cells: [(row: CSVTable.Row, column: Int, text: String)] = []
    var notes: [String] = []
    var count = 0
    for student in students {
      guard case .one(let submission) = handIns[student] else { continue }
      let places = owners[student.rosterLine ?? 0] ?? []
      guard places.count == 1 else {
        let lines = places.map { "\(table.rows[$0].line)" }.joined(separator: ", ")
        notes.append(
          places.isEmpty
            ? "\(file) has no line of \(student.shownName), so that grade is not in it."
            : "\(file) has \(places.count) lines of \(student.shownName) (\(lines)), so none was filled."
        )
        continue
      }
      count += 1
      for (column, content) in columns {
        let text = content.text(of: submission, hasDecimalComma: hasDecimalComma)
        cells.append((table.rows[places[0]], column, text))
      }
    }
    let heads = columns.map { table.names[$0.0] }.joined(separator: ", ")
    notes.insert(
      "\(count) of \(table.rows.count) lines of \(file) have grades now, in \(heads). Every other cell "
        + "is as it was.", at: 0)
    if !strangers.isEmpty {
      notes.append(
        "Lines of \(file) that name nobody of \(ClassRules.rosterFile): "
          + strangers.map(String.init).listed() + " Their cells are as they were.")
    }
    self.text = table.filled(cells)
    self.notes = notes
  }

  /// Whether the numbers of a table are written as 8,5.
  private static func hasDecimalComma(_ table: CSVTable) -> Bool {
    let cells = table.rows.flatMap(\.texts)
    return cells.contains { $0.wholeMatch(of: /\d+,\d+/) != nil }
      && !cells.contains { $0.wholeMatch(of: /\d+\.\d+/) != nil }
  }
}

extension Worksheet.Content {
  fileprivate func text(of submission: GradedSubmission, hasDecimalComma: Bool) -> String {
    func number(_ value: Double) -> String {
      let text = Score.text(value)
      return hasDecimalComma ? text.replacing(".", with: ",") : text
    }
    switch self {
    case .score: return number(submission.total)
    case .maximum: return number(submission.mostTotal)
    case .points(let name):
      if let exercise = submission.exercises.first(where: { $0.name.lowercased() == name }) {
        return number(exercise.total)
      }
      return number(submission.subtotal(of: name).total)
    case .comments:
      let comments =
        (submission.comments ?? [])
        + submission.exercises.flatMap { exercise in
          (exercise.comments ?? []).map { "\(exercise.name): \($0)" }
        }
      return CSVTable.guarded(comments.joined(separator: " "))
    }
  }
}

extension Student {
  /// Whether it is the line of the most points, which Canvas writes below its heads.
  fileprivate var isPointsPossible: Bool {
    ["pointspossible", ""].contains(shownNameOrEmpty.plain)
  }

  private var shownNameOrEmpty: String { name ?? id ?? mail ?? folder ?? "" }
}

extension CommandError {
  static func nothingToFill(_ file: String, columns: [String]) -> Self {
    Self(
      "No column of \(file) says that it holds grades. Its columns are \(columns.joined(separator: ", ")). "
        + "Say in columns.csv what they hold, for example: Bewertung,score")
  }
}
