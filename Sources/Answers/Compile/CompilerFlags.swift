/// The flags with which the build system compiles a module, for a single file of it.
package enum CompilerFlags {
  /// What the compiler is told in a build on a terminal.
  package static let colored = "-color-diagnostics"

  /// Takes away where the inputs and outputs of the whole module lie, and the program itself.
  static func ofOneFile(_ command: [String]) -> [String] {
    let withValue: Set<String> = [
      "-emit-module-path", "-output-file-map", "-index-store-path",
      "-emit-objc-header-path", "-o", "-driver-use-frontend-path",
    ]
    let alone: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
      "-index-ignore-system-modules", colored,
    ]
    var flags: [String] = []
    var rest = command.dropFirst()
    while let word = rest.popFirst() {
      if withValue.contains(word) {
        rest = rest.dropFirst()
      } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
        flags.append(word)
      }
    }
    return flags
  }

  /// The flags of an exercise's file, for a module of another name that may be in another mode.
  static func ofOtherModule(_ words: [String], without options: Set<String> = []) -> [String] {
    let withValue = options.union(["-module-name", "-swift-version"])
    var flags: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case _ where withValue.contains(word): rest = rest.dropFirst()
      case "-enable-testing", "-DSWIFT_PACKAGE", "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE": break
      default: flags.append(word)
      }
    }
    return flags
  }
}
