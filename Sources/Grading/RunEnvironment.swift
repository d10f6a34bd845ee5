import CourseFormat
import HeadlessUIKit
import Processes

/// What whoever started this run told it, read before any code of an answer runs.
///
/// A run that `course` grades finds a key on its standard input. It takes the key, and takes away
/// what its environment says about grading: an answer finds neither.
nonisolated enum RunEnvironment {
  /// What signs the findings of this run, if somebody wants them signed.
  nonisolated(unsafe) private(set) static var key: RunKey?

  /// The variables of this run as they were when it began.
  nonisolated(unsafe) private(set) static var variables = ProcessInfo.processInfo.environment

  /// What the testing library is told to run, if a program of an answer is what runs.
  static var suite: String? { variables[GradingVariable.suite] }

  /// Takes what the environment says about grading, and the key if there is one, before the first check
  /// and on the only thread.
  static func take() {
    if variables[GradingVariable.key] != nil { takeKey() }
    if key != nil || suite != nil { forget() }
  }

  private static func takeKey() {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < RunKey.size, Foundation.read(STDIN_FILENO, &byte, 1) == 1 {
      bytes.append(byte)
    }
    byte = 0
    key = RunKey(bytes: bytes)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    // What an answer printed before it crashed is there line by line.
    if let output = StandardOutput.stream { setvbuf(output, nil, Int32(_IOLBF), 0) }
  }

  /// In a process that runs a part of a check apart: finds the record, which it has open.
  static func findRecord() {
    let path = "/proc/self/fd/\(GradingVariable.recordDescriptor)"
    guard variables[GradingVariable.record] == nil,
      let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasPrefix("began\t")
    else { return }
    variables[GradingVariable.record] = path
  }

  /// Takes the variables about grading away, also where the system shows how a program was called.
  private static func forget() {
    let names = variables.keys.filter { $0 == GradingVariable.mode || $0.hasPrefix("COURSE_") }
    for name in names {
      if let value = getenv(name) {
        let start = value - name.utf8.count - 1
        memset(start, 0, strlen(value) + name.utf8.count + 1)
      }
    }
    // A variable without a name can be taken away by none.
    var kept = 0
    var index = 0
    while let variable = environ[index] {
      if variable.pointee != 0 {
        environ[kept] = variable
        kept += 1
      }
      index += 1
    }
    environ[kept] = nil
  }
}
