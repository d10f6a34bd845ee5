import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Questions that come back", .serialized)
struct ReviewTests {
  let course: SmallCourse
  let transcript = Transcript()

  static let chapter = """
    //: # Rain
    //:
    //: > Then: it rained more.
    //:
    //: > Question: How many days
    //: > does it rain?
    //: > Answer: Five.
    let rain = 5
      //: > Question: Who names the rain?
      //:
      //: > Answer: Nobody. It is
      //: > called drizzle then.
    //: > Question: Is this one answered?
    """

  init() throws {
    course = try SmallCourse()
    try course.write(Self.chapter, to: "Lessons/01-Weather/03-Rain.swift")
    try course.write(
      "| 1.1 | exercise: Rain | 01-Weather/03-Rain.swift | there are days |\n",
      to: "Lessons/SYLLABUS.md")
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
  }

  @Test
  func `a chapter's questions are those with an answer`() {
    #expect(
      QuestionBox.all(in: Self.chapter) == [
        QuestionBox(question: "How many days does it rain?", answer: "Five."),
        QuestionBox(question: "Who names the rain?", answer: "Nobody. It is called drizzle then."),
      ])
  }

  @Test
  func `an exercise that is right comes back after 1, 3, 7 and 21 days of use`() throws {
    finish()
    var asked: [Int] = []
    for day in 1...40 {
      let before = transcript.out.count
      try review(on: day, answers: ["", "y"])
      if transcript.out.dropFirst(before).hasPrefix("weather/01-Rain\n") { asked.append(day) }
    }

    #expect(asked == [2, 5, 12, 33])
    #expect(transcript.out.hasSuffix("four times in a row.\n"))
  }

  @Test(arguments: ["n", "", "maybe"])
  func `what was not known begins again`(_ reply: String) throws {
    finish()
    var asked: [Int] = []
    for day in 1...8 {
      let before = transcript.out.count
      try review(on: day, answers: ["", day == 5 ? reply : "y"])
      if transcript.out.dropFirst(before).hasPrefix("weather/01-Rain\n") { asked.append(day) }
    }

    #expect(asked == [2, 5, 6])
  }

  @Test
  func `days on which nothing was used do not count, nor does a day twice`() throws {
    finish()
    try review(on: 1, answers: [])
    try review(on: 1, answers: [])
    #expect(!transcript.out.contains("Question"))
    #expect(ReviewSchedule(of: course.package).days == 1)

    try review(on: 300, answers: ["", "y"])

    #expect(ReviewSchedule(of: course.package).days == 2)
    #expect(ReviewSchedule(of: course.package).entries["weather/01-Rain"] == .init(step: 1, due: 5))
  }

  @Test
  func `each time another question is asked, the answer after a key`() throws {
    finish()
    for day in [1, 2, 3, 4, 5] { try review(on: day, answers: ["", "y"]) }

    #expect(
      transcript.out.hasSuffix(
        """
        weather/01-Rain
        Who names the rain?
        Think of the answer, then press Return.
        Answer: Nobody. It is called drizzle then.
        Did you know it? y or n, then Return.

        To solve it again: swift run course review --again weather/01-Rain
        That is all for today.

        """))
    #expect(transcript.out.contains("How many days does it rain?"))
  }

  @Test
  func `off a terminal questions are printed with their answers, and stay due`() throws {
    finish()
    try review(on: 1, answers: nil)
    try review(on: 2, answers: nil)
    let before = transcript.out.count
    try review(on: 2, answers: nil)

    #expect(transcript.out.dropFirst(before).contains("Answer: Five."))
    #expect(ReviewSchedule(of: course.package).isDue("weather/01-Rain"))
  }

  @Test
  func `the file may be deleted or damaged`() throws {
    finish()
    try review(on: 1, answers: [])
    try FileManager.default.removeItem(at: ReviewSchedule.file(of: course.package))
    try review(on: 2, answers: [])
    #expect(ReviewSchedule(of: course.package).entries["weather/01-Rain"] == .init(step: 0, due: 2))

    try course.write("\u{0}days many\nweather/01-Rain known", to: "progress.txt")
    try review(on: 3, answers: [])
    #expect(ReviewSchedule(of: course.package).entries["weather/01-Rain"] == .init(step: 0, due: 2))
  }

  @Test
  func `a line about an exercise that is not in the course counts for nothing`() throws {
    let line = "weather/09-Hail known 0 times, due on day 1\n"
    try course.write("days 4\n" + line, to: "progress.txt")
    try review(on: 5, answers: [])
    #expect(
      transcript.out == "No exercise is right yet, so there is nothing to ask about.\n")

    try course.write(
      "days 5\n" + line + "weather/01-Rain known 1 times, due on day 8\n", to: "progress.txt")
    try review(on: 6, answers: [])
    #expect(transcript.out.hasSuffix("The next question comes after 2 more days of use.\n"))
  }

  @Test
  func `a schedule is written as it is read`() {
    var schedule = ReviewSchedule("")
    schedule.noteUse(on: "2030-01-31")
    schedule.add("weather/01-Rain")
    schedule.answer("weather/01-Rain", isKnown: true)

    schedule.bringBack("weather/01-Rain", keeping: "Backups/01-Weather/01-Rain.1.swift")
    let read = ReviewSchedule(schedule.text)

    #expect(read.entries == schedule.entries && read.days == schedule.days)
    #expect(read.returned == ["weather/01-Rain": "Backups/01-Weather/01-Rain.1.swift"])
    #expect(!schedule.text.contains("2030"), "Git carries no days of use.")
  }

  @Test
  func `other commands count as use, and a bad day is refused`() {
    let companion = Companion.whole(
      folder: course.root, printer: transcript.printer, day: "2030-01-01")
    #expect(companion.run(["list"]) == 0)
    #expect(ReviewSchedule(of: course.package).lastDay == "2030-01-01")

    #expect(companion.run(["review", "--date", "tomorrow"]) == 64)
    #expect(transcript.err.hasPrefix(CommandError.badDate("tomorrow").sentence))
  }

  @Test
  func `an exercise comes back as an exercise, and its answers are compared`() throws {
    try course.write(SmallCourse.stub, to: course.rain.shownPath)
    Originals(of: course.package).keep()
    try course.write(SmallCourse.solution, to: course.rain.shownPath)
    let companion = Companion.whole(
      folder: course.root, printer: transcript.printer, day: "2030-01-01")
    #expect(companion.run(["review", "--again", "Rain"]) != 0, "Nobody knows that it is right.")

    finish()
    #expect(companion.run(["review", "--again", "weather/01-Rain"]) == 0)
    #expect(course.rain.answer.text == SmallCourse.stub)
    #expect(transcript.out.contains("Your answer is kept in Backups/01-Weather/01-Rain.1.swift"))
    #expect(!ReviewSchedule(of: course.package).isDue("weather/01-Rain"))
    for day in 2...4 { try review(on: day, answers: []) }
    #expect(
      transcript.out.hasSuffix(
        "First solve what came back: swift run course check weather/01-Rain\n"))

    let now = SmallCourse.solution.replacing("week - 2", with: "5")
    let verdict = Verdict(submission: Submission(of: course.rain, text: now), state: .right)
    ReturnedExercise.conclude(verdict, in: course.package, to: transcript.printer)
    #expect(transcript.out.contains("    now           return 5\n"))
    #expect(transcript.out.contains("    last time     return week - 2\n"))
    #expect(ReviewSchedule(of: course.package).returned.isEmpty)
    #expect(ReviewSchedule(of: course.package).entries["weather/01-Rain"]?.step == 1)
  }

  private func finish() {
    VerdictCache(of: course.package).store([
      Verdict(submission: Submission(of: course.rain), state: .right)
    ])
  }

  private func review(on day: Int, answers: [String]?) throws {
    var rest = answers ?? []
    try Review(
      package: course.package, printer: transcript.printer,
      day: String(format: "2030-%02d-%02d", 1 + day / 28, 1 + day % 28),
      answer: { answers == nil ? nil : rest.isEmpty ? "" : rest.removeFirst() }
    ).run()
  }
}
