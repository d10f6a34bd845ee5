import Foundation
import FoundationXML
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// Books as tests need them.
enum Books {
  /// A submission with one exercise in each state that a report tells apart.
  static func submission(_ name: String, finding: String = "Rain & <sun>") -> GradedSubmission {
    GradedSubmission(
      name: name, fingerprint: "f",
      exercises: [
        GradedExercise(
          name: "weather/01-Rain", state: .wrong,
          checks: [
            GradedCheck(name: "there are days", outcome: .passed, findings: []),
            GradedCheck(name: "the rain has a name", outcome: .failed, findings: [finding]),
          ]),
        GradedExercise(
          name: "weather/02-Snow", state: .crashed, notes: ["It was at 02-Snow.swift:3."],
          checks: [
            GradedCheck(name: "snow falls", outcome: .unfinished, findings: []),
            GradedCheck(name: "snow lies", outcome: .notRun, findings: []),
          ]),
        GradedExercise(
          name: "weather/03-Ice", state: .doesNotCompile, notes: ["03-Ice.swift:1: no"],
          checks: [GradedCheck(name: "ice is cold", outcome: .notRun, findings: [])]),
        GradedExercise(
          name: "weather/04-Fog", state: .waiting,
          checks: [GradedCheck(name: "fog is grey", outcome: .waiting, findings: [])]),
      ])
  }

  /// The formats that several submissions can be written in.
  static let ofMany = ReportFormat.allCases.filter { !$0.isOfOne }

  static func book(_ names: String...) -> Gradebook {
    Gradebook(course: "c", submissions: names.map { submission($0) })
  }
}

@Suite("Gradebooks")
struct GradebookTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `a check that passes is a point`() {
    let submission = Books.submission("ada")

    #expect(submission.points == 1)
    #expect(submission.possible == 6)
    #expect(submission.exercises.map(\.points) == [1, 0, 0, 0])
  }

  @Test
  func `eight parts merged are the same bytes as the whole, in whatever order they come`() throws {
    let names = (1...21).map { "student \($0)" }
    let whole = Gradebook(course: "c", submissions: names.map { Books.submission($0) })
    let sorted = names.sorted()
    let parts = try (1...8).map { number in
      let shard = try Shard("\(number)/8")
      let own = sorted.enumerated().filter { shard.holds($0.offset) }.map(\.element)
      let book = Gradebook(
        course: "c", part: "\(number)/8", submissions: own.map { Books.submission($0) })
      return try (
        file: "part \(number)",
        book: Gradebook(json: ReportFormat.json.write(book), file: "part \(number)")
      )
    }

    #expect(parts.map(\.book.submissions.count) == [3, 3, 3, 3, 3, 2, 2, 2])
    for format in Books.ofMany {
      let merged = try Gradebook(merging: parts.reversed())
      #expect(try format.write(merged) == format.write(whole))
    }
  }

  @Test
  func `parts of different courses, and a part given twice, are not merged`() {
    let book = Books.book("ada")
    let other = Gradebook(course: "d", submissions: [Books.submission("bob")])

    #expect(throws: CommandError.booksOfDifferentCourses("a", "b")) {
      try Gradebook(merging: [("a", book), ("b", other)])
    }
    #expect(throws: CommandError.submissionTwice("ada")) {
      try Gradebook(merging: [("a", book), ("b", book)])
    }
  }

  @Test
  func `a class is not merged while parts are missing, and they are named`() {
    let parts = [1, 3, 4].map { number in
      (
        file: "part \(number)",
        book: Gradebook(
          course: "c", part: "\(number)/5", submissions: [Books.submission("s\(number)")])
      )
    }
    let other = (file: "x", book: Gradebook(course: "c", part: "1/2", submissions: []))

    #expect(throws: CommandError.partsMissing([2, 5], of: 5)) {
      try Gradebook(merging: parts)
    }
    #expect(
      CommandError.partsMissing([2, 5], of: 5).sentence
        == "Of 5 parts of the class, 2/5, 5/5 are missing. Name the reports of all parts.")
    #expect(throws: CommandError.partsOfDifferentCounts("part 1", 5, "x", 2)) {
      try Gradebook(merging: parts + [other])
    }
  }

  @Test(arguments: [
    "", "{}", "{\"version\":0,\"course\":\"c\",\"submissions\":[]}",
    "{\"version\":2,\"course\":\"c\",\"submissions\":[]}",
  ])
  func `a file that is no gradebook is refused`(text: String) {
    #expect(throws: CommandError.noGradebook("x.json", version: 1)) {
      try Gradebook(json: text, file: "x.json")
    }
  }

  @Test
  func `a report holds no folder of this machine, no address and no control character`() {
    let text = "<Rain: 0x7f1234abcd> in \(course.root.path)/Exercises\u{1B}[31m\u{0}"

    #expect(GradedText.plain(text, in: course.package) == "<Rain: 0x…> in Exercises[31m")
  }

  @Test
  func `a text that an answer makes endless is cut`() {
    let text = GradedText.plain(String(repeating: "x", count: 1_000_000), in: course.package)

    #expect(text.count == GradedText.longest + 1)
    #expect(text.hasSuffix("…"))
  }

  @Test
  func `an exercise that was not graded has all its checks all the same`() {
    let missing = GradedExercise(
      Submission(of: course.rain, text: nil).obviousVerdict, in: course.package)
    let waiting = GradedExercise(Submission(of: course.rain).obviousVerdict, in: course.package)

    #expect(missing.state == .missing)
    #expect(missing.checks.map(\.outcome) == [.notRun, .notRun])
    #expect(waiting.checks.map(\.outcome) == [.waiting, .waiting])
    #expect(waiting.possible == 2)
  }
}

