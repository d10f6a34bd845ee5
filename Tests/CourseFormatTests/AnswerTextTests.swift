import CourseFormat
import Testing

@Suite("The text of an answer")
struct AnswerTextTests {
  private static let stub = """
    let rain = 0
      // TODO 1: The rain.
      // TODO 3: The snow.
    """

  @Test func `the TODO lines that stand are found with their lines`() {
    let answer = AnswerText(Self.stub)

    #expect(answer.todos == [Todo(number: 1, line: 2), Todo(number: 3, line: 3)])
    #expect(!answer.isEmpty)
  }

  @Test(arguments: [
    ([1, 1, 3], true), ([1], true), ([], true), ([1, 2], false),
  ])
  func `an answer is untouched while every TODO stands that a check waits for`(
    awaited: [Int], isUntouched: Bool
  ) {
    #expect(AnswerText(Self.stub).isUntouched(awaited: awaited) == isUntouched)
  }

  @Test func `without a TODO line the exercise is begun`() {
    #expect(!AnswerText("let rain = 4\n").isUntouched(awaited: []))
    #expect(!AnswerText(nil).isUntouched(awaited: [1]))
  }

  @Test(arguments: [nil, "", " \n\t\n"])
  func `a file without anything to compile is empty`(text: String?) {
    #expect(AnswerText(text).isEmpty)
  }
}
