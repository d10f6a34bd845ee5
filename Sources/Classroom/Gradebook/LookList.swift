import Answers

/// What a teacher looks at before grades go back, in one list.
///
/// - Shape: Lines by kinds, the most pressing kind first, and within a kind by the names of what was
///   handed in. It is read off a gradebook; what is no student's is added by whoever reads the class.
struct LookList {
  /// What a line is about.
  enum Kind: String, CaseIterable {
    case nobody = "What is no student's"
    case whose = "Whose it is"
    case files = "What was not read or not taken"
    case solution = "The text of Solutions"
    case late = "What came late"
    case notGraded = "What is not graded"
    case standing = "TODO lines above what passes"
    case missing = "Who handed nothing in"
    case tables = "Lines of the tables that are about nobody"
  }

  /// A sentence, and the submission that it is about, if it is about one.
  struct Line: Equatable {
    let kind: Kind
    var submission: String?
    let sentence: String
  }

  /// The lines, in the order in which they are shown.
  let lines: [Line]

  /// How many lines of a kind stand on a screen.
  private static let mostOnScreen = 12

  /// Puts lines in their order.
  init(_ lines: [Line]) {
    self.lines = Kind.allCases.flatMap { kind in
      lines.filter { $0.kind == kind }.enumerated().sorted {
        ($0.element.submission ?? "", $0.offset) < ($1.element.submission ?? "", $1.offset)
      }.map(\.element)
    }
  }

  /// What a gradebook tells by itself, and other lines.
  init(on book: Gradebook, with others: [Line] = []) {
    self.init(book.linesToLookAt + others)
  }

  var isEmpty: Bool { lines.isEmpty }

  static let title = "Look at these before you give grades back"

  /// The list for a screen or a file; a screen gets not more than a few lines of a kind.
  func text(isWhole: Bool) -> [String] {
    guard !lines.isEmpty else { return isWhole ? ["There is nothing to look at first."] : [] }
    var text = ["\(Self.title):"]
    for kind in Kind.allCases {
      let own = groups(of: kind)
      guard !own.isEmpty else { continue }
      text.append("  \(kind.rawValue)")
      let shown = isWhole ? own[...] : own.prefix(Self.mostOnScreen)
      text += shown.map { group in
        let names = group.submissions.map(\.shown)
        let who = isWhole ? names.joined(separator: ", ") : names.listed(end: "")
        return "    " + (who.isEmpty ? "" : who + ": ") + group.sentence
      }
      if shown.count < own.count {
        text.append("    and \(own.count - shown.count) more, which stand in class.txt")
      }
    }
    return text
  }

  /// The lines of a kind; what is said of several submissions is one line.
  func groups(of kind: Kind) -> [(submissions: [String], sentence: String)] {
    var groups: [(submissions: [String], sentence: String)] = []
    var places: [String: Int] = [:]
    for line in lines where line.kind == kind {
      if let place = places[line.sentence] {
        groups[place].submissions += line.submission.map { [$0] } ?? []
      } else {
        places[line.sentence] = groups.count
        groups.append((line.submission.map { [$0] } ?? [], line.sentence))
      }
    }
    return groups
  }
}

extension Gradebook {
  /// What a student handed in, by the student and not by a place in a table.
  enum HandedIn {
    case nothing
    case one(GradedSubmission)
    /// It is not said which of them counts.
    case several([GradedSubmission])
  }

  /// What each student handed in who has something.
  ///
  /// Of several submissions that one counts whose folder the roster names.
  var handIns: [Student: HandedIn] {
    var own: [Student: [GradedSubmission]] = [:]
    for submission in submissions {
      if let student = submission.student { own[student, default: []].append(submission) }
    }
    return own.mapValues { submissions in
      if submissions.count == 1 { return .one(submissions[0]) }
      let named = submissions.filter(\.isNamedByRoster)
      return named.count == 1 ? .one(named[0]) : .several(submissions)
    }
  }

  fileprivate var linesToLookAt: [LookList.Line] {
    submissions.flatMap(\.linesToLookAt) + linesOnTwice
  }

  /// What is to be said of students who handed in more than once.
  private var linesOnTwice: [LookList.Line] {
    handIns.flatMap { student, handedIn -> [LookList.Line] in
      let own: [GradedSubmission] =
        if case .several(let all) = handedIn {
          all
        } else {
          submissions.filter { $0.student == student }
        }
      guard own.count > 1 else { return [] }
      let who = "\(student.shownName) handed in \(own.count) times"
      return own.map { submission in
        let others = own.filter { $0.name != submission.name }.map(\.name.shown)
        let sentence =
          switch handedIn {
          case .one(let counted) where counted.name == submission.name:
            "\(who), also as \(others.listed()) This one counts: the roster names its folder."
          case .one(let counted):
            "\(who). \(counted.name.shown) counts and this one does not: the roster names that folder."
          case .several, .nothing:
            "\(who), also as \(others.listed()) While the roster names none of these "
              + "folders, the tables for platforms have no grade."
          }
        return LookList.Line(kind: .whose, submission: submission.name, sentence: sentence)
      }
    }.sorted { ($0.submission ?? "") < ($1.submission ?? "") }
  }
}

extension GradedSubmission {
  /// Whether the roster names the folder of what was handed in.
  fileprivate var isNamedByRoster: Bool {
    student?.folder.map { $0.identity == name.identity } ?? false
  }

  fileprivate var linesToLookAt: [LookList.Line] {
    func line(_ kind: LookList.Kind, _ sentence: String) -> LookList.Line {
      LookList.Line(kind: kind, submission: name, sentence: sentence)
    }
    var lines = (lookAt ?? []).map { line(.files, $0) }
    if let doubt { lines.append(line(.whose, doubt)) }
    let copied = exercises.filter { $0.isSolution == true }.map(\.name)
    if !copied.isEmpty {
      lines.append(line(.solution, "The same text: \(copied.listed())"))
    }
    // What is late and untouched costs nothing.
    let late = exercises.filter {
      $0.isLate == true && ($0.penalty != nil || $0.state != .waiting)
    }
    if let last = late.compactMap(\.handedIn).max() {
      let lost = Score.rounded(late.reduce(0) { $0 + ($1.penalty ?? 0) })
      lines.append(
        line(
          .late,
          "\(late.count.of("answer")), the last on \(last), "
            + (lost > 0 ? "which cost \(Score.text(lost)) points." : "which cost nothing.")))
    }
    let open = exercises.filter { $0.state == .notGraded }.map(\.name)
    if !open.isEmpty { lines.append(line(.notGraded, open.listed())) }
    return lines
  }
}