@Suite("Formats of a report")
struct ReportFormatTests {
  @Test
  func `the text has a line for each exercise and its reasons`() throws {
    #expect(
      try ReportFormat.text.write(Books.book("ada")) == """
        ✘ weather/01-Rain                    1 of 2   wrong
            failed: the rain has a name
              Rain & <sun>
        ✘ weather/02-Snow                    0 of 2   crashed
              It was at 02-Snow.swift:3.
            unfinished: snow falls
        ✘ weather/03-Ice                     0 of 1   does not compile
              03-Ice.swift:1: no
        ━ weather/04-Fog                     0 of 1   waiting
        ada: 1 of 6 points, 0 of 4 exercises right.

        """)
  }

  @Test
  func `several submissions are a table`() throws {
    #expect(
      try ReportFormat.text.write(Books.book("bob", "ada")) == """
        submission  points  right  wrong  waiting  not compiled  crashed  no end  missing
        ada              1      0      1        1             1        1       0        0
        bob              1      0      1        1             1        1       0        0
        2 submissions, at most 6 points each. Median: 1.

        """)
  }

  @Test
  func `what is not graded has a column, and one of something is no several`() throws {
    let exercise = GradedExercise(
      name: "weather/01-Rain", state: .notGraded,
      checks: [GradedCheck(name: "there are days", outcome: .notRun, findings: [])])
    let book = Gradebook(
      course: "c", submissions: [.init(name: "ada", fingerprint: "f", exercises: [exercise])])

    #expect(
      TextReport(book: book).summary == """
        submission  points  right  wrong  waiting  not compiled  crashed  no end  missing  not graded
        ada              0      0      0        0             0        0       0        0           1
        1 submission, at most 1 point each. Median: 0.
        1 answer is not graded. Its report says why.
        """)
  }

  /// Exercises that are not right, without a check that says so: their state, the outcomes of their
  /// checks, and how many cases and errors they make.
  @Test(arguments: [
    (Verdict.State.wrong, [CheckResult.Outcome.notRun, .notRun], 2, 2),
    (.crashed, [.passed, .passed], 3, 1), (.ranOutOfTime, [.passed, .waiting], 3, 1),
    (.wrong, [.passed, .notRun], 2, 1), (.right, [.passed, .passed], 2, 0),
    (.waiting, [.passed, .waiting], 2, 0), (.crashed, [.unfinished, .notRun], 2, 1),
  ])
  func `JUnit has an error where an answer is not right`(
    state: Verdict.State, outcomes: [CheckResult.Outcome], cases: Int, errors: Int
  ) throws {
    let checks = outcomes.enumerated().map {
      GradedCheck(name: "check \($0)", outcome: $1, findings: [])
    }
    let exercise = GradedExercise(
      name: "weather/01-Rain", state: state, notes: ["It reaches into the checks."], checks: checks)
    let book = Gradebook(
      course: "c", submissions: [.init(name: "ada", fingerprint: "f", exercises: [exercise])])

    let text = JUnitReport(book: book).text

    #expect(text.contains("tests=\"\(cases)\" failures=\"0\" errors=\"\(errors)\""))
    #expect(text.components(separatedBy: "<testcase").count - 1 == cases)
    #expect(text.components(separatedBy: "<error message=").count - 1 == errors)
  }

  @Test
  func `JSON has the keys that the page for teachers names, sorted`() throws {
    var full = Books.submission("ada")
    full.score = 1
    full.maximum = 2
    full.comments = ["c"]
    full.student = Student(
      folder: "a", id: "1", name: "n", firstName: "f", lastName: "l", mail: "m", canvas: "c",
      login: "o", section: "s", moodle: "p", extraSeconds: 1, rosterLine: 2)
    full.exercises[0].line = 3
    full.exercises[0].misconceptions = ["m"]
    full.exercises[0].handedIn = "h"
    full.exercises[0].due = "d"
    full.exercises[0].isLate = true
    full.exercises[0].score = 1
    full.exercises[0].maximum = 2
    full.exercises[0].penalty = 1
    full.exercises[0].adjustment = 1
    full.exercises[0].comments = ["c"]
    full.exercises[0].checks[0].line = 7
    full.exercises[0].checks[0].printed = "p"
    full.exercises[0].warnings = ["w"]
    let text = try ReportFormat.json.write(
      Gradebook(course: "c", part: "1/1", submissions: [full]))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let submission = try #require((object["submissions"] as? [[String: Any]])?.first)
    let exercise = try #require((submission["exercises"] as? [[String: Any]])?.first)
    let check = try #require((exercise["checks"] as? [[String: Any]])?.first)
    let student = try #require(submission["student"] as? [String: Any])
    let folder = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
      .appendingPathComponent("Sources/course/Teaching")
    let page = try #require(folder.appendingPathComponent("JSON.md").text)
    let points = try #require(folder.appendingPathComponent("Points.md").text)
    let plain = try ReportFormat.json.write(Books.book("ada"))

    #expect(object.keys.sorted() == ["course", "part", "submissions", "version"])
    for key in [
      "score", "student", "comments", "line", "due", "misconceptions", "part", "printed",
      "warnings",
    ] {
      #expect(!plain.contains("\"\(key)\""), "What has nothing to say is left out.")
    }
    for key in [object, submission, student, exercise, check].flatMap(\.keys) {
      #expect(page.contains("`\(key)`"), "JSON.md does not describe \(key).")
    }
    for state in Verdict.State.allCases { #expect(points.contains("`\(state.rawValue)`")) }
    for format in ReportFormat.allCases { #expect(points.contains("`\(format.rawValue)`")) }
  }

  @Test
  func `a cell of a spreadsheet is never taken for a formula or for two cells`() throws {
    let book = Gradebook(course: "c", submissions: [Books.submission("=1+1,\"x\"")])

    let rows = try ReportFormat.csv.write(book).components(separatedBy: "\r\n")

    #expect(
      rows[0]
        == "submission,look at,points,possible,right,wrong,waiting,does not compile,crashed,ran out of "
        + "time,missing,weather/01-Rain,weather/02-Snow,weather/03-Ice,weather/04-Fog")
    #expect(rows[1] == "\"'=1+1,\"\"x\"\"\",,1,6,0,1,1,1,1,0,0,1,0,0,0")
  }

  @Test
  func `the page of one student has the findings, that of a class leads to those pages`() throws {
    let one = try ReportFormat.html.write(Books.book("ada"))
    let several = try ReportFormat.html.write(Books.book("ada", "b/o\"b"))

    #expect(one.contains("<p class=\"finding\">Rain &amp; &lt;sun&gt;</p>"))
    #expect(several.contains("<a href=\"reports/ada.html\">ada</a>"))
    #expect(several.contains("<a href=\"reports/b%5Fo%22b.html\">b/o&quot;b</a>"))
  }

  @Test
  func `HTML takes no text of a student for markup, and needs no other file`() throws {
    let name = "<script>alert('x')</script>"
    for book in [Books.book(name), Books.book(name, "ada")] {
      let text = try ReportFormat.html.write(book)

      #expect(!text.contains("<script"))
      #expect(text.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
      #expect(!text.contains("http"), "Nothing is fetched.")
      #expect(text.contains("prefers-color-scheme: dark"))
      let page = try Markup.Page(text.replacing(/<!DOCTYPE html>|<meta[^>]*>| open(?=>)/, with: ""))
      #expect(page.elements["details"]?.count == (book.submissions.count == 1 ? 4 : nil))
    }
  }
}

