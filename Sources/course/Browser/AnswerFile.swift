import Foundation
import WebServer

/// The learner's file of an exercise, read and written by the editor of its page.
///
///     GET  → {"text": "…", "version": "9f…"}
///     POST {"text": "…", "version": "9f…"} → {"text": "…", "version": "03…"}
///
/// - Errors: A file that holds something else than the editor believes is not overwritten: the answer
///   has the status 409, and what the file holds. What is no plain file of its own, such as a link
///   that leads elsewhere, is neither read nor written.
struct AnswerFile {
  private let file: URL

  private struct Contents: Codable {
    let text: String
    let version: String
  }

  /// The longest text that is written, in bytes.
  private static let longest = 200_000

  /// The file of an exercise.
  init(of exercise: Exercise) {
    file = exercise.answer
  }

  /// Answers a request for the file.
  func response(to request: WebRequest) -> WebResponse {
    guard isPlain, let text = file.text else {
      return .text("\(file.lastPathComponent) is no plain file that can be read.\n", status: 409)
    }
    switch request.method {
    case .get: return contents(text, status: 200)
    case .post: return save(request.body, over: text)
    default: return .notFound
    }
  }

  private func save(_ body: Data, over text: String) -> WebResponse {
    guard let new = try? JSONDecoder().decode(Contents.self, from: body),
      new.text.utf8.count <= Self.longest, !new.text.contains("\0")
    else {
      return .text("This is no text that a file of Swift can hold.\n", status: 400)
    }
    guard new.version == Fingerprint.of([text]) else { return contents(text, status: 409) }
    do {
      try new.text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      return .text(
        "\(file.lastPathComponent) cannot be written: \(error.localizedDescription)\n", status: 503)
    }
    return contents(new.text, status: 200)
  }

  private func contents(_ text: String, status: Int) -> WebResponse {
    guard
      var response = try? WebResponse.json(
        Contents(text: text, version: Fingerprint.of([text])))
    else { return .notFound }
    response.status = status
    return response
  }

  /// Whether the file, and each folder down to it from the package, is what it is called and no link.
  private var isPlain: Bool {
    let keys: Set<URLResourceKey> = [.isSymbolicLinkKey, .isRegularFileKey]
    guard let values = try? file.resourceValues(forKeys: keys) else { return false }
    guard values.isRegularFile == true, values.isSymbolicLink != true else { return false }
    return [
      file.deletingLastPathComponent(),
      file.deletingLastPathComponent().deletingLastPathComponent(),
    ]
    .allSatisfy { folder in
      (try? folder.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == false
    }
  }
}
