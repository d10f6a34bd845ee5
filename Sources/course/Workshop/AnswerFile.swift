import Answers
import Foundation
import WebServer

/// The learner's file of an exercise, read and written by the editor of its page.
///
///     GET  → {"text": "…", "version": "9f…"}
///     POST {"text": "…", "version": "9f…"} → {"text": "…", "version": "03…"}
///
/// A page that is left while a save is under way does not hear of its end. What it saves then names the
/// text of that save as its `former` one, and writes over either.
///
/// - Shape: A page gets lines that end in a line feed. A file whose lines end as on Windows keeps
///   those ends when it is written.
/// - Errors: A file that holds something else than the editor believes is not overwritten: the answer
///   has the status 409, and what the file holds. What is no plain file of its own, such as a link
///   that leads elsewhere, and what is longer than ``longest``, is neither read nor written.
struct AnswerFile {
  private let file: URL

  private struct Contents: Codable {
    let text: String
    let version: String
    var former: String?
  }

  /// What is found where the file belongs.
  enum Finding: Equatable {
    case text(String)
    /// There is nothing.
    case missing
    /// Why it is not read.
    case refused(String)

    /// The text, or nil if there is none that is read.
    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  /// The longest text that is read or written, in bytes.
  static let longest = 200_000

  /// The file of an exercise.
  init(of exercise: Exercise) {
    file = exercise.answer
  }

  /// Creates the editor's side of a file two folders below the package.
  init(at file: URL) {
    self.file = file
  }

  /// A number that changes with a text.
  static func version(of text: String) -> String { Fingerprint.of([text]) }

  /// Reads the file, if it is a plain one of its own.
  func read() -> Finding {
    guard isInPlainFolders else { return .refused("\(name) lies in a folder that is a link.") }
    // A link is not followed, and nobody waits for the other end of a pipe.
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == ENOENT ? .missing : .refused("\(name) is no plain file that can be read.")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .refused("\(name) is no plain file that can be read.")
    }
    guard let data = try? handle.read(upToCount: Self.longest + 1) else {
      return status.st_size == 0 ? .text("") : .refused("\(name) cannot be read.")
    }
    guard data.count <= Self.longest else {
      return .refused(
        "\(name) has more than \(Self.longest / 1000) kilobytes. The page shows shorter files only."
      )
    }
    // What cannot be shown would be lost as soon as the page saves.
    guard let text = String(validating: data, as: UTF8.self) else {
      return .refused("\(name) is no text in UTF-8. Save it so in your editor.")
    }
    return .text(text)
  }

  /// Answers a request for the file.
  func response(to request: WebRequest) -> WebResponse {
    let text: String
    switch read() {
    case .text(let found): text = found
    case .missing: return .text("\(name) is not there.\n", status: 409)
    case .refused(let sentence): return .text(sentence + "\n", status: 409)
    }
    switch request.method {
    case .get: return contents(text, status: 200)
    case .post: return save(request.body, over: text)
    default: return .notFound
    }
  }

  private var name: String { file.lastPathComponent }

  private func save(_ body: Data, over text: String) -> WebResponse {
    guard let new = try? JSONDecoder().decode(Contents.self, from: body),
      new.text.utf8.count <= Self.longest, !new.text.contains("\0")
    else {
      return .text("This is no text that a file of Swift can hold.\n", status: 400)
    }
    guard new.version == Self.version(of: text) || new.former == text.withPlainLines else {
      return contents(text, status: 409)
    }
    let saved = text.hasWindowsLines ? new.text.withPlainLines.withWindowsLines : new.text
    do {
      try saved.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      return .text(
        "\(name) cannot be written: \(error.localizedDescription)\n", status: 503)
    }
    return contents(saved, status: 200)
  }

  private func contents(_ text: String, status: Int) -> WebResponse {
    guard
      var response = try? WebResponse.json(
        Contents(text: text.withPlainLines, version: Self.version(of: text)))
    else { return .notFound }
    response.status = status
    return response
  }

  /// Whether each folder down to the file from the package is what it is called and no link.
  private var isInPlainFolders: Bool {
    let folder = file.deletingLastPathComponent()
    return [folder, folder.deletingLastPathComponent()].allSatisfy { folder in
      var status = stat()
      return lstat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}

extension String {
  /// Whether a line ends in a carriage return and a line feed.
  fileprivate var hasWindowsLines: Bool { contains("\r\n") }

  /// The text with lines that end in a line feed, as a text field of a browser holds it.
  fileprivate var withPlainLines: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text with lines that end as on Windows.
  fileprivate var withWindowsLines: String { replacing("\n", with: "\r\n") }
}
