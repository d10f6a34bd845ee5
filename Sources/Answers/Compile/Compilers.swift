import Foundation

/// Calls of the compiler, each with a folder of temporary files that goes away with it.
///
/// Every call leaves a folder where the system keeps temporary files, and somebody who checks answers all
/// day would have thousands of them.
package enum Compilers {
  /// Runs calls of the compiler, at most so many at once, and returns how each of them ended.
  ///
  /// - Errors: Those of ``ChildProcess``, and `CocoaError` if the folder cannot be made.
  package static func run(
    _ jobs: [ChildProcess.Job], of package: CoursePackage, atOnce width: Int = 2,
    progress: (_ ended: Int) -> Void = { _ in }
  ) throws -> [ChildProcess.Ending] {
    let folder = try package.work.appendingPathComponent("temporary/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let jobs = jobs.map { job in
      var job = job
      job.environment["TMPDIR"] = folder.path
      return job
    }
    return try ChildProcess.run(jobs, atOnce: width, progress: progress)
  }
}
