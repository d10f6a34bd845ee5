import Answers

extension Telling {
  /// Adds what there is to read and to do once an answer is right; without the course no more than how to
  /// compare.
  mutating func addWhatComesAfter(
    _ verdict: Verdict, in package: CoursePackage?, hasKeys: Bool = false
  ) {
    guard verdict.state == .right else { return }
    let exercise = verdict.exercise
    let after = package.flatMap { AfterRight(verdict, in: $0) }
    func say(_ kind: Advice.Kind, _ text: String, code: [String] = []) {
      advice.append(Advice(kind: kind, words: Words(text: text, code: code)))
    }
    if !exercise.isOwnScreen {
      notes += (after?.remarks ?? []).map {
        Note(
          kind: .remark, path: exercise.shownPath, line: $0.line, text: $0.rank.rawValue,
          advice: [Words(text: $0.sentence)])
      }
      for way in after?.ways ?? [] {
        advice.append(
          Advice(
            kind: .way,
            words: Words(
              text: "Another right way. \(way.sentence)", code: way.lines, place: way.path)))
      }
      say(
        .solution,
        "What the solution does differently: "
          + (hasKeys ? "press s" : "swift run course solution \(exercise.name)"))
    }
    if let export = after?.export {
      say(.export, "Make an app of it, for Xcode or an iPhone:", code: [export])
    }
    guard let after, !exercise.isOwnScreen else { return }
    guard let next = after.next else { return say(.next, "Every exercise is right.") }
    say(.next, "Next\(hasKeys ? " (press n)" : ""): \(next.shownPath)")
    if let chapter = after.chapter {
      say(.next, "Read before it: \"\(chapter.title)\", \(chapter.path)")
    }
  }
}
