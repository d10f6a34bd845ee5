import CourseFormat
import HeadlessUIKit

/// Keeps `swift test` from running beside an answer that takes the place of the C library.
///
/// All answers are linked into one program. A function that one of them declares with the symbol
/// `write` is the one that the whole program writes with, the supervisor of the tests as well. So
/// the files are looked at before anything else happens. `course check` compiles an answer by
/// itself, and refuses such a file before that.
nonisolated enum SymbolGuard {
  /// Ends the program with a sentence if an answer of this run chooses a symbol.
  static func check() {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    guard let sentence = complaint(inPackage: package, environment: RunEnvironment.variables) else {
      return
    }
    end(saying: sentence)
  }

  /// What there is to say about the answers in a copy of the course, or nil.
  ///
  /// - Errors: A file that cannot be read is passed over: it is not compiled either.
  static func complaint(inPackage package: URL, environment: [String: String]) -> String? {
    for (_, path) in Answer.files(inPackage: package, environment: environment) {
      guard let data = try? Data(contentsOf: package.appendingPathComponent(path)),
        let token = symbol(in: data)
      else { continue }
      return GradingMessage.replacesSymbol(token.text, at: "\(path):\(token.line)")
    }
    return nil
  }

  /// The first attribute of a text that chooses a symbol.
  private static func symbol(in data: Data) -> SourceTokens.Token? {
    // Hardly any answer has an attribute of this kind, and reading for one takes longer than a look.
    let beginnings = ["@_", "@c", "@s", "@u", "@ ", "@`"].map { Data($0.utf8) }
    guard beginnings.contains(where: { data.range(of: $0) != nil }) else { return nil }
    return SourceTokens(String(decoding: data, as: UTF8.self)).all.first(where: \.replacesSymbol)
  }

  /// Writes and ends by means of the C library itself: the answer may have taken its place here.
  private static func end(saying sentence: String) -> Never {
    typealias Write = @convention(c) (Int32, UnsafePointer<UInt8>, Int) -> Int
    typealias Exit = @convention(c) (Int32) -> Void
    let afterThisProgram = UnsafeMutableRawPointer(bitPattern: -1)
    if let symbol = dlsym(afterThisProgram, "write") {
      let bytes = Array("\u{2718} \(sentence)\n".utf8)
      _ = unsafeBitCast(symbol, to: Write.self)(STDERR_FILENO, bytes, bytes.count)
    }
    if let symbol = dlsym(afterThisProgram, "_exit") {
      unsafeBitCast(symbol, to: Exit.self)(ExitStatus.usage)
    }
    abort()
  }
}
