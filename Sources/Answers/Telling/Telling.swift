import CourseFormat

/// What is said of a verdict: a heading, the checks, notes at lines, and advice.
///
/// It is made of the verdict; where somebody learns, what comes after a right answer is added. The lines of a
/// terminal, the page of an exercise and a gradebook are written from it. What is told, in which order, and
/// what is left out is decided here; a writer gives it a form.
package struct Telling {
  /// Something that is said, and what belongs to it.
  package struct Words: Equatable {
    package let text: String
    /// Lines of code.
    package var code: [String] = []
    /// Where it is to be seen: a file, and a line if it has one.
    package var place: String?

    package init(text: String, code: [String] = [], place: String? = nil) {
      (self.text, self.code, self.place) = (text, code, place)
    }
  }

  /// Something at a line of a file.
  package struct Note {
    package enum Kind {
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

    package let kind: Kind
    /// The file, as it is shown.
    package let path: String
    /// The line, counted from 1, or nil if it is about the file.
    package let line: Int?
    /// Whether it is the learner's own file.
    package var isOwn = true
    /// What is the case.
    package let text: String
    /// The line as it stands, and a mark below it.
    package var excerpt: [String] = []
    /// What is behind it and what to do.
    package var advice: [Words] = []

    package init(
      kind: Kind, path: String, line: Int?, text: String, advice: [Words] = []
    ) {
      (self.kind, self.path, self.line) = (kind, path, line)
      (self.text, self.advice) = (text, advice)
    }

    /// The line, if it is one of the learner's own file.
    package var ownLine: Int? { isOwn ? line : nil }

    /// The file and the line.
    package var place: String { line.map { "\(path):\($0)" } ?? path }
  }

  /// Something about the answer as a whole.
  package struct Advice {
    package enum Kind {
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

    package let kind: Kind
    package let words: Words
    /// Where it is to be seen.
    package var note: Note?
    /// What to do about that.
    package var remedy: String?

    package init(kind: Kind, words: Words, note: Note? = nil, remedy: String? = nil) {
      (self.kind, self.words, self.note, self.remedy) = (kind, words, note, remedy)
    }
  }

  /// What a check has found.
  package struct Finding {
    package let text: String
    /// How often it was found, in brackets.
    package let addition: String
    /// Whether the console complained of it in a check before.
    package let isRepeated: Bool
    /// Whether it is an expression with its values, and no sentence.
    package let isExpression: Bool
    package let sides: IssueNote.Sides?
    /// The rule that was broken, and where to look.
    package let advice: [String]
    package let views: [String]
    /// The file and the line of the suite, if it was found there.
    package let place: String?

    /// What is said behind it, in sentences; where the two sides are shown, what they do not show as well.
    package var rule: [String] {
      ([addition.trimmed, sides?.rest ?? ""] + advice).filter { !$0.isEmpty }
    }
  }

  /// A check, and how it came out.
  package struct Check {
    package let result: CheckResult
    /// The file and the line that it begins on.
    package let place: String
    /// What it found; nothing if it is not judged yet.
    package var findings: [Finding] = []
    /// Why it is not judged yet.
    package var reason: String?
    /// Whether a check before it is not judged for the same reason.
    package var isReasonRepeated = false
    /// How the run ended in it.
    package var end: String?
    /// Where it or a part of it ended in the learner's file.
    package var places: [Note] = []

    /// Why it has found nothing, or no more.
    package var reasons: [String] { [reason, end].compactMap { $0 } }
  }

  package let name: String
  package let state: Verdict.State
  /// The outcome in a word or two.
  package let word: String
  /// How many checks pass, without those that are not judged yet, or nil if there is nothing to count.
  ///
  /// There is room for that in a line that is always in sight.
  package let passing: String?
  /// How many checks pass and how many are not judged yet, or nil if there is nothing to count.
  package let count: String?
  package let checks: [Check]
  package var notes: [Note] = []
  package var advice: [Advice] = []
  /// What may be behind the checks that fail, the likeliest first.
  package let causes: [String]

  /// The sign, the name, the outcome and the count.
  package var heading: String {
    "\(state.mark) \(name)  \(word)" + (count.map { ", \($0)" } ?? "")
  }

  /// The notes of some kinds, in their order.
  package func notes(_ kinds: Note.Kind...) -> [Note] { notes.filter { kinds.contains($0.kind) } }

  /// The advice of some kinds, in its order.
  package func advice(_ kinds: Advice.Kind...) -> [Advice] {
    advice.filter { kinds.contains($0.kind) }
  }
}

extension Telling.Note {
  /// The whole in a sentence that names its place; nil stands for one that is told at its line.
  package func sentence(at place: String?) -> String {
    switch kind {
    case .end, .part: place.map { "\(text) at \($0)" } ?? "\(text) here."
    case .ready: place.map { "\(text): \($0)" } ?? "\(text)."
    case .remark:
      place.map { "\($0), \(text): \(advice.map(\.text).joined(separator: " "))" } ?? text
    case .error, .objection, .warning, .waiting: place.map { "\($0): \(text)" } ?? text
    }
  }
}

extension Telling.Check {
  /// What it found that no check before has told; the only thing that it found is told in any case.
  var fresh: [Telling.Finding] {
    let fresh = findings.filter { !$0.isRepeated }
    return fresh.isEmpty && findings.count == 1 ? [.asAbove] : fresh
  }

  /// The same in sentences, each with its rule.
  package var sentences: [String] {
    fresh.map { ([$0.text + $0.addition] + $0.advice).joined(separator: " ") }
  }
}

extension Telling.Finding {
  /// What is said in place of one that was told before.
  fileprivate static let asAbove = Self(
    text: Complaints.asAbove, addition: "", isRepeated: true, isExpression: false, sides: nil,
    advice: [], views: [], place: nil)
}

extension Telling {
  /// What is said before the causes of an outcome.
  ///
  /// An answer that crashes may share no more than the check with others.
  package static func lead(to state: Verdict.State) -> String {
    state == .crashed ? "Mistakes that fail in this check" : "What may be behind it"
  }

  /// What may be behind an outcome, each in a sentence.
  package static func sentences(on causes: [String], of state: Verdict.State) -> [String] {
    causes.prefix(mostCauses).map { "\(lead(to: state)): \($0)" }
  }

  /// The most causes that are told.
  package static let mostCauses = 4

  /// What is said before a warning of the compiler.
  package static let warns = "The compiler warns:"

  /// What is said before what an answer printed.
  package static let printed = "It printed:"

  /// What was written over the graders' files while answers were graded, each once.
  package static func written(during verdicts: [Verdict]) -> [String] {
    Set(verdicts.flatMap(\.written)).sorted()
  }

  /// How many verdicts there are, and how many of each state.
  package static func sum(of verdicts: [Verdict]) -> String {
    let counts = Verdict.State.allCases.compactMap { state -> String? in
      let count = verdicts.count { $0.state == state }
      return count == 0 && state != .right ? nil : "\(count) \(state.rawValue)"
    }
    return "\(verdicts.count) exercises: \(counts.joined(separator: ", "))."
  }
}

/// What is told where checks and lines have places of their own, as in a page.
extension Telling {
  /// What is said of the answer as a whole.
  ///
  /// How to compare and what comes next is not among it: a page has links for that, and its own way to
  /// see that the text has changed.
  package var summary: [Words] {
    advice(.notGraded, .missing, .refused, .clash).map(\.paragraph)
      + Self.sentences(on: causes, of: state).map { Words(text: $0) }
      + advice(.end, .way, .export, .written).map(\.paragraph)
  }
}

extension Telling.Advice {
  /// The whole in a paragraph; of a clash, with what the compiler says of it.
  fileprivate var paragraph: Telling.Words {
    guard kind == .clash, let note else { return words }
    return Telling.Words(text: "\(words.text) \(note.text)", code: words.code)
  }
}
