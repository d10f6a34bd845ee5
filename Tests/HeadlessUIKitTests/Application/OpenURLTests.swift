import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Addresses", .isolated)
struct OpenURLTests {
  let stage = Stage()
  let console = ConsoleRecorder()
  let log = Log()
  let info: Info

  init() throws {
    info = try Info([
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]],
      "LSApplicationQueriesSchemes": ["weixin", "line"],
    ])
    stage.launch(RecordingDelegate.self, bundle: info.bundle)
  }

  @Test(arguments: [
    "mailto:1012@qq.com", "tel:10086", "sms:10086", "https://example.org/a", "http://example.org",
    "app-settings:",
  ])
  func `B128: the system's applications open addresses, and the answer comes later`(
    address: String
  ) throws {
    let url = try #require(URL(string: address))

    UIApplication.shared.open(url) { [log] in log.note("\($0)") }
    #expect(log.lines.isEmpty && stage.openedURLs.isEmpty)
    stage.clock.advance(by: 0.1)

    #expect(log.lines == ["true"] && stage.openedURLs == [url])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test(arguments: ["nobody:x", "mailto://1012@qq.com", "example.org"])
  func `B128: what nobody opens is answered with false`(address: String) throws {
    let url = try #require(URL(string: address))

    UIApplication.shared.open(url) { [log] in log.note("\($0)") }
    stage.clock.advance(by: 0.1)

    #expect(log.lines == ["false"] && stage.openedURLs.isEmpty)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(console.lines.count == 1)
  }

  @Test(arguments: [("tel:10086", true), ("nobody:x", false)])
  func `a task waits for the answer`(address: String, isOpened: Bool) async throws {
    let url = try #require(URL(string: address))

    let opening = Task.immediate { await UIApplication.shared.open(url) }
    #expect(stage.openedURLs.isEmpty)
    stage.clock.advance(by: 0.1)

    #expect(await opening.value == isOpened && stage.openedURLs == (isOpened ? [url] : []))
  }

  @Test func `a link that only an application made for it may open stays closed`() throws {
    let url = try #require(URL(string: "https://example.org"))

    UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { [log] in
      log.note("\($0)")
    }
    stage.clock.advance(by: 0.1)

    #expect(log.lines == ["false"] && stage.openedURLs.isEmpty)
  }

  @Test func `B128: openURL opens nothing and answers false`() throws {
    let opener: any OldOpening = UIApplication.shared

    #expect(!opener.openAsBefore(try #require(URL(string: "https://example.org"))))
    stage.clock.advance(by: 1)

    #expect(stage.openedURLs.isEmpty)
    #expect(console.lines.first?.hasPrefix("BUG IN CLIENT OF UIKIT: The caller of") == true)
  }

  @Test func `B128: canOpenURL answers for schemes in Info.plist, and for the system's`() throws {
    stage.installApplication("WeChat", schemes: ["weixin", "wechat"])

    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "WEIXIN:x"))))
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "line:x"))))
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "tel:10086"))))
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "groups:x"))))
    #expect(console.lines.isEmpty)
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "wechat:x"))))

    #expect(
      console.lines == [
        "-canOpenURL: failed for URL: \"wechat:x\" - error: \"This app is not allowed to query for "
          + "scheme wechat\". Add wechat to LSApplicationQueriesSchemes in Info.plist."
      ])
  }

  @Test func `opening needs no permission, asking does`() throws {
    stage.installApplication("WeChat", schemes: ["wechat"])
    let url = try #require(URL(string: "wechat:x"))
    #expect(!UIApplication.shared.canOpenURL(url))

    UIApplication.shared.open(url)
    stage.clock.advance(by: 0.1)

    #expect(stage.openedURLs == [url])
    #expect(stage.staticTexts["WeChat"].exists && stage.staticTexts["wechat:x"].exists)
  }

  @Test func `the button at the top leads back from another application`() throws {
    UIApplication.shared.open(try #require(URL(string: "https://example.org")))
    stage.clock.advance(by: 0.1)

    stage.buttons["Back to App"].tap()

    #expect(UIApplication.shared.applicationState == .active)
    #expect(!stage.staticTexts["Safari"].exists)
  }

  @Test func `an address of the application's own comes back to its delegate`() throws {
    UIApplication.shared.open(try #require(URL(string: "GROUPS:today"))) { [log] in
      log.note("\($0)")
    }
    stage.clock.advance(by: 0.1)

    #expect(log.lines == ["true"] && UIApplication.shared.applicationState == .active)
  }

  @Test func `an address that nobody declared is refused with a sentence`() throws {
    stage.open(try #require(URL(string: "other:x")))

    #expect(
      console.lines == [
        "The application does not open other:x. Look at CFBundleURLTypes in its Info.plist."
      ])
  }
}

@Suite("Addresses for an application without scenes", .isolated)
struct ReceivedURLTests {
  let stage = Stage()

  @Test func `a launch for an address says so, and hands it over before it is active`() throws {
    let info = try Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]])
    let url = try #require(URL(string: "groups:today"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle, opening: url)

    let delegate = try #require(UIApplication.shared.delegate as? ProcessDelegate)
    #expect(delegate.options?[.url] as? URL == url)
    #expect(delegate.heard == ["willFinish", "didFinish", "app opens groups:today", "app active"])
  }

  @Test func `a delegate that declines the launch is not handed the address`() throws {
    let info = try Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]])
    let url = try #require(URL(string: "groups:x"))

    stage.launch(DecliningDelegate.self, bundle: info.bundle, opening: url)

    let delegate = try #require(UIApplication.shared.delegate as? DecliningDelegate)
    #expect(delegate.heard == ["didFinish"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `an address for an application in the background brings it back`() throws {
    let info = try Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]])
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.pressHome()
    let before = SceneCalls.lines.count

    stage.open(try #require(URL(string: "groups:x")))

    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == ["app back", "app opens groups:x", "app active"])
  }
}

private final class DecliningDelegate: NSObject, UIApplicationDelegate {
  var heard: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("didFinish")
    return false
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    heard.append("opens")
    return true
  }
}

/// Reaches a deprecated method without a warning.
private protocol OldOpening {
  func openAsBefore(_ url: URL) -> Bool
}

extension UIApplication: OldOpening {
  @available(*, deprecated)
  fileprivate func openAsBefore(_ url: URL) -> Bool { openURL(url) }
}
