// # Exercise 8: A list from a file
//
// A property list is an array of dictionaries, each with a name and an icon. All its entries are
// read, or an error is thrown:
//
// - `unreadable` for data that is no property list
// - `notAList` for a property list that is no array
// - `entry` for an entry that is wrong. It has the number of the entry, counted from 0, and a key
//   that is missing or whose value is no text. For an entry that is no dictionary the key is nil.
//
//     swift run course check LoadTheList

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
  // TODO 1: Return the podcasts, or throw a ListError.
  []
}

/// Returns what a decoder's error means for the list.
func listError(for error: DecodingError) -> ListError {
  // TODO 2: Find the place of the mistake in the path of the error.
  .unreadable
}
