import Foundation
import Grading
import Testing

@testable import course

@Suite("What goes out to platforms")
struct PlatformFormatTests {
  @Test
  func `results for Gradescope have the keys and values of its specification`() throws {
    var submission = Books.submission("ada")
    let plain = try Results(GradescopeReport(submission: submission).text())
    submission.score = 4.5
    let scored = try Results(GradescopeReport(submission: submission).text())

    #expect(plain.faults == [] && scored.faults == [])
    #expect(plain.object["score"] == nil, "Without rules the tests are summed up.")
    #expect(plain.tests.compactMap { $0["score"] as? Double }.reduce(0, +) == 1)
    #expect(plain.tests.compactMap { $0["max_score"] as? Double }.reduce(0, +) == 6)
    #expect(scored.object["score"] as? Double == 4.5)
    #expect(
      plain.tests.map { $0["number"] as? String } == ["1.1", "1.2", "2.1", "2.2", "3.1", "4.1"])
    #expect(
      plain.tests.map { $0["status"] as? String }
        == ["passed", "failed", "failed", "failed", "failed", "failed"])
    #expect((plain.tests[1]["output"] as? String)?.contains("Rain & <sun>") == true)
    #expect((plain.tests[4]["output"] as? String)?.contains("03-Ice.swift:1: no") == true)
  }

  @Test
  func `the rules of the specification find what breaks them`() throws {
    let results = try Results(
      #"{"tests":[{"score":"1","visibility":"never","status":"ok"}],"x":1}"#)

    #expect(
      results.faults.sorted() == [
        "score of test 0 is no number", "status of test 0 is ok", "visibility of test 0 is never",
        "x is unknown",
      ])
  }

  /// `results.json` and what the specification asks of it.
  private struct Results {
    let object: [String: Any]
    var tests: [[String: Any]] { object["tests"] as? [[String: Any]] ?? [] }

    init(_ text: String) throws {
      object = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    var faults: [String] {
      let known: Set<String> = [
        "score", "execution_time", "output", "output_format", "test_output_format",
        "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests",
        "leaderboard",
      ]
      let ofTests: Set<String> = [
        "score", "max_score", "status", "name", "name_format", "number", "output",
        "output_format", "tags", "visibility", "extra_data",
      ]
      let visibilities = ["hidden", "after_due_date", "after_published", "visible"]
      var faults = object.keys.filter { !known.contains($0) }.map { "\($0) is unknown" }
      for (index, test) in tests.enumerated() {
        faults += test.keys.filter { !ofTests.contains($0) }.map {
          "\($0) of test \(index) is unknown"
        }
        for key in ["score", "max_score"] {
          if let value = test[key], !(value is Double) {
            faults.append("\(key) of test \(index) is no number")
          }
        }
        if let status = test["status"] as? String, !["passed", "failed"].contains(status) {
          faults.append("status of test \(index) is \(status)")
        }
        if let text = test["visibility"] as? String, !visibilities.contains(text) {
          faults.append("visibility of test \(index) is \(text)")
        }
      }
      return faults
    }
  }

  private static let environment = [
    "CLASSROOM": "cs1", "ASSIGNMENT": "uikit", "USERNAME": "ada", "MODE": "individual",
    "SUBMISSION_TAG": "submit/2030-01-31T18-00-30Z-1a2b3c4",
    "COMMIT_URL": "https://github.com/x/y/commit/1", "RELEASE_URL": "https://github.com/x/y/r/1",
    "GITHUB_ACTOR": "ada", "GITHUB_ACTOR_ID": "77",
  ]

  @Test
  func `a result for Classroom 50 has what its schema asks for`() throws {
    let identity = try ClassroomReport.Identity(
      Self.environment, date: Date(timeIntervalSince1970: 1_896_112_830))
    let text = try ClassroomReport(submission: Books.submission("ada"), identity: identity).text()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])

    #expect(Self.faultsAgainstSchema(object) == [])
    #expect(object["score"] as? Int == 1 && object["max-score"] as? Int == 6)
    #expect(object["review"] as? String == "https://github.com/x/y/commit/1")
    #expect((object["submitted_by"] as? [String: Any])?["id"] as? Int == 77)
    #expect((object["tests"] as? [[String: Any]])?.count == 6)
  }

  @Test
  func `the rules of that schema find what breaks them`() {
    let faults = Self.faultsAgainstSchema([
      "schema": "classroom50/result/v2", "submission": "main", "datetime": "2030-01-31",
      "score": 7, "max-score": 6, "tests": [["test-name": "", "passed": true] as [String: Any]],
      "extra": 1,
    ])

    #expect(
      faults == [
        "assignment is missing", "assignment_type is missing", "classroom is missing",
        "commit is missing", "datetime is 2030-01-31", "extra is unknown", "owner is missing",
        "release is missing", "review is missing", "schema is classroom50/result/v2",
        "score is above max-score", "submission is main", "test 0 is no test",
      ])
  }

  @Test
  func `off Classroom 50 it is told what is missing`() {
    var environment = Self.environment
    environment["CLASSROOM"] = nil
    environment["USERNAME"] = ""

    #expect(throws: CommandError.noClassroom(["CLASSROOM", "USERNAME"])) {
      try ClassroomReport.Identity(environment, date: Date(timeIntervalSince1970: 0))
    }
  }

  /// What breaks the rules of `schemas/result-v1.schema.json` of Classroom 50.
  private static func faultsAgainstSchema(_ object: [String: Any]) -> [String] {
    let required = [
      "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
      "release", "review", "datetime", "score", "max-score", "tests",
    ]
    let known = Set(required + ["graded_at", "submitted_by"])
    var faults = required.filter { object[$0] == nil }.map { "\($0) is missing" }
    faults += object.keys.filter { !known.contains($0) }.map { "\($0) is unknown" }
    func check(_ key: String, _ isRight: (String) -> Bool) {
      guard let value = object[key] else { return }
      if (value as? String).map(isRight) != true { faults.append("\(key) is \(value)") }
    }
    check("schema") { $0 == "classroom50/result/v1" }
    check("assignment_type") { ["individual", "group"].contains($0) }
    check("submission") { $0.hasPrefix("submit/") }
    check("datetime") {
      $0.wholeMatch(of: /\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ/) != nil
    }
    for key in ["classroom", "assignment", "owner", "commit", "release", "review"] {
      check(key) { !$0.isEmpty }
    }
    if let score = object["score"] as? Int, let most = object["max-score"] as? Int, score > most {
      faults.append("score is above max-score")
    }
    for (index, test) in (object["tests"] as? [[String: Any]] ?? []).enumerated() {
      let isTest =
        (test["test-name"] as? String)?.isEmpty == false && test["passed"] is Bool
        && (test["score"] as? Int).map { $0 >= 0 && $0 <= test["max-score"] as? Int ?? -1 } == true
      if !isTest { faults.append("test \(index) is no test") }
    }
    return faults.sorted()
  }

  @Test
  func `the long table has the columns of nbgrader and a line for each exercise`() throws {
    var submission = Books.submission("=ada")
    submission.exercises[0].score = 0.9
    submission.exercises[0].maximum = 2
    submission.exercises[0].penalty = 0.1
    submission.exercises[0].due = "2030-01-31T12:00:00Z"
    let table = CSVTable(
      try ReportFormat.long.write(Gradebook(course: "c", submissions: [submission])))

    #expect(
      table.names.prefix(11) == [
        "assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email",
        "raw_score", "late_submission_penalty", "score", "max_score",
      ])
    #expect(table.rows.count == 4)
    #expect(table.rows[0].text("student_id") == "'=ada")
    #expect(
      ["raw_score", "late_submission_penalty", "score", "max_score"].map { table.rows[0].text($0) }
        == ["1", "0.1", "0.9", "2"])
  }

  @Test
  func `the table for Canvas has its columns, the most points, and empty cells for nobody`() throws
  {
    let roster = CSVTable(
      "Student,ID,SIS User ID,SIS Login ID,Section\n\"Love, Ada\",77,S1,ada,CS1\n"
        + "\"Hop, Grace\",78,S2,grace,CS1\n")
    let students = roster.rows.map(Student.init)
    var submission = Books.submission("ada")
    submission.student = students[0]
    let book = Gradebook(course: "c", submissions: [submission])
    let text = try ReportFormat.canvas.write(book, with: .init(students: students))

    #expect(
      text == """
        Student,ID,SIS User ID,SIS Login ID,Section,weather\r
        "    Points Possible",,,,,6\r
        "Love, Ada",77,S1,ada,CS1,1\r
        "Hop, Grace",78,S2,grace,CS1,\r

        """)
  }

  @Test
  func `the worksheet for Moodle has its columns, and needs a roster`() throws {
    let roster = CSVTable(
      "Identifier,Full name,Email address\nParticipant 5,Ada Love,ada@x\nParticipant 6,Bob,b@x\n")
    let students = roster.rows.map(Student.init)
    var submission = Books.submission("ada")
    submission.student = students[0]
    submission.comments = ["Well done, Ada."]
    let book = Gradebook(course: "c", submissions: [submission])
    let table = CSVTable(try ReportFormat.moodle.write(book, with: .init(students: students)))

    #expect(
      table.names == [
        "Identifier", "Full name", "Email address", "Status", "Grade", "Maximum Grade",
        "Grade can be changed", "Last modified (submission)", "Last modified (grade)",
        "Feedback comments",
      ])
    #expect(table.rows.map { $0.text("Identifier") } == ["Participant 5", "Participant 6"])
    #expect(table.rows.map { $0.text("Grade") } == ["1", ""])
    #expect(table.rows[0].text("Feedback comments") == "Well done, Ada.")
    #expect(throws: CommandError.needsRoster("moodle")) { try ReportFormat.moodle.write(book) }
  }

  @Test
  func `commands for a hosted repository stand at the line, and nothing in a text ends them`()
    throws
  {
    let course = try SmallCourse()
    let submission = GradedSubmission(
      name: "ada", fingerprint: "f",
      exercises: [
        GradedExercise(
          name: "weather/01-Rain", state: .wrong,
          checks: [
            GradedCheck(
              name: "a: b, c", outcome: .failed, findings: ["50% rain\r\n::error::no"], line: 7)
          ]),
        GradedExercise(
          name: "weather/02-SnowAndIce", state: .doesNotCompile, notes: ["no such name"], line: 3,
          checks: [GradedCheck(name: "ice", outcome: .notRun, findings: [])]),
        GradedExercise(
          name: "long-nights/01-Rain", state: .waiting, notes: ["TODO 1 passes."], line: 9,
          checks: []),
      ])

    #expect(
      GitHubReport(submission: submission).text(in: course.package) == """
        ::error file=Exercises/01-Weather/01-Rain.swift,line=7,title=weather/01-Rain%3A a%3A b%2C c\
        ::50%25 rain%0D%0A::error::no
        ::error file=Exercises/01-Weather/02-SnowAndIce.swift,line=3,title=weather/02-SnowAndIce \
        does not compile::no such name
        ::notice file=Exercises/02-LongNights/01-Rain.swift,line=9,title=long-nights/01-Rain can \
        be handed in::TODO 1 passes.

        """)
  }

  @Test
  func `the summary is a table in which a student's text stays in its cell`() throws {
    let one = try ReportFormat.summary.write(
      Gradebook(course: "c", submissions: [Books.submission("ada", finding: "a|b\n<img>`x`")]))
    let several = try ReportFormat.summary.write(Books.book("ada", "bob"))

    #expect(one.contains("| weather | 1 of 6 | 0 | 3 | 1 |"))
    #expect(one.contains("the rain has a name: a\\|b &lt;img>\\`x\\` |"))
    #expect(several.contains("| bob | 1 of 6 | 1 of 6 |"))
  }

  @Test
  func `a format of one submission is a file each when there are several`() {
    for format in [ReportFormat.gradescope, .classroom50, .github] {
      #expect(throws: CommandError.needsOneSubmission(format.rawValue, count: 2)) {
        try format.write(Books.book("ada", "bob"))
      }
    }
  }

  @Test
  func `names that say nothing stay the same, and lead back`() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("codes.csv")
    var submission = Books.submission("-ada")
    submission.student = Student(CSVTable("name\nAda\n").rows[0])
    submission.comments = ["Ada, well done."]
    let book = Gradebook(course: "c", submissions: [submission, Books.submission("bob")])
    var names = try AnonymousNames(keptIn: file)
    let first = try names.replaceNames(in: book)
    var again = try AnonymousNames(keptIn: file)
    let second = try again.replaceNames(in: book)

    #expect(first == second)
    #expect(first.submissions.allSatisfy { $0.name.hasPrefix("student-") })
    let text = try ReportFormat.json.write(first)
    #expect(!text.lowercased().contains("ada") && !text.contains("bob"))
    let table = CSVTable(file.text ?? "")
    #expect(table.rows.map { $0.text("submission") } == ["'-ada", "bob"])
  }
}

