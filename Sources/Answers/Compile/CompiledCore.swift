import Foundation

/// What all answers share: the library and what the graders share, compiled once by the build system and
/// linked into one shared library.
///
/// - Shape: A folder of this run, `core`. What an earlier run made of the same sources with the same
///   compiler is taken; what is made is kept for those that come.
package struct CompiledCore {
  package let package: CoursePackage

  /// The folder of this run that it lies in.
  let folder: URL

  private let record: CoreRecord

  /// Takes what all answers share, or builds it if it is not there or anything has changed since.
  ///
  /// The build system is not asked if `isBuilt` says that it has just built everything.
  package init(of package: CoursePackage, isBuilt: Bool = false) throws {
    self.package = package
    let work = try package.work
    // What somebody else has built may be older than its sources.
    let kind = isBuilt ? "core-of-build" : "core"
    folder = work.appendingPathComponent(kind)
    // What was made for `course check` is good for whoever has built by another way.
    let taken =
      Self.taken(into: folder, named: kind, of: package)
      ?? (isBuilt ? Self.taken(into: folder, named: "core", of: package) : nil)
    if let taken {
      record = taken
      return
    }
    let assembly = CoreAssembly(of: package, in: folder)
    if isBuilt {
      record = try assembly.assemble()
    } else {
      let lock = try FileLock(at: package.lock)
      defer { lock.unlock() }
      if let taken = Self.taken(into: folder, named: kind, of: package) {
        record = taken
        return
      }
      let sources = CoreAssembly.sources(of: package)
      record = try assembly.buildAndAssemble()
      guard lock.isHeld, CoreAssembly.sources(of: package) == sources else {
        throw CommandError.courseChanged(package.root.path)
      }
    }
    package.kept(kind, named: record.fingerprint).keep(folder, in: work)
    package.forgetKept(kind, but: 4)
  }

  /// What an earlier run built of the same sources with the same compiler, if it is whole.
  private static func taken(
    into folder: URL, named kind: String, of package: CoursePackage
  ) -> CoreRecord? {
    func isCurrent(_ record: CoreRecord) -> Bool {
      record.fingerprint == CoreAssembly.fingerprint(of: package, compiler: record.compiler)
    }
    if let record = CoreRecord.read(in: folder), isCurrent(record) { return record }
    try? FileManager.default.removeItem(at: folder)
    guard let work = try? package.work else { return nil }
    for kept in package.allKept(kind) {
      guard let record = CoreRecord.read(in: kept.url), isCurrent(record),
        kept.url.lastPathComponent == record.fingerprint,
        kept.take(into: folder, in: work)
      else { continue }
      return record
    }
    return nil
  }
}

/// What the compiler is told.
extension CompiledCore {
  var compiler: String { record.compiler }

  /// A number that changes with what it was built from, and with the compiler.
  var fingerprint: String { record.fingerprint }

  /// The object in which a program begins.
  var main: String { folder.appendingPathComponent(CoreAssembly.main).path }

  /// The call of the compiler for files of the exercises of a lesson, without the files.
  func compiling(exercisesOf module: String) -> [String] {
    [compiler] + inPlace(record.flags[module]?.exercises)
  }

  /// The flags for a suite of a lesson.
  func flags(ofSuitesOf module: String) -> [String] { inPlace(record.flags[module]?.suites) }

  /// The files that the suites of a lesson share.
  func filesShared(bySuitesOf module: String) -> [String] {
    inPlace(record.flags[module]?.sharedFiles)
  }

  /// The call of the compiler for a module that is none of a lesson, without its name and its files.
  func compilingOtherModule(without options: Set<String> = []) -> [String] {
    let known = record.flags.min { $0.key < $1.key }?.value.exercises
    return [compiler] + CompilerFlags.ofOtherModule(inPlace(known), without: options)
  }

  /// What the linker is told for a program or a library that uses it.
  var linking: [String] { CoreAssembly.linking(in: folder) }

  /// What compiles and links an answer without the driver of the compiler.
  var calls: DriverCalls {
    record.calls.mapWords { $0.replacingOccurrences(of: CoreRecord.place, with: folder.path) }
  }

  /// Words with the folder of what all answers share in them.
  private func inPlace(_ words: [String]?) -> [String] {
    (words ?? []).map { $0.replacingOccurrences(of: CoreRecord.place, with: folder.path) }
  }
}

extension CommandError {
  package static func courseChanged(_ folder: String) -> Self {
    Self(
      "\(folder) changed while answers were graded: somebody edits the course or builds it. What was "
        + "graded until then is kept. Call the same command again when that is done.")
  }
}
