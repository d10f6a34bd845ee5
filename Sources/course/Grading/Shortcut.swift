import Foundation

/// Compiles an exercise that was built last time without asking the build system what changed.
///
/// The build system spends as long on finding out what to do as the compiler on doing it. When
/// only the exercise was saved since, the answer is known: its module, its suite if the module
/// changed its face, and the test program. The commands are those the build system wrote down.
///
/// - Errors: Whenever anything else differs, or a command fails, the whole build is run instead.
struct Shortcut {
  let build: Build
  let exercise: Exercise

  /// Compiles the exercise, or returns false if that takes the whole build.
  func compile() throws -> Bool {
    guard memory.text == situation, build.program.exists,
      let plan = build.scratch.appendingPathComponent("debug.yaml").text
    else { return false }
    let module = build.scratch.appendingPathComponent(
      "debug/Modules/\(exercise.module)Exercises.swiftmodule")
    let before = try? Data(contentsOf: module)
    guard try run("\(exercise.module)Exercises", kind: "module", of: plan) else { return false }
    if try before != Data(contentsOf: module) {
      guard try run("\(exercise.module)Tests", kind: "module", of: plan) else { return false }
    }
    return try run(Build.product, kind: "test", of: plan)
  }

  /// Notes that the whole build of this exercise alone succeeded.
  func remember() {
    try? memory.write(situation)
  }

  /// Notes that something else is being built.
  static func forget(in build: Build) {
    try? FileManager.default.removeItem(at: memory(of: build))
  }

  private var memory: URL { Self.memory(of: build) }

  private static func memory(of build: Build) -> URL {
    build.scratch.appendingPathComponent("last")
  }

  /// Everything but the exercise that the test program is made of.
  private var situation: String {
    let folders = [
      "Sources/CourseFormat", "Sources/HeadlessUIKit", "Sources/Stage", "Tests/Grading",
      "Tests/\(exercise.module)Tests",
    ]
    return "\(exercise.name) \(Fingerprint.of(folders, in: build.package))"
  }

  private func run(_ module: String, kind: String, of plan: String) throws -> Bool {
    guard let command = Self.command(for: module, kind: kind, in: plan) else { return false }
    let log = build.scratch.appendingPathComponent("shortcut.log")
    return try ChildProcess.run([.init(arguments: command, output: log)]) == [.exited(0)]
  }

  /// Finds the command that makes a module or a program in the build system's plan.
  static func command(for module: String, kind: String, in plan: String) -> [String]? {
    let lines = plan.lines
    guard
      let start = lines.firstIndex(where: {
        $0.hasPrefix("  \"C.\(module)-") && $0.hasSuffix("-debug.\(kind)\":")
      }),
      let line = lines[start...].dropFirst().prefix(while: { !$0.isEmpty })
        .first(where: { $0.hasPrefix("    args: ") })
    else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8))
  }
}
