import CourseFormat
import Testing

@Suite("What is missing in an exercise")
struct TodoTests {
  @Test
  func `a TODO is a comment that begins its line with TODO and a number`() {
    let source = """
      // TODO 1: The first.
          //TODO 12 : Another.
      let text = "// TODO 3: not a comment"
      // TODO: without a number
      // TODO 4 without a colon
      """
    let expected = [Todo(number: 1, line: 1), Todo(number: 12, line: 2)]

    #expect(Todo.all(in: source) == expected)
    #expect(Todo.all(in: source.replacing("\n", with: "\r\n")) == expected)
  }

  @Test
  func `a check waits for the number in its todo trait`() {
    let suite = """
      @Test(.todo(1))
      func `there are days`() {}

      @Test(.todo(2), arguments: [1])
      func `the rain has a name`(_ day: Int) {}

      @Test
      func `it waits for nothing`() {}
      """

    #expect(Todo.numbersAwaited(in: suite) == [1, 2])
    #expect(Todo.numberAwaited(in: #"  @Test("a name", .todo(12), arguments: [1])"#) == 12)
    #expect(Todo.numberAwaited(in: "// .todo(3)") == nil)
  }
}
