import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Decoys")
struct DecoyTests {
  /// A decoy of SmallCourse's first exercise.
  nonisolated static let always = """
    ## AlwaysRains

    All rain is the same,
    wherever it falls.

    ```diff
         let week = 7
    -    return week - 2
    +    return week
    ```

    ```diff
    -    spelled("drizzle")
    +    "rain"
    ```

    """

  /// A right answer to the same exercise, written in another way.
  nonisolated static let number = """
    ## Number

    A number alone
    is shorter.

    ```diff
    -    let week = 7
    -    return week - 2
    +    7 - 2
    ```

    """

  @Test
  func `a section holds a name, a misconception and changes`() {
    let file = DecoyFile("# Wrong answers to Rain\n\n\(Self.always)")

    #expect(file.faults.isEmpty)
    #expect(
      file.decoys == [
        Decoy(
          name: "AlwaysRains", line: 3, misconception: "All rain is the same, wherever it falls.",
          changes: [
            Decoy.Change(
              original: ["    let week = 7", "    return week - 2"],
              replacement: ["    let week = 7", "    return week"], line: 8),
            Decoy.Change(
              original: ["    spelled(\"drizzle\")"], replacement: ["    \"rain\""], line: 14),
          ])
      ])
  }

  @Test
  func `applied, a decoy changes its lines and nothing else`() throws {
    let decoy = try #require(DecoyFile(Self.always).decoys.first)

    let answer = try decoy.applied(to: SmallCourse.solution)

    #expect(
      answer
        == SmallCourse.solution.replacing("return week - 2", with: "return week")
        .replacing("spelled(\"drizzle\")", with: "\"rain\""))
  }

  @Test
  func `the lines are found wherever the solution has them`() throws {
    let decoy = try #require(DecoyFile(Self.always).decoys.first)
    let longer = "// A new line.\n\n" + SmallCourse.solution

    let answer = try decoy.applied(to: longer)

    #expect(answer == "// A new line.\n\n" + (try decoy.applied(to: SmallCourse.solution)))
  }

  @Test
  func `lines are taken out, put in and kept, and an empty line needs no mark`() throws {
    let decoy = decoy(changing: "   }\n\n-  // A rain without a name is a drizzle.\n+  // Rain.")

    let answer = try decoy.applied(to: SmallCourse.solution)

    #expect(
      answer
        == SmallCourse.solution.replacing("A rain without a name is a drizzle.", with: "Rain."))
  }

  @Test
  func `lines that are not told are taken out, down to the next one that is`() throws {
    let decoy = decoy(changing: "   }\n-\n-…\n-    spelled(\"drizzle\")\n-  }\n+  // No name.")

    let answer = try decoy.applied(to: SmallCourse.solution)

    let name = try #require(SmallCourse.solution.firstRange(of: "\n  // A rain"))
    let end = try #require(SmallCourse.solution.firstRange(of: "\n  private"))
    #expect(
      answer
        == SmallCourse.solution.replacingCharacters(
          in: name.lowerBound..<end.lowerBound, with: "  // No name.\n"))
  }

  @Test(arguments: [
    ("-    let week = 8", Decoy.Problem.doesNotApply("    let week = 8")),
    ("-let week = 7", .doesNotApply("let week = 7")),
    ("-  }\n+  };", .appliesOftenAt([9, 14, 18])),
    ("+    let month = 30", .addsAnywhere),
    ("     let week = 7", .changesNothing),
    ("-    let week = 7\n+    let week = 7", .changesNothing),
    ("-…\n-    return week - 2\n+    5", .gapIsOpen),
    ("-    let week = 7\n-…\n+    5", .gapIsOpen),
    ("-    return week - 2\n-…\n-    let week = 7", .doesNotApply("    return week - 2")),
    ("-  }\n-…\n-}", .appliesOftenAt([9, 14, 18])),
    (
      "-    let week = 7\n```\n\n```diff\n     let week = 7\n-    return week - 2",
      .changesTwice("    let week = 7")
    ),
  ])
  func `what does not apply in one way only is refused`(
    change: String, problem: Decoy.Problem
  ) throws {
    let decoy = decoy(changing: change)

    let fault = #expect(throws: Decoy.Fault.self) {
      try decoy.applied(to: SmallCourse.solution)
    }

    #expect(fault?.problem == problem)
    #expect(fault?.name == "Drizzle")
  }

  @Test(arguments: [
    ("## AlwaysRains", "## ", Decoy.Problem.isUnnamed, 1),
    ("All rain is the same,\nwherever it falls.\n", "", .hasNoMisconception, 1),
    ("falls.\n", "falls.\n\nRejected by:\n\n- a\n", .hasStrayText("Rejected by:"), 6),
    ("falls.\n", "falls.\n\nAlways.\n", .hasStrayText("Always."), 6),
    ("     let week = 7", "let week = 7", .hasUnmarkedLine("let week = 7"), 7),
    ("+    \"rain\"\n```", "+    \"rain\"", .isNotClosed, 12),
  ])
  func `a section that cannot be read is no decoy, and its line is told`(
    text: String, other: String, problem: Decoy.Problem, line: Int
  ) {
    let file = DecoyFile(Self.always.replacing(text, with: other))

    #expect(file.decoys.isEmpty)
    #expect(file.faults.map(\.problem) == [problem])
    #expect(file.faults.map(\.line) == [line])
  }

  @Test
  func `a section without a block changes nothing`() {
    let file = DecoyFile("## Drizzle\n\nIt is dry.\n")

    #expect(file.faults == [.init(name: "Drizzle", line: 1, problem: .changesNothing)])
  }

  @Test
  func `of two decoys with one name the second is refused, and the third is read`() {
    let third = Self.always.replacing("AlwaysRains", with: "NeverRains")

    let file = DecoyFile(Self.always + "\n" + Self.always + "\n" + third)

    #expect(file.decoys.map(\.name) == ["AlwaysRains", "NeverRains"])
    #expect(file.faults == [.init(name: "AlwaysRains", line: 17, problem: .nameIsTaken)])
  }

  private func decoy(changing lines: String) -> Decoy {
    let text =
      "## Drizzle\n\nIt is dry.\n\n```diff\n\(lines)\n```\n"
    return DecoyFile(text).decoys.first ?? Decoy(name: "", line: 0)
  }
}
