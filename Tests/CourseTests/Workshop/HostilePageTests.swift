import CoursePage
import Foundation
import Testing
import WebServer

@testable import Answers
@testable import course
@testable import course_extras

/// What a page of the course would not ask for, and how it is answered.
nonisolated struct HostileAsk: CustomTestStringConvertible, Sendable {
  let name: String
  let status: Int
  let request: WebRequest

  init(
    _ name: String, _ status: Int, _ method: WebRequest.Method, _ path: [String],
    query: [String: String] = [:], body: String = ""
  ) {
    (self.name, self.status) = (name, status)
    request = WebRequest(method, path, query: query, body: Data(body.utf8))
  }

  init(_ name: String, _ status: Int, _ path: [String], query: [String: String] = [:]) {
    self.init(name, status, .get, path, query: query)
  }

  var testDescription: String { name }

  private static let rain = ["exercise", "weather", "01-Rain"]
  private static let lesson = ["lesson", "weather"]

  static let all = searching + completing + resetting + saving + checking + loading + following

  /// Nothing of these is found, and each is answered as a search that finds nothing.
  private static let searching: [HostileAsk] =
    [
      ("nothing", ""), ("blanks", " \u{A0}\u{2003} "), ("a sign", "*"), ("a pattern", ".*(a+)+$"),
      ("markup", "<img src=x onerror=alert(1)>"), ("a way out", "../../etc/passwd"),
      ("a mark that turns the line round", "\u{202E}niar"),
      ("a thousand words", String(repeating: "ab ", count: 1000)),
      ("a word of 8,000 letters", String(repeating: "a", count: 8000)),
      ("a thousand accents", "e" + String(repeating: "\u{301}", count: 1000)),
      ("a private character", "\u{E000}\u{F8FF}"),
    ].map { HostileAsk("a search for \($0)", 200, ["search"], query: ["for": $1]) } + [
      HostileAsk("a search that asks for nothing", 200, ["search"]),
      HostileAsk("a search by another name", 200, ["search"], query: ["FOR": "rain"]),
      HostileAsk("a search by POST", 404, .post, ["search"], query: ["for": "rain"]),
      HostileAsk("a search below", 404, ["search", "rain"]),
      HostileAsk("a search that is deleted", 404, .delete, ["search"]),
    ]

  private static let completing = [
    HostileAsk("names by POST", 404, .post, ["names"], body: "{}"),
    HostileAsk("names of a file", 404, ["names", "Package.swift"]),
    HostileAsk("names that are deleted", 404, .delete, ["names"]),
    HostileAsk("states that are written", 404, .post, ["states"], body: #"{"rain":"right"}"#),
  ]

  private static let resetting: [HostileAsk] =
    [
      "original-0", "original--1", "original-99999999999999999999", "original-1-1", "original-",
      "original", "original-\u{661}", "original-0x1", "original-1 ", "original-1.0",
    ].map { HostileAsk("\($0) put back", 404, .post, lesson + [$0]) } + [
      HostileAsk("a chapter put back by looking at it", 404, lesson + ["original-1"]),
      HostileAsk("a chapter put back by DELETE", 404, .delete, lesson + ["original-1"]),
      HostileAsk("a chapter of no lesson put back", 404, .post, ["lesson", "..", "original-1"]),
      HostileAsk("a chapter without history put back", 503, .post, lesson + ["original-1"]),
      HostileAsk("an exercise put back as a chapter", 404, .post, rain + ["original-1"]),
      HostileAsk("one's own screen begun elsewhere", 404, .post, rain + ["begin"]),
    ]

  private static let brackets = String(repeating: "[", count: 20_000)

  private static let long =
    "{\"text\":\"\(String(repeating: "a", count: 200_001))\",\"version\":\"0\"}"

  /// VERSION stands for the version of the text that the file holds.
  private static let saving: [HostileAsk] =
    [
      ("nothing", ""), ("a list", "[]"), ("a number", "1"), ("half an object", #"{"text":"#),
      ("a text that is a number", #"{"text":1,"version":"VERSION"}"#),
      ("a text that is nothing", #"{"text":null,"version":"VERSION"}"#),
      ("a version that is a number", #"{"text":"a","version":1}"#),
      ("a zero byte", #"{"text":"a\u0000b","version":"VERSION"}"#),
      ("half a character", #"{"text":"\ud800","version":"VERSION"}"#),
      ("brackets without an end", brackets),
      ("a text that is too long", long),
    ].map { HostileAsk("a save of \($0)", 400, .post, rain + ["file"], body: $1) } + [
      HostileAsk(
        "a save over another text", 409, .post, rain + ["file"],
        body: #"{"text":"a","version":"0"}"#),
      HostileAsk(
        "a save over nothing", 409, .post, rain + ["file"], body: #"{"text":"a","version":""}"#),
      HostileAsk(
        "a save over a former text that is not there", 409, .post, rain + ["file"],
        body: #"{"text":"a","version":"0","former":"b"}"#),
      HostileAsk(
        "a save over a former text that is empty", 409, .post, rain + ["file"],
        body: #"{"text":"a","version":"0","former":""}"#),
      HostileAsk("a file that is deleted", 404, .delete, rain + ["file"]),
      HostileAsk("a file below a file", 404, rain + ["file", "01-Rain.swift"]),
      HostileAsk("a file of a chapter that is not there", 404, lesson + ["file-9"]),
      HostileAsk("a file of a chapter below none", 404, lesson + ["file--1"]),
    ]

  private static let checking = [
    HostileAsk(
      "a check of what is no exercise", 404, .post, ["exercise", "weather", "--json", "check"]),
    HostileAsk("a check by its own name", 404, .post, rain + ["check", "--steps"]),
    HostileAsk("a check that is looked at", 404, rain + ["check"]),
    HostileAsk("a check that is deleted", 404, .delete, rain + ["check"]),
    HostileAsk("steps without a check", 404, rain + ["steps"]),
  ]

  private static let loading: [HostileAsk] =
    [
      "page.css", "page-.css", "page-0.css", "page-\u{2E}.css", "live.js",
      "live-0000000000000000.js",
      "PAGE.CSS", "page-*.css", "page.css.map", "Assets",
    ].map { HostileAsk("\($0), which is no file of today", 404, [$0]) }

  private static let following = [
    HostileAsk("changes since no number", 404, rain + ["changes", "one"]),
    HostileAsk("changes since a number too long", 404, rain + ["changes", "99999999999999999999"]),
    HostileAsk("changes that are written", 404, .post, rain + ["changes", "0"]),
    HostileAsk("a picture of another text", 404, rain + ["picture-99.svg"]),
    HostileAsk("a picture elsewhere", 404, rain + ["picture-/etc/passwd"]),
    HostileAsk("a goal where there is none", 404, rain + ["goal.svg"]),
    HostileAsk("hints of no exercise", 404, ["exercise", "weather", "..", "hints-0"]),
    HostileAsk("hints that are written", 404, .post, rain + ["hints-0"], body: "## 1"),
    HostileAsk("hints in another folder", 404, rain + ["hints-/../../../etc/passwd"]),
    HostileAsk("a part by a name in capitals", 404, rain + ["HINTS-0"]),
    HostileAsk("a file with a version", 404, rain + ["code-0"]),
    HostileAsk("a file that is deleted as a page", 404, .delete, rain + ["code"]),
    HostileAsk("a file as a page", 200, rain + ["code"]),
  ]
}

@Suite("Hostile questions to the course")
struct HostilePageTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    try course.write("//: # Rain\nlet rain = 1\n", to: "Lessons/01-Weather/01-Rain.swift")
    try course.write(
      "Lesson(chapters: [Chapter(\"Rain\")])\n", to: "Lessons/01-Weather/main.swift")
  }

  /// All files of the course but those that it makes for itself, with what they hold.
  private var files: [String: String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: course.root.path)) ?? []
    let own = names.filter { !$0.hasPrefix(".build") }
    return Dictionary(
      uniqueKeysWithValues: own.map { ($0, course.root.appendingPathComponent($0).text ?? "") })
  }

  @Test(arguments: HostileAsk.all)
  func `each is refused or answered rightly, writes nothing, and the next page is there`(
    ask: HostileAsk
  ) async throws {
    let site = CourseSite(of: course.package, program: ["/bin/false"])
    defer { site.close() }
    let before = files
    var request = ask.request
    let version = AnswerFile.version(of: course.rain.answer.text ?? "")
    if request.body.count < 1000 {
      request.body = Data(
        String(decoding: request.body, as: UTF8.self).replacing("VERSION", with: version).utf8)
    }

    let response = await site.response(to: request)

    #expect(response.status == ask.status)
    #expect(!response.isKept)
    if ask.name.hasPrefix("a search"), ask.status == 200 {
      guard case .data(let data) = response.body else { return }
      #expect(String(decoding: data, as: UTF8.self) == #"{"count":0,"places":[]}"#)
    }
    #expect(files == before)
    let next = await site.response(
      to: WebRequest(.get, ["exercise", "weather", "01-Rain"], endsInSlash: true))
    #expect(next.status == 200)
  }

  @Test func `what a check has found is text in a page, whatever stands in it`() throws {
    let mean = "<img src=x onerror=alert(1)>"
    let told = CheckResult.Issue(
      finding: "A label says “\(mean)”. It has to say “</code>”.", advice: [mean], line: 3,
      isTold: true)
    let compared = CheckResult.Issue(
      finding: "(\(mean) → \"\(mean)\") == \"</code>\"", advice: [], line: 3)

    let words = (PageVerdict.words(of: told) + PageVerdict.words(of: compared))

    #expect(words.compactMap(\.sides?.yours).joined().contains(mean), "A page shows it as text.")
    #expect(words.allSatisfy { !$0.html.contains("<img") && !$0.html.contains("</code>\"") })
  }

  @Test func `a chapter that is a link elsewhere is neither read nor put back`() async throws {
    let file = course.root.appendingPathComponent("Lessons/01-Weather/01-Rain.swift")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
    let site = CourseSite(of: course.package, program: ["/bin/false"])
    defer { site.close() }

    for (method, name, status) in [
      (WebRequest.Method.get, "file-1", 409), (.post, "file-1", 409), (.post, "original-1", 404),
    ] {
      let response = await site.response(
        to: WebRequest(
          method, ["lesson", "weather", name], body: Data(#"{"text":"","version":""}"#.utf8)))
      #expect(response.status == status, "\(name)")
    }
  }
}
