import Foundation
import WebServer

/// A file that pages load: how they look, and what they do by themselves.
///
/// They lie in the folder `Assets`, and the build lays them beside the program. As a part of its code
/// they took a third as long to compile as the core library. Without the scripts a page can be read all
/// the same.
///
/// - Shape: The name by which a page loads a file changes with its text, so that a browser may keep the file:
///   `page-9f3c2a71.css`. All texts are read once, when the first is asked for.
nonisolated package enum PageFile: String, CaseIterable {
  /// How all pages look.
  case pageStyle = "page.css"
  /// Keeps the reader's place, and brings phones to life.
  case pageScript = "page.js"
  /// What can be seen inside the program of a phone, and the history of what was done to it.
  case inspectorScript = "inspector.js"
  /// How what is worked in looks: panes, editor and strip.
  case shopStyle = "shop.css"
  /// Panes beside each other or as tabs, and the strip below them.
  case shopScript = "shop.js"
  /// What an editor offers to write.
  case completionScript = "completion.js"
  /// The editor of a file.
  case editorScript = "editor.js"
  /// Follows the file of an answer, and tells its verdict.
  case liveScript = "live.js"
  /// How the pages around the lessons look, on top of ``pageStyle``.
  case courseStyle = "course.css"
  /// Has an answer checked, and waits for a lesson that is being built.
  case courseScript = "course.js"
  /// How the page of an exercise looks: three styles as one file.
  case workStyle = "work.css"
  /// What the pages of exercises and chapters do in the course: six scripts as one file.
  case workScript = "work.js"

  /// Whether pages of lessons load it, too.
  var isOfLessons: Bool { ![.courseStyle, .courseScript, .workStyle].contains(self) }

  /// The files that it is made of, in their order; none if it is a file of its own.
  private var parts: [PageFile] {
    switch self {
    case .workStyle: [.pageStyle, .courseStyle, .shopStyle]
    case .workScript:
      [.inspectorScript, .pageScript, .shopScript, .completionScript, .editorScript, .liveScript]
    default: []
    }
  }

  /// The name by which pages load it.
  @MainActor var address: String { Self.known[self]?.address ?? rawValue }

  /// Finds the file that pages load by a name, or gives nil if none has it: it may be that of another text.
  @MainActor static func at(_ address: String) -> PageFile? {
    allCases.first { $0.address == address }
  }

  /// The file as an answer to a browser, which keeps it.
  @MainActor package var response: WebResponse {
    let type = rawValue.hasSuffix(".css") ? "text/css" : "text/javascript"
    var response = WebResponse.text(
      Self.known[self]?.text ?? "", as: "\(type); charset=utf-8")
    response.isKept = true
    return response
  }

  @MainActor private static let known = Dictionary(
    uniqueKeysWithValues: allCases.map { file -> (PageFile, (address: String, text: String)) in
      let text = file.read()
      let name = file.rawValue.split(separator: ".").map(String.init)
      return (file, ("\(name[0])-\(version(of: text)).\(name[1])", text))
    })

  /// Reads the text of the file.
  ///
  /// - Errors: A folder of resources that somebody emptied gives an empty text: the pages can be
  ///   read without the files.
  @MainActor private func read() -> String {
    guard parts.isEmpty else { return parts.map { $0.read() }.joined(separator: "\n") }
    // Not the folder of the bundle: Xcode lays resources into a folder within it.
    let file = Bundle.module.resourceURL?.appendingPathComponent("Assets/\(rawValue)")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
  }

  /// A number of eight digits that changes with a text (FNV-1a): the browser asks for few texts by it.
  static func version(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    }
    let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
