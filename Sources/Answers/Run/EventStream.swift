import Foundation

/// What Swift Testing wrote about a run, a line of JSON for each event.
package struct EventStream {
  /// A line; whatever this program does not need is left out.
  package struct Record: Decodable {
    package let kind: String
    let payload: Payload
  }

  package struct Payload: Decodable {
    package let kind: String
    package let id: String?
    let displayName: String?
    package let name: String?
    let sourceLocation: SourceLocation?
    let testID: String?
    package let issue: Issue?
    package let messages: [Message]?
  }

  package struct SourceLocation: Decodable {
    package let line: Int
    let fileID: String
  }

  package struct Issue: Decodable {
    package let isKnown: Bool
    let isFailure: Bool?
    let sourceLocation: SourceLocation?
  }

  package struct Message: Decodable {
    package let symbol: String
    package let text: String
  }

  /// The lines, from first to last.
  package let records: [Record]

  /// Reads a stream.
  ///
  /// The last line of a run that was cut off may be half a line; it says nothing.
  package init(_ text: String) {
    let decoder = JSONDecoder()
    records = text.split(separator: "\n").compactMap {
      try? decoder.decode(Record.self, from: Data($0.utf8))
    }
  }
}
