import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Info.plist", .isolated)
struct InfoTests {
  @Test func `B153: names and versions are read as they are written`() throws {
    let info = try Info([
      "CFBundleName": "Groups", "CFBundleDisplayName": "Group Buying",
      "CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "42",
      "CFBundleIdentifier": "org.example.groups",
    ])

    #expect(info.bundle.infoDictionary?["CFBundleName"] as? String == "Groups")
    #expect(
      info.bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        == "Group Buying")
    #expect(
      info.bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.2.3")
    #expect(info.bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "42")
    #expect(info.bundle.bundleIdentifier == "org.example.groups")
    #expect(info.bundle.object(forInfoDictionaryKey: "CFBundleExecutable") == nil)
  }

  @Test func `B154: names of files have no extension`() throws {
    let info = try Info(["UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "Launch"])

    #expect(info.bundle.infoDictionary?["UIMainStoryboardFile"] as? String == "Main")
    #expect(info.bundle.infoDictionary?["UILaunchStoryboardName"] as? String == "Launch")
    #expect(info.bundle.infoDictionary?["NSMainNibFile"] == nil)
  }
}
