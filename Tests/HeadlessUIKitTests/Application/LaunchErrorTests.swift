import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("A launch that cannot be", .isolated)
struct LaunchErrorTests {
  nonisolated struct Call: Sendable, Codable {
    var principal: String?
    var delegate: String?
    let message: [String]
  }

  nonisolated static let calls = [
    Call(
      delegate: "RecordingDelegate",
      message: [
        "Unable to instantiate the UIApplication delegate instance. "
          + "No class named RecordingDelegate is loaded.", "“Module.RecordingDelegate”",
      ]),
    Call(
      delegate: "CoreApplicationTests.HiddenDelegate",
      message: ["A private class is not found by its name"]),
    Call(
      delegate: "CoreApplicationTests.LaunchErrorTests.Call",
      message: ["Declare it at the top of its file."]),
    Call(
      delegate: "CoreTestSupport.UnrelatedClass",
      message: ["CoreTestSupport.UnrelatedClass is no UIApplicationDelegate."]),
    Call(
      principal: "CoreTestSupport.UnrelatedClass",
      message: ["CoreTestSupport.UnrelatedClass is no subclass of UIApplication"]),
    Call(
      principal: "Menu",
      message: [
        "Unable to instantiate the UIApplication subclass instance. No class named Menu is loaded."
      ]),
    Call(
      delegate: "CoreTestSupport.EmptyDelegate",
      message: ["expected to have a root view controller at the end of application launch"]),
  ]

  @Test(arguments: calls)
  func `a name that leads nowhere stops the program with a sentence`(call: Call) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [call] in
      await MainActor.run {
        _ = UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, call.principal, call.delegate)
      }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    for message in call.message { #expect(error.contains(message)) }
  }

  @Test func `a second application is refused`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIApplication.shared
        _ = UIApplication()
      }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("reason: 'There can only be one UIApplication instance.'"))
    #expect(error.contains("Take UIApplication.shared instead of making a UIApplication."))
  }

  @Test func `a second launch is refused`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        OldDelegate.main()
        OldDelegate.main()
      }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("This application was launched already."))
  }
}

private final class HiddenDelegate: NSObject, UIApplicationDelegate {}
