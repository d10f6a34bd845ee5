import CourseFormat

/// What is told from top to bottom, as in a terminal.
extension Telling {
  /// A paragraph or a line of it.
  package enum Paragraph: Equatable {
    /// About the answer as a whole.
    case sentence(String)
    /// About one thing in it.
    case detail(String)
    /// One of several, below the sentence that they belong to.
    case item(String)
    /// How a check came out, and its name.
    case check(CheckResult.Outcome, String)
    /// Where something is to be seen.
    case place(String)
    /// A line of code.
    case code(String)
  }

  /// All that is said below the heading.
  ///
  /// In full, checks that pass or wait are named as well. Without all errors it is the first one, which
  /// often is behind the others.
  package func paragraphs(inFull isFull: Bool, withAllErrors showsAll: Bool) -> [Paragraph] {
    var text = advice(.missing).flatMap(\.words.details)
    text += errors(all: showsAll)
    text += notes(.objection).flatMap(\.details)
    text += advice(.refused, .clash).flatMap(\.paragraphs)
    text += paragraphsOnCauses
    for check in checks where isFull || check.result.outcome.isBad { text += check.paragraphs }
    text += advice(.notGraded, .end).flatMap(\.paragraphs)
    text += notes(.ready).map { .sentence($0.sentence(at: $0.place)) }
    text += warnings
    text += Self.list(notes(.remark).map { $0.sentence(at: $0.place) }, under: Self.remarks)
    text += advice(.way, .solution, .export, .next).flatMap(\.paragraphs)
    if isFull { text += advice(.written).flatMap(\.paragraphs) }
    text += advice(.changed).flatMap(\.paragraphs)
    return text
  }

  private func errors(all showsAll: Bool) -> [Paragraph] {
    let errors = notes(.error)
    guard errors.count > 1, !showsAll else { return errors.flatMap(\.details) }
    return errors[0].details + [
      .sentence(
        "\(errors.count - 1) more, which may go away with this one. To see them: "
          + "swift run course check \(name) --errors")
    ]
  }

  private var paragraphsOnCauses: [Paragraph] {
    guard causes.count > 1 else {
      return Self.sentences(on: causes, of: state).map { .sentence($0) }
    }
    let lead = Self.lead(to: state)
    return Self.list(causes, under: state == .crashed ? "\(lead):" : "\(lead), one of these:")
  }

  private var warnings: [Paragraph] {
    let warnings = notes(.warning)
    let told = warnings.prefix(Self.mostWarnings).flatMap { note in
      [.sentence("\(Self.warns) \(note.text)"), .place(note.place)]
        + note.excerpt.map(Paragraph.code)
    }
    let more = warnings.count - Self.mostWarnings
    return told + (more > 0 ? [.sentence("The compiler warns of \(more) more.")] : [])
  }

  /// The most warnings of the compiler that are told.
  private static let mostWarnings = 3

  /// What is said before the remarks on a right answer.
  private static let remarks = "It is right. These remarks cost no point:"

  private static func list(_ items: [String], under heading: String) -> [Paragraph] {
    items.isEmpty ? [] : [.sentence(heading)] + items.map(Paragraph.item)
  }
}

extension Telling.Check {
  fileprivate var paragraphs: [Telling.Paragraph] {
    [.check(result.outcome, result.name)] + words.flatMap(\.details)
  }

  /// All that is said of it.
  private var words: [Telling.Words] {
    var words: [Telling.Words] = []
    if let reason, !isReasonRepeated { words.append(Telling.Words(text: reason)) }
    for finding in fresh { words += finding.words }
    if let lines = result.printed?.lines, reason == nil {
      words.append(
        lines.count > 1
          ? Telling.Words(text: Telling.printed, code: lines)
          : Telling.Words(text: "\(Telling.printed) \(lines.joined())"))
    }
    words += places(.part)
    if let end { words.append(Telling.Words(text: end)) }
    words += places(.end)
    if end != nil { words[words.count - 1].place = place }
    return words
  }

  private func places(_ kind: Telling.Note.Kind) -> [Telling.Words] {
    places.filter { $0.kind == kind }.map { .init(text: $0.sentence(at: $0.place)) }
  }
}

extension Telling.Finding {
  fileprivate var words: [Telling.Words] {
    var words = ([text + addition] + advice).map { Telling.Words(text: $0) }
    if !views.isEmpty { words.append(.init(text: LookedAt.heading, code: views)) }
    words[words.count - 1].place = place
    return words
  }
}

extension Telling.Note {
  /// What is the case, where, and what to do.
  fileprivate var details: [Telling.Paragraph] {
    [.detail(text), .place(place)] + excerpt.map(Telling.Paragraph.code)
      + advice.flatMap(\.details)
  }
}

extension Telling.Advice {
  fileprivate var paragraphs: [Telling.Paragraph] {
    // A command that stands alone belongs into the sentence.
    if kind == .export { return [.sentence(([words.text] + words.code).joined(separator: " "))] }
    let place = note.map {
      $0.kind == .end ? [.sentence($0.sentence(at: $0.place))] : $0.details
    }
    return [.sentence(words.text)] + words.lines + (place ?? [])
      + (remedy.map { [.sentence($0)] } ?? [])
  }
}

extension Telling.Words {
  fileprivate var details: [Telling.Paragraph] { [.detail(text)] + lines }

  /// The code, and where it is to be seen.
  fileprivate var lines: [Telling.Paragraph] {
    code.map(Telling.Paragraph.code) + (place.map { [.place($0)] } ?? [])
  }
}
