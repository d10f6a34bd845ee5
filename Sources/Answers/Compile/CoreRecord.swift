import Foundation

/// What is written down about what all answers share, beside it.
struct CoreRecord: Codable {
  /// A number that changes with what it was built from, and with the compiler.
  let fingerprint: String
  /// The compiler that built it.
  let compiler: String
  /// What the compiler is told about the modules of each lesson.
  let flags: [String: Flags]
  /// What compiles and links an answer without the driver.
  var calls = DriverCalls()

  /// What the compiler is told about the modules of a lesson.
  ///
  /// ``place`` stands for the folder of what all answers share.
  struct Flags: Codable {
    let exercises: [String]
    let suites: [String]
    /// What the suites of a lesson share: the file that finds their resources, and files of help.
    let sharedFiles: [String]

    /// The same for a module that the build system does not know, and that shares no file.
    func renamed(from module: String, to other: String) -> Flags {
      func renamed(_ words: [String]) -> [String] {
        words.map { word in
          ["Exercises", "Tests"].contains { word == module + $0 }
            ? other + word.dropFirst(module.count) : word
        }
      }
      return Flags(exercises: renamed(exercises), suites: renamed(suites), sharedFiles: [])
    }
  }

  /// What stands for the folder of what all answers share.
  static let place = "{core}"

  private static let file = "core.json"

  /// Reads what is written down in a folder, or nil if nothing is.
  static func read(in folder: URL) -> CoreRecord? {
    let text = folder.appendingPathComponent(file).text ?? ""
    return try? JSONDecoder().decode(CoreRecord.self, from: Data(text.utf8))
  }

  /// Writes it down in a folder.
  func write(in folder: URL) throws {
    try folder.appendingPathComponent(Self.file)
      .write(String(decoding: JSONEncoder().encode(self), as: UTF8.self))
  }
}
