import CourseFormat

/// What is said of a verdict: a heading, the checks, notes at lines, and advice.
///
/// It is made once. The lines of a terminal, the page of an exercise and a gradebook are written from it,
/// and each decides only how much it shows and in what form.
struct Telling {
  /// Something that is said, and lines of code that belong to it.
  struct Words: Equatable {
    let text: String
    var code: [String] = []
  }

  /// Something at a line of a file.
  struct Note {
    enum Kind {
      /// What the compiler does not accept.
      case error
      /// What reaches into the checks.
      case objection
      /// What the compiler warns of.
      case warning
      /// Where the run ended.
      case end
      /// Where a part of a check ended that runs in a process of its own.
      case part
      /// A TODO line that stands although its checks pass.
      case ready
      /// A TODO line that checks wait for.
      case waiting
      /// Something in a right answer that could be better.
      case remark
    }

    let kind: Kind
    /// The file, as it is shown.
    let path: String
    /// The line, counted from 1, or nil if it is about the file.
    let line: Int?
    /// Whether it is the learner's own file.
    var isOwn = true
    /// What is the case.
    let text: String
    /// The line as it stands, and a mark below it.
    var excerpt: [String] = []
    /// What is behind it and what to do.
    var advice: [Words] = []

    /// The file and the line.
    var place: String { line.map { "\(path):\($0)" } ?? path }
  }

  /// Something about the answer as a whole.
  struct Advice {
    enum Kind {
      case missing
      /// Why it could not be graded.
      case notGraded
      /// Why it is not graded.
      case refused
      /// Why it was graded without the others of its lesson.
      case clash
      /// What ended the run in which no check was under way.
      case end
      /// Another right answer.
      case way
      /// How to compare it with the solution.
      case solution
      /// The command that makes an app of it.
      case export
      /// What there is to do and to read next.
      case next
      /// What was written over the graders' files.
      case written
      /// It was saved meanwhile.
      case changed
    }

    let kind: Kind
    let words: Words
    /// Where it is to be seen.
    var note: Note?
    /// What to do about that.
    var remedy: String?
  }

  /// What a check has found.
  struct Finding {
    let text: String
    /// How often it was found, in brackets.
    let addition: String
    /// Whether the console complained of it in a check before.
    let isRepeated: Bool
    /// Whether it is an expression with its values, and no sentence.
    let isExpression: Bool
    let sides: IssueNote.Sides?
    /// The rule that was broken, and where to look.
    let advice: [String]
    let views: [String]
    /// The line of the suite, if it is one.
    let line: Int?
  }

  /// A check, and how it came out.
  struct Check {
    let result: CheckResult
    /// What it found; nothing if it is not judged yet.
    var findings: [Finding] = []
    /// Why it is not judged yet.
    var reason: String?
    /// How the run ended in it.
    var end: String?
    /// Where it or a part of it ended in the learner's file.
    var places: [Note] = []
  }

  let name: String
  /// The outcome in a word or two.
  let word: String
  /// How many checks pass, or nil if there is nothing to count.
  let count: String?
  let checks: [Check]
  var notes: [Note] = []
  var advice: [Advice] = []
  /// What may be behind the checks that fail, the likeliest first.
  let causes: [String]
  /// What is said before these.
  let lead: String

  /// The notes of some kinds, in their order.
  func notes(_ kinds: Note.Kind...) -> [Note] { notes.filter { kinds.contains($0.kind) } }

  /// The advice of some kinds, in its order.
  func advice(_ kinds: Advice.Kind...) -> [Advice] { advice.filter { kinds.contains($0.kind) } }
}

extension Telling {
  /// What is said before the causes of an outcome.
  ///
  /// An answer that crashes may share no more than the check with others.
  static func lead(to state: Verdict.State) -> String {
    state == .crashed ? "Mistakes that fail in this check" : "What may be behind it"
  }

  /// What is said before a warning of the compiler.
  static let warns = "The compiler warns:"

  /// What is said before what an answer printed.
  static let printed = "It printed:"

  /// What is said in place of a complaint that was said before.
  static let asAbove = "The console complains as above."
}
