import Foundation

/// Calls of the compiler.
extension ChildProcess.Job {
  /// A call of the compiler that may take as long as it likes: what it compiles is ours.
  ///
  /// Every call leaves a folder where it finds that temporary files are kept.
  package static func compiler(_ arguments: [String], output: URL) -> Self {
    var job = Self(arguments: arguments, output: output, limit: nil)
    job.temporaryFolder = output.appendingPathExtension("temporary")
    return job
  }

  /// A call of the compiler for what somebody else wrote, with which it may come to no end.
  ///
  /// A day is no limit: on the busiest machine the other one alone says that it comes to no end. It is what
  /// the compiler may use of a processor, and how long it may wait.
  package static func compiler(
    _ arguments: [String], output: URL, processorTime: Duration
  ) -> Self {
    var job = compiler(arguments, output: output)
    job.limit = .seconds(86_400)
    job.ownLimit = .init(processorTime: processorTime, waiting: .seconds(600))
    return job
  }

  /// The same for an answer, or for a suite with it.
  static func answerCompiler(_ arguments: [String], output: URL) -> Self {
    compiler(arguments, output: output, processorTime: .seconds(120))
  }
}
