import CourseFormat
import Foundation
import WebServer

/// A lesson as a site: its pages, its pictures, and the phones that its readers use.
///
///     GET     (nothing)          the contents
///     GET     chapter-2          a chapter
///     GET     02-01.svg          a picture
///     GET     page-9f….css       what the pages load, see PageFile
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
  ///   - turns: The exercises that belong to chapters, by the numbers of those.
  ///   - version: Which texts of its files the pages show, if they follow those files.
  ///   - program: What runs as the phone of a step, such as `2.1`.
  @MainActor package init(
    _ document: PlayedChapters, pictures: [String: Data], phones: Phones = Phones(),
    home: (address: String, title: String)? = nil, next: PageLink? = nil,
    turns: [Int: [PageLink]] = [:], version: String? = nil,
    program: @escaping @Sendable (_ step: String) async throws -> PhoneProgram
  ) {
    let made = LessonPages(
      document: document, pictures: PictureKinds(of: pictures), home: home, next: next,
      turns: turns,
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

  /// Returns the site of an application that ended before it showed anything: why, and what its console
  /// said, beside a dark screen.
  ///
  /// Whoever takes that phone has the application launched once more, by `program`.
  ///
  /// - Parameters:
  ///   - name: What the application is called.
  ///   - file: Where it lies.
  ///   - said: Why it ended, in sentences.
  ///   - console: The lines of its console.
  ///   - program: What runs as its phone.
  /// - Returns: A site of one page.
  @MainActor package static func ended(
    _ name: String, file: String, said: [String], console: [String],
    program: @escaping @Sendable (_ step: String) async throws -> PhoneProgram
  ) -> LessonSite {
    let picture = PlayedChapters.Picture(
      file: "01-01.svg", caption: "It ended while it launched",
      description: "A dark screen: \(name) ended while it launched", conversation: [],
      console: console)
    let passages: [Passage] =
      [.heading(level: 1, name), .prose(["**\(name) ended while it launched.**"])]
      + said.map { .prose([$0]) }
    return LessonSite(
      PlayedChapters(
        title: name, product: name,
        chapters: [
          .init(
            number: 1, title: name, file: file,
            steps: [.init(passages: passages, printed: [], picture: picture)])
        ]),
      pictures: ["01-01.svg": darkScreen], program: program)
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
    guard let file = await PageFile.at(name), file.isOfLessons else { return .notFound }
    return await file.response
  }

  /// The picture of a phone whose screen is dark, an SVG.
  private static let darkScreen = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 344 592" width="344" height="592">\
    <rect width="344" height="592" rx="36" fill="#1c1c1e"/>\
    <rect x="12" y="12" width="320" height="568" rx="26" fill="#000000"/></svg>
    """.utf8)

  /// Ends the phones that are in use.
  package func close() { phones.endAll() }
}
