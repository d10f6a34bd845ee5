import Foundation
import Testing
import WebServer

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The course in the browser")
struct CourseSiteTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")
  }

  @Test func `the overview names each lesson, each exercise and where it stands`() async throws {
    VerdictCache(of: course.package).store([
      Verdict(submission: Submission(of: course.package.exercises[1]), state: .right)
    ])

    let page = try await text(of: get([]))

    #expect(page.contains("href=\"lesson/weather/\">Weather</a>"))
    #expect(page.contains("href=\"lesson/long-nights/\">LongNights</a>"))
    #expect(
      page.contains(
        "<a href=\"exercise/weather/01-Rain/\">Exercise 1: Rain</a> "
          + "<span class=\"badge waiting\">waiting</span>"))
    #expect(page.contains("<span class=\"badge right\">right</span>"))
    #expect(page.contains("1 of 3 exercises are right."))
    #expect(page.contains("href=\"exercise/weather/01-Rain/\">Go on with Exercise 1: Rain</a>"))
    #expect(page.contains("href=\"lesson/weather/\">Or with lesson 1, Weather</a>"))
  }

  @Test func `a page that is loaded again shows what was saved meanwhile`() async throws {
    let site = CourseSite(of: course.package)
    let request = WebRequest(.get, ["exercise", "weather", "01-Rain"], endsInSlash: true)
    #expect(try await text(of: site.response(to: request)).contains(">waiting</span>"))

    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    #expect(try await text(of: site.response(to: request)).contains(">not checked yet</span>"))

    VerdictCache(of: course.package).store([
      Verdict(submission: Submission(of: course.rain), state: .right)
    ])
    #expect(try await text(of: site.response(to: request)).contains(">right</span>"))
  }

  @Test
  func `an exercise shows what it asks for, its checks, and the way to its file and its hints`()
    async throws
  {
    try writeHints("Count `days`.")

    let page = try await text(of: get(["exercise", "weather", "01-Rain"], endsInSlash: true))

    #expect(page.contains("<h1>Exercise 1: Rain</h1>"))
    #expect(page.contains("<p>How much it rained.</p>"))
    #expect(page.contains("title=\"Open Exercises/01-Weather/01-Rain.swift in the editor\""))
    for part in ["task", "code", "phone"] {
      #expect(page.contains("id=\"\(part)\" tabindex") || page.contains("id=\"\(part)\" role"))
    }
    #expect(page.contains("<li>there are days</li>"))
    let hints = try await text(of: get(rain + [address(of: "hints", in: page)]))
    let first = try #require(hints.firstRange(of: "Hint 1 of 2"))
    let second = try #require(hints.firstRange(of: "Hint 2 of 2"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(hints[second.upperBound...].contains("Count <code>days</code>."))
    #expect(hints.contains("<a class=\"go\" href=\"./\">"))
    #expect(page.contains("<a href=\"code\">Read your file</a></p></noscript>"))
    #expect(try await text(of: get(rain + ["code"])).contains("data-n=\""))
    #expect(!page.contains("Count <code>") && !page.contains("data-n=\""))
  }

  @Test func `without scripts a file that is empty is told, and no link leads to it`() async throws
  {
    try course.write("", to: "Exercises/01-Weather/01-Rain.swift")

    let page = try await text(of: get(rain, endsInSlash: true))

    #expect(page.contains("<noscript><p class=\"note\">Your file is empty.</p></noscript>"))
    #expect(!page.contains("href=\"code\""))
  }

  @Test func `a browser keeps a part of an exercise, whose address changes with it`() async throws {
    try writeHints("Count `days`.")
    let page = try await text(of: get(rain, endsInSlash: true))
    let old = try address(of: "hints", in: page)
    #expect(await get(rain + [old]).isKept)

    try writeHints("Count `nights`.")

    let renewed = try await text(of: get(rain, endsInSlash: true))
    let new = try address(of: "hints", in: renewed)
    #expect(old != new)
    #expect(await get(rain + [new]).isKept)
    let stale = await get(rain + [old])
    #expect(!stale.isKept)
    #expect(try await text(of: stale).contains("Count <code>nights</code>."))
    #expect(await !get(rain + ["code"]).isKept)
  }

  /// Writes two hints for the exercise, of which the second ends in a sentence.
  private func writeHints(_ last: String) throws {
    try course.write(
      "## 1\n\nCount.\n\n## 2\n\n\(last)\n", to: "Exercises/01-Weather/Hints/01-Rain.md")
  }

  /// The address of a part that the page of an exercise leads to.
  private func address(of part: String, in page: String) throws -> String {
    let start = try #require(page.firstRange(of: "<a href=\"\(part)-")?.upperBound)
    let version = page[start...].prefix { $0 != "\"" }
    #expect(version.count == 8)
    return "\(part)-\(version)"
  }

  @Test
  func `an exercise says what its chapter has taught, and where scripts do not run what to do`()
    async throws
  {
    try course.write(
      "//: # Rain <1>\n//:\n//: After this chapter you can count `days` of rain,\n//: and dry ones.\n"
        + "//:\nlet rain = 1\n//: ## Remember\n//:\n//: - It *rains*.\n//:\n//: > Question: Why?\n"
        + "//: Exercises/01-Weather/01-Rain.swift\n",
      to: "Lessons/01-Weather/01-Rain.swift")
    try course.write(
      "Lesson(chapters: [Chapter(\"Rain\")])\n", to: "Lessons/01-Weather/main.swift")

    let page = try await text(of: get(rain, endsInSlash: true))

    let chapter = try await text(of: get(rain + [address(of: "chapter", in: page)]))
    #expect(
      chapter.contains(
        "<span class=\"learnt\">count <code>days</code> of rain, and dry ones.</span>"))
    #expect(chapter.contains("<li>It <em>rains</em>.</li>") && !chapter.contains("Why?"))
    #expect(page.contains("swift run course watch weather/01-Rain</code></p></noscript>"))
  }

  @Test func `what an editor offers is what is here, and the methods of delegates`() async throws {
    let none = try await text(of: get(["names"]))
    #expect(none.contains("\"methods\":[]"), "A copy without the table has no names.")
    try course.write(
      "type\tmember\tstate\treason\tdeclaration\n"
        + "UITeaDelegate\ttea(_:didBoil:)\there\t\toptional func tea(_ tea: UITea, didBoil cups: Int)\n"
        + "UITea\tinit(cups:)\there\t\tinit(cups: Int)\nUITea\tbrew()\tleft out\tno\tfunc brew()\n"
        + "UITea\tcups\there\t\tvar cups: Int\n",
      to: "Tests/HeadlessUIKitTests/API/reference.tsv")

    let names = CompletionNames(in: course.package)

    #expect(names.types == ["UITea", "UITeaDelegate"])
    #expect(names.members == ["cups", "tea"])
    #expect(
      names.methods == [
        .init(
          name: "tea(_:didBoil:)", type: "UITeaDelegate",
          text: "func tea(_ tea: UITea, didBoil cups: Int)")
      ])
  }

  @Test func `the road goes from a chapter to its exercise, and on to the next chapter`()
    async throws
  {
    try course.write("//: # Rain\n", to: "Lessons/01-Weather/01-Rain.swift")
    try course.write(
      "//: # Snow\n//: Exercises/01-Weather/01-Rain.swift\n", to: "Lessons/01-Weather/02-Snow.swift"
    )
    try course.write("//: # Fog\n", to: "Lessons/01-Weather/03-Fog.swift")
    try course.write(
      "Lesson(chapters: [Chapter(\"Rain\"), Chapter(\"Snow\"), Chapter(\"Fog\")])\n",
      to: "Lessons/01-Weather/main.swift")
    let road = CourseRoad(through: course.package)
    let lesson = course.package.lessons[0]

    let stops = road.stops(in: lesson).map(\.address)
    let own = course.package.exercises[0].pageLink.address
    #expect(
      Array(stops.prefix(4)) == [
        "lesson/weather/chapter-1", "lesson/weather/chapter-2", own, "lesson/weather/chapter-3",
      ])
    let others = course.package.exercises(of: lesson).dropFirst()
    #expect(Set(stops.dropFirst(4)) == Set(others.map(\.pageLink.address)))
    let beside = road.neighbours(of: own)
    #expect(beside.before?.title == "Chapter 2: Snow" && beside.after?.title == "Chapter 3: Fog")
    #expect(road.neighbours(of: "exercise/fog/").after == nil)
    #expect(road.turns(in: lesson)[2]?.map(\.address) == [own])
    let page = try await text(of: get(rain, endsInSlash: true))
    #expect(page.contains("rel=\"next\" href=\"../../../lesson/weather/chapter-3\""))
  }

  @Test func `words are found in the glossary, in chapters and in statements, with their line`()
    async throws
  {
    try course.write(
      "# Weather\n", to: "Lessons/01-Weather/README.md")
    try course.write(
      "Lesson(chapters: [Chapter(\"Rain in `rows`\"), Chapter(\"Snow\")])\n",
      to: "Lessons/01-Weather/main.swift")
    try course.write(
      "//: # Rain\n//: A `UIPickerView` asks **its data source**.\n  let wheel = UIPickerView()\n",
      to: "Lessons/01-Weather/01-Rain.swift")
    try course.write("//: # Snow\n", to: "Lessons/01-Weather/02-Snow.swift")
    try course.write(
      "| a | b | c | d |\n|---|---|---|---|\n| wheel | a column of a UIPickerView | "
        + "01-Weather/02-Snow.swift | – |\n", to: "Lessons/GLOSSARY.md")
    let site = CourseSite(of: course.package)
    func places(_ text: String) async throws -> String {
      try await self.text(
        of: site.response(to: WebRequest(.get, ["search"], query: ["for": text])))
    }

    #expect(
      try await places("uipickerview") == """
        {"count":2,"places":[{"address":"lesson/weather/chapter-2","count":1,\
        "line":"wheel: a column of a UIPickerView","title":"Glossary: wheel"},\
        {"address":"lesson/weather/chapter-1","count":2,\
        "line":"A UIPickerView asks its data source.","title":"Weather 1: Rain in rows"}]}
        """)
    #expect(try await places("source PICKER").contains("\"count\":1,\"places\":[{"))
    #expect(try await places("how much it rained").contains("exercise/weather/01-Rain/"))
    for nothing in ["", " ", "a", "fog", "<img>"] {
      #expect(try await places(nothing) == #"{"count":0,"places":[]}"#)
    }

    try course.write("//: # Snow\n//: Fog is no snow.\n", to: "Lessons/01-Weather/02-Snow.swift")
    #expect(try await places("fog").contains("Fog is no snow."), "What was saved is found.")
  }

  @Test(arguments: [
    ["exercise"], ["exercise", "weather"], ["exercise", "weather", "09-Fog"],
    ["exercise", "long-nights", "02-SnowAndIce"], ["exercise", "weather", "01-Rain", "more"],
    ["lesson"], ["lesson", "fog"], ["Package.swift"], ["Exercises", "01-Weather", "01-Rain.swift"],
    ["page.html"],
  ])
  func `what there is not is not found`(path: [String]) async {
    #expect(await get(path).status == 404)
  }

  @Test func `a lesson that is not built says so, and then why it is not shown`() async throws {
    let site = CourseSite(of: course.package)
    let request = WebRequest(.get, ["lesson", "weather"], endsInSlash: true)

    let waiting = await site.response(to: request)
    #expect(waiting.status == 200)
    #expect(try await text(of: waiting).contains("<h1>Weather is being built</h1>"))
    #expect(try await text(of: waiting).contains(#"<span class="lesson">Weather</span></header>"#))

    // The package of these tests has no manifest, so nothing is built.
    let ready = await site.response(to: WebRequest(.get, ["lesson", "weather", "ready"]))
    #expect(ready.status == 500)
    #expect(await site.response(to: request).status == 500)
    #expect(try await text(of: site.response(to: request)).contains("is being built"))
    site.close()
  }

  @Test func `a check shows what the program says, and how the exercise stands`() async throws {
    let site = site(saying: #"{\"name\":\"$2\",\"option\":\"$3\"}"#)

    let response = await site.response(
      to: WebRequest(.post, ["exercise", "weather", "01-Rain", "check"]))

    #expect(response.status == 200)
    #expect(
      try await text(of: response) == #"{"name":"weather/01-Rain","option":"--json"}"# + "\n")
  }

  private static let ended =
    #"{"ended":{"exercise":"weather/01-Rain","name":"it rains","outcome":"passed"}}"#

  /// A check that says a step, and goes on when a file is there.
  private func siteOfTwoSteps(then end: String) throws -> CourseSite {
    let script = """
      echo '\(Self.ended)'; while [ ! -e go ]; do sleep 0.02; done; \(end)
      """
    return CourseSite(of: course.package, program: ["/bin/sh", "-c", script, "sh"])
  }

  @Test func `each check is told as soon as it has ended, to every page, and the verdict last`()
    async throws
  {
    let site = try siteOfTwoSteps(then: #"echo '{"name":"rain"}'"#)
    defer { site.close() }
    let request = WebRequest(.post, rain + ["check"])

    var pages: [AsyncStream<Data>.Iterator] = []
    for _ in 1...2 {
      guard case .stream(let parts) = await site.response(to: request).body else {
        Issue.record("The page has to wait for the verdict.")
        return
      }
      pages.append(parts.makeAsyncIterator())
    }
    // The verdict cannot be there yet: what it waits for is not.
    for index in pages.indices {
      #expect(await pages[index].next() == Data((Self.ended + "\n").utf8))
    }
    try course.write("", to: "go")

    for index in pages.indices {
      #expect(await pages[index].next() == Data("{\"name\":\"rain\"}\n".utf8))
      #expect(await pages[index].next() == nil)
    }
  }

  @Test func `a check that ends without a verdict says why in its last line`() async throws {
    let site = try siteOfTwoSteps(then: "echo 'The disk is full.' >&2")
    defer { site.close() }
    let response = await site.response(to: WebRequest(.post, rain + ["check"]))
    try course.write("", to: "go")

    #expect(
      try await text(of: response) == Self.ended + "\n{\"problem\":\"The disk is full.\"}\n")
  }

  @Test func `a check that cannot run is told`() async throws {
    let site = site(saying: "The course around the exercises does not compile.")

    let response = await site.response(
      to: WebRequest(.post, ["exercise", "weather", "01-Rain", "check"]))

    #expect(response.status == 503)
    #expect(try await text(of: response) == "The course around the exercises does not compile.\n")
  }

  @Test func `a check is asked for, not looked at`() async {
    #expect(await get(["exercise", "weather", "01-Rain", "check"]).status == 404)
  }

  @Test func `an address without its slash leads to the one that has it`() async {
    let lesson = await get(["lesson", "weather"])
    let exercise = await get(["exercise", "weather", "01-Rain"])
    let play = await get(["exercise", "weather", "01-Rain", "play"], endsInSlash: true)

    #expect(lesson.status == 308 && lesson.headers["Location"] == "weather/")
    #expect(exercise.status == 308 && exercise.headers["Location"] == "01-Rain/")
    #expect(play.status == 308 && play.headers["Location"] == "../")
  }

  @Test func `the learner's own screen is begun by its button, and not by its page`() async throws {
    try course.write("// # Scratch\n//\n// Try.\n", to: "Solutions/Scratch/Scratch.swift")
    let site = site(saying: "")
    defer { site.close() }
    let screen = course.package.scratchScreen
    let path = ["exercise", "scratch", "Scratch"]

    let before = try await text(of: site.response(to: WebRequest(.get, path, endsInSlash: true)))
    #expect(before.contains("Begin your screen</button>") && screen.isMissing)

    #expect(await site.response(to: WebRequest(.post, path + ["begin"])).status == 200)
    #expect(screen.answer.text == "// # Scratch\n//\n// Try.\n")
    let page = try await text(of: site.response(to: WebRequest(.get, path, endsInSlash: true)))
    #expect(page.contains(">Your screen</h2>") && !page.contains("TODO"))
    #expect(await site.response(to: WebRequest(.post, rain + ["begin"])).status == 404)
  }

  private let rain = ["exercise", "weather", "01-Rain"]

  @Test func `a page whose file does not compile is there, and its phone says why it is not`()
    async throws
  {
    let site = site(saying: "✘ $2  does not compile\nLine <3>.")
    defer { site.close() }
    for _ in 1...2 {
      let page = await site.response(to: WebRequest(.get, rain, endsInSlash: true))
      #expect(page.status == 200)
      #expect(try await text(of: page).contains("<h1>Exercise 1: Rain</h1>"))
      let phone = await site.response(
        to: WebRequest(.post, rain + ["phone"], body: Data(#"{"step":"1.1"}"#.utf8)))
      #expect(phone.status == 503)
      #expect(try await text(of: phone).contains("✘ weather/01-Rain  does not compile\nLine <3>."))
    }
    let ended = await site.response(to: WebRequest(.delete, rain + ["phone", "7"]))
    #expect(ended.status == 204)
    #expect(
      await site.response(to: WebRequest(.socket, rain + ["phone", "7", "events"])).status == 404)
  }

  @Test func `what follows the file hears of each text, and of one that is no plain file`()
    async throws
  {
    let site = site(saying: "✘ $2  does not compile")
    defer { site.close() }
    func change(_ known: Int, building: Int? = nil) async throws -> String {
      let query = building.map { ["building": "\($0)"] } ?? [:]
      // On a busy machine the page may be told that there is nothing new, and asks again.
      while true {
        let change = try await text(
          of: site.response(
            to: WebRequest(.get, rain + ["changes", "\(known)"], query: query)))
        guard building != nil, change == #"{"version":\#(known)}"# else { return change }
      }
    }
    #expect(try await change(0) == #"{"building":1,"seconds":0}"#)
    #expect(try await change(0, building: 1).contains("does not compile"))

    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    #expect(try await change(1) == #"{"building":2,"seconds":0}"#)
    #expect(try await change(1, building: 2).contains(#""version":2"#))

    let file = course.rain.answer
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
    #expect(try await change(2).contains("is no plain file that can be read."))
  }

  @Test func `a text that was saved during a check gets a check of its own`() async throws {
    let script = "sleep 0.3; read -r line < Exercises/01-Weather/01-Rain.swift; echo \"{$line}\""
    let site = CourseSite(of: course.package, program: ["/bin/sh", "-c", script, "sh"])
    defer { site.close() }
    func check() async throws -> String {
      try await text(of: site.response(to: WebRequest(.post, rain + ["check"])))
    }
    try course.write("first\n", to: "Exercises/01-Weather/01-Rain.swift")
    let first = Task { try await check() }
    try await Task.sleep(for: .milliseconds(50))

    try course.write("second\n", to: "Exercises/01-Weather/01-Rain.swift")

    #expect(try await check() == "{second}\n")
    _ = try await first.value
  }

  @Test func `a build can be stopped, and begun again`() async throws {
    let site = CourseSite(of: course.package, program: ["/bin/sh", "-c", "exec sleep 60", "sh"])
    defer { site.close() }
    _ = await site.response(to: WebRequest(.get, rain, endsInSlash: true))

    #expect(await site.response(to: WebRequest(.post, rain + ["cancel"])).status == 200)
    let stopped = try await text(of: site.response(to: WebRequest(.get, rain + ["changes", "0"])))
    #expect(stopped.contains(#""isCancelled":true"#))

    #expect(await site.response(to: WebRequest(.post, rain + ["build"])).status == 200)
    let again = try await text(of: site.response(to: WebRequest(.get, rain + ["changes", "1"])))
    #expect(again == #"{"building":2,"seconds":0}"#)
  }

  @Test(arguments: ["0", "65536", "-1", "http"])
  func `a port that is none is refused in a sentence`(port: String) {
    let transcript = Transcript()

    let status = Companion.whole(folder: course.root, printer: transcript.printer)
      .run(["--browser", "--port=\(port)"])

    #expect(status == 64)
    #expect(transcript.err.hasPrefix("\(port) is no port. A port is a number from 1 to 65535"))
  }

  @Test func `a port that is taken is told, with the status of what is not available`() throws {
    let server = try WebServer(port: nil) { _ in .notFound }
    let transcript = Transcript()

    let status = Companion.whole(folder: course.root, printer: transcript.printer)
      .run(["--browser", "--port", "\(server.port)"])

    #expect(status == 69)
    #expect(transcript.err == WebServerError.portTaken(server.port).sentence + "\n")
  }

  private func get(_ path: [String], endsInSlash: Bool = false) async -> WebResponse {
    let site = CourseSite(of: course.package, program: ["/bin/false"])
    defer { site.close() }
    return await site.response(to: WebRequest(.get, path, endsInSlash: endsInSlash))
  }

  /// A site whose checks say this; `$2` is the exercise.
  private func site(saying text: String) -> CourseSite {
    CourseSite(of: course.package, program: ["/bin/sh", "-c", "echo \"\(text)\"", "sh"])
  }

  private func text(of response: WebResponse) async throws -> String {
    switch response.body {
    case .data(let data): return String(decoding: data, as: UTF8.self)
    case .stream(let parts):
      var text = Data()
      for await part in parts { text += part }
      return String(decoding: text, as: UTF8.self)
    case .socket: throw CommandError.checksUnderWay
    }
  }
}
