import CourseFormat
import Foundation
import WebServer

/// A lesson as a site: its pages, its pictures, and the phones that its readers use.
///
///     GET     (nothing)          the contents
///     GET     chapter-2          a chapter
///     GET     02-01.svg          a picture
///     GET     page.css, page.js, inspector.js
///     phone/…                    see Phones
///
/// - Shape: All of it is made before the first request, and lies in memory.
/// - Errors: What there is not is answered with the status 404; a phone that is over too.
package nonisolated struct LessonSite: Sendable {
  private let pages: [String: Data]
  private let pictures: [String: Data]
  private let steps: Set<String>
  private let phones: Phones
  private let program: @Sendable (String) async throws -> PhoneProgram

  /// Creates the site of a lesson.
  ///
  /// - Parameters:
  ///   - document: The lesson that was played.
  ///   - pictures: Its pictures, by the names that the document gives them.
  ///   - phones: The phones of the server, which other sites may share.
  ///   - home: A page that the lesson belongs to, and what it is called.
  ///   - next: What comes after the last chapter; its address goes on from that of ``home``.
  ///   - version: Which texts of its files the pages show, if they follow those files.
  ///   - program: What runs as the phone of a step, such as `2.1`.
  package init(
    _ document: LessonDocument, pictures: [String: Data], phones: Phones = Phones(),
    home: (address: String, title: String)? = nil, next: PageLink? = nil, version: String? = nil,
    program: @escaping @Sendable (_ step: String) async throws -> PhoneProgram
  ) {
    let made = LessonPages(
      document: document, pictures: PictureKinds(of: pictures), home: home, next: next,
      version: version)
    var pages = ["": Data(made.contents.text.utf8)]
    var steps: Set<String> = []
    for chapter in document.chapters {
      let address = LessonPages.address(ofChapter: chapter.number)
      pages[address] = Data(made.page(of: chapter).text.utf8)
      let count = chapter.steps.filter { $0.picture != nil }.count
      for step in 0..<count { steps.insert("\(chapter.number).\(step + 1)") }
    }
    (self.pages, self.pictures, self.steps) = (pages, pictures, steps)
    (self.phones, self.program) = (phones, program)
  }

  /// Answers a request; its path begins where the site does.
  package func response(to request: WebRequest) async -> WebResponse {
    if request.path.first == "phone" {
      return await phones.response(to: request.dropping(1)) { step in
        steps.contains(step) ? try await program(step) : nil
      }
    }
    guard request.method == .get, request.path.count <= 1 else { return .notFound }
    let name = request.path.first ?? ""
    if let page = pages[name] { return .data(page, as: "text/html; charset=utf-8") }
    if let picture = pictures[name] { return .data(picture, as: "image/svg+xml") }
    switch PageFile(rawValue: name) {
    case .some(let file)
    where [.pageStyle, .pageScript, .inspectorScript, .liveScript].contains(file):
      return await file.response
    default: return .notFound
    }
  }

  /// Ends the phones that are in use.
  package func close() { phones.endAll() }
}
