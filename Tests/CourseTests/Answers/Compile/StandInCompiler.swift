import CourseFormat
import Foundation

@testable import Answers

/// A program in the place of the compiler, which does what a script says.
struct StandInCompiler {
  let file: URL

  /// A compiler in a folder.
  init(in folder: URL) { file = folder.appendingPathComponent("swiftc") }

  /// How often it was called.
  var count: Int {
    file.appendingPathExtension("calls").text?.count { $0 == "\n" } ?? 0
  }

  /// Puts it where what all answers share says that the compiler is.
  ///
  /// The script knows the number of the call as `count`, the file that is compiled as `source`, and
  /// `make_all`, which makes what is asked for.
  func prepare(
    _ script: String, for package: CoursePackage, calls: DriverCalls = DriverCalls()
  ) throws {
    try file.write(
      """
      #!/bin/sh
      # Two may be called at once.
      echo called >>"$0.calls"
      count=$(wc -l <"$0.calls")
      source=""
      make_all() {
        while [ $# -gt 1 ]; do
          case $1 in -o|-emit-module-path) echo made >"$2" ;; esac
          shift
        done
        exit 0
      }
      before=""
      for word in "$@"; do
        [ "$before" != -c ] || source=$word
        before=$word
      done
      \(script)

      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: file.path)
    let fingerprint = CoreAssembly.fingerprint(of: package, compiler: file.path)
    let made = try package.work.appendingPathComponent("made")
    try CoreRecord(
      fingerprint: fingerprint, compiler: file.path, flags: [:], calls: calls
    ).write(in: made)
    package.kept("core", named: fingerprint).keep(made, in: try package.work)
  }
}
