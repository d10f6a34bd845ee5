import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// A class of three, whose answers need no compiler: what came as it was, and what is empty.
private struct TestClass {
  let course: SmallCourse
  let root: URL

  init() throws {
    course = try SmallCourse()
    root = course.root
    for name in ["ada", "bob", "-dash"] {
      try course.write(
        SmallCourse.stub, to: "submissions/\(name)/Exercises/01-Weather/01-Rain.swift")
    }
    try course.write(
      "folder,id,name,mail,extra time,Grade\nada,12345,Ada Lovelace,a@x,,\n", to: "class/roster.csv"
    )
    try course.write("exercise,weight,due,late\n*,2,2030-01-31,10% a day\n", to: "class/course.csv")
    try course.write(
      "student,exercise,points,comment\nada,weather/01-Rain,+2,Good.\n", to: "class/adjustments.csv"
    )
  }

  /// Runs commands of a shell in which `swift run course` is the program that was built.
  func run(_ commands: String, environment: [String: String?] = [:]) throws -> (Int32, String) {
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("course")
    let output = root.appendingPathComponent("output.log")
    let script = """
      cd "$1" || exit 1
      program=$2
      swift() { shift 2; "$program" "$@"; }
      set -e
      \(commands)
      """
    let job = ChildProcess.Job(
      arguments: ["bash", "-c", script, "bash", root.path, program.path],
      environment: environment, output: output)
    let ending = try ChildProcess.run([job])[0]
    guard case .exited(let status) = ending else { return (-1, output.text ?? "") }
    return (status, output.text ?? "")
  }
}

