import WebServer

/// A file that pages load: how they look, and what they do by themselves.
///
/// They lie in the folder `Assets` and are part of the program, so a page needs no file while it is
/// shown. Without the scripts a page can be read all the same.
package enum PageFile: String {
  /// How all pages look.
  case pageStyle = "page.css"
  /// Keeps the reader's place, and brings phones to life.
  case pageScript = "page.js"
  /// What can be seen inside the program of a phone, and the history of what was done to it.
  case inspectorScript = "inspector.js"
  /// Follows the file of an answer, and edits it.
  case liveScript = "live.js"
  /// How the pages around the lessons look, on top of ``pageStyle``.
  case courseStyle = "course.css"
  /// Has an answer checked, and waits for a lesson that is being built.
  case courseScript = "course.js"

  private var bytes: [UInt8] {
    switch self {
    case .pageStyle: PackageResources.page_css
    case .pageScript: PackageResources.page_js
    case .inspectorScript: PackageResources.inspector_js
    case .liveScript: PackageResources.live_js
    case .courseStyle: PackageResources.course_css
    case .courseScript: PackageResources.course_js
    }
  }

  /// The text of the file.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file as an answer to a browser.
  package var response: WebResponse {
    switch self {
    case .pageStyle, .courseStyle: .text(text, as: "text/css; charset=utf-8")
    case .pageScript, .inspectorScript, .liveScript, .courseScript:
      .text(text, as: "text/javascript; charset=utf-8")
    }
  }
}
