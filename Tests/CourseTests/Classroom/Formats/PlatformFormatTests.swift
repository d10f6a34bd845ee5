import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

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

  private static func book(_ students: [Student]) -> Gradebook {
    var submissions = ["ada", "bob", "bob-2"].map { Books.submission($0) }
    submissions[0].student = students[0]
    submissions[0].comments = ["=Well done; Ada."]
    submissions[0].score = 4.5
    submissions[1].student = students[1]
    submissions[2].student = students[1]
    return Gradebook(course: "c", submissions: submissions)
  }

  @Test
  func `the worksheet of a German Moodle keeps every byte but the cells of the grades`() throws {
    let sheet =
      "\u{FEFF}\"ID\";\"Vollständiger Name\";E-Mail-Adresse;Bewertung;Bestwertung;\"Feedback als Kommentar\"\r\n"
      + "\"Teilnehmer/in5\";\"Ada, Love\";ada@x;-;100,00;\r\n"
      + "Teilnehmer/in6;Bob;b@x;\"7,00\";100,00;\"bleibt \"\"so\"\"\"\r\n"
      + "Teilnehmer/in7;Cy;c@x\r\n"
    let meanings = [
      "ID": "moodle", "Vollständiger Name": "name", "E-Mail-Adresse": "mail", "Bewertung": "score",
      "Feedback als Kommentar": "comments",
    ]
    let plain = Dictionary(uniqueKeysWithValues: meanings.map { ($0.plain, $1) })
    let students = CSVTable(sheet, meanings: plain).rows.map(Student.init)
    #expect(students.map(\.moodle) == ["Teilnehmer/in5", "Teilnehmer/in6", "Teilnehmer/in7"])
    #expect(students.map(\.mail) == ["ada@x", "b@x", "c@x"])

    let filled = try Worksheet(
      filling: sheet, named: "sheet.csv", from: Self.book(students), of: students, meanings: plain)

    #expect(
      filled.text
        == sheet.replacing(
          ";-;100,00;\r\n", with: ";\"4,5\";100,00;\"'=Well done; Ada.\"\r\n"),
      "Of Bob's two submissions it is not said which counts, and Cy handed nothing in.")
    #expect(
      filled.notes == [
        "1 of 3 lines of sheet.csv have grades now, in Bewertung, Feedback als Kommentar. Every other "
          + "cell is as it was."
      ])
  }

  @Test
  func `the gradebook of Canvas takes the points of a lesson, and keeps its line of most points`()
    throws
  {
    let sheet =
      "Student,ID,SIS User ID,SIS Login ID,Section,Essay (1),weather (22)\n"
      + "    Points Possible,,,,,10,6\n\"Love, Ada\",77,S1,ada,CS1,9,\n\"Hop, Grace\",78,S2,grace,CS1,8,\n"
      + "\"Stranger, A\",80,S4,a,CS1,8,\n"
    let roster = CSVTable("name,id\nAda Love,S1\nGrace Hop,S2\n").rows.map(Student.init)
    var submission = Books.submission("ada")
    submission.student = roster[0]
    let filled = try Worksheet(
      filling: sheet, named: "canvas.csv",
      from: Gradebook(course: "c", submissions: [submission]), of: roster, meanings: [:])

    #expect(filled.text == sheet.replacing("CS1,9,\n", with: "CS1,9,1\n"))
    #expect(filled.notes.last?.contains("name nobody of roster.csv: 5. Their cells") == true)
  }

  @Test
  func
    `a short line is filled up, a student of two lines is not, and a table without grades is told`()
    throws
  {
    let students = CSVTable("name,mail\nAda,ada@x\nBob,b@x\n").rows.map(Student.init)
    var submission = Books.submission("ada")
    submission.student = students[0]
    let book = Gradebook(course: "c", submissions: [submission])
    func fill(_ text: String) throws -> Worksheet {
      try Worksheet(filling: text, named: "list.csv", from: book, of: students, meanings: [:])
    }

    #expect(try fill("mail\tx\tscore\nada@x\nb@x\t1").text == "mail\tx\tscore\nada@x\t\t1\nb@x\t1")
    let twice = try fill("mail,score\nada@x,\nAda@X,\n")
    #expect(twice.text == "mail,score\nada@x,\nAda@X,\n")
    #expect(twice.notes.contains { $0.contains("has 2 lines of Ada (2, 3), so none was filled") })
    #expect(try fill("mail,score\nb@x,3\n").notes.contains { $0.contains("no line of Ada") })
    #expect(throws: CommandError.nothingToFill("list.csv", columns: ["mail", "note"])) {
      try fill("mail,note\nada@x,\n")
    }
    #expect(throws: CommandError.self) { try fill("mail,score\n\"ada@x,\n") }
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
    try course.write(
      ReportFormat.json.write(Gradebook(course: "c", submissions: [submission])),
      to: "report.json")
    let script = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
      .appendingPathComponent("Sources/course/Teaching/GitHub/lines.py")
    let said = course.root.appendingPathComponent("said.txt")
    let job = ChildProcess.Job(
      arguments: [
        "bash", "-c", "cd \"$1\" && exec python3 \"$2\" report.json", "bash", course.root.path,
        script.path,
      ], output: said)
    let ending = try ChildProcess.run([job])[0]
    let output = said.text ?? ""

    #expect(ending == .exited(0))
    #expect(
      output == """
        ::error file=Exercises/01-Weather/01-Rain.swift,line=7,title=weather/01-Rain%3A a%3A b%2C c\
        ::50%25 rain%0D%0A::error::no
        ::error file=Exercises/01-Weather/02-SnowAndIce.swift,line=3,title=weather/02-SnowAndIce \
        does not compile::no such name
        ::notice file=Exercises/02-LongNights/01-Rain.swift,line=9,title=long-nights/01-Rain can \
        be handed in::TODO 1 passes.

        """)
  }

  @Test
  func `a format of one submission is a file each when there are several`() {
    #expect(throws: CommandError.needsOneSubmission("gradescope", count: 2)) {
      try ReportFormat.gradescope.write(Books.book("ada", "bob"))
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
    #expect(pairs.allSatisfy { $0.first == "ada" && $0.second == "bob" })
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
  func `an answer that is the solution in other words is alike`() throws {
    let course = try SmallCourse()
    let body = (1...20).map { "func rain\($0)(_ x: Int) -> Int { x * \($0) + \($0) }\n" }.joined()
    try course.write(
      "// # Exercise 1: A thing (project)\n" + body, to: "Solutions/01-Weather/01-Rain.swift")
    try course.write(
      "// mine\n" + body.replacing("rain", with: "regen"), to: "class/ada/01-Weather/01-Rain.swift")
    let folder = try StudentFolder(
      at: course.root.appendingPathComponent("class/ada"),
      gradedBy: course.package.exercises.map(SuiteText.init))

    let pairs = AlikeAnswers(in: [folder], of: course.package).pairs

    #expect(pairs.map { "\($0.first) \($0.second) \($0.percent)" } == ["ada Solutions 100"])
  }

  @Test
  func `those who are alike stand in one line`() {
    func pair(_ first: String, _ second: String, _ percent: Int, _ isSame: Bool = false)
      -> AlikeAnswers.Pair
    {
      .init(exercise: "x", first: first, second: second, percent: percent, isSameText: isSame)
    }
    let insights = ClassInsights(
      book: Books.book("a"),
      alike: [
        pair("a", "b", 100, true), pair("a", "c", 100, true), pair("d", "e", 92),
        pair("f", "e", 81), pair("g", "h", 85),
      ])

    #expect(
      insights.text.hasSuffix(
        """
          100%  x: a, b and c, the same text
          81 to 92%  x: d, e and f
          85%  x: g and h

        """), "\(insights.text)")
  }

  @Test
  func `the text of the solution is told where nobody writes it a second time`() throws {
    let course = try SmallCourse()
    let solutions = KnownSolutions()
    let copied = SmallCourse.solution.replacing("\n", with: "  \r\n") + "\n"

    #expect(solutions.isCopied(in: Submission(of: course.rain, text: copied)))
    #expect(
      !solutions.isCopied(
        in: Submission(of: course.rain, text: SmallCourse.solution.replacing("7", with: "8"))))
    #expect(!solutions.isCopied(in: Submission(of: course.rain, text: nil)))

    // Five lines without a comment are what anybody writes.
    let short = SmallCourse.stub.replacing(
      "    // TODO 1: The number of days.\n    0", with: "    5")
    try course.write(short, to: "Solutions/01-Weather/01-Rain.swift")
    #expect(!KnownSolutions().isCopied(in: Submission(of: course.rain, text: short)))

    var submission = Books.submission("ada")
    submission.exercises[0].isSolution = true
    #expect(
      LookList(on: Gradebook(course: "c", submissions: [submission])).lines.map(\.sentence)
        == ["The same text: weather/01-Rain."])
    #expect(submission.exercises[0].decisions == ["The text is that of the solution."])
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
