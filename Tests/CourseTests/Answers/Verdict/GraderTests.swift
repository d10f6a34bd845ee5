import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The one way in which answers are graded")
struct GraderTests {
  let course: SmallCourse
  let folder = TemporaryFolder()
  let compiler: StandInCompiler
  let grader: Grader

  /// An answer that the scan of its text does not let in.
  private static let refused =
    SmallCourse.solution + "struct Int {}\n"

  init() throws {
    course = try SmallCourse()
    compiler = StandInCompiler(in: folder.url)
    grader = Grader(package: course.package)
  }

  /// What came of an answer, in a word.
  private func word(_ result: AnswerResult) -> String {
    switch result.obstacle {
    case .nothing: "nothing"
    case .noDeclarations: "no declarations"
    case .errors(let errors): "errors: \(errors[0].message)"
    case .refused: "refused"
    case .failure(let diagnostic, _): "failure: \(diagnostic.message)"
    case .noTools: "no tools"
    case .noMemory: "no memory"
    case nil: result.build == nil ? "no program" : "a program"
    }
  }

  private func words(_ texts: [String?]) throws -> [String] {
    try grader.results(of: texts.map { Submission(of: course.rain, text: $0) }).map(word)
  }

  /// The compiler finds the number in each text that it gets.
  private func prepare() throws {
    try compiler.prepare(
      #"echo "$source:1:1: error: $(grep -o 'answer [0-9]*' "$source" || echo other)"; exit 1"#,
      for: course.package)
  }

