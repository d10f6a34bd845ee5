import Answers

/// Unpacks what the method of packing called "deflate" has packed.
///
/// The libraries that come with Swift on Linux have no such thing, and a program of the system may
/// be missing where a class is graded.
///
/// - Errors: ``Problem``. A text that would become longer than is wanted is given up there.
/// - Source: RFC 1951, "DEFLATE Compressed Data Format Specification".
nonisolated struct Inflate {
  /// Why something cannot be unpacked.
  enum Problem: Error, Equatable {
    case damaged
    case tooLong
  }

  private let input: UnsafeRawBufferPointer
  private let limit: Int
  private var position = 0
  private var bits: UInt32 = 0
  private var count: UInt32 = 0
  private var output: [UInt8] = []

  /// Unpacks bytes, and gives up when they become more than `limit`.
  static func unpack(_ input: UnsafeRawBufferPointer, limit: Int) throws(Problem) -> [UInt8] {
    var inflate = Inflate(input, limit: limit)
    try inflate.run()
    return inflate.output
  }

  private init(_ input: UnsafeRawBufferPointer, limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func run() throws(Problem) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(with: Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try readCodes()
        try unpack(with: lengths, distances)
      default: throw .damaged
      }
    }
  }

  /// The next bits, the first of them the lowest.
  private mutating func take(_ wanted: UInt32) throws(Problem) -> Int {
    while count < wanted {
      guard position < input.count else { throw .damaged }
      bits |= UInt32(input[position]) << count
      position += 1
      count += 8
    }
    let value = bits & ((1 << wanted) - 1)
    bits >>= wanted
    count -= wanted
    return Int(value)
  }

  private mutating func copyStored() throws(Problem) {
    bits = 0
    count = 0
    guard position + 4 <= input.count else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let check = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard length == ~check & 0xFFFF, position + length <= input.count else { throw .damaged }
    guard output.count + length <= limit else { throw .tooLong }
    output += input[position..<position + length]
    position += length
  }

  /// The codes of an alphabet: how many there are of each length, and the symbols in their order.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(lengths: some Collection<Int>) throws(Problem) {
      for length in lengths { counts[length] += 1 }
      var left = 1
      for length in 1..<16 {
        left = left * 2 - counts[length]
        // More codes than there is room for.
        guard left >= 0 else { throw .damaged }
      }
      var offsets = [Int](repeating: 0, count: 16)
      for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length != 0 {
        symbols[offsets[length]] = symbol
        offsets[length] += 1
      }
    }
  }

  private mutating func symbol(of codes: Codes) throws(Problem) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged
  }

  private mutating func unpack(with lengths: Codes, _ distances: Codes) throws(Problem) {
    while true {
      let symbol = try symbol(of: lengths)
      switch symbol {
      case ..<256:
        guard output.count < limit else { throw .tooLong }
        output.append(UInt8(symbol))
      case 256: return
      case 257..<286:
        let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
        let code = try self.symbol(of: distances)
        guard code < 30 else { throw .damaged }
        let distance = Self.distanceBases[code] + (try take(Self.distanceBits[code]))
        guard distance <= output.count else { throw .damaged }
        guard output.count + length <= limit else { throw .tooLong }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      default: throw .damaged
      }
    }
  }

  private mutating func readCodes() throws(Problem) -> (Codes, Codes) {
    let lengths = try take(5) + 257
    let distances = try take(5) + 1
    let count = try take(4) + 4
    guard lengths <= 286, distances <= 30 else { throw .damaged }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { codeLengths[order[index]] = try take(3) }
    let codes = try Codes(lengths: codeLengths)
    var all: [Int] = []
    while all.count < lengths + distances {
      let symbol = try symbol(of: codes)
      switch symbol {
      case ..<16: all.append(symbol)
      case 16:
        guard let last = all.last else { throw .damaged }
        all += Array(repeating: last, count: try take(2) + 3)
      case 17: all += Array(repeating: 0, count: try take(3) + 3)
      default: all += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    // Without a code for the end there is no end.
    guard all.count == lengths + distances, all[256] != 0 else { throw .damaged }
    return (try Codes(lengths: all[..<lengths]), try Codes(lengths: all[lengths...]))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  private static let fixedLengths = fixed(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  private static let fixedDistances = fixed(Array(repeating: 5, count: 30))

  private static func fixed(_ lengths: [Int]) -> Codes {
    do {
      return try Codes(lengths: lengths)
    } catch {
      preconditionFailure("The codes of RFC 1951, section 3.2.6, have room.")
    }
  }
}
