import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 6: VersionLine", .exercise, .serialized)
struct VersionLineTests {
  @Test(.todo(1))
  func `a text is found under its key`() {
    #expect(
      text("CFBundleName", in: ["CFBundleName": "Clock"]) == "Clock",
      "Look the key up, and answer with the text that is there.")
    #expect(text("CFBundleName", in: [:]) == nil, "There is nothing under this key.")
  }

  @Test(.todo(1))
  func `an empty text counts as missing`() throws {
    try #require(
      text("CFBundleName", in: ["CFBundleName": "Clock"]) == "Clock",
      .needed("The text Clock has to be found under CFBundleName first."))

    #expect(
      text("CFBundleName", in: ["CFBundleName": ""]) == nil,
      "An empty text is nothing to show. Ask for isEmpty.")
  }

  @Test(.todo(1))
  func `a value that is no text counts as missing`() async throws {
    try #require(
      text("CFBundleName", in: ["CFBundleName": "Clock"]) == "Clock",
      .needed("The text Clock has to be found under CFBundleName first."))
    try await #require(
      processExitsWith: .success,
      "The program stopped: 42 is no text. Ask with `as?`, which answers nil then."
    ) {
      await MainActor.run { _ = text("CFBundleVersion", in: ["CFBundleVersion": 42]) }
    }

    #expect(text("CFBundleVersion", in: ["CFBundleVersion": 42]) == nil, "42 is a number.")
    #expect(
      text("CFBundleVersion", in: ["CFBundleVersion": ["42"]]) == nil,
      "A list of texts is no text. Ask with `as?`.")
  }

  @Test(.todo(2))
  func `the line shows both`() {
    #expect(
      versionLine(["CFBundleShortVersionString": "8.4", "CFBundleVersion": "12H143"])
        == "8.4 (12H143)",
      "First CFBundleShortVersionString, then CFBundleVersion in parentheses.")
  }

  @Test(.todo(2))
  func `without a version it says so`() {
    #expect(
      versionLine(["CFBundleVersion": "42"]) == "unknown (42)",
      "There is a build, and no version. Begin with \"unknown\".")
  }

  @Test(.todo(2))
  func `without a build there are no parentheses`() {
    #expect(
      versionLine(["CFBundleShortVersionString": "1.2.0"]) == "1.2.0",
      "There is a version, and no build. Leave the parentheses out.")
  }

  @Test(.todo(2))
  func `without both there is one word`() {
    #expect(
      versionLine([:]) == "unknown", "There is neither. Begin with \"unknown\", and end there.")
  }

  @Test(.todo(2))
  func `what cannot be shown counts as missing in the line, too`() throws {
    try #require(
      text("CFBundleName", in: ["CFBundleName": ""]) == nil, "Take an empty text for none.")

    #expect(
      versionLine(["CFBundleShortVersionString": "", "CFBundleVersion": "7"]) == "unknown (7)",
      "The version is an empty text. Look both keys up with `text(_:in:)`.")
    #expect(
      [
        versionLine(["CFBundleShortVersionString": "2.0", "CFBundleVersion": 7]),
        versionLine(["CFBundleShortVersionString": "2.0", "CFBundleVersion": ""]),
      ] == ["2.0", "2.0"],
      "A number is no text, and an empty text is nothing to show. Look both keys up with `text(_:in:)`."
    )
  }

  @Test(.todo(2))
  func `a real file is read`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Calculator-Info", withExtension: "plist"))
    let info = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)

    #expect(
      versionLine(try #require(info as? [String: Any])) == "1.2.0 (42)",
      "Look at the file in Tests/AppLaunchTests/Resources: its keys begin with CFBundle.")
  }
}

extension VersionLineTests: ExerciseScene {
  static let advice = "What your line says for some values under the two keys."

  var opening: SceneOpening {
    let values: [(Any?, Any?)] = [
      ("1.2.0", "42"), (nil, "42"), ("1.2.0", nil), (nil, nil), ("", "7"), ("2.0", 7),
    ]
    return .table(
      ["version", "build", "versionLine"],
      rows: values.map { version, build in
        var info: [String: Any] = [:]
        info["CFBundleShortVersionString"] = version
        info["CFBundleVersion"] = build
        return [Self.shown(version), Self.shown(build), versionLine(info)]
      })
  }

  /// A value as it would stand in code.
  private static func shown(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    return value is String ? "\"\(value)\"" : "\(value)"
  }
}