@Suite("What a teacher learns from a class")
struct ClassInsightsTests {
  @Test
  func `the answers to every project are compared, not only to the last one of a lesson`() throws {
    let course = try SmallCourse()
    let heads = ["01-Rain": "(small project)", "02-SnowAndIce": "(project)"]
    let answer = { (name: String) in
      (1...20).map { "func \(name)\($0)(_ x: Int) -> Int { x * \($0) + \($0) }\n" }.joined()
    }
    for (name, head) in heads {
      try course.write(
        "// # Exercise 1: A thing \(head)\n", to: "Solutions/01-Weather/\(name).swift")
      for student in ["ada", "bob"] {
        try course.write(answer("rain"), to: "class/\(student)/01-Weather/\(name).swift")
      }
    }
    let folders = try ["ada", "bob"].map {
      try StudentFolder(
        at: course.root.appendingPathComponent("class/\($0)"),
        gradedBy: course.package.exercises.map(SuiteText.init))
    }

    let pairs = AlikeAnswers(in: folders, of: course.package).pairs

    #expect(pairs.map(\.exercise) == ["weather/01-Rain", "weather/02-SnowAndIce"])
    #expect(course.package.exercises.map(\.isProject) == [true, true, false])
  }

  @Test
  func `the checks that half of a class fails are named with what may be behind them`() throws {
    let thought = "One picture was taken for another."
    let submissions = (1...4).map { number in
      GradedSubmission(
        name: "s\(number)", fingerprint: "f",
        exercises: [
          GradedExercise(
            name: "weather/01-Rain", state: .wrong, misconceptions: number < 3 ? [thought] : [],
            checks: [
              GradedCheck(
                name: "hard", outcome: number < 4 ? .failed : .passed, findings: []),
              GradedCheck(
                name: "easy", outcome: number == 1 ? .failed : .passed, findings: []),
              GradedCheck(name: "waits", outcome: .waiting, findings: []),
            ])
        ])
    }
    let insights = ClassInsights(book: Gradebook(course: "c", submissions: submissions))

    #expect(insights.hardChecks.map(\.check) == ["hard"])
    #expect(insights.hardChecks[0].failed == 3 && insights.hardChecks[0].tried == 4)
    #expect(insights.hardChecks[0].misconceptions == [thought: 2])
    #expect(insights.text.contains("3 of 4  weather/01-Rain: hard"))
    #expect(insights.text.contains("What may be behind it, in 2: \(thought)"))
  }

