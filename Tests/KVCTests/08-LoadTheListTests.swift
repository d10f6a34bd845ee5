import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 8: LoadTheList", .exercise, .serialized)
struct LoadTheListTests {
  @Test(.todo(1))
  func `the list is read in its order`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "podcasts", withExtension: "plist"))

    let data = try Data(contentsOf: url)
    let podcasts = try withoutError("The file has a list of podcasts. Throw nothing.") {
      try KVCExercises.podcasts(in: data)
    }

    #expect(
      podcasts.map(\.name) == ["Swift Talk", "Radio", "国际新闻"],
      "Decode an array of podcasts. Their order is that of the file.")
    #expect(podcasts.first?.icon == "talk", "Each has its icon, too.")
    let entries = (1...25).map { "<dict><key>name</key><string>\($0)</string>\(icon)</dict>" }
    let long = try withoutError("The file has a list of 25 podcasts. Throw nothing.") {
      try KVCExercises.podcasts(in: list(entries.joined()))
    }
    #expect(
      long.map(\.name) == (1...25).map { "\($0)" },
      "A list of 25 podcasts is read whole, in its order.")
    let one = "<dict>\(name)\(icon)</dict>"
    let twice = try withoutError("The file has a list of two equal podcasts. Throw nothing.") {
      try KVCExercises.podcasts(in: list(one + one))
    }
    #expect(twice.count == 2, "The list has the same podcast twice. Return each entry.")
  }

  @Test(.todo(1))
  func `an empty list is no mistake`() throws {
    try #require(
      (try? podcasts(in: list("<dict>\(name)\(icon)</dict>")))?.count == 1,
      .needed("A list with one entry has to be read first."))

    let podcasts = try withoutError("A file may hold no podcasts. That is no error.") {
      try KVCExercises.podcasts(in: list(""))
    }
    #expect(podcasts.isEmpty, "A file may hold no podcasts.")
  }

  @Test(.todo(1))
  func `data that is no property list is an error`() {
    #expect(
      throws: ListError.unreadable,
      "This data is no property list. The error for that is ListError.unreadable.",
      performing: { try podcasts(in: Data("<plist><array><di".utf8)) })
    #expect(
      throws: ListError.unreadable,
      "The file is empty, so it is no property list, either. The error is ListError.unreadable.",
      performing: { try podcasts(in: Data()) })
  }

  @Test(.todo(2))
  func `a dictionary is no list`() {
    #expect(
      throws: ListError.notAList,
      "This property list is a dictionary, and no array. The path of the decoder's error is empty then.",
      performing: { try podcasts(in: plist("<dict>\(name)\(icon)</dict>")) })
    #expect(
      throws: ListError.notAList,
      "This property list is one text. It can be read, and it is no array either.",
      performing: { try podcasts(in: plist("<string>Radio</string>")) })
    #expect(
      meaning(of: plist("<string>Radio</string>")) == .notAList,
      "listError(for:) is given the decoder's error for a text. Its path is empty: no list.")
  }

  @Test(.todo(2))
  func `a missing key names its entry`() {
    #expect(
      throws: ListError.entry(1, key: "icon"),
      "Entry 1, the second one, has no icon. The error names this entry and this key, which stands beside the path.",
      performing: {
        try podcasts(in: list("<dict>\(name)\(icon)</dict><dict>\(name)</dict>"))
      })
    #expect(
      throws: ListError.entry(0, key: "name"),
      "Entry 0, the first one, has no name. The error names this entry and this key, which stands beside the path.",
      performing: { try podcasts(in: list("<dict>\(icon)</dict>")) })
    #expect(
      meaning(of: list("<dict>\(name)\(icon)</dict><dict>\(name)</dict>"))
        == .entry(1, key: "icon"),
      "listError(for:) is given the decoder's error for entry 1 without an icon. Return that entry and that key."
    )
  }

  @Test(.todo(2))
  func `a value of the wrong type names its entry`() {
    #expect(
      throws: ListError.entry(0, key: "name"),
      "The name of entry 0 is 12, and no text. The error names the entry and the key, where the path ends.",
      performing: {
        try podcasts(in: list("<dict><key>name</key><integer>12</integer>\(icon)</dict>"))
      })
    let good = "<dict>\(name)\(icon)</dict>"
    #expect(
      throws: ListError.entry(2, key: "icon"),
      "The icon of entry 2 is a list. The path begins with the number and ends at the key.",
      performing: {
        try podcasts(
          in: list("\(good)\(good)<dict>\(name)<key>icon</key><array></array></dict>"))
      })
    #expect(
      meaning(of: list("\(good)<dict><key>name</key><integer>12</integer>\(icon)</dict>"))
        == .entry(1, key: "name"),
      "listError(for:) is given the decoder's error for a number as the name of entry 1. Return that entry and that key."
    )
  }

  @Test(.todo(2))
  func `an entry that is no dictionary has no key`() {
    #expect(
      throws: ListError.entry(1, key: nil),
      "Entry 1 is text. The path ends at its number, and there is no key to name.",
      performing: {
        try podcasts(in: list("<dict>\(name)\(icon)</dict><string>Radio</string>"))
      })
  }

  private let name = "<key>name</key><string>Radio</string>"
  private let icon = "<key>icon</key><string>radio</string>"

  /// What the answer says of the decoder's own error, also if it does not use a decoder itself.
  private func meaning(of data: Data) -> ListError? {
    do {
      _ = try PropertyListDecoder().decode([Podcast].self, from: data)
      return nil
    } catch {
      return (error as? DecodingError).map(listError)
    }
  }

  private func list(_ entries: String) -> Data {
    plist("<array>\(entries)</array>")
  }

  private func plist(_ content: String) -> Data {
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(content)</plist>".utf8)
  }
}

extension LoadTheListTests: ExerciseScene {
  static let advice = "What comes of the data of a file: podcasts, or an error."

  var opening: SceneOpening {
    let good = "<dict>\(name)\(icon)</dict>"
    let files: [(String, Data)] = [
      ("two podcasts", list(good + good)),
      ("no podcast", list("")),
      ("no property list", Data("<plist><array><di".utf8)),
      ("a dictionary", plist(good)),
      ("entry 1 has no icon", list("\(good)<dict>\(name)</dict>")),
      ("entry 0 is text", list("<string>Radio</string>")),
    ]
    return .table(["data", "result"], rows: files.map { [$0.0, result(of: $0.1)] })
  }

  private func result(of data: Data) -> String {
    do {
      return "\(try podcasts(in: data).map(\.name))"
    } catch {
      return "\(error)"
    }
  }
}
