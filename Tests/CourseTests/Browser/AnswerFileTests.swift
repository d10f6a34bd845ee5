import Foundation
import Testing
import WebServer

@testable import course

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
}
