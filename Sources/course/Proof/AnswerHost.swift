import Foundation

/// The test program without its answers: each is a library that the program loads as it starts.
///
/// Grading another answer then takes one run of the compiler, and neither a build nor a link of
/// the whole program. The suites are compiled against what the solutions declare, so an answer
/// that declares anything else cannot be graded this way.
struct AnswerHost {
  /// What came of an answer.
  enum Outcome {
    case graded(SuiteRun)
    /// The compiler did not accept the answer.
    case refused(Diagnostic?)
    /// It declares something else than the solution.
    case declaresOtherwise
  }

  private let build: Build

  /// Makes the program out of what a build left behind, in which the solutions were compiled.
  init?(of exercises: [Exercise], in build: Build) throws {
    self.build = build
    try? FileManager.default.removeItem(at: folder)
    let solutions = exercises.map { (source: $0.solution.text ?? "", exercise: $0) }
    let jobs = try solutions.map { solution in
      try job(compiling: solution.source, to: solution.exercise, in: place(of: solution.exercise))
    }
    guard try ChildProcess.run(jobs).allSatisfy({ $0 == .exited(0) }), try link(exercises) else {
      return nil
    }
  }

  /// Grades answers to an exercise, and returns what came of each, in order.
  func grade(_ answers: [String], to exercise: Exercise) throws -> [Outcome] {
    let places = answers.indices.map { place(of: exercise).appendingPathComponent("\($0)") }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    let compilations = try zip(answers, places).map {
      try job(compiling: $0, to: exercise, in: $1)
    }
    let isAccepted = try ChildProcess.run(compilations).map { $0 == .exited(0) }
    let declared = declarations(in: place(of: exercise))
    let fits = zip(isAccepted, places).map { $0 && declarations(in: $1) == declared }
    let requests = zip(places, fits).filter { $0.1 }.map { place, _ in
      SuiteRequest(
        exercise: exercise, mode: .ungated, program: program, answers: build.answers,
        files: place.appendingPathComponent("run"), libraries: place)
    }
    let runs = try SuiteRun.all(requests, of: build.package)
    var graded = runs.makeIterator()
    return answers.indices.map { index in
      guard isAccepted[index] else {
        let errors = Diagnostic.errors(in: compilations[index].output.text ?? "")
        return .refused(errors.first)
      }
      guard fits[index], let run = graded.next() else { return .declaresOtherwise }
      return .graded(run)
    }
  }

  private var folder: URL { build.scratch.appendingPathComponent("libraries") }

  // It lies beside the program it is made from, because it reads the same resources.
  private var program: URL { built.appendingPathComponent("AnswerHost.xctest") }

  // The compiler takes its cache under another path for another cache, so links are followed.
  private var built: URL { build.program.deletingLastPathComponent().resolvingSymlinksInPath() }

  private func place(of exercise: Exercise) -> URL { folder.appendingPathComponent(exercise.key) }

  /// What an answer declares, as the compiler wrote it down; the bodies are not in it.
  private func declarations(in place: URL) -> Data? {
    try? Data(contentsOf: place.appendingPathComponent("answer.swiftmodule"))
  }

  private func job(
    compiling source: String, to exercise: Exercise, in place: URL
  ) throws -> ChildProcess.Job {
    let file = place.appendingPathComponent("answer.swift")
    try file.write(source)
    return ChildProcess.Job(
      arguments: [
        "swiftc", "-emit-library", "-o", place.appendingPathComponent(library(of: exercise)).path,
        "-emit-module", "-emit-module-path",
        place.appendingPathComponent("answer.swiftmodule").path,
        "-module-name", "\(exercise.module)Exercises", "-parse-as-library", "-wmo", "-Onone",
        "-enable-testing", "-swift-version", "6", "-default-isolation", "MainActor", "-DDEBUG",
        "-DSWIFT_PACKAGE", "-use-ld=lld",
        "-I", built.appendingPathComponent("Modules").path,
        "-module-cache-path", built.appendingPathComponent("ModuleCache").path, file.path,
      ],
      output: place.appendingPathComponent("answer.log"), limit: .seconds(60))
  }

  private func library(of exercise: Exercise) -> String { "lib\(exercise.key).so" }

  /// Links the program as the build system does, with libraries in place of the answers' objects.
  private func link(_ exercises: [Exercise]) throws -> Bool {
    guard let plan = build.scratch.appendingPathComponent("debug.yaml").text,
      var command = BuildPlan.command(for: Build.product, kind: "test", in: plan),
      let list = command.firstIndex(where: { $0.hasPrefix("@") }),
      let output = command.firstIndex(of: "-o"),
      let objects = URL(fileURLWithPath: String(command[list].dropFirst())).text
    else { return false }
    let answers = exercises.map { "/\($0.module)Exercises.build/\($0.file).swift.o" }
    let others = objects.lines.filter { object in !answers.contains { object.contains($0) } }
    let file = folder.appendingPathComponent("Objects.LinkFileList")
    try file.write(others.joined(separator: "\n"))
    command[list] = "@\(file.path)"
    command[output + 1] = program.path
    // The libraries use what the program has: Apple's names that the course makes.
    command += ["-Xlinker", "--export-dynamic"]
    for exercise in exercises {
      let place = place(of: exercise).path
      command += ["-Xlinker", "-rpath=\(place)", "-L", place, "-l\(exercise.key)"]
    }
    let log = folder.appendingPathComponent("link.log")
    return try ChildProcess.run([.init(arguments: command, output: log)]) == [.exited(0)]
  }
}
