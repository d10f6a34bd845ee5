import Answers

/// What a teacher can learn from the grades of a class.
///
/// - Shape: What to look at before grades go back, how each exercise went, the checks that most of those fail who tried, and answers that
///   are alike.
struct ClassInsights {
  let book: Gradebook
  var alike: [AlikeAnswers.Pair] = []

  /// What is to be looked at besides what the book tells itself.
  var lines: [LookList.Line] = []

  /// A check that many fail.
  struct HardCheck: Equatable {
    let exercise: String
    let check: String
    let failed: Int
    let tried: Int
    /// What may be behind it, and in how many answers.
    let misconceptions: [String: Int]
  }

  /// The checks that at least half of those fail who tried, the hardest first.
  var hardChecks: [HardCheck] {
    var counts: [String: (exercise: String, check: String, failed: Int, tried: Int)] = [:]
    var behind: [String: [String: Int]] = [:]
    for submission in book.submissions {
      for exercise in submission.exercises {
        for check in exercise.checks {
          let isBad = check.outcome.isBad
          guard isBad || check.outcome == .passed else { continue }
          let key = "\(exercise.name)\0\(check.name)"
          var count = counts[key] ?? (exercise.name, check.name, 0, 0)
          count.tried += 1
          if isBad {
            count.failed += 1
            for sentence in exercise.misconceptions ?? [] {
              behind[key, default: [:]][sentence, default: 0] += 1
            }
          }
          counts[key] = count
        }
      }
    }
    return counts.filter { $1.failed >= 2 && $1.failed * 2 >= $1.tried }
      .map { key, count in
        HardCheck(
          exercise: count.exercise, check: count.check, failed: count.failed, tried: count.tried,
          misconceptions: behind[key] ?? [:])
      }
      .sorted {
        let (left, right) = ($0.failed * $1.tried, $1.failed * $0.tried)
        return (-left, -$0.failed, $0.exercise, $0.check)
          < (-right, -$1.failed, $1.exercise, $1.check)
      }
  }

  var text: String {
    let look = LookList(on: book, with: lines).text(isWhole: true)
    return (look + [""] + exercises + [""] + checks + [""] + likenesses).map { $0 + "\n" }.joined()
  }

  private var exercises: [String] {
    let names = book.submissions.first?.exercises.map(\.name) ?? []
    let head = "exercise".padding(to: 34) + "handed in  right  middle points"
    return [head]
      + names.indices.map { index in
        let own = book.submissions.compactMap { $0.exercises.element(at: index) }
        let tried = own.filter { ![.missing, .waiting, .notGraded].contains($0.state) }
        let right = tried.count { $0.state == .right }
        let middle = tried.map(\.points).sorted().element(at: tried.count / 2)
        let cells = [(tried.count, 9), (right, 5)].map { number, width in
          String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
        }
        return names[index].padding(to: 34) + cells.joined(separator: "  ")
          + (middle.map { "  \($0) of \(own.first?.possible ?? 0)" } ?? "")
      }
  }

  private var checks: [String] {
    let hard = hardChecks
    guard !hard.isEmpty else { return ["No check is failed by half of those who tried it."] }
    var lines = ["Checks that at least half of those fail who tried:"]
    for check in hard.prefix(30) {
      lines.append("  \(check.failed) of \(check.tried)  \(check.exercise): \(check.check)")
      let behind = check.misconceptions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      for (sentence, count) in behind.prefix(3) {
        lines.append("What may be behind it, in \(count): \(sentence)".wrapped(indent: 6))
      }
    }
    return lines
  }

  private var likenesses: [String] {
    guard !alike.isEmpty else { return ["No two answers to the projects are alike."] }
    return [
      "Answers to the projects that are alike, apart from what the exercise gave:",
      "This is a list to look at. It says nothing about how they came to be alike.",
    ]
      + AlikeAnswers.groups(of: alike).map { group in
        let percent =
          group.least == group.most ? "\(group.most)%" : "\(group.least) to \(group.most)%"
        let names =
          group.names.dropLast().joined(separator: ", ") + " and \(group.names.last ?? "")"
        return "  \(percent)  \(group.exercise): \(names)"
          + (group.isSameText ? ", the same text" : "")
      }
  }
}

/// What has changed between two gradebooks of one class.
struct GradeChanges {
  let old: Gradebook
  let new: Gradebook

  init(from old: Gradebook, to new: Gradebook) {
    self.old = old
    self.new = new
  }

  /// The lines for each student whose grades are others.
  var changes: [(name: String, lines: [String])] {
    let before = Dictionary(old.submissions.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(new.submissions.map(\.name))
    let changed = new.submissions.compactMap { submission -> (name: String, lines: [String])? in
      guard let other = before[submission.name] else {
        return (submission.name, ["is new, with \(Score.text(submission.total)) points"])
      }
      let lines = Self.lines(from: other, to: submission)
      return lines.isEmpty ? nil : (submission.name, lines)
    }
    let gone = old.submissions.filter { !after.contains($0.name) }
    return changed + gone.map { ($0.name, ["is not among them any more"]) }
  }

  private static func lines(
    from old: GradedSubmission, to new: GradedSubmission
  ) -> [String] {
    let before = Dictionary(old.exercises.map { ($0.name, $0) }) { first, _ in first }
    var lines: [String] = []
    for exercise in new.exercises {
      guard let other = before[exercise.name] else {
        lines.append("\(exercise.name): new, \(exercise.points) of \(exercise.possible)")
        continue
      }
      guard
        other.state != exercise.state || other.points != exercise.points
          || other.possible != exercise.possible || other.total != exercise.total
      else { continue }
      lines.append(
        "\(exercise.name): \(Self.worth(other)) before, \(Self.worth(exercise)) now")
      let passed = Set(other.checks.filter { $0.outcome == .passed }.map(\.name))
      for check in exercise.checks where passed.contains(check.name) != (check.outcome == .passed) {
        lines.append(
          "  \(check.outcome == .passed ? "passes now" : "does not pass now"): \(check.name)")
      }
    }
    if lines.isEmpty, old.total != new.total {
      lines.append("\(Score.text(old.total)) points before, \(Score.text(new.total)) now")
    }
    return lines
  }

  private static func worth(_ exercise: GradedExercise) -> String {
    "\(exercise.state.rawValue), \(Score.text(exercise.total)) of "
      + Score.text(exercise.mostTotal)
  }

  /// How many have other grades, in one sentence.
  var summary: String {
    let count = changes.count
    return count == 0
      ? "No grade of \(new.submissions.count) students is another."
      : "\(count) of \(new.submissions.count) students have other grades."
  }

  var text: String {
    var lines = [summary]
    for change in changes {
      lines.append(change.name)
      lines += change.lines.map { "  \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
