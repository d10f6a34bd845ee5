import Foundation

/// The names of the program's functions, as its own file lists them.
nonisolated enum FunctionNames {
  /// Returns the names of the functions that addresses lie in, without those that have none.
  static func names(at addresses: [UInt]) -> [String] {
    let path = URL(fileURLWithPath: "/proc/self/exe")
    guard let start = CallStack.program,
      let file = try? Data(contentsOf: path, options: .alwaysMapped)
    else { return [] }
    let own = addresses.lazy.filter { $0 > start && $0 - start < file.count }
    var known: [UInt: String?] = [:]
    return own.prefix(CallStack.depth).compactMap { address in
      let name = known[address] ?? symbol(at: Int(address - start), in: file).flatMap(name)
      known[address] = .some(name)
      return name
    }
  }

  /// Returns the symbol of the function at a place in a program, from the table in its file.
  private static func symbol(at place: Int, in file: Data) -> String? {
    file.withUnsafeBytes { bytes in
      func word(_ offset: Int) -> Int { bytes.loadUnaligned(fromByteOffset: offset, as: Int.self) }
      func half(_ offset: Int) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      let sections = (0..<half(0x3c) & 0xffff).map { word(0x28) + 64 * $0 }
      // The table is taken out of some programs.
      guard let table = sections.first(where: { half($0 + 4) == 2 }) else { return nil }
      let entries = stride(from: word(table + 0x18), to: .max, by: 24)
        .prefix(word(table + 0x20) / 24)
      let entry = entries.first { place >= word($0 + 8) && place - word($0 + 8) < word($0 + 16) }
      let names = word(sections[half(table + 0x28)] + 0x18)
      return entry.map { entry in
        String(decoding: bytes[(names + half(entry))...].prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }

  /// Returns a name as a reader would write it: `Menu.layoutSubviews`; nil for what the compiler
  /// makes on its own.
  static func name(_ symbol: String) -> String? {
    typealias Text = UnsafeMutablePointer<CChar>
    typealias Demangle =
      @convention(c) (UnsafePointer<CChar>, Int, Text?, UnsafeMutablePointer<Int>?, UInt32) -> Text?
    guard let function = dlsym(nil, "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return readable(String(cString: text))
  }

  /// Returns what is left of `Module.Menu.layout(in: Swift.Int) -> ()` for a reader.
  package static func readable(_ demangled: String) -> String? {
    let hidden = [" for ", "thunk", "closure #", "implicit ", "merged ", "outlined "]
    guard !hidden.contains(where: demangled.contains) else { return nil }
    // A member of an extension begins with `(extension in M):`, and a private name stands as
    // `(Menu in _0123ABCD)`.
    let plain = demangled.replacing("static ", with: "")
      .replacing(/\(extension in \w+\):/, with: "").replacing(/\((\S+) in _\w+\)/) { $0.1 }
    let path = plain.prefix { !"(< ".contains($0) }.split(separator: ".").dropFirst()
    return path.isEmpty ? nil : path.joined(separator: ".")
  }
}