@Suite("The pages for teachers", .serialized)
struct TeachingPagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/course")

  /// The pages in the order in which a teacher reads them.
  private static let pages = [
    "TEACHING.md", "Teaching/Points.md", "Teaching/Class.md", "Teaching/Decisions.md",
    "Teaching/Platforms.md", "Teaching/Learning.md", "Teaching/Machines.md",
    "Teaching/Isolation.md", "Teaching/Apps.md", "Teaching/JSON.md", "Teaching/Export.md",
  ]

  /// The commands of a page: lines set in, of blocks that are no sample of a file.
  private static func commands(of page: String) -> [String] {
    let text = folder.appendingPathComponent(page).text ?? ""
    return text.lines.filter {
      $0.hasPrefix("    swift run ") || $0.hasPrefix("    mkdir ") || $0.hasPrefix("    cat ")
    }.map(\.trimmed)
  }

  @Test
  func `every command works in the order of the pages`() throws {
    let testClass = try TestClass()
    // The names of the course of these tests stand for those of the real one.
    // What is played from another folder is no part of the course.
    let own = Self.pages.flatMap(Self.commands).filter { !$0.contains(" ~/") }
    let commands = own.map {
      $0.replacing("report pickers", with: "report weather")
        .replacing("--only pickers nine-grid", with: "--only weather long-nights --output only")
        .replacing("--changes before.json", with: "--changes .course/grades/grades.json")
    }

    #expect(commands.count > 20)
    for command in commands {
      let (status, output) = try testClass.run(command)
      #expect(status == 0, "\(command)\n\(output)")
    }
    let made = [
      ".course/grades/grades.csv", ".course/grades/grades.html", ".course/grades/class.txt",
      ".course/grades/reports/ada.html", "filled.csv", "report.xml",
      "gradescope/ada.json", "report.json", "anonymous.html", "codes.csv",
      "grades.json", "part1/grades-1-of-2.json",
    ]
    for path in made { #expect(testClass.root.appendingPathComponent(path).isFile, "\(path)") }
  }

  @Test
  func `every page is named by the first one, and every link leads to a file`() throws {
    let first = try #require(Self.folder.appendingPathComponent("TEACHING.md").text)
    let names = Self.folder.appendingPathComponent("Teaching").names { $0.hasSuffix(".md") }

    #expect(names.count == Self.pages.count - 1)
    for name in names { #expect(first.contains("(Teaching/\(name))")) }
    #expect(first.lines.count <= 70, "It is one page.")
    for page in Self.pages {
      let url = Self.folder.appendingPathComponent(page)
      for match in (url.text ?? "").matches(of: /\]\(([^)]+\.md)\)/) {
        #expect(url.deletingLastPathComponent().appendingPathComponent(String(match.1)).isFile)
      }
    }
  }

  @Test
  func `the tables shown on the page are read without a mistake`() throws {
    let page = try #require(Self.folder.appendingPathComponent("Teaching/Decisions.md").text)
    let package = try CoursePackage(around: Self.folder)
    let folder = TemporaryFolder()
    let blocks = page.split(separator: "\n## ").dropFirst()
    for block in blocks {
      let name = String(block.prefix { $0 != ":" })
      let rows = block.split(separator: "\n").filter { $0.hasPrefix("    ") }.map {
        $0.dropFirst(4)
      }
      try folder.url.appendingPathComponent(name).write(rows.joined(separator: "\n") + "\n")
    }

    let rules = try ClassRules(in: folder.url, of: package)

    #expect(rules.files == ["roster.csv", "course.csv", "adjustments.csv"])
    #expect(rules.students.map(\.extraSeconds) == [nil, 172_800])
  }

  @Test
  func `the script of Gradescope writes results, and none if grading fails`() throws {
    let testClass = try TestClass()
    let home = testClass.root.appendingPathComponent("autograder")
    let script = Self.folder.appendingPathComponent("Teaching/Gradescope/run_autograder").path
    let source = home.appendingPathComponent("source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: source.appendingPathComponent("course"), withDestinationURL: testClass.root)
    try testClass.course.write(
      SmallCourse.stub, to: "autograder/submission/01-Rain (1)/01-Weather/01-Rain.swift")
    let environment: [String: String?] = ["AUTOGRADER": home.path]
    let command = "COURSE_PROGRAM=\"$program\" bash '\(script)'"

    let (status, output) = try testClass.run(command, environment: environment)
    let results = try #require(
      home.appendingPathComponent("results/results.json").text, "\(output)")
    #expect(status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(results.utf8)) as? [String: Any])
    #expect((object["tests"] as? [Any])?.count == 2)

    // Points by hand and a due date need to know whose it is, and when it came.
    try testClass.course.write(
      #"{"created_at": "2030-02-01T00:00:00Z", "users": [{"name": "Ada L", "sid": "12"}]}"#,
      to: "autograder/submission_metadata.json")
    try testClass.course.write("id,name\n12,Ada L\n", to: "autograder/source/class/roster.csv")
    try testClass.course.write(
      "exercise,due\n*,2030-01-31 12:00 Z\n", to: "autograder/source/class/course.csv")
    try testClass.course.write(
      "student,exercise,points\n12,weather/01-Rain,=2\n",
      to: "autograder/source/class/adjustments.csv")
    #expect(try testClass.run(command, environment: environment).0 == 0)
    let scored = home.appendingPathComponent("results/results.json").text ?? ""
    #expect(scored.contains("\"score\" : 2"), "\(scored)")
    #expect(scored.contains("Ada L: 2 of "))

    // Whoever else is in the class stays out of it.
    try testClass.course.write(
      "id,name\n11,Bob B\n12,Ada L\n13,Eve E\n", to: "autograder/source/class/roster.csv")
    try testClass.course.write(
      "student,exercise,points\n11,weather/01-Rain,=1\n12,weather/01-Rain,=2\n13,,1\n",
      to: "autograder/source/class/adjustments.csv")
    try FileManager.default.removeItem(at: home.appendingPathComponent("results"))
    let (withOthers, said) = try testClass.run(command, environment: environment)
    #expect(withOthers == 0, "\(said)")
    #expect(home.appendingPathComponent("results/results.json").text == scored)
    #expect(!said.contains("Bob") && !said.contains("Eve"), "\(said)")

    try FileManager.default.removeItem(at: home.appendingPathComponent("results"))
    try FileManager.default.removeItem(at: home.appendingPathComponent("submission"))
    #expect(try testClass.run(command, environment: environment).0 != 0)
    #expect(!home.appendingPathComponent("results/results.json").exists)
  }
}

