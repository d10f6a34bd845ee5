import CourseFormat
import Foundation
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What is recorded of decoys")
struct DecoyRecordTests {
  private let days = "there are days"
  private let name = "the rain has a name"
  private let course: SmallCourse

  /// The first exercise has a decoy that one check rejects, as it is recorded.
  init() throws {
    course = try SmallCourse()
    try course.write(DecoyTests.always, to: course.rain.decoysPath)
    try course.write(
      "long-nights/01-Rain\tdecoy Dark\tthere are days\t2\n"
        + "weather/01-Rain\tdecoy AlwaysRains\tthere are days\t1\n",
      to: CoursePackage.findingsPath)
  }

  @Test
  func `a decoy has to be rejected by the checks that are recorded, and by no others`() throws {
    let decoy = try decoy()

    #expect(GraderProof.fault(of: decoy, in: onlyDays) == nil)
    #expect(GraderProof.fault(of: decoy, in: hung) == nil)
    #expect(
      GraderProof.fault(of: decoy, in: daysAndName)?.sentence
        == "decoy AlwaysRains is rejected by \"\(name)\".")
    #expect(
      GraderProof.fault(of: decoy, in: onlyName)?.sentence
        == "decoy AlwaysRains is not rejected by \"\(days)\" and is rejected by \"\(name)\".")
  }

  @Test
  func `of a decoy that is not recorded it is told which checks reject it`() throws {
    try course.write("", to: CoursePackage.findingsPath)

    let fault = try #require(GraderProof.fault(of: decoy(), in: daysAndName))

    #expect(
      fault.sentence == "decoy AlwaysRains is rejected by \"\(name)\", \"\(days)\", and nothing is "
        + "recorded of it in Tests/Decoys/findings.tsv.")
    #expect(fault.isOfRecord)
  }

  @Test
  func `no record makes a decoy right that no check rejects`() throws {
    let recorded = try decoy()
    try course.write("", to: CoursePackage.findingsPath)
    let unrecorded = try decoy()
    let isRecording = try #require(course.rain.sampleAnswers.first { $0.kind == .decoy })
    #expect(isRecording.rejectedBy == .some)

    for decoy in [recorded, unrecorded, isRecording] {
      let fault = GraderProof.fault(of: decoy, in: passing)
      #expect(fault == .passesAllChecks(answer: "decoy AlwaysRains"))
      #expect(fault?.isOfRecord == false, "Nobody is told to record it.")
      #expect(GraderProof.fault(of: decoy, in: ended) != nil, "No check says why it ended.")
    }
  }

  @Test
  func `any check may reject a decoy while it is recorded`() throws {
    let decoy = try #require(course.rain.sampleAnswers.first { $0.kind == .decoy })

    for run in [onlyDays, onlyName, daysAndName, hung] {
      #expect(GraderProof.fault(of: decoy, in: run) == nil)
    }
  }

  @Test
  func `whoever records is told which checks reject what is new or has changed`() throws {
    try course.write(
      ["AlwaysRains", "Hides", "Passes"].map {
        DecoyTests.always.replacing("AlwaysRains", with: $0)
      }.joined(separator: "\n"), to: course.rain.decoysPath)
    let known = DecoyRecord(of: course.package.exercises)

    let found = known.found(
      findings(["AlwaysRains": onlyName, "Hides": daysAndName, "Passes": passing]))

    #expect(
      found.changes(since: known) == [
        "weather/01-Rain, decoy AlwaysRains, is recorded anew. It is rejected by:", "  + \(name)",
        "  - \(days)", "weather/01-Rain, decoy Hides, is recorded. It is rejected by:",
        "  + \(name)", "  + \(days)",
      ])
    #expect(found.changes(since: found) == [])
  }

  @Test
  func `a decoy that checks do not reject any more loses its rows, and that is told`() throws {
    let known = DecoyRecord(of: course.package.exercises)

    let passes = known.found(findings(["AlwaysRains": passing]))
    try course.write("", to: course.rain.decoysPath)
    let gone = known.found(findings([:]))

    for found in [passes, gone] {
      #expect(
        found.changes(since: known) == [
          "weather/01-Rain, decoy AlwaysRains, is rejected by no check. Nothing is recorded of it."
        ])
    }
  }

  @Test
  func `what is written replaces the rows of the decoys that were graded`() throws {
    try course.write(
      DecoyTests.always + DecoyTests.always.replacing("AlwaysRains", with: "Dry"),
      to: course.rain.decoysPath)
    let known = DecoyRecord(of: course.package.exercises)

    // The other one could not be compiled.
    try known.found(findings(["Dry": onlyName])).write(in: course.package)

    let rows = try #require(course.root.appendingPathComponent(CoursePackage.findingsPath).text)
      .lines
    #expect(
      rows.map { $0.split(separator: "\t").prefix(3).joined(separator: ", ") } == [
        "long-nights/01-Rain, decoy Dark, there are days",
        "weather/01-Rain, decoy AlwaysRains, there are days",
        "weather/01-Rain, decoy Dry, the rain has a name", "",
      ])
  }

  @Test
  func `what a check finds otherwise in a decoy than is recorded is told`() throws {
    let known = DecoyRecord(of: course.package.exercises)

    let other = known.found(findings(["AlwaysRains": onlyDays]))
    let misfits = other.misfits(since: known)[course.rain] ?? []

    #expect(misfits == [.isFoundOtherwise(answer: "decoy AlwaysRains", checks: [days])])
    #expect(other.misfits(since: other)[course.rain] == [])
    let more = known.found(findings(["AlwaysRains": daysAndName]))
    #expect(more.misfits(since: known)[course.rain] == [], "The grader says it.")
    #expect(
      other.changes(since: known) == [
        "weather/01-Rain, decoy AlwaysRains, is rejected by the same checks, which find something "
          + "else in it."
      ])
  }

  @Test(arguments: [0, 1, 2])
  func `the rows of an exercise are found wherever they stand in the table`(place: Int) throws {
    var others = [["a/01-Rain", "decoy A"], ["weather/01-Rainbow", "decoy B"]]
    others.insert(["weather/01-Rain", "decoy C"], at: place)
    let rows = others.flatMap { cells in
      ["one", "two"].map { (cells + [$0, "f"]).joined(separator: "\t") + "\n" }
    }
    try course.write(rows.joined(), to: CoursePackage.findingsPath)

    let findings = DecoyFindings(of: course.rain)

    #expect(findings.decoys == ["decoy C"])
    #expect(findings.checks(rejecting: "decoy C") == ["one", "two"])
    #expect(DecoyFindings(of: course.package.exercises[1]).decoys == [])
  }

  /// The first decoy as a sample answer that has to be graded as it is recorded.
  private func decoy() throws -> SampleAnswer {
    let answers = DecoyRecord(of: course.package.exercises).sampleAnswers(of: course.rain)
    return try #require(answers.first { $0.kind == .decoy })
  }

  /// What came of grading decoys of the first exercise.
  private func findings(_ runs: [String: SuiteRun]) -> [Exercise: [GraderProof.Finding]] {
    let findings = runs.map { name, run in
      GraderProof.Finding(
        answer: SampleAnswer(kind: .decoy, name: "decoy \(name)", source: ""), fault: nil, run: run)
    }
    return [course.rain: findings]
  }

  private var onlyDays: SuiteRun { run(Streams.failed(days) + Streams.passed(name), status: 1) }
  private var onlyName: SuiteRun { run(Streams.passed(days) + Streams.failed(name), status: 1) }
  private var daysAndName: SuiteRun { run(Streams.failed(days) + Streams.failed(name), status: 1) }
  private var hung: SuiteRun {
    run(Streams.event("testStarted", days), status: ExitStatus.stuck)
  }
  private var passing: SuiteRun { run(Streams.passed(days) + Streams.passed(name)) }

  /// All checks passed, and then it crashed.
  private var ended: SuiteRun { run(Streams.passed(days) + Streams.passed(name), status: 1) }

  private func run(_ events: String, status: Int32 = 0) -> SuiteRun {
    SuiteRun(stream: Streams.head + events, output: "", ending: .exited(status))
  }
}
