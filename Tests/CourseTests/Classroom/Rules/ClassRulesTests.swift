import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Tables as spreadsheets write them")
struct CSVTableTests {
  @Test(arguments: [
    "name,mail\nada,a@x\n", "\u{FEFF}name;mail\r\nada;a@x\r\n", "name\tmail\rada\ta@x",
    "\n\n\"name\", \"mail\"\n\"ada\" ,a@x\n",
  ])
  func `a line ends and a cell is parted as the program that wrote it does`(text: String) {
    let table = CSVTable(text)

    #expect(table.rows.map { $0.text("Name") } == ["ada"])
    #expect(table.rows.map { $0.text("MAIL") } == ["a@x"])
  }

  @Test
  func `quotes hold separators, quotes and lines, and a line is counted where it begins`() {
    let table = CSVTable("name,note\n\"Lovelace, Ada\",\"she said \"\"no\"\"\nand left\"\nbob,\n")

    #expect(table.rows.map { $0.text("name") } == ["Lovelace, Ada", "bob"])
    #expect(table.rows[0].text("note") == "she said \"no\"\nand left")
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test(arguments: ["=1+1", "-dash", "+49", "@at", "plain", "a,b", "a\"b", " blank", "two\nlines"])
  func `what is written as a cell is read as it was`(text: String) {
    let written = CSVTable.text([["name"], [CSVTable.guarded(text)]])

    #expect(CSVTable.unguarded(CSVTable(written).rows[0].text("name")) == text)
    #expect(written.split(separator: "\r\n")[1].first.map("=-+@".contains) == false)
  }
}

@Suite("What a teacher decides")
struct ClassRulesTests {
  let course: SmallCourse
  let folder = TemporaryFolder()

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `a roster matches by folder, by number, by name in any order and by address`() throws {
    try write(
      """
      folder,id,name,mail
      =1+1,1,Equals Sign,
      -dash,2,Dash Sign,
      ,12345,Ada Lovelace,ada@school.example
      ,222,"Hopper, Grace",

      """, to: "roster.csv")
    let rules = try rules()
    let book = rules.apply(
      to: known(
        "=1+1", "-dash", "Ada Lovelace_7", "hoppergrace_9", "nobody",
        keys: ["Ada Lovelace_7": ["ada@school.example"], "hoppergrace_9": ["hoppergrace"]]))

    #expect(
      book.submissions.map { "\($0.name) \($0.student?.id ?? "none")" } == [
        "-dash 2", "=1+1 1", "Ada Lovelace_7 12345", "hoppergrace_9 222", "nobody none",
      ])
    #expect(rules.lines(on: book) == [])
    #expect(
      LookList(on: book).lines == [
        .init(
          kind: .whose, submission: "nobody",
          sentence: "roster.csv does not name whoever handed this in.")
      ])
  }

  @Test
  func `weights, worth, due dates and extra time make the score`() throws {
    try write("folder,name,extra time\nada,Ada,\nbob,Bob,2 days\n", to: "roster.csv")
    try write(
      """
      exercise;weight;worth;due;late;counts
      *;2;;2030-01-31 12:00 Z;10% a day;
      weather/01-Rain;;10;;;
      weather/02-SnowAndIce;;;;;no

      """, to: "course.csv")
    let rules = try rules()
    let book = rules.apply(
      to: Gradebook(
        course: "c",
        submissions: ["ada", "bob"].map { submission($0, at: "2030-02-01T13:00:00Z") }))
    let (ada, bob) = (book.submissions[0], book.submissions[1])

    #expect(ada.exercises.map(\.maximum) == [10, 0, 4])
    #expect(ada.exercises.map(\.penalty) == [1, nil, 0.4])
    #expect(ada.exercises.map(\.score) == [4, 0, 1.6])
    #expect(ada.score == 5.6 && ada.maximum == 14)
    #expect(bob.exercises.map(\.score) == [5, 0, 2])
    #expect(bob.exercises.map(\.isLate) == [nil, nil, nil])
    #expect(ada.exercises[0].decisions.first?.hasPrefix("It was due 2030-01-31T12:00:00Z") == true)
    #expect(ada.points == 3, "What the checks found stays as it is.")
  }

  @Test
  func `what a lesson is worth is shared out among its exercises`() throws {
    try write("exercise,worth\nweather,30\nlong-nights,70\n", to: "course.csv")

    let book = try rules().apply(to: Gradebook(course: "c", submissions: [submission("ada")]))

    #expect(book.submissions[0].exercises.map(\.maximum) == [15, 15, 70])
    #expect(book.submissions[0].maximum == 100)
  }

  @Test
  func `points by hand are added or set, with what is said about them`() throws {
    try write(
      """
      student,exercise,points,comment
      ada,weather/01-Rain,+1,Your comment explains it well.
      ada,SnowAndIce,=2,
      ada,,-0.5,Late twice.
      nobody,,1,

      """, to: "adjustments.csv")
    let rules = try rules()
    let book = rules.apply(to: Gradebook(course: "c", submissions: [submission("ada")]))
    let ada = book.submissions[0]

    #expect(ada.exercises.map(\.score) == [2, 2, 1])
    #expect(ada.exercises.map(\.adjustment) == [1, 1, nil])
    #expect(ada.exercises[0].comments == ["Your comment explains it well."])
    #expect(ada.score == 4.5)
    #expect(ada.comments == ["Late twice."])
    #expect(
      rules.lines(on: book).map(\.sentence)
        == ["adjustments.csv:5: Nobody named nobody handed in."])
    #expect(rules.apply(to: book).submissions == book.submissions, "Twice is as once.")
  }

  @Test
  func `each mistake in a table is told with its line`() throws {
    try write(
      "folder,id,extra time\nada,1,\nada,2,\nbob,3,soon\n", to: "roster.csv")
    try write(
      """
      exercise,weight,due,late,counts
      weather/Rian,,,,
      weather,-1,someday,a lot,maybe
      weather,,,,

      """, to: "course.csv")
    try write(
      "student,exercise,points\n,weather,many\nada,weather/01-Rain,many\n", to: "adjustments.csv")

    let error = #expect(throws: CommandError.self) { try rules() }

    #expect(
      error?.sentence.split(separator: "\n").dropFirst().map(String.init) == [
        "roster.csv:3: The student stands on line 2, too.",
        "roster.csv:4: \"soon\" is no extra time. It can be 2 days or 36 hours.",
        "course.csv:2: There is no exercise named weather/Rian. Did you mean weather/01-Rain? For "
          + "the list: swift run course list",
        "course.csv:3: \"-1\" is no weight. It is a number: what each point counts.",
        "course.csv:3: \"someday\" is no due. It can be 2030-01-31 or 2030-01-31 18:00.",
        "course.csv:3: \"a lot\" is no late. It can be 50%, 10% a day or 1% an hour.",
        "course.csv:3: \"maybe\" is no counts. It can be yes or no.",
        "course.csv:4: weather stands on line 3, too.",
        "adjustments.csv:2: weather is a lesson of 2 exercises. Name one of them.",
        "adjustments.csv:3: \"many\" are no points. They can be 2, -1.5, or =5 for exactly five.",
      ])
  }

  @Test
  func `a column that no table has is told with the one that is meant`() throws {
    try write("folder,nmae,seat\nada,Ada,4\n", to: "roster.csv")
    try write("exercise,wieght,colour\nweather,2,red\n", to: "course.csv")
    try write("student,points,coment\nada,1,x\n", to: "adjustments.csv")

    let error = #expect(throws: CommandError.self) { try rules() }

    #expect(
      error?.sentence.split(separator: "\n").dropFirst().map(String.init) == [
        "roster.csv:1: There is no column named nmae. Did you mean name?",
        "course.csv:1: There is no column named wieght. Did you mean weight?",
        "course.csv:1: There is no column named colour. The columns are exercise, lesson, name, "
          + "weight, worth, due, late, counts, standing.",
        "adjustments.csv:1: There is no column named coment. Did you mean comment?",
      ])
  }

  @Test
  func `a line that is no line of a table is told`() throws {
    try write("folder,name\nada,Lovelace, Ada\nbob,Bob,,\n", to: "roster.csv")
    try write("exercise,due\nweather,\n*,\"2030-01-31\nlong-nights,\n", to: "course.csv")
    try Data("student,points,comment\nada,1,Sch\u{F6}n\n".unicodeScalars.map { UInt8($0.value) })
      .write(to: folder.url.appendingPathComponent("adjustments.csv"))

    let error = #expect(throws: CommandError.self) { try rules() }

    let faults = error?.sentence.split(separator: "\n").dropFirst().map(String.init) ?? []
    #expect(
      faults.contains(
        "roster.csv:2: The line has 3 cells, and there are 2 columns. A text that holds a comma "
          + "stands in quotes."))
    #expect(!faults.contains { $0.hasPrefix("roster.csv:3") }, "Empty cells say nothing.")
    #expect(faults.contains("course.csv:3: A quote is opened here and never closed."))
    #expect(
      faults.contains(
        "adjustments.csv:2: The line is not written as UTF-8. Save the table as CSV in UTF-8."))
  }

  @Test
  func `what parts the cells is named where a line has too many`() throws {
    try write("folder;name\nada;Lovelace;Ada\n", to: "roster.csv")

    let error = #expect(throws: CommandError.self) { try rules() }

    #expect(error?.sentence.hasSuffix("A text that holds a semicolon stands in quotes.") == true)
  }

  @Test
  func `a table that a spreadsheet saved as UTF-16 is read`() throws {
    let text = "folder\tname\nada\tÄda\n"
    let data = try #require(text.data(using: .utf16))
    try write("", to: "roster.csv")
    try data.write(to: folder.url.appendingPathComponent("roster.csv"))

    #expect(try rules().students.map(\.name) == ["Äda"])
  }

  @Test
  func `who may be one of two is given to none, and told`() throws {
    try write(
      "folder,id,name,mail\n,1,Ada Lovelace,ada@x\n,2,Ada Lovelace,lovelace@x\nada3,3,Ada Lovelace,\n",
      to: "roster.csv")
    let rules = try rules()
    let keys: [String: Set<String>] = ["Ada Lovelace_8": ["Ada Lovelace", "lovelace@x"]]
    let book = rules.apply(to: known("ada3", "Ada Lovelace", "Ada Lovelace_8", keys: keys))

    #expect(
      book.submissions.map { "\($0.name) \($0.student?.id ?? "none")" }
        == ["Ada Lovelace none", "Ada Lovelace_8 2", "ada3 3"])
    #expect(
      rules.lines(on: book).map(\.sentence)
        == ["roster.csv names 1 who handed nothing in: Ada Lovelace."])
    #expect(
      LookList(on: book).text(isWhole: true) == [
        "Look at these before you give grades back:", "  Whose it is",
        "    Ada Lovelace: It may be the student of the lines 2, 3 and 4 of roster.csv, so it was given "
          + "to none. Write the folder on the right line.",
      ])

    try write("student,points\nAda Lovelace,1\nada3,1\n", to: "adjustments.csv")
    let error = #expect(throws: CommandError.self) { try self.rules() }
    #expect(
      error?.sentence.hasSuffix(
        "adjustments.csv:2: Ada Lovelace may be the student of the lines 2, 3 and 4 of roster.csv. "
          + "Write the folder or the number.") == true)
  }

  @Test
  func `who handed nothing in and has points by hand is found`() throws {
    try write("folder,id\nada,1\nbob,2\neve,3\n", to: "roster.csv")
    try write(
      "student,exercise,points\n1,weather/01-Rain,1\n2,weather/01-Rain,1\n", to: "adjustments.csv")

    let absent = try rules().studentsWithoutFolder(besides: [("ada", []), ("x", ["3"])])

    #expect(absent.map(\.id) == ["2"])
  }

  @Test
  func `checks that pass under a TODO line count where the teacher says so`() throws {
    try write(
      "exercise,standing\nweather/01-Rain,count\nlong-nights,no\n", to: "course.csv")
    var submission = submission("ada")
    for index in submission.exercises.indices { submission.exercises[index].standing = 1 }

    let book = try rules().apply(to: Gradebook(course: "c", submissions: [submission]))

    #expect(book.submissions[0].exercises.map(\.score) == [2, 1, 1])
    #expect(book.submissions[0].exercises.map(\.countsStanding) == [true, nil, nil])
    #expect(
      book.submissions[0].exercises[0].decisions
        == ["1 check that passes under a TODO line counts."])
    #expect(
      StandingNote.lines(on: book).map(\.sentence) == [
        "ada has answers that pass under a TODO line, and no points for them. In course.csv, the "
          + "column standing can say count."
      ])
  }

  @Test
  func `a folder without tables is told`() throws {
    try write("x", to: "notes.txt")

    #expect(throws: CommandError.noTables(folder.url.path)) { try rules() }
  }

  @Test(arguments: [
    ("50%", 1, 0.5), ("10% a day", 1, 0.1), ("10 % per day", 86_401, 0.2),
    ("1% an hour", 7200, 0.02),
    ("60% a day", 200_000, 1), ("2,5%", 1, 0.025),
  ])
  func `what a late answer loses`(text: String, seconds: Double, loss: Double) {
    #expect(ClassRules.LateRule(text)?.loss(after: seconds) == loss)
  }

  @Test
  func `a gradebook of Canvas and a worksheet of Moodle are rosters`() throws {
    try write(
      """
      Student,ID,SIS User ID,SIS Login ID,Section,Old task (9)
      ,,,,,Manual Posting
          Points Possible,,,,,10.00
      "Lovelace, Ada",77,S1,ada,CS1,9

      """, to: "roster.csv")
    let canvas = try rules().students
    try write(
      """
      Identifier,Full name,Email address,Status,Grade
      Participant 12345,Ada Lovelace,ada@school.example,,

      """, to: "roster.csv")
    let moodle = try rules().students

    #expect(canvas.map(\.canvas) == ["77"] && canvas.map(\.id) == ["S1"])
    #expect(canvas[0].spellings.isSuperset(of: ["lovelaceada", "77"].map(\.identity)))
    #expect(moodle.map(\.moodle) == ["Participant 12345"])
    let spelled = ["Ada Lovelace", "participant 12345"].map(\.identity)
    #expect(moodle[0].spellings.isSuperset(of: spelled))
  }

  @Test
  func `columns of another language are what a table of theirs says`() throws {
    try write(
      "column,holds\nID,moodle\nVollständiger Name,name\nE-Mail-Adresse,Mail\nBewertung,score\n",
      to: "columns.csv")
    try write(
      "ID;Vollständiger Name;E-Mail-Adresse;Bewertung\nTeilnehmer/in7;Mia Engel;mia@x;\n",
      to: "roster.csv")
    let rules = try self.rules()

    #expect(rules.students.map(\.moodle) == ["Teilnehmer/in7"])
    #expect(rules.students.map(\.mail) == ["mia@x"] && rules.students.map(\.name) == ["Mia Engel"])
    #expect(rules.meanings["bewertung"] == "score")

    try write("column,holds\nBewertung,skore\n,name\n", to: "columns.csv")
    func faults() -> [String] {
      let error = #expect(throws: CommandError.self) { try self.rules() }
      return error?.sentence.split(separator: "\n").map(String.init) ?? []
    }
    #expect(
      faults().filter { $0.hasPrefix("columns.csv") }.map { $0.prefix(60) } == [
        "columns.csv:2: \"skore\" is nothing that a column can hold. It",
        "columns.csv:3: \"name\" is nothing that a column can hold. It ",
      ])
    try write("name\nx\n", to: "columns.csv")
    #expect(faults().filter { $0.hasPrefix("columns.csv") }.count == 2)
  }

  @Test
  func `a roster that changed gives nobody the grade of another`() throws {
    let names = ["ada", "Mia Engel_1004", "Tom Fuchs_1005"]
    let keys: [String: Set<String>] = [
      "Mia Engel_1004": ["Mia Engel", "1004"], "Tom Fuchs_1005": ["Tom Fuchs", "1005"],
    ]
    var book = Gradebook(
      course: "c",
      submissions: names.map { name in
        var own = Books.submission(name)
        own.keys = keys[name]?.sorted()
        own.score = Double(name.count)
        return own
      })
    try write("folder,name\nada,Ada\n,Mia Engel\n,Tom Fuchs\n", to: "roster.csv")
    book = try rules().apply(to: book)
    #expect(book.submissions.map(\.student?.name) == ["Mia Engel", "Tom Fuchs", "Ada"])

    try write("folder,name\nada,Ada\n,Tom Fuchs\n,Neu Hier\n", to: "roster.csv")
    let rules = try rules()
    let later = rules.apply(to: book)

    #expect(later.submissions.map(\.student?.name) == [nil, "Tom Fuchs", "Ada"])
    #expect(try Self.grades(of: later, by: rules) == ["3", "14", ""])
  }

  /// What a table of the students of a roster gets, in its order.
  private static func grades(of book: Gradebook, by rules: ClassRules) throws -> [String] {
    let sheet = ["name,grade"] + rules.students.map { "\($0.name ?? ""),\n" }
    let filled = try Worksheet(
      filling: sheet.joined(separator: "\n"), named: "sheet.csv", from: book, of: rules.students,
      meanings: [:])
    return CSVTable(filled.text).rows.map { $0.text("grade") }
  }

  @Test
  func `an earlier place in a roster is nobody's grade`() throws {
    try write("folder,name\nada,Ada\n", to: "roster.csv")
    let rules = try rules()
    var old = rules.students[0]
    old.name = "Mia Engel"
    var submission = Books.submission("mia")
    submission.student = old

    let book = Gradebook(course: "c", submissions: [submission])
    #expect(try Self.grades(of: book, by: rules) == [""])
  }

  @Test
  func `of two that one student handed in that counts whose folder the roster names, or none`()
    throws
  {
    let keys: [String: Set<String>] = ["Ewa Nowak_1017": ["Ewa Nowak", "1017"]]
    var raw = known("nowak", "Ewa Nowak_1017", keys: keys)
    raw = Gradebook(
      course: "c",
      submissions: raw.submissions.map { submission in
        var own = submission
        own.score = own.name == "nowak" ? 100 : 0
        return own
      })
    func grades() throws -> (cells: [String], look: [LookList.Line]) {
      let rules = try rules()
      let book = rules.apply(to: raw)
      return (try Self.grades(of: book, by: rules), LookList(on: book).lines)
    }

    try write("folder,name\nnowak,Ewa Nowak\n", to: "roster.csv")
    let certain = try grades()
    try write("id,name,login\n,Ewa Nowak,nowak\n", to: "roster.csv")
    let unsure = try grades()

    #expect(certain.cells == ["100"])
    #expect(
      certain.look.map(\.sentence) == [
        "Ewa Nowak handed in 2 times. nowak counts and this one does not: the roster names that folder.",
        "Ewa Nowak handed in 2 times, also as Ewa Nowak_1017. This one counts: the roster names its "
          + "folder.",
      ])
    #expect(unsure.cells == [""])
    #expect(unsure.look.map(\.submission) == ["Ewa Nowak_1017", "nowak"])
    #expect(
      unsure.look.allSatisfy {
        $0.kind == .whose && $0.sentence.hasSuffix("the tables for platforms have no grade.")
      })
  }

  @Test
  func `what came late is told with what it cost, and what is untouched is not`() throws {
    try write(
      "exercise,due,late\n*,2030-01-31,10%\nweather/02-SnowAndIce,2031-01-31,\n", to: "course.csv")
    var late = submission("ada", at: "2030-02-01T13:00:00Z")
    late.exercises[2] = GradedExercise(name: "long-nights/01-Rain", state: .waiting, checks: [])
    late.exercises[2].handedIn = "2030-03-01T13:00:00Z"

    let book = try rules().apply(to: Gradebook(course: "c", submissions: [late]))

    #expect(
      LookList(on: book).lines.map(\.sentence)
        == ["1 answer, the last on 2030-02-01T13:00:00Z, which cost 0.1 points."])
  }

  @Test
  func `a roster of GitHub Classroom names accounts`() throws {
    try write(
      "identifier,github_username,github_id,name\nada@school.example,ada-l,5,Ada Lovelace\n",
      to: "roster.csv")

    let book = try rules().apply(to: known("week-1-ada-l", keys: ["week-1-ada-l": ["ada-l"]]))

    #expect(book.submissions[0].student?.name == "Ada Lovelace")
  }

  /// Submissions that a platform knows by other names, too.
  private func known(_ names: String..., keys: [String: Set<String>]) -> Gradebook {
    Gradebook(
      course: "c",
      submissions: names.map { name in
        var submission = Books.submission(name)
        submission.keys = keys[name]?.sorted()
        return submission
      })
  }

  /// A submission with half of the points in each of the course's exercises.
  private func submission(_ name: String, at date: String? = nil) -> GradedSubmission {
    GradedSubmission(
      name: name, fingerprint: "f",
      exercises: course.package.exercises.map { exercise in
        var graded = GradedExercise(
          name: exercise.name, state: .wrong,
          checks: [
            GradedCheck(name: "one", outcome: .passed, findings: []),
            GradedCheck(name: "two", outcome: .failed, findings: []),
          ])
        graded.handedIn = date
        return graded
      })
  }

  private func rules() throws -> ClassRules {
    try ClassRules(in: folder.url, of: course.package)
  }

  private func write(_ text: String, to path: String) throws {
    try folder.url.appendingPathComponent(path).write(text)
  }
}
