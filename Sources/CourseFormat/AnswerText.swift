/// What a learner's file held when it was read, and the TODO lines that stand in it.
///
/// `course` grades it as a submission, and the suite reads the same file when it runs. Both have to
/// agree on what is handed in.
package nonisolated struct AnswerText: Equatable, Sendable {
  /// The text, or nil if there is no file.
  package let text: String?

  /// The TODO lines that stand, from top to bottom.
  package let todos: [Todo]

  package init(_ text: String?) {
    self.text = text
    todos = Todo.all(in: text ?? "")
  }

  /// A text of which nothing is known but the TODO lines that stand.
  package init(todos: [Todo]) {
    text = nil
    self.todos = todos
  }

  /// Whether there is nothing to compile: no file, or one that holds nothing but blanks.
  package var isEmpty: Bool { text?.allSatisfy(\.isWhitespace) ?? true }

  /// Whether nothing is handed in yet: every TODO that a check waits for stands.
  package func isUntouched(awaited numbers: some Sequence<Int>) -> Bool {
    !todos.isEmpty && Set(numbers).isSubset(of: todos.map(\.number))
  }
}