  private let given = """
    // The exercise.
    final class Screen {
      func open() {
        // TODO 1: It opens.
      }
    }
    """

  private func answer(_ name: String, _ extra: String = "") -> String {
    """
    // The exercise.
    final class Screen {
      // \(extra)
      func open() {
        var \(name) = 0
        for index in 0..<12 where index % 3 == 1 { \(name) += index * 2 }
        if \(name) > 7 { print("\(extra)", \(name)) } else { close(\(name), after: 4) }
        while \(name) < 100 { \(name) = \(name) * 3 + 1 }
      }
    }
    """
  }

  @Test
  func `answers that differ in names, texts and comments are alike, others are not`() {
    let other = """
      final class Screen {
        private let items = ["a", "b"]
        func open() {
          items.map { $0.count }.filter { $0 > 3 }.forEach { item in show(item) }
          guard let first = items.first else { return }
          title = first + String(items.count)
          delegate?.screen(self, didOpen: first)
        }
      }
      """
    let pairs = AlikeAnswers.pairs(
      of: [
        ("ada", answer("sum")), ("bob", answer("total", "other")), ("eve", other), ("fay", other),
        ("gus", given),
      ], to: "weather/01-Rain", given: given)

    #expect(
      pairs == [
        .init(
          exercise: "weather/01-Rain", first: "eve", second: "fay", percent: 100, isSameText: true),
        .init(
          exercise: "weather/01-Rain", first: "ada", second: "bob", percent: 100,
          isSameText: false),
      ])
  }

  @Test
  func `an answer with a line more is nearly the same`() throws {
    let longer = answer("sum").replacing(
      "while sum", with: "if isReady { start(at: 5) }\n    while sum")
    let pairs = AlikeAnswers.pairs(
      of: [("ada", answer("total")), ("bob", longer)], to: "x", given: given)

    let percent = try #require(pairs.first?.percent)
    #expect((AlikeAnswers.threshold..<100).contains(percent))
  }

  @Test
  func `what a whole class writes is no likeness`() {
    let answers = (1...12).map { number in
      (
        name: "s\(number)",
        text: answer("sum")
          + "\nlet own\(number) = \(number)\nfunc f\(number)() { g(\(number), 1) }"
      )
    }

    #expect(AlikeAnswers.pairs(of: answers, to: "x", given: given) == [])
  }

  @Test
  func `whose grades are others is told, with the checks behind it`() {
    let before = Books.book("ada", "bob", "eve")
    var after = Books.book("ada", "bob", "new")
    let mended = GradedExercise(
      name: "weather/01-Rain", state: .right,
      checks: [
        GradedCheck(name: "there are days", outcome: .passed, findings: []),
        GradedCheck(name: "the rain has a name", outcome: .passed, findings: []),
      ])
    var bob = after.submissions[1]
    bob.exercises[0] = mended
    after = Gradebook(
      course: "d", submissions: [after.submissions[0], bob, after.submissions[2]])
    let changes = GradeChanges(from: before, to: after)

    #expect(
      changes.text == """
        3 of 3 students have other grades.
        bob
          weather/01-Rain: wrong, 1 of 2 before, right, 2 of 2 now
            passes now: the rain has a name
        new
          is new, with 1 points
        eve
          is not among them any more

        """)
    #expect(GradeChanges(from: before, to: before).summary == "No grade of 3 students is another.")
  }
}