@Suite("JUnit XML")
struct JUnitTests {
  @Test(arguments: [["ada"], ["ada", "bob \"&<>'\u{1F600}"]])
  func `it is what the schema of JUnit allows`(names: [String]) throws {
    let book = Gradebook(
      course: "c", submissions: names.map { Books.submission($0, finding: "one\n]]> \"two\"") })
    let page = try Markup.Page(ReportFormat.junit.write(book))

    #expect(page.faultsAgainstJUnit == [])
    #expect(page.elements["testsuites"]?.first?["tests"] == "\(6 * names.count)")
    #expect(page.elements["testsuites"]?.first?["failures"] == "\(names.count)")
    #expect(page.elements["testsuites"]?.first?["errors"] == "\(2 * names.count)")
    #expect(page.elements["testsuites"]?.first?["skipped"] == "\(2 * names.count)")
    #expect(page.elements["failure"]?.first?["message"] == "one\n]]> \"two\"")
    #expect(
      page.elements["error"]?.map { $0["type"] ?? "" }.prefix(2) == ["crashed", "does not compile"])
  }

  @Test
  func `the first exercise of a lesson tells the points of the lesson`() throws {
    let page = try Markup.Page(ReportFormat.junit.write(Books.book("ada", "bob")))

    let points = page.elements["property"]?.map { "\($0["name"] ?? ""): \($0["value"] ?? "")" }
    let ofOne = [
      "points: 1 of 2", "points of weather: 1 of 6", "points: 0 of 2", "points: 0 of 1",
      "points: 0 of 1",
    ]
    #expect(points == ofOne + ofOne)
  }

  @Test
  func `the rules of the schema find what breaks them`() throws {
    let page = try Markup.Page(
      """
      <testsuites tests="2"><testsuite tests="1" failures="0" errors="0" skipped="0">\
      <testcase name="a" classname="b"><problem/></testcase></testsuite></testsuites>
      """)

    #expect(
      page.faultsAgainstJUnit == [
        "testsuite without name", "problem in testcase", "1 testcases, and 2 are counted",
      ])
  }
}

