import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// What is said of a verdict is said once, and each form of it says the same.
@Suite("One telling")
struct TellingTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")
  }

  /// The lines of a terminal, the JSON of the page, and the gradebook with its HTML and its XML.
  private func forms(of verdict: Verdict) throws -> [String: String] {
    Reporter(printer: transcript.printer).report(verdict, inFull: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let exercise = GradedExercise(verdict, in: course.package)
    let book = Gradebook(
      course: "1",
      submissions: [.init(name: "ada", fingerprint: "1", exercises: [exercise])])
    let json = try encoder.encode(PageVerdict(verdict, in: course.package))
    return [
      "text": transcript.out.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      "page": String(decoding: json, as: UTF8.self), "html": HTMLReport(book: book).text,
      "junit": JUnitReport(book: book).text, "grades": TextReport(book: book).text,
      "json": try ReportFormat.json.write(book),
      "gradescope": try ReportFormat.gradescope.write(book),
    ].mapValues {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("\\\"", with: "\"")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
    }
  }

  private func verdict(
    _ state: Verdict.State, _ outcome: CheckResult.Outcome, _ issues: [CheckResult.Issue] = [],
    end: RunEnd = RunEnd(.finished)
  ) -> Verdict {
    Verdict(
      submission: Submission(of: course.rain), state: state,
      checks: [CheckResult(name: "there are days", line: 3, outcome: outcome, issues: issues)],
      end: end)
  }

  @Test(arguments: [CheckResult.Outcome.passed, .notRun])
  func `an answer that is wrong without a finding is told why in each form`(
    outcome: CheckResult.Outcome
  ) throws {
    let sentence =
      outcome == .notRun ? "1 check did not run" : "the run did not end as it should"

    for (form, text) in try forms(of: verdict(.wrong, outcome)) {
      #expect(text.contains(sentence), "\(form): \(text)")
    }
  }

  @Test(arguments: RunEnd.Kind.allCases.filter { $0 != .finished })
  func `each form says how a run ended in the same sentence`(kind: RunEnd.Kind) throws {
    let state: Verdict.State =
      kind == .starved ? .notGraded : kind.isOutOfTime ? .ranOutOfTime : .crashed
    var verdict = verdict(state, .unfinished, end: RunEnd(kind))
    if state != .notGraded { verdict.crashLine = 9 }
    let place = RunEnd.inThisCheck

    for (form, text) in try forms(of: verdict) {
      let sentences = [kind.sentence(), kind.sentence(in: place)]
      #expect(sentences.contains { text.contains($0) }, "\(form): \(text)")
      if state != .notGraded, form != "page", form != "junit" {
        #expect(text.contains("\(kind.shortEvent) at "), "\(form): \(text)")
      }
    }
  }

  @Test(arguments: RunEnd.Kind.allCases.filter { ![.finished, .starved].contains($0) })
  func `each form says of an end between two checks that something goes on after them`(
    kind: RunEnd.Kind
  ) throws {
    let verdict = verdict(kind.isOutOfTime ? .ranOutOfTime : .crashed, .passed, end: RunEnd(kind))

    for (form, text) in try forms(of: verdict) {
      #expect(
        text.contains("a task or a thread, goes on after its check. \(kind.sentence())"),
        "\(form): \(text)")
    }
  }

  @Test func `each form says why an answer could not be graded, and not that of another`() throws {
    let verdict = Verdict.notGraded(
      Submission(of: course.rain), because: "The compiler failed twice on it.")

    for (form, text) in try forms(of: verdict) where form != "junit" {
      #expect(text.contains("The compiler failed twice on it."), "\(form): \(text)")
      #expect(!text.contains("too busy"), "\(form): \(text)")
    }
  }

  @Test func `each form says what a check found, its rule and what may be behind it`() throws {
    var verdict = verdict(
      .wrong, .failed,
      [.init(finding: "(days → 0) == 5", advice: ["Count the days."], line: 4)])
    verdict.misconceptions = ["It never rains."]

    for (form, text) in try forms(of: verdict) {
      let plain = text.replacing("&gt;", with: ">")
      #expect(plain.contains("(days → 0) == 5"), "\(form): \(text)")
      #expect(plain.contains("Count the days."), "\(form): \(text)")
      if !["grades", "gradescope", "json", "junit"].contains(form) {
        #expect(plain.contains("What may be behind it: It never rains."), "\(form): \(text)")
      }
    }
  }

  @Test func `what is not judged yet is told its reason, and no finding`() throws {
    let issue = CheckResult.Issue(
      finding: "0 == 5", advice: ["Count the days first."], line: 4, kind: .prerequisite)
    let told = Telling(verdict(.wrong, .notJudged, [issue]))

    #expect(told.checks.map(\.reason) == ["Count the days first."])
    #expect(told.checks[0].findings.isEmpty)
    #expect(told.count == "0 of 1 check passes, 1 not judged yet")
  }
}
