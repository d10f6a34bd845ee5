/// What a hosted repository shows beside the lines of an answer: workflow commands of GitHub.
///
/// - Shape: An `error` for each check that fails, at the line of the answer that it is about, and a
///   `notice` for each TODO line that can be deleted.
/// - Source: "Workflow commands for GitHub Actions", section "Setting an error message".
struct GitHubReport {
  let submission: GradedSubmission

  /// The commands, a line each.
  func text(in package: CoursePackage) -> String {
    let paths = Dictionary(package.exercises.map { ($0.name, $0.shownPath) }) { first, _ in first }
    return submission.exercises.flatMap { exercise in
      commands(for: exercise, at: paths[exercise.name] ?? exercise.name)
    }
    .map { $0 + "\n" }.joined()
  }

  private func commands(for exercise: GradedExercise, at path: String) -> [String] {
    let bad = exercise.checks.filter { $0.outcome == .failed || $0.outcome == .unfinished }
    switch exercise.state {
    case .right, .missing: return []
    case .notGraded:
      return [command("warning", path, nil, exercise.name, exercise.notes.joined(separator: " "))]
    case .waiting:
      return exercise.notes.isEmpty
        ? []
        : [
          command(
            "notice", path, exercise.line, "\(exercise.name) can be handed in",
            exercise.notes.joined(separator: "\n"))
        ]
    case .wrong, .crashed, .ranOutOfTime, .doesNotCompile:
      guard !bad.isEmpty else {
        return [
          command(
            "error", path, exercise.line, "\(exercise.name) \(exercise.state.rawValue)",
            exercise.notes.joined(separator: "\n"))
        ]
      }
      return bad.map { check in
        let texts = check.findings.isEmpty ? exercise.notes : check.findings
        return command(
          "error", path, check.line ?? exercise.line, "\(exercise.name): \(check.name)",
          texts.joined(separator: "\n"))
      }
    }
  }

  private func command(
    _ kind: String, _ path: String, _ line: Int?, _ title: String, _ message: String
  ) -> String {
    let place = "file=\(Self.property(path)),line=\(line ?? 1),title=\(Self.property(title))"
    return "::\(kind) \(place)::\(Self.data(message.isEmpty ? title : message))"
  }

  /// A text after the second `::`, in which nothing ends the command.
  static func data(_ text: String) -> String {
    // A new line that a carriage return begins is one letter, so letters are not enough.
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar {
          case "%": Array("%25".unicodeScalars)
          case "\r": Array("%0D".unicodeScalars)
          case "\n": Array("%0A".unicodeScalars)
          default: [scalar]
          }
        }))
  }

  /// A text before it, in which nothing ends the property either.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

/// A gradebook as a table of Markdown, for the summary of a run.
struct SummaryReport {
  let book: Gradebook

  var text: String {
    let lines = book.submissions.count == 1 ? detail(of: book.submissions[0]) : table
    return lines.map { $0 + "\n" }.joined()
  }

  private var table: [String] {
    let head = ["submission", "points"] + book.lessons
    return rows(head)
      + book.submissions.map { submission in
        row(
          [submission.name, Self.points(submission.total, submission.mostTotal)]
            + book.lessons.map { lesson in
              let part = submission.subtotal(of: lesson)
              return Self.points(part.total, part.most)
            })
      }
  }

  private func detail(of submission: GradedSubmission) -> [String] {
    var lines = ["## \(Self.escape(TextReport.sentence(on: submission)))", ""]
    lines += submission.notes.flatMap { [Self.escape($0), ""] }
    lines += rows(["lesson", "points", "right", "wrong", "waiting"])
    for lesson in book.lessons {
      let own = submission.exercises.filter { $0.lesson == lesson }
      let part = submission.subtotal(of: lesson)
      let right = own.count { $0.state == .right }
      let waiting = own.count { [.waiting, .missing, .notGraded].contains($0.state) }
      lines.append(
        row([
          lesson, Self.points(part.total, part.most), "\(right)",
          "\(own.count - right - waiting)", "\(waiting)",
        ]))
    }
    let bad = submission.exercises.filter { ![.right, .waiting, .missing].contains($0.state) }
    guard !bad.isEmpty else { return lines }
    lines += [""] + rows(["exercise", "state", "points", "what to look at"])
    return lines
      + bad.map { exercise in
        let check = exercise.checks.first { $0.outcome == .failed || $0.outcome == .unfinished }
        let text = [check?.name ?? "", check?.findings.first ?? exercise.notes.first ?? ""]
          .filter { !$0.isEmpty }.joined(separator: ": ")
        return row([
          exercise.name, exercise.state.rawValue, Self.points(exercise.total, exercise.mostTotal),
          text,
        ])
      }
  }

  private func rows(_ head: [String]) -> [String] {
    [row(head), "|" + head.map { _ in " --- |" }.joined()]
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(Self.escape).joined(separator: " | ") + " |"
  }

  private static func points(_ points: Double, _ most: Double) -> String {
    "\(Score.text(points)) of \(Score.text(most))"
  }

  /// A text in which nothing is taken for markup or for another cell.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      if letter.isNewline {
        escaped += " "
      } else {
        switch letter {
        case "<": escaped += "&lt;"
        case "&": escaped += "&amp;"
        case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@":
          escaped += "\\" + String(letter)
        default: escaped.append(letter)
        }
      }
    }
    return escaped
  }
}
