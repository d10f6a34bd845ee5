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

  @Test(arguments: [
    "// TODO 1:", "  \t//\tTODO\t 12\t: The rain.", "//TODO 3:", "/// TODO 1:", "//: TODO 1:",
    "// TODO1:", "// TODO 1", "// TODO -1:", "// TODO one:", "x // TODO 1:", "//", "TODO 1:", "",
    "// todo 1:",
    "\u{A0}//\u{A0}TODO\u{2003}2 :", "// TODO 99999999999999999999:", "// TODO 1 2:", "// TODO 0:",
  ])
  func `the form of a TODO line is that of this expression`(line: String) {
    let form = /^\s*\/\/\s*TODO\s+(\d+)\s*:/
    let number = line.firstMatch(of: form).flatMap { Int($0.1) }

    #expect(Todo.number(in: line) == number)
    #expect(Todo.all(in: line) == [number.map { Todo(number: $0, line: 1) }].compactMap(\.self))
  }

  @Test
  func `the lines are counted as they are divided everywhere`() {
    let ends = ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\n\n"]
    let source = "é" + ends.map { "// TODO 1:\($0)“…” Ä\($0)" }.joined() + "// TODO 1:"
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)

    #expect(
      Todo.all(in: source).map(\.line)
        == lines.indices.filter { Todo.number(in: lines[$0]) != nil }.map { $0 + 1 })
    #expect(Todo.all(in: source).count == ends.count)
    #expect(Todo.all(in: "// TODO 1:\n").count == 1)
    #expect(Todo.all(in: "").isEmpty)
  }

  @Test(arguments: [
    "@Test(.todo(1))", "  @Test(\"a name\", .todo(12), arguments: [1])", ".todo(3) @Test(", "@Test",
    "@Test(.todo(1) .todo(2) .todo(x)", "@Test(.todo(1).todo()", "@Test() .todo(4)",
    "@Test(.todo(5",
    "// .todo(3)", "@Test(.todo(-1))", "@Test (.todo(1))", "",
  ])
  func `the form of a check that waits is that of this expression`(line: String) {
    let form = /@Test\(.*\.todo\((\d+)\)/
    let number = line.firstMatch(of: form).flatMap { Int($0.1) }

    #expect(Todo.numberAwaited(in: line) == number)
    #expect(Todo.numbersAwaited(in: "\n\(line)\n") == [number].compactMap(\.self))
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
