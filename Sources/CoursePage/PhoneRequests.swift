import Foundation
import WebServer

/// What pages ask of phones, as requests.
///
///     POST    (nothing)     opens a phone: {"step": "2.1"} → {"phone": 1, "answer": {…}}
///     POST    1/events      what a person does, answered by what has changed
///     GET     1/events      the same over a web socket, which is faster
///     DELETE  1             ends it
///
/// - Errors: What there is not is answered with the status 404; a phone that is over too.
nonisolated extension Phones {
  private struct Opening: Decodable {
    let step: String
  }

  /// Answers a request whose path begins after the word `phone`.
  ///
  /// `program` makes what runs as the phone of a step, or gives nil if the step has none.
  package func response(
    to request: WebRequest, program: @Sendable (_ step: String) async throws -> PhoneProgram?
  ) async -> WebResponse {
    guard let first = request.path.first else {
      guard request.method == .post,
        let opening = try? JSONDecoder().decode(Opening.self, from: request.body)
      else { return .notFound }
      do {
        guard let program = try await program(opening.step) else { return .notFound }
        let (number, answer) = try await open(program)
        return .data(
          Data("{\"phone\":\(number),\"answer\":".utf8) + answer + Data("}".utf8),
          as: "application/json")
      } catch {
        let sentence = (error as? PhoneError)?.sentence ?? "\(error)"
        return .text(sentence + "\n", status: 503)
      }
    }
    guard let number = Int(first) else { return .notFound }
    switch (request.method, Array(request.path.dropFirst())) {
    case (.post, ["events"]):
      guard let answer = await answer(number, to: request.body) else { return .notFound }
      return .data(answer, as: "application/json")
    case (.socket, ["events"]):
      guard has(number) else { return .notFound }
      return .socket { await self.answer(number, to: $0) }
    case (.delete, []):
      end(number)
      return WebResponse(status: 204, contentType: "text/plain", body: .data(Data()))
    default: return .notFound
    }
  }
}