  @Test
  func `what came of answers is in their order, whatever keeps each from being graded`() throws {
    try prepare()

    let words = try words([
      SmallCourse.solution + "// answer 1\n", nil, Self.refused, SmallCourse.stub,
      SmallCourse.solution + "// answer 2\n", "",
    ])

    #expect(
      words == ["errors: answer 1", "nothing", "refused", "nothing", "errors: answer 2", "nothing"])
    #expect(compiler.count == 2)
  }

  @Test
  func `who does not ask for it has no answer refused by its text, and none left out`() throws {
    try prepare()
    grader.refusesAnswers = false
    grader.skipsPristine = false

    #expect(
      try words([Self.refused + "// answer 3\n", SmallCourse.stub])
        == ["errors: answer 3", "errors: other"])
  }

  @Test
  func `the only answer is compiled as it came, to tell which checks wait`() throws {
    try prepare()

    #expect(try words([SmallCourse.stub]) == ["errors: other"])
  }

  @Test
  func `an answer that its text keeps from being compiled waits for no library`() throws {
    #expect(try words([Self.refused, ""]) == ["refused", "nothing"])
  }

  /// Has each answer be compiled to a program that nobody runs.
  private func prepareProgram(
    _ calls: DriverCalls = DriverCalls(), script: String = #"make_all "$@""#
  ) throws {
    try compiler.prepare(script, for: course.package, calls: calls)
    _ = try Confinement.mode(for: course.package) { mode, _ in mode == .limits }
    grader.runSuites = { requests, _, _, _ in
      requests.map { _ in SuiteRun(stream: Streams.head, output: "", ending: .exited(0)) }
    }
  }

  @Test
  func `what was found while the disk is full counts for nothing`() throws {
    try prepareProgram()
    let answer = SmallCourse.solution + "// answer 1\n"
    var asked: [URL] = []
    grader.freeBytes = {
      asked.append($0)
      return 16 << 20
    }
    #expect(try words([answer]) == ["a program"])
    #expect(asked == [try course.package.work], "It is where a run writes.")

    grader.freeBytes = { _ in 16 << 20 - 1 }
    #expect {
      try words([answer])
    } throws: { error in
      (error as? CommandError)?.reason == "the disk is full"
    }
  }

  @Test
  func `of the objects of a suite those are kept that were used last, in a class more`() throws {
    try prepareProgram()
    let kept = { self.course.package.allKept(self.course.rain.key).count }
    // The stand-in makes the module of each answer, whose text is the answer's number.
    try compiler.prepare(
      #"""
      while [ $# -gt 1 ]; do
        case $1 in
        -o) echo made >"$2" ;;
        -emit-module-path) grep -o 'answer [0-9]*' "$source" >"$2" ;;
        esac
        shift
      done
      exit 0
      """#, for: course.package)
    let answers = (1...10).map { SmallCourse.solution + "// answer \($0)\n" }

    grader.keptSuites = 9
    _ = try words(answers)
    #expect(kept() == 9)
    grader.keptSuites = Grader(package: course.package).keptSuites
    _ = try words([answers[0]])
    #expect(kept() == 8)
    let ofClass = ClassGrader(
      for: course.package, course: "c",
      log: AnswerLog(file: folder.url.appendingPathComponent("log")))
    #expect(ofClass.keptSuites > 8 && ofClass.keptSuites <= 100)
  }

  @Test(arguments: [true, false])
  func `no answer is graded where nothing tells what its checks use`(isMissing: Bool) async throws {
    try compiler.prepare(#"make_all "$@""#, for: course.package)
    try course.write(
      SmallCourse.solution + "// answer 1\n", to: "Exercises/01-Weather/01-Rain.swift")
    let tools = folder.url
    for name in ObjectTools.names where !isMissing {
      try tools.appendingPathComponent(name).write("#!/bin/sh\nexit 1\n")
      chmod(tools.appendingPathComponent(name).path, 0o755)
    }
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) { @MainActor [root = course.root.path as String] in
      setenv("PATH", "/usr/bin:/bin", 1)
      let status = Companion.whole(folder: URL(fileURLWithPath: root), printer: .standard)
        .run(["check", "weather/01-Rain"])
      exit(status)
    }
    let told = String(decoding: result.standardOutputContent, as: UTF8.self)
    let words = told.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Some machines have the one that is no part of Swift.
    #expect(
      (words.contains("The Swift toolchain has no ") && words.contains("swift-demangle"))
        == isMissing, "\(told)")
    #expect(!isMissing || words.contains("Install a whole toolchain of Swift 6.3."))
  }

  @Test
  func `what the toolchain has not got is named`() throws {
    try compiler.prepare(#"make_all "$@""#, for: course.package)
    #expect(ObjectTools.missing(beside: compiler.file.path, path: "") == ObjectTools.names)
    try folder.url.appendingPathComponent("llvm-nm").write("")
    chmod(folder.url.appendingPathComponent("llvm-nm").path, 0o755)

    #expect(ObjectTools.missing(beside: compiler.file.path, path: "") == ["swift-demangle"])
    #expect(
      ObjectTools.sentence(onMissing: ["llvm-nm", "swift-demangle"])
        .hasPrefix("The Swift toolchain has no llvm-nm and no swift-demangle, so nothing tells "))
  }

  @Test(arguments: [#"["/bin/false"]"#, #"["/nowhere/ld.lld"]"#, #"["/bin/sh","-c","exit 3"]"#])
  func `the driver links what the linker does not link without it`(call: String) throws {
    let calls = try JSONDecoder().decode(
      DriverCalls.self, from: Data(#"{"compilers":{},"linker":\#(call)}"#.utf8))
    try prepareProgram(calls)

    #expect(try words([SmallCourse.solution + "// answer 1\n"]) == ["a program"])
    #expect(compiler.count == 3, "The answer, its suite, and the program.")
  }

  @Test
  func `an answer is linked with the suite that was compiled, whoever saves that meanwhile`() throws
  {
    let suite = course.rain.suite.path
    try prepareProgram(
      script: """
        case "$*" in
          *-emit-executable*)
            for word in "$@"; do
              case $word in *.o) [ -f "$word" ] || [ "$word" = "${word#*/suites/}" ] || exit 1;; esac
            done;;
          *Tests.swift*) echo "// Saved." >>'\(suite)';;
        esac
        make_all "$@"
        """)

    #expect(try words([SmallCourse.solution + "// answer 1\n"]) == ["a program"])
    #expect(course.rain.suite.text?.hasSuffix("// Saved.\n") == true)
  }

  @Test
  func `who plays an answer may declare what its checks use`() throws {
    try prepare()

    let result = try grader.program(of: Submission(of: course.rain, text: Self.refused))

    #expect(word(result) == "errors: other")
  }
}
