import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 8: PlistDoctor", .exercise, .serialized)
struct PlistDoctorTests {
  @Test(.todo(1))
  func `a version has one to three whole numbers`() {
    for version in ["1.2", "1.2.3", "10.0.26", "0.9", "2015.8", "3"] {
      #expect(
        isVersionNumber(version),
        "The App Store takes the version \(version): one to three whole numbers.")
    }
    for text in [
      "", "1.2.3.4", "1.2.x", "1..2", "1.2.", "1.-2", "1.+2", "one.two", "+1.2", " 1.2",
      "1.2 ", "1,2", "1.2.3.", ".1.2", "1 2", "1.2b3", "1.\u{00BD}",
    ] {
      #expect(
        !isVersionNumber(text),
        "\"\(text)\" is no version: one to three whole numbers are, without a sign.")
    }
  }

  @Test(.todo(2))
  func `a key that is not there is missing`() {
    #expect(
      problems(in: info(without: "CFBundleIdentifier")) == [.missing("CFBundleIdentifier")],
      "There is no CFBundleIdentifier. Everything else is there.")
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      #expect(
        problems(in: info(without: key)) == [.missing(key)],
        "There is no \(key). Everything else is there.")
    }
    #expect(
      problems(in: info(without: "CFBundleName")) == [],
      "There is no CFBundleName, and the App Store does not ask for it. That is no problem.")
  }

  @Test(.todo(2))
  func `every missing key is listed`() {
    #expect(
      missingKeys(in: [:]) == mandatoryKeys.map(PlistProblem.missing),
      "Nothing is there, so all three are missing. Go on after the first.")
  }

  @Test(.todo(2))
  func `a key without text is missing`() {
    var info = info()
    info["CFBundleVersion"] = 42

    #expect(
      problems(in: info) == [.missing("CFBundleVersion")],
      "42 stands under CFBundleVersion, and is no text. Ask with `as? String`.")
    info["CFBundleVersion"] = "42"
    info["CFBundleShortVersionString"] = ""
    #expect(
      problems(in: info) == [.missing("CFBundleShortVersionString")],
      "The text under CFBundleShortVersionString is empty, so the key counts as missing.")
    for key in mandatoryKeys {
      for value in [42, "", ["Clock"]] as [Any] {
        var info = self.info()
        info[key] = value
        #expect(
          problems(in: info) == [.missing(key)],
          "The value of \(key) is no text, or an empty one. The key counts as missing.")
      }
    }
  }

  @Test(.todo(3))
  func `a name is measured in characters`() throws {
    let (fits, tooLong) = (String(repeating: "国", count: 15), "SixteenLetters16")
    try #require(
      problems(in: info(name: tooLong)) == [.nameTooLong(16)],
      "\(tooLong) has 16 characters, one too many. The problem says how many there are.")

    try #require(
      problems(in: info(name: "FifteenLetter15")) == [],
      "FifteenLetter15 has 15 characters. A name may have 15, and no more.")
    #expect(
      problems(in: info(name: fits)) == [],
      "15 Chinese characters are 15 characters, and 45 bytes. Fifteen characters fit.")
    #expect(
      problems(in: info(name: String(repeating: "e\u{301}", count: 15))) == [],
      "A letter and its accent are one character, so 15 of these fit. Ask the text for its count.")
    #expect(
      problems(in: info(name: String(repeating: "e\u{301}", count: 17))) == [.nameTooLong(17)],
      "17 letters with accents are 17 characters, two too many. The problem says how many there are."
    )
  }

  @Test(.todo(4))
  func `a version that is none is a problem`() {
    #expect(
      problems(in: info(version: "1.2.x")) == [.badVersion("1.2.x")],
      "1.2.x is no version. The problem holds the text, so that a reader can find it.")
    #expect(
      problems(in: info(version: "1.2.3.4")) == [.badVersion("1.2.3.4")]
        && problems(ofVersion: "3") == [],
      "1.2.3.4 has four numbers, one too many, and 3 is a version. Ask isVersionNumber.")
  }

  @Test(.todo(4))
  func `everything that is wrong is listed`() {
    let problems = problems(in: [
      "CFBundleName": "A name without an end", "CFBundleShortVersionString": "two",
      "UIMainStoryboardFile": "",
    ])

    #expect(
      problems == [
        .missing("CFBundleIdentifier"), .missing("CFBundleVersion"), .nameTooLong(21),
        .badVersion("two"),
      ],
      "Four things are wrong. List each of them; that there is no storyboard is no problem.")
    #expect(
      AppLaunchExercises.problems(in: ["CFBundleShortVersionString": "two"])
        == [.missing("CFBundleIdentifier"), .missing("CFBundleVersion"), .badVersion("two")],
      "Two keys are missing, and the version is none. Look at the version all the same.")
  }

  private func info(
    without key: String = "", name: String = "Clock", version: String = "1.2.0"
  ) -> [String: Any] {
    var info: [String: Any] = [
      "CFBundleIdentifier": "course.clock", "CFBundleName": name, "CFBundleVersion": "42",
      "CFBundleShortVersionString": version,
    ]
    info[key] = nil
    return info
  }
}

extension PlistDoctorTests: ExerciseScene {
  static let advice = "What your function finds in some property lists."

  var opening: SceneOpening {
    let lists: [(String, [String: Any])] = [
      ("nothing is wrong", info()),
      ("no identifier", info(without: "CFBundleIdentifier")),
      ("no name", info(without: "CFBundleName")),
      ("no number of the build", info(without: "CFBundleVersion")),
      ("a name of 16 characters", info(name: "SixteenLetters16")),
      ("the version 1.2.x", info(version: "1.2.x")),
      ("the version 1.2.3.4", info(version: "1.2.3.4")),
      ("nothing at all", [:]),
    ]
    return .table(
      ["Info.plist", "problems"],
      rows: lists.map { what, info in
        let found = problems(in: info).map { "\($0)" }.joined(separator: ", ")
        return [what, found.isEmpty ? "none" : found]
      })
  }
}
