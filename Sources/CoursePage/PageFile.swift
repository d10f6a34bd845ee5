import Foundation
import WebServer

/// A file that pages load: how they look, and what they do by themselves.
///
/// They lie in the folder `Assets`, and the build lays them beside the program. As a part of its code
/// they took a third as long to compile as the core library. Without the scripts a page can be read all
/// the same.
package enum PageFile: String {
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

  /// Whether pages of lessons load it, too.
  nonisolated var isOfLessons: Bool { self != .courseStyle && self != .courseScript }

  /// The text of the file.
  ///
  /// - Errors: A folder of resources that somebody emptied gives an empty text: the pages can be
  ///   read without the files.
  var text: String {
    // Not the folder of the bundle: Xcode lays resources into a folder within it.
    let file = Bundle.module.resourceURL?.appendingPathComponent("Assets/\(rawValue)")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
  }

  /// The file as an answer to a browser.
  package var response: WebResponse {
    switch self {
    case .pageStyle, .shopStyle, .courseStyle: .text(text, as: "text/css; charset=utf-8")
    case .pageScript, .inspectorScript, .shopScript, .completionScript, .editorScript, .liveScript,
      .courseScript:
      .text(text, as: "text/javascript; charset=utf-8")
    }
  }
}
