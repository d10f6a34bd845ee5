import Grading
import HeadlessUIKit
import Testing

@Suite("A launch that cannot be", .isolated)
struct LaunchErrorTests {
  nonisolated struct Call: Sendable, Codable {
    var principal: String?
    var delegate: String?
    let words: [String]
  }

  nonisolated static let calls = [
    Call(
      delegate: "DiaryDelegate",
      words: [
        "Unable to instantiate the UIApplication delegate instance. "
          + "No class named DiaryDelegate is loaded.", "“Module.DiaryDelegate”",
      ]),
    Call(
      delegate: "HeadlessUIKitTests.HiddenDelegate",
      words: ["A private class is not found by its name"]),
    Call(
      delegate: "HeadlessUIKitTests.LaunchErrorTests.Call",
      words: ["Declare it at the top of its file."]),
    Call(
      delegate: "HeadlessUIKitTests.Stranger",
      words: ["HeadlessUIKitTests.Stranger is no UIApplicationDelegate."]),
    Call(
      principal: "HeadlessUIKitTests.Stranger",
      words: ["HeadlessUIKitTests.Stranger is no subclass of UIApplication"]),
    Call(
      principal: "Menu",
      words: [
        "Unable to instantiate the UIApplication subclass instance. No class named Menu is loaded."
      ]),
    Call(
      delegate: "HeadlessUIKitTests.EmptyDelegate",
      words: ["expected to have a root view controller at the end of application launch"]),
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
    for words in call.words { #expect(error.contains(words)) }
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
