import Foundation
import Processes

/// What a program shows that is started as a phone, before anybody uses it.
package nonisolated enum FirstLook: Equatable, Sendable {
  /// A screen, as an SVG.
  case picture(String)
  /// Values under headings, in place of a screen.
  case table([[String]])
  case ended(ProgramEnding)

  /// Looks at a phone that nobody has taken yet.
  package init(at phone: ReadyPhone) {
    struct Reply: Decodable {
      let picture: String?
      let table: [[String]]?
    }
    switch phone.firstReply() {
    case nil: self = .ended(.ranOutOfTime)
    case .ended(let ending): self = .ended(ending)
    case .answer(let line):
      let reply = try? JSONDecoder().decode(Reply.self, from: line)
      self = reply?.table.map { .table($0) } ?? .picture(reply?.picture ?? "")
    }
  }
}