@Suite("course grade", .serialized)
struct GradeCommandTests {
  @Test
  func `a small class with odd hand-ins goes from its folder to the files of platforms`() throws {
    let testClass = try TestClass()
    let course = testClass.course
    try course.write(" ", to: "submissions/empty/01-Weather/01-Rain.swift")
    try course.write(SmallCourse.stub, to: "submissions/=1+1/01-Weather/01-Rain (1).swift")
    try course.write("x", to: "submissions/notes.txt")
    try course.write("x", to: "submissions/stranger/main.swift")
    try course.write(
      SmallCourse.stub,
      to: "submissions/Lovelace Ada_12345_assignsubmission_file/Weather/Rain.swift")
    try Zips.archive([.init("zoe/Exercises/01-Weather/01-Rain.swift", SmallCourse.stub)])
      .write(to: testClass.root.appendingPathComponent("submissions/zoe.zip"))
    try course.write("packed", to: "submissions/tom/Abgabe.rar")
    try course.write(
      "folder,id,name,mail\nada,1,Ada A,\n=1+1,2,Equals E,\n,12345,Ada Lovelace,\nzoe,4,Zoe Z,\n"
        + "gone,5,Gone G,\ntom,6,Tom T,\n", to: "class/roster.csv")

    let (status, output) = try testClass.run(
      "swift run course grade submissions/* --class class --output out")

    #expect(status == 0)
    #expect(output.hasPrefix("9 students. Reading what they handed in.\n"))
    #expect(output.contains("9 students handed in 7 answers. 0 that differ are to be graded."))
    let list = """
      Look at these before you give grades back:
        What is no student's
          notes.txt is no folder and no archive, so it is no student's.
        Whose it is
          -dash, bob, empty, stranger: roster.csv does not name whoever handed this in.
        What was not read or not taken
          stranger: No exercise has the name of main.swift, so it was not taken.
          tom: Abgabe.rar cannot be read: of archives, ZIP, tar and tar.gz are unpacked.
        Who handed nothing in
          roster.csv names 1 who handed nothing in: Gone G.

      """
    #expect(output.contains(list), "\(output)")
    let texts = ["out/class.txt", "out/grades.html"].map {
      testClass.root.appendingPathComponent($0).text ?? ""
    }
    #expect(texts[0].hasPrefix(list))
    #expect(texts[1].contains("<h2>Look at these before you give grades back</h2>"))
    #expect(
      texts[1].contains(
        "<a href=\"reports/tom.html\">Tom T</a> (tom): Abgabe.rar cannot be read"))
    #expect(
      CSVTable(testClass.root.appendingPathComponent("out/grades.csv").text ?? "").rows
        .filter { $0.text("look at").contains("Abgabe.rar cannot be read") }
        .map { $0.text("submission") } == ["tom"])
    let book = try Gradebook(
      json: testClass.root.appendingPathComponent("out/grades.json").text ?? "", file: "")
    let states = Dictionary(
      uniqueKeysWithValues: book.submissions.map { ($0.name, $0.exercises[0].state) })
    #expect(
      states == [
        "-dash": .waiting, "=1+1": .waiting, "Lovelace Ada_12345": .waiting, "ada": .waiting,
        "bob": .waiting, "empty": .doesNotCompile, "stranger": .missing, "tom": .missing,
        "zoe": .waiting,
      ])
    #expect(book.submissions.first { $0.name == "ada" }?.score == 2)
    #expect(
      book.submissions.map { $0.student?.id ?? "" } == [
        "", "2", "12345", "1", "", "", "", "6", "4",
      ])
    #expect(
      testClass.root.appendingPathComponent("out/reports").names().count == 18,
      "A page and JSON for each.")

    // Ada has left the class, and somebody is new: nobody gets the grade of another.
    try course.write(
      "folder,id,name,Grade\n=1+1,2,Equals E,\nzoe,4,Zoe Z,\n,12345,Ada Lovelace,\nneu,8,Neu N,\n"
        + "tom,6,Tom T,\n", to: "later/roster.csv")
    try course.write("student,points\n12345,7\n4,3\n", to: "later/adjustments.csv")
    let merged = try testClass.run(
      """
      swift run course report --merge out/grades.json --class later --fill later/roster.csv --output m.csv
      """)
    #expect(merged.0 == 0)
    #expect(merged.1.contains("4 of 5 lines of roster.csv have grades now, in Grade."))
    #expect(merged.1.contains("-dash, ada, bob, empty, stranger: roster.csv does not name"))
    let table = CSVTable(testClass.root.appendingPathComponent("m.csv").text ?? "")
    #expect(
      table.rows.map { "\($0.text("name")) \($0.text("Grade"))" } == [
        "Equals E 0", "Zoe Z 3", "Ada Lovelace 7", "Neu N ", "Tom T 0",
      ])
  }

  @Test
  func `only what is named is graded, shown and counted`() throws {
    let testClass = try TestClass()
    let command =
      "swift run course grade submissions/* --only weather/01-Rain long-nights --output out"

    let (status, output) = try testClass.run(command)
    let book = try Gradebook(
      json: testClass.root.appendingPathComponent("out/grades.json").text ?? "", file: "")

    #expect(status == 0, "\(output)")
    #expect(
      book.submissions.allSatisfy {
        $0.exercises.map(\.name) == ["weather/01-Rain", "long-nights/01-Rain"]
      })
    let page = testClass.root.appendingPathComponent("out/reports/ada.html").text ?? ""
    #expect(page.contains("01-Rain") && !page.contains("02-SnowAndIce"))
    let all = try testClass.run("swift run course grade submissions/* --output out")
    #expect(!all.1.contains("Nothing has changed"))
    #expect(
      try testClass.run("swift run course grade submissions/* --only nowhere --output out").0 != 0)
  }

  @Test
  func `a call with nothing to do says the same, and one that has something does it`() throws {
    let testClass = try TestClass()
    let command = "swift run course grade submissions/* --class class --output out"
    let first = try testClass.run(command)
    let second = try testClass.run(command)
    let page = testClass.root.appendingPathComponent("out/reports/ada.html")

    #expect(first.1.contains("\n3 students handed in 3"))
    #expect(second.1.contains("\nNothing has changed since the last call.\n"))
    #expect(second.0 == 0)
    #expect(
      first.1.components(separatedBy: "submission  ").last
        == second.1.components(separatedBy: "submission  ").last)

    try FileManager.default.removeItem(at: page)
    #expect(try testClass.run(command).1.contains("\n3 students handed in 3"))
    #expect(page.isFile, "A report that is gone is written again.")

    try testClass.course.write(
      "student,exercise,points\nada,weather/01-Rain,+5\n", to: "class/adjustments.csv")
    #expect(try testClass.run(command).1.contains(#/ada +5 /#))
    try testClass.course.write(
      " ", to: "submissions/bob/Exercises/01-Weather/01-Rain.swift")
    #expect(try !testClass.run(command).1.contains("Nothing has changed"))
  }

  @Test
  func `a late answer is told by its commit, whatever the student's git is told to run`() throws {
    let testClass = try TestClass()
    try testClass.course.write(
      "student,exercise,points,comment\nada,weather/01-Rain,+2,Good.\n",
      to: "class/adjustments.csv")
    let (status, output) = try testClass.run(
      """
      cd submissions/ada
      export HOME="$1" GIT_CONFIG_NOSYSTEM=1
      git init -q . && git config user.email a@x && git config user.name a && git add -A
      GIT_COMMITTER_DATE=2030-02-03T10:00:00Z git commit -qm x
      for key in core.fsmonitor core.pager gpg.program core.sshCommand; do
        git config $key "touch $1/pwned"
      done
      git config log.showSignature true
      cd ../..
      swift run course grade submissions/* --class class --output out
      """)
    let book = try Gradebook(
      json: testClass.root.appendingPathComponent("out/grades.json").text ?? "", file: "")
    let ada = try #require(book.submissions.first { $0.name == "ada" }?.exercises.first)

    #expect(status == 0, "\(output)")
    #expect(ada.handedIn == "2030-02-03T10:00:00Z")
    #expect(ada.isLate == true)
    #expect(!testClass.root.appendingPathComponent("pwned").exists)
  }

  @Test
  func `what is graded is known to the next call, and a line that is cut off is not`() throws {
    let course = try SmallCourse()
    let file = course.root.appendingPathComponent("answers.jsonl")
    let log = AnswerLog(file: file)
    let keys = ["one", "two"].map { AnswerLog.Key($0, of: course.rain, in: "c") }
    let graded = Books.submission("ada").exercises[0]
    try log.add([(keys[0], graded)])
    try log.add([(keys[1], graded)])

    #expect(Set(log.verdicts(of: "c").keys) == Set(keys))
    #expect(log.verdicts(of: "d").isEmpty, "Another course grades anew.")

    let text = try #require(file.text)
    try file.write(String(text.dropLast(20)))
    #expect(Set(log.verdicts(of: "c").keys) == [keys[0]])
    try log.add([(keys[1], graded)])
    #expect(Set(log.verdicts(of: "c").keys) == Set(keys), "What follows begins a line.")

    try file.write(text.replacing("\"failed\"", with: "\"passed\""))
    #expect(log.verdicts(of: "c").isEmpty, "A verdict that was changed is not believed.")
  }

  @Test
  func `what could be written only in part is told as the system says it`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }

    errno = ENOENT
    let part = #expect(throws: POSIXError.self) { try Data(count: 1 << 20).writeAll(to: ends[1]) }
    let none = #expect(throws: POSIXError.self) { try Data(count: 1).writeAll(to: full) }

    #expect(part?.code == .EAGAIN)
    #expect(none?.reason == "No space left on device")
  }

  @Test
  func `why a file cannot be written is the system's sentence`() throws {
    let course = try SmallCourse()
    try course.write("", to: "file")
    let within = course.root.appendingPathComponent("file/answers.jsonl")

    let error = #expect(throws: CommandError.self) { try AnswerLog(file: within).add([]) }
    #expect(error == .cannotWrite(within.path, reason: "File exists"))
    #expect(throws: CommandError.cannotWrite("/dev/full/x", reason: "File exists")) {
      try URL(fileURLWithPath: "/dev/full/x").writeOrExplain("x")
    }
  }

  /// Root may do what only the owner of a file may, so another user is asked for.
  @Test(.enabled(if: geteuid() == 0, "Only root can begin a program of another user."))
  func `a copy of the course that belongs to another user says so`() throws {
    let testClass = try TestClass()
    for path in ["", "submissions"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: testClass.root.appendingPathComponent(path).path)
    }

    let (status, output) = try testClass.run(
      """
      as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups -- "$@"; }
      as_nobody test -r submissions/ada && as_nobody "$program" help >/dev/null 2>&1 || {
        echo "not reachable"
        exit 0
      }
      as_nobody "$program" grade submissions/*
      """)

    guard !output.hasPrefix("not reachable") else { return }
    #expect(status == 1)
    #expect(
      output.hasSuffix(
        "belongs to the user root, and only that user can build in it. Clone the course once more as "
          + "yourself, and call this there.\n"), "\(output)")
    #expect(try CoursePackage(around: testClass.root).owner == nil)
  }

  @Test
  func `names of students can be names of files`() {
    #expect("a/../b".fileName == "a_.._b")
    #expect("..".fileName == "_.")
    #expect(String(repeating: "é", count: 200).fileName.utf8.count < 250)
    #expect("ada".fileName == "ada")
  }

  /// What is said after so many seconds, on two processors.
  private func left(_ seconds: Double, done: Int, of all: Int) -> String {
    GradingClock(allAnswers: all, width: 2) { seconds }
      .left(at: .init(effort: done, allEffort: all, firstEffort: 8))
  }

  @Test
  func `how long it takes is guessed from what is done`() {
    #expect(left(10, done: 10, of: 40) == "30 s")
    #expect(left(60, done: 10, of: 100) == "9 min")
    #expect(left(60, done: 100, of: 100) == "0 s")
  }

  @Test
  func `how long it takes is guessed from the first second on`() {
    #expect(left(0, done: 0, of: 100) == "60 s", "As on a machine that does nothing else.")
    #expect(left(4, done: 0, of: 100) == "56 s")
    #expect(left(40, done: 0, of: 100) == "8 min", "The first ones take long.")
    #expect(left(4, done: 0, of: 5) == "1 s", "Something is left until the last one is done.")
    let alone = GradingClock(allAnswers: 1, width: 64) { 0 }
      .left(at: .init(allEffort: 1, firstEffort: 64))
    #expect(alone == "1 s", "One answer uses one processor of 64.")
    let said = GradingClock(allAnswers: 60, width: 2) { 0 }
      .sentence(at: .init(allStudents: 9, allAnswers: 60, allEffort: 100, firstEffort: 8))
    #expect(said == "0 of 9 students, 0 of 60 answers, about 60 s left")
  }
}
