import CourseFormat
import Foundation
import Testing

@testable import course

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

    #expect(CrashSite.line(of: file.path, in: locations) == 12)
    #expect(CrashSite.line(of: course.rain.suite.path, in: locations) == nil)
    let folder = file.deletingLastPathComponent().path
    #expect(CrashSite.location(in: folder, of: locations)?.path == file.path)
    #expect(CrashSite.location(in: folder, of: locations)?.line == 12)
    #expect(CrashSite.location(in: "/elsewhere", of: locations) == nil)
  }

  @Test
  func `a crash in what the exercise gave is placed where the learner's own code called it`() {
    let file = course.rain.answer
    let locations = "\(file.path):6:9\n/x/Other.swift:3:1\n\(file.path):9:5\n\(file.path):7:2\n"
    let answer = "struct A {\n  let f = { 1 }\n  func g() {\n    f(2)\n  }\n}\n"
    let solution = "struct A {\n    let f = { 1 }\n\n  func g() {\n    f(1)\n  }\n}\n"

    #expect(CrashSite.ownLines(of: answer, besides: solution) == [4])
    #expect(CrashSite.line(of: file.path, in: locations, isOwn: [9].contains) == 9)
    #expect(CrashSite.line(of: file.path, in: locations, isOwn: [5].contains) == 6)
    let folder = file.deletingLastPathComponent().path
    let found = CrashSite.location(in: folder, of: locations) { $1 == 7 }
    #expect(found?.path == file.path && found?.line == 7)
  }

  @Test
  func `without addresses nothing is asked`() {
    let build = BuiltProgram(
      package: course.package, answers: "Exercises", scratch: course.package.scratch)

    #expect(build.line(of: course.rain, at: []) == nil)
    #expect(!course.package.scratch.exists)
  }
}
