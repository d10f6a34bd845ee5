import Foundation
import Testing
import WebServer

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The editor of an answer")
struct AnswerFileTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")
  }

  private var exercise: Exercise { course.package.exercises[0] }

  private struct Contents: Codable, Equatable {
    var text: String
    var version: String
    var former: String?
  }

  private func ask(
    _ method: WebRequest.Method, _ body: Data = Data()
  ) throws -> (status: Int, contents: Contents?) {
    let request = WebRequest(method, ["file"], body: body)
    let response = AnswerFile(of: exercise).response(to: request)
    guard case .data(let data) = response.body else { return (response.status, nil) }
    return (response.status, try? JSONDecoder().decode(Contents.self, from: data))
  }

  private func save(_ text: String, over version: String) throws -> (Int, Contents?) {
    try ask(.post, JSONEncoder().encode(Contents(text: text, version: version)))
  }

  @Test func `it reads the learner's file, and writes it`() throws {
    let read = try #require(try ask(.get).contents)
    #expect(read.text == exercise.answer.text)

    let (status, saved) = try save("let rain = \"é\"\n", over: read.version)

    #expect(status == 200)
    #expect(exercise.answer.text == "let rain = \"é\"\n")
    #expect(saved?.version == (try ask(.get).contents?.version))
  }

  @Test func `what another editor has saved is not overwritten`() throws {
    let read = try #require(try ask(.get).contents)
    try exercise.answer.write("// saved elsewhere\n")

    let (status, found) = try save("mine\n", over: read.version)

    #expect(status == 409)
    #expect(found?.text == "// saved elsewhere\n")
    #expect(exercise.answer.text == "// saved elsewhere\n")
  }

  @Test(arguments: ["let a = 1\n", "let a = 1\r\n"])
  func `a page that is left during a save writes over what that save wrote`(first: String) throws {
    try course.write(
      "\(first)// the end\(first.suffix(1))", to: "Exercises/01-Weather/01-Rain.swift")
    let read = try #require(try ask(.get).contents)
    let saved = try save(read.text + "// one\n", over: read.version)
    #expect(saved.0 == 200)

    // It has not heard of the end of that save, so it knows the version before.
    var last = Contents(text: read.text + "// two\n", version: read.version)
    #expect(try ask(.post, JSONEncoder().encode(last)).status == 409)
    last.former = read.text + "// another\n"
    #expect(try ask(.post, JSONEncoder().encode(last)).status == 409)
    last.former = read.text + "// one\n"

    #expect(try ask(.post, JSONEncoder().encode(last)).status == 200)
    #expect(try ask(.get).contents?.text == last.text)
  }

  @Test(arguments: [
    "", "[]", "{\"text\":1}", "{\"version\":\"0\"}",
    "{\"text\":\"a\\u0000b\",\"version\":\"VERSION\"}",
    "LONG",
  ])
  func `what is no text of a file is not written`(body: String) throws {
    let read = try #require(try ask(.get).contents)
    let long = "{\"text\":\"\(String(repeating: "a", count: 200_001))\",\"version\":\"VERSION\"}"
    let sent = (body == "LONG" ? long : body).replacing("VERSION", with: read.version)

    #expect(try ask(.post, Data(sent.utf8)).status == 400)
    #expect(exercise.answer.text == read.text)
  }

  @Test(arguments: ["file", "folder"])
  func `a link that leads elsewhere is neither read nor written`(what: String) throws {
    let read = try #require(try ask(.get).contents)
    let elsewhere = course.root.appendingPathComponent("elsewhere")
    let linked = what == "file" ? exercise.answer : exercise.answer.deletingLastPathComponent()
    try FileManager.default.moveItem(at: linked, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: elsewhere)

    #expect(try ask(.get).status == 409)
    #expect(try save("mine\n", over: read.version).0 == 409)
    #expect(exercise.answer.text == read.text)
  }

  @Test func `a file with the line ends of Windows keeps them`() throws {
    try course.write("let a = 1\r\nlet b = 2\r\n", to: "Exercises/01-Weather/01-Rain.swift")
    let read = try #require(try ask(.get).contents)
    #expect(read.text == "let a = 1\nlet b = 2\n")

    let (status, saved) = try save("let a = 1\nlet b = 3\n", over: read.version)

    #expect(status == 200 && saved?.text == "let a = 1\nlet b = 3\n")
    #expect(exercise.answer.text == "let a = 1\r\nlet b = 3\r\n")
  }

  /// What stands where the file belongs, and is not read: made by a command, run at the file's place.
  @Test(arguments: [
    "ln -s /etc/passwd FILE", "ln -s /dev/zero FILE", "ln -s FILE FILE", "mkdir FILE",
    "mkfifo FILE", "truncate -s 300000 FILE", "truncate -s 5G FILE", "ln -s ../../secret FILE",
    "ln -s /proc/self/environ FILE", "ln -s ../02-Other.swift FILE",
    "printf '// caf\\351\\n' > FILE",
  ])
  func `what is no plain file of a text's length is refused at once`(command: String) throws {
    let path = exercise.answer.path
    try FileManager.default.removeItem(at: exercise.answer)
    let made = Process()
    made.executableURL = URL(fileURLWithPath: "/bin/sh")
    made.arguments = ["-c", command.replacing("FILE", with: path)]
    try made.run()
    made.waitUntilExit()
    #expect(made.terminationStatus == 0)

    #expect(try ask(.get).status == 409)
    #expect(try ask(.get).contents == nil)
    #expect(try save("mine\n", over: "0").0 == 409)
    guard case .refused = AnswerFile(of: exercise).read() else {
      Issue.record("\(command) is read")
      return
    }
  }

  @Test func `a file that was deleted is not made anew by an old page`() throws {
    let read = try #require(try ask(.get).contents)
    try FileManager.default.removeItem(at: exercise.answer)

    #expect(try save("mine\n", over: read.version).0 == 409)
    #expect(!exercise.answer.exists)
  }

  @Test(arguments: [
    "../01-Rain", "..", "01-Rain.swift", "/etc/passwd", "01-Rain/../02-Snow", "01-rain", "",
    "01-Rain\0", "%2e%2e", "~", "Hints/01-Rain",
  ])
  func `only the name of an exercise leads to a file`(name: String) async throws {
    let site = CourseSite(of: course.package, program: ["/bin/false"])
    defer { site.close() }
    let body = Data(#"{"text":"taken","version":"0"}"#.utf8)
    let before = try FileManager.default.subpathsOfDirectory(atPath: course.root.path)
    for method in [WebRequest.Method.get, .post] {
      for path in [["exercise", "weather", name, "file"], ["exercise", name, "01-Rain", "file"]] {
        let response = await site.response(to: WebRequest(method, path, body: body))
        #expect(response.status == 404, "\(path)")
      }
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: course.root.path) == before)
  }

  @Test(arguments: [
    ["file", "more"], ["File"], ["files"], ["changes"], ["changes", "x"], ["changes", "1", "2"],
    ["phone", "x"], ["phone", "1", "2"], ["goal.svg"], ["picture-1.svg"], ["picture-../x"],
    ["check", "now"], ["build", "1"], ["cancel", "1"], ["hints"],
    ["hints-0"], ["hints-"], ["hints-0000000g"], ["hints-0000000A"],
    ["hints-000000000"], ["hints--0000000"], ["hints-0000000\u{661}"], ["hints", "more"],
    ["chapter-1"], ["code-0"],
    ["code", "01-Rain.swift"],
  ])
  func `there is nothing else below an exercise`(rest: [String]) async {
    let site = CourseSite(of: course.package, program: ["/bin/false"])
    defer { site.close() }
    let path = ["exercise", "weather", "01-Rain"] + rest
    #expect(await site.response(to: WebRequest(.get, path)).status == 404)
  }
}
