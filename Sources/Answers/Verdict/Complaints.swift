/// What the console complained about in more than one check.
package struct Complaints {
  /// What is said in place of a complaint that was said before.
  package static let asAbove = "The console complains as above."

  /// The number of checks that found it, and the first of them.
  private var found: [String: (count: Int, first: String)] = [:]

  package init(in checks: [CheckResult]) {
    for check in checks {
      for finding in Set(check.issues.filter(\.isComplaint).map(\.finding)) {
        found[finding, default: (0, check.name)].count += 1
      }
    }
  }

  /// What is said behind a complaint where it is first met, or nil where it was said before.
  package func addition(to issue: CheckResult.Issue, in check: CheckResult) -> String? {
    let times = check.issues.count { $0 == issue }
    let often = times > 1 ? " (The check met this \(times) times.)" : ""
    guard issue.isComplaint, let place = found[issue.finding], place.count > 1 else {
      return often
    }
    return place.first == check.name ? " (It does so in \(place.count) checks.)" : nil
  }

  /// Why a check is not judged yet.
  package static func reason(of check: CheckResult) -> String {
    if let obstacle = check.issues.first(where: \.isObstacle) { return obstacle.finding }
    return check.issues.last { !$0.isTold }?.advice.last ?? Self.asAbove
  }

  /// What the issues of a check say, each complaint once in all checks.
  package func findings(of check: CheckResult) -> [String] {
    check.issues.told.compactMap { issue in
      guard let addition = addition(to: issue, in: check) else {
        return check.issues.told.count == 1 ? Self.asAbove : nil
      }
      return ([issue.finding + addition] + issue.advice).joined(separator: " ")
    }
  }
}

extension [CheckResult.Issue] {
  /// The issues as they are told: what a loop found again and again is told once.
  package var told: [CheckResult.Issue] {
    enumerated().filter { index, issue in !self[..<index].contains(issue) }.map(\.element)
  }
}
