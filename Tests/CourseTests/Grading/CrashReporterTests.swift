import Foundation
import Testing

@testable import Grading

@Suite("When a check crashes")
struct CrashReporterTests {
  nonisolated static let last = LastWords(of: "there are days", grading: "weather/01-Rain")

  @Test
  func `the run names the check, and the place for whoever asked`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(CrashReporter.exitStatus), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        setenv("COURSE_PLACES", "1", 1)
        CrashReporter.install()
        CrashReporter.watch(CrashReporterTests.last)
        _ = Int.max + CommandLine.arguments.count
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The check \"there are days\" crashed in weather/01-Rain."))
    let place = try #require(errors.firstMatch(of: /stopped at image \+ 0x([0-9a-f]{16})\n/))
    let offset = try #require(Int(place.1, radix: 16))
    #expect(0 < offset && offset < 1 << 32, "The trap lies in the program itself.")
  }

  @Test
  func `the place is for nobody who did not ask`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(CrashReporter.exitStatus), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        unsetenv("COURSE_PLACES")
        CrashReporter.install()
        CrashReporter.watch(CrashReporterTests.last)
        _ = Int.max + CommandLine.arguments.count
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("crashed in weather/01-Rain."))
    #expect(!errors.contains("stopped at"))
  }
}
