// Alternative: The number and the name are looked for in the path, wherever they stand.

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
  do {
    return try PropertyListDecoder().decode([Podcast].self, from: data)
  } catch let error as DecodingError {
    throw listError(for: error)
  }
}

/// Returns what a decoder's error means for the list.
func listError(for error: DecodingError) -> ListError {
  func place(_ path: [any CodingKey]) -> ListError {
    guard let entry = path.compactMap(\.intValue).first else { return .notAList }
    return .entry(entry, key: path.first { $0.intValue == nil }?.stringValue)
  }
  switch error {
  case .keyNotFound(let key, let context): return place(context.codingPath + [key])
  case .valueNotFound(_, let context): return place(context.codingPath)
  case .typeMismatch(_, let context): return place(context.codingPath)
  case .dataCorrupted: return .unreadable
  @unknown default: return .unreadable
  }
}
