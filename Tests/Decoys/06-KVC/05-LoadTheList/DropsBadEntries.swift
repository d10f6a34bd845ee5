// Misconception: Entries that cannot be read are left out. The list then lacks one, and nobody
//   knows that it does.
// Rejected by: a missing key names its entry
// Rejected by: a value of the wrong type names its entry
// Rejected by: an entry that is no dictionary has no key

import HeadlessUIKit

/// A podcast of a list.
struct Podcast: Codable, Equatable {
  let name: String
  let icon: String
}

/// Why a list cannot be read.
enum ListError: Error, Equatable {
  case unreadable
  case notAList
  case entry(Int, key: String?)
}

/// Reads the podcasts of a property list, in its order.
func podcasts(in data: Data) throws -> [Podcast] {
  struct Attempt: Decodable {
    let podcast: Podcast?
    init(from decoder: any Decoder) { podcast = try? Podcast(from: decoder) }
  }
  do {
    return try PropertyListDecoder().decode([Attempt].self, from: data).compactMap(\.podcast)
  } catch let error as DecodingError {
    throw listError(for: error)
  }
}

/// Returns what a decoder's error means for the list.
func listError(for error: DecodingError) -> ListError {
  let path: [any CodingKey]
  switch error {
  case .keyNotFound(let key, let context): path = context.codingPath + [key]
  case .typeMismatch(_, let context), .valueNotFound(_, let context): path = context.codingPath
  default: return .unreadable
  }
  // A path is the number of the entry and a key of it; without a number it is the list itself.
  guard let entry = path.first?.intValue else { return .notAList }
  return .entry(entry, key: path.dropFirst().first?.stringValue)
}
