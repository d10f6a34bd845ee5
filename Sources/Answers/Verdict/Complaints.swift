/// What the console complained about in more than one check.
package struct Complaints {
  /// What is said in place of a complaint that was said before.
  package static let asAbove = "The console complains as above."

  /// The number of checks that found it, and the first of them.
  private var found: [String: (count: Int, first: String)] = [:]

  package init(in checks: [CheckResult]) {
    for check in checks {
      for finding in Set(check.issues.filter({ $0.kind == .complaint }).map(\.finding)) {
        found[finding, default: (0, check.name)].count += 1
      }
    }
  }

  /// What is said behind a finding, or nil for a complaint that a check before has told.
  ///
  /// It is how often the check met it, and of a complaint in how many checks the console has it.
  package func addition(to issue: CheckResult.Issue, in check: CheckResult) -> String? {
    let times = check.issues.count { $0 == issue }
    let often = times > 1 ? " (The check met this \(times) times.)" : ""
    guard issue.kind == .complaint, let place = found[issue.finding], place.count > 1 else {
      return often
    }
    return place.first == check.name ? often + " (It does so in \(place.count) checks.)" : nil
  }
}

extension CheckResult {
  /// Why it is not judged yet.
  package var reasonNotJudged: String {
    issues.first { $0.kind == .obstacle }?.finding
      ?? issues.last { !$0.kind.isTold }?.advice.last ?? Complaints.asAbove
  }
}

extension [CheckResult.Issue] {
  /// The issues as they are told: what a loop found again and again is told once.
  package var told: [CheckResult.Issue] {
    enumerated().filter { index, issue in !self[..<index].contains(issue) }.map(\.element)
  }
}
