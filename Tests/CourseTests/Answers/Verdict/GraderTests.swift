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

  @Test
  func `who plays an answer may declare what its checks use`() throws {
    try prepare()

    let result = try grader.program(of: Submission(of: course.rain, text: Self.refused))

    #expect(word(result) == "errors: other")
  }
}
