import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("course report", .serialized)
struct ReportCommandTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
    for exercise in course.package.exercises.dropFirst() {
      try FileManager.default.removeItem(at: exercise.answer)
    }
  }

  @Test
  func `a copy of which nothing is handed in has no points`() {
    #expect(run("report") == 0)
    #expect(
      transcript.out == """
        ━ weather/01-Rain                    0 of 2   waiting
        ✘ weather/02-SnowAndIce              0 of 0   missing
              01-Weather/02-SnowAndIce.swift was not handed in.
        ✘ long-nights/01-Rain                0 of 0   missing
              02-LongNights/01-Rain.swift was not handed in.
        this copy: 0 of 2 points, 0 of 3 exercises right.

        """)
  }

  @Test
  func `the same answers give the same bytes`() throws {
    var reports: [String] = []
    for file in ["one.json", "two.json"] {
      let path = course.root.appendingPathComponent(file).path
      #expect(run("report", "--format=json", "--output", path, "--name", "ada") == 0)
      reports.append(try #require(URL(fileURLWithPath: path).text))
    }

    #expect(reports[0] == reports[1])
    #expect(!reports[0].contains(course.root.path))
    #expect(try Gradebook(json: reports[0], file: "").submissions.map(\.name) == ["ada"])
  }

  @Test
  func `parts that several machines wrote are put together`() throws {
    var files: [String] = []
    for name in ["bob", "ada"] {
      let file = course.root.appendingPathComponent("\(name).json")
      try file.write(ReportFormat.json.write(Books.book(name)))
      files.append(file.path)
    }

    for format in Books.ofMany {
      let before = transcript.out.unicodeScalars.count
      #expect(run(["report", "--format", format.rawValue, "--merge"] + files) == 0)
      let report = String(transcript.out.unicodeScalars.dropFirst(before))

      #expect(try report == format.write(Books.book("ada", "bob")))
    }
  }

  @Test
  func `a format of one submission does not make a folder with the name of a file`() throws {
    try course.write(
      ReportFormat.json.write(Books.book("ada", "bob")), to: "two.json")
    let file = course.root.appendingPathComponent("results.json").path

    #expect(
      run(
        "report", "--merge", course.root.appendingPathComponent("two.json").path, "--format",
        "gradescope", "--output", file) == 64)
    #expect(
      transcript.err.hasPrefix(
        CommandError.fileForSeveral(file, format: "gradescope", count: 2).sentence + "\n"))
    #expect(!URL(fileURLWithPath: file).exists)
  }

  @Test(
    arguments: [
      (["report", "--merge"], 64, CommandError.nothingToMerge),
      (["report", "--merge", "no.json"], 1, .cannotRead("no.json")),
      (["report", "--format"], 64, .optionNeedsValue("--format", command: "report")),
      (["report", "--format", ""], 64, .optionNeedsValue("--format", command: "report")),
      (
        ["report", "--format", "pdf"], 64,
        .unknownValue(
          "pdf", option: "--format", command: "report",
          allowed: ReportFormat.allCases.map(\.rawValue))
      ),
      (["report", "--merge=x"], 64, .unknownOption("--merge=x", command: "report")),
      (["report", "--changes", "one.json"], 64, .needsTwoReports),
      (["report", "--class", "/no/such"], 1, .cannotRead("/no/such")),
      (["grade"], 64, .needsSubmissions),
      (["grade", "--shard", "9/8", "x"], 64, .badShard("9/8")),
      (["grade", "/a/x", "/b/x"], 64, .submissionsOfOneName("/a/x", "/b/x", name: "x")),
      (["grade", "/no/such/folder"], 1, .cannotRead("/no/such/folder")),
    ] as [([String], Int32, CommandError)])
  func `a call that cannot be answered is told why`(
    arguments: [String], status: Int32, error: CommandError
  ) {
    #expect(run(arguments) == status)
    #expect(transcript.err.hasPrefix(error.sentence + "\n"))
    #expect(transcript.out == "")
  }

  private func run(_ arguments: String...) -> Int32 { run(arguments) }

  private func run(_ arguments: [String]) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(arguments)
  }
}
