import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What the compiler says")
struct DiagnosticTests {
  @Test
  func `errors are read off with their file and line, each once`() {
    let output = """
      [1/3] Compiling PickersExercises 01-JaggedColumns.swift
      /c/Exercises/01-Pickers/01-JaggedColumns.swift:24:13: error: no member 'coun'
       22 |   }
          |             `- error: no member 'coun'
      /c/Exercises/01-Pickers/01-JaggedColumns.swift:24:13: error: no member 'coun'
      /c/Exercises/01-Pickers/02-Other.swift:3:1: warning: unused
      error: fatalError
      """

    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(
          file: "/c/Exercises/01-Pickers/01-JaggedColumns.swift", line: 24, column: 13,
          message: "no member 'coun'")
      ])
  }
}
