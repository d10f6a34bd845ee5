import Foundation

/// What Swift Testing wrote about a run, a line of JSON for each event.
struct EventStream {
  /// A line; whatever this program does not need is left out.
  struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  struct Payload: Decodable {
    let kind: String
    let id: String?
    let displayName: String?
    let name: String?
    let sourceLocation: SourceLocation?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct SourceLocation: Decodable {
    let line: Int
    let fileID: String
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let isFailure: Bool?
    let sourceLocation: SourceLocation?
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  /// The lines, from first to last.
  let records: [Record]

  /// Reads a stream.
  ///
  /// The last line of a run that was cut off may be half a line; it says nothing.
  init(_ text: String) {
    let decoder = JSONDecoder()
    records = text.split(separator: "\n").compactMap {
      try? decoder.decode(Record.self, from: Data($0.utf8))
    }
  }
}
