import Answers

/// A part of a class that one of several machines grades: `3/8`.
struct Shard: Equatable {
  /// Which part it is, counted from 1.
  let number: Int
  let count: Int

  /// Reads a part from a command line.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw CommandError.badShard(text) }
    self.number = number
    self.count = count
  }

  /// Whether the part holds a submission, by its index among all that are sorted by name.
  func holds(_ index: Int) -> Bool { index % count == number - 1 }
}

extension CommandError {
  static func badShard(_ text: String) -> Self {
    usage("\(text) is no part of a class. The third of eight parts is --shard 3/8.")
  }
}
