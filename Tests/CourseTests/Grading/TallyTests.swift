import Testing

@testable import Grading

@Suite("The last line of a run")
struct TallyTests {
  let tally = Tally()

  @Test
  func `exercises are counted by the worst that was noted`() {
    for name in ["right", "wrong", "waiting", "begun and wrong"] {
      tally.begin(answer(name))
      tally.countCheck(of: answer(name))
    }
    tally.note(.wrong, of: answer("wrong"))
    tally.note(.waiting, of: answer("waiting"))
    tally.note(.wrong, of: answer("begun and wrong"))
    tally.note(.waiting, of: answer("begun and wrong"))

    #expect(
      tally.summary == "4 exercises: 1 right, 2 wrong, 1 waiting. Next: swift run course")
  }

  @Test
  func `an exercise is right only when all its checks ran`() {
    tally.begin(answer("half", checks: [1, 2]))
    tally.countCheck(of: answer("half", checks: [1, 2]))

    #expect(
      tally.summary
        == "1 exercise: 0 right, 0 wrong, 0 waiting, 1 checked in part. Next: swift run course")
  }

  @Test
  func `when all is right nothing comes next`() {
    tally.begin(answer("right"))
    tally.countCheck(of: answer("right"))

    #expect(tally.summary == "1 exercise: 1 right, 0 wrong, 0 waiting.")
  }

  private func answer(_ name: String, checks: [Int] = [1]) -> Answer {
    Answer(name: name, path: "", file: .temporaryDirectory, todos: [], checks: checks)
  }
}
