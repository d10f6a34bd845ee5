// Alternative: The result is kept as a value first, and its error is looked at afterwards.

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
  let result = Result { try PropertyListDecoder().decode([Podcast].self, from: data) }
  switch result {
  case .success(let podcasts): return podcasts
  case .failure(let error): throw (error as? DecodingError).map(listError) ?? .unreadable
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