extension Markup {
  /// A document of XML, as a parser reads it.
  final class Page: NSObject, XMLParserDelegate {
    /// The attributes of the elements, by the elements' names.
    private(set) var elements: [String: [[String: String]]] = [:]
    private(set) var faultsAgainstJUnit: [String] = []
    private var path: [String] = []

    /// Which elements an element may hold, and which attributes it has to have.
    private static let schema: [String: (children: Set<String>, attributes: Set<String>)] = [
      "testsuites": (["testsuite"], []),
      "testsuite": (["properties", "testcase", "system-out", "system-err"], ["name", "tests"]),
      "testcase": (
        ["skipped", "error", "failure", "system-out", "system-err"], ["name", "classname"]
      ),
      "failure": ([], []), "error": ([], []), "skipped": ([], []),
      "properties": (["property"], []), "property": ([], ["name", "value"]),
    ]

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
      let cases = elements["testcase"]?.count ?? 0
      let counted = elements["testsuites"]?.first?["tests"] ?? ""
      if counted != "\(cases)" {
        faultsAgainstJUnit.append("\(cases) testcases, and \(counted) are counted")
      }
    }

    nonisolated func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      MainActor.assumeIsolated { begin(name, attributes) }
    }

    nonisolated func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      MainActor.assumeIsolated { _ = path.popLast() }
    }

    private func begin(_ name: String, _ attributes: [String: String]) {
      if let parent = path.last, Self.schema[parent]?.children.contains(name) != true {
        faultsAgainstJUnit.append("\(name) in \(parent)")
      }
      for required in Self.schema[name]?.attributes.sorted() ?? [] where attributes[required] == nil
      {
        faultsAgainstJUnit.append("\(name) without \(required)")
      }
      elements[name, default: []].append(attributes)
      path.append(name)
    }
  }
}
