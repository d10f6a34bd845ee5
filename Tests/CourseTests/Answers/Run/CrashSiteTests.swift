import CourseFormat
import Foundation
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The line of a crash")
struct CrashSiteTests {
  let course: SmallCourse

  nonisolated static let output = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
    Current stack trace:
    0    libswiftCore.so                    0x00007fc0d395f130 swift_reportError + 33
    2    libswiftCore.so                    0x00007fc0d396df7b <unavailable> + 1499003
    5    UIKitCoursePackageTests.xctest     0x000055f294578143 <unavailable> + 684355
    16   UIKitCoursePackageTests.xctest     0x000055f294578fac <unavailable> + 688044
    stopped at image + 0x00000000000000ff

    """

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `addresses of the program are read off, a call's one before its return`() {
    #expect(
      CrashSite.addresses(in: Self.output, of: "UIKitCoursePackageTests.xctest")
        == [684354, 688043, 255])
  }

  /// Looks up an address in what a symbolizer says, with the answer as the only file.
  private func place(
    in locations: String, said sentence: StopSentence? = nil, own: Set<Int>? = nil
  ) -> CrashSite? {
    CrashSearch(program: "/program", files: [course.rain.answer.path]) { _ in locations }
      .place(of: [300, 200], said: sentence) { own?.contains($0.line) ?? true }
  }

  @Test
  func `the first location in the learner's file is the line`() {
    let file = course.rain.answer
    let locations = """
      Swift runtime failure: arithmetic overflow
      \(file.path):0:0
      $s5Array
      /course/Tests/WeatherTests/01-RainTests.swift:3:1

      $s4Rain
      \(file.path):12:7

      $s4Snow
      \(file.path):40:1

      """

    #expect(place(in: locations) == CrashSite(path: file.path, line: 12))
    #expect(place(in: locations.replacing(file.path, with: "/elsewhere")) == nil)
    #expect(place(in: "") == nil)
  }

  @Test
  func `what overflows in a function that was written into another is at the line of the call`() {
    let file = course.rain.answer
    let locations =
      "Swift runtime failure: arithmetic overflow\n\(file.path):0:0\n$s4Rain\n\(file.path):12:7\n\n"

    #expect(place(in: locations)?.line == 12)
  }

  @Test
  func `where the compiler wrote no line the line before it in the same function is taken`() {
    let file = course.rain.answer
    let search = CrashSearch(program: "/program", files: [file.path]) { command in
      command.dropFirst(4).compactMap { Int($0) }.map { address in
        switch address {
        case 300: "$s4Rain\n/<compiler-generated>:0:0\n\n"
        case 290...: "$s4Rain\n\(file.path):0:0\n\n"
        case 280...: "$s4Rain\n\(file.path):7:3\n\n"
        case 270...: "$s4Rain\n\(file.path):6:3\n\n"
        case 200: "$s6Caller\n\(file.path):20:3\n\n"
        default: "$s4Snow\n\(file.path):3:3\n\n"
        }
      }.joined()
    }

    #expect(
      search.place(of: [300, 200]) == CrashSite(path: file.path, line: 7, foundNil: true))
    #expect(search.place(of: [200, 300])?.line == 20)
  }

  @Test
  func `the runtime's own words come first if they name the learner's file`() throws {
    let file = course.rain.answer
    let name = file.lastPathComponent
    let locations = "$s4Rain\n\(file.path):20:9\n\n"
    let sentence = { (text: String) in StopSentence(in: "It is raining.\n\(text)\n3  x  0x1") }

    #expect(
      place(
        in: locations,
        said: sentence("WeatherExercises/\(name):12: Fatal error: Unexpectedly found nil")
      )?.line == 12)
    #expect(
      place(in: locations, said: sentence("Swift/Array.swift:692: Fatal error: Index"))?.line == 20)
    #expect(
      place(in: locations, said: sentence("Weather/\(name):12: Fatal error: x"), own: [20])?.line
        == 20,
      "Line 12 was given by the exercise.")
    #expect(place(in: locations, said: sentence("\(name):12: Precondition failed"))?.line == 12)
  }

  @Test
  func `a crash in what the exercise gave is placed where the learner's own code called it`()
    throws
  {
    let file = course.rain.answer
    let locations = "a\n\(file.path):6:9\nb\n/x/Other.swift:3:1\n\na\n\(file.path):9:5\n\n"
    let answer = "struct A {\n  let f = { 1 }\n  func g() {\n    f(2)\n  }\n}\n"
    let solution = "struct A {\n    let f = { 1 }\n\n  func g() {\n    f(1)\n  }\n}\n"
    try file.write(answer)
    try course.rain.solution.write(solution)

    #expect(CrashSite.ownLines(of: file, besides: course.rain.solution) == [4])
    #expect(place(in: locations, own: [9])?.line == 9)
    #expect(place(in: locations, own: [5])?.line == 6)
  }

  @Test(
    arguments: [
      ("    sign.text = words[0]", "`sign` is nil there."),
      ("    words[0].text = sign.text", "`sign` is nil there."), ("    let a = 3", nil),
      ("    signs.text = name", nil), ("    say(\"a sign\")  // sign", nil), ("    other = 1", nil),
      ("    say(\"\\(sign)\")", "`sign` is nil there."), ("    late()", "`late` is nil there."),
    ] as [(String, String?)])
  func `a property whose type ends in an exclamation mark is named`(line: String, told: String?) {
    let text =
      "class A {\n  @IBOutlet weak var sign: UILabel!  // var other: Int!\n  var name: String?\n"
      + "  let help = #\"var other: Int!\"#; var late: (() -> Void)! = nil\n\(line)\n}\n"

    let sentence = NilProperty.sentence(atLine: 5, of: text)

    #expect(sentence.map { $0.hasPrefix(told ?? "-") } == told.map { _ in true })
    #expect(NilProperty.sentence(atLine: 40, of: text) == nil)
    #expect(NilProperty.sentence(atLine: nil, of: text) == nil)
  }

  @Test
  func `without addresses nothing is asked`() {
    let build = BuiltProgram(
      package: course.package, answers: "Exercises", scratch: course.package.scratch)

    #expect(build.place(in: course.rain, at: []) == nil)
    #expect(!course.package.scratch.exists)
  }
}
