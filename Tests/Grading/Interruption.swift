import CourseFormat
import HeadlessUIKit

/// What ended a run before its checks were over.
nonisolated struct Interruption: Equatable, Sendable {
  /// In which way a check never came to its end.
  enum Kind: String, CaseIterable {
    case crashed, stuck, left

    /// The status a run ends with that is not restarted.
    var exitStatus: Int32 {
      switch self {
      case .crashed: ExitStatus.crashed
      case .stuck: ExitStatus.stuck
      case .left: ExitStatus.left
      }
    }
  }

  let kind: Kind

  /// The check that ran.
  let check: RunningCheck

  /// Where the program was, counted from its beginning, the innermost call first.
  var addresses: [Int] = []
}

/// A check while it runs.
nonisolated struct RunningCheck: Equatable, Sendable {
  /// The sentence it is named by.
  let name: String
  /// The exercise it grades: `pickers/01-JaggedColumns`.
  let exercise: String
}

nonisolated extension Interruption {
  /// The line that stands for an interruption in a file, the addresses in lines after it.
  static func line(for kind: Kind, in check: RunningCheck) -> String {
    "\(kind.rawValue)\t\(check.exercise)\t\(check.name)\n"
  }

  /// Reads the interruptions that were written to a file.
  static func all(in text: String) -> [Interruption] {
    var interruptions: [Interruption] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      if fields.count == 3, let kind = Kind(rawValue: fields[0]) {
        interruptions.append(
          Interruption(kind: kind, check: RunningCheck(name: fields[2], exercise: fields[1])))
      } else if let last = interruptions.indices.last {
        interruptions[last].addresses += CrashSite.addresses(in: String(line), of: "")
      }
    }
    return interruptions
  }

  /// Finds the line of the answer in which the program was, if it can be told.
  func line(in answer: Answer) -> Int? {
    guard !addresses.isEmpty else { return nil }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let symbolizer = Process()
    symbolizer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    symbolizer.arguments = CrashSite.symbolizer(of: program, addresses: addresses)
    let output = Pipe()
    symbolizer.standardInput = FileHandle.nullDevice
    symbolizer.standardOutput = output
    symbolizer.standardError = FileHandle.nullDevice
    // Without a symbolizer the check is named, and no line.
    guard (try? symbolizer.run()) != nil else { return nil }
    let places = output.fileHandleForReading.readDataToEndOfFile()
    symbolizer.waitUntilExit()
    return CrashSite.line(of: answer.file.path, in: String(decoding: places, as: UTF8.self))
  }
}
