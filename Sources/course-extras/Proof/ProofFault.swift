import Answers
import CourseFormat

/// Something that is to be put right before the graders are proven, and the sentence for it.
nonisolated enum ProofFault: Error, Equatable {
  // What an exercise consists of.
  case lacksPart(exercise: String, part: String, path: String)
  case lacksRow(exercise: String, title: String, lesson: String)
  case lacksHints(exercise: String, count: Int, path: String)
  case hintsNameNoChapter(exercise: String, path: String)
  case lacksDecoys(exercise: String, count: Int, path: String)
  case suiteIsNamedOtherwise(suite: String, title: String)

  // What belongs to no exercise.
  case strayFile(path: String)
  case strayRow(title: String, line: Int)
  case strayRecord(exercise: String)
  case countDiffers(lesson: String, count: Int)

  // The exercise beside its solution.
  case todosAreMisnumbered(path: String, numbers: [Int])
  case todosAreGradedOtherwise(suite: String, graded: [Int], path: String, numbers: [Int])
  case todoStands(answer: String, line: Int)
  case differsInMore(path: String, line: Int)
  case isMendedInManyLines(path: String, count: Int)
  case worksBefore(suite: String, isBrokenApp: Bool)
  case statementDiffers(path: String, solution: String)
  case isNotDelivered(exercise: String, path: String)

  case decoy(Decoy.Fault, path: String)
  case alternative(Decoy.Fault, path: String)

  // What a grader said about an answer.
  case doesNotCompile(answer: String, line: Int, message: String)
  case isGradedByNoCheck(answer: String)
  case failsWithoutCheck(answer: String)
  case isMisjudged(answer: String, missed: [String], extra: [String])
  case passesAllChecks(answer: String)

  // What is recorded of a decoy.
  case isNotRecorded(answer: String, rejectedBy: [String])
  case isFoundOtherwise(answer: String, checks: [String])
  case lacksRecord(exercise: String, answer: String)
  case recordsNoDecoy(exercise: String, answer: String)
  case recordsNoCheck(exercise: String, answer: String, check: String)

  // The mutants of a solution.
  case mutantsPass(count: Int, exercise: String, records: String)
  case equivalentMutant(Decoy.Fault, path: String)
  case isNoMutant(name: String, path: String, line: Int)
}

nonisolated extension ProofFault {
  /// Whether an answer is graded otherwise than is recorded of it.
  var isOfRecord: Bool {
    switch self {
    case .isNotRecorded, .isFoundOtherwise: true
    case .isMisjudged(let answer, _, _): answer.hasPrefix(Decoy.answerPrefix)
    default: false
    }
  }

  /// What is the case, and where to look.
  var sentence: String {
    switch self {
    case .lacksPart(let exercise, let part, let path):
      "\(exercise) has no \(part). Put it in \(path)."
    case .lacksRow(let exercise, let title, let lesson):
      "\(exercise) has no row in Lessons/SYLLABUS.md. Add one to its lesson's table: "
        + "| … | exercise: \(title) | \(lesson)/… | … |."
    case .lacksHints(let exercise, let count, let path):
      "\(exercise) has \(count.of("hint")). An exercise has 3, under ## 1, ## 2 and "
        + "## 3: write them in \(path)."
    case .hintsNameNoChapter(let exercise, let path):
      "The hints of \(exercise) send nobody back to the lesson. Name the chapter that helps, as in "
        + "\"Chapter 3 has the rule\": \(path)."
    case .lacksDecoys(let exercise, let count, let path):
      "\(exercise) has \(count.of("decoy")). An exercise has at least 8: write them "
        + "in \(path)."
    case .suiteIsNamedOtherwise(let suite, let title):
      "\(suite): The suite is not called \"\(title)\". It begins with "
        + "@Suite(\"\(title)\", .exercise, .serialized)."
    case .strayFile(let path):
      "\(path) belongs to no exercise. Add the exercise to the table in Package.swift, or remove "
        + "what belongs to none."
    case .strayRow(let title, let line):
      "Lessons/SYLLABUS.md:\(line): No exercise of this lesson is called \(title). Compare the "
        + "table in Package.swift."
    case .countDiffers(let lesson, let count):
      "README.md: The row of \(lesson) in the table of lessons does not end with its "
        + "\(count.of("exercise")). Put \(count) in its last column."
    case .todosAreMisnumbered(let path, let numbers):
      "\(path): The TODOs are numbered \(numbers). An exercise has one to four, in order from 1."
    case .todosAreGradedOtherwise(let suite, let graded, let path, let numbers):
      "\(suite): The checks wait for the TODOs \(graded), and \(path) has \(numbers). Each TODO has "
        + "a check."
    case .todoStands(let answer, let line):
      "\(answer): A TODO stands in line \(line) of this answer. Only the exercise has TODOs."
    case .differsInMore(let path, let line):
      "\(path):\(line): The exercise and its solution differ here in more than an answer. Only a "
        + "TODO and its value may differ, and private help at the end."
    case .isMendedInManyLines(let path, let count):
      "\(path): The solution changes \(count.of("line")) of an app that does not work. "
        + "Besides its TODO at most 3 change: make it wrong in one place."
    case .worksBefore(let suite, true):
      "\(suite): An app that does not work has checks of what is wrong, and checks of what works, which "
        + "are marked with .worksBefore. One of the two is missing."
    case .worksBefore(let suite, false):
      "\(suite): A check is marked with .worksBefore. Only an exercise whose first line ends in \"(it "
        + "does not work)\" has such checks."
    case .statementDiffers(let path, let solution):
      "\(path): The statement above the exercise differs from the one in \(solution). Copy it."
    case .isNotDelivered(let exercise, let path):
      "\(path) does not hold what the row of \(exercise) in \(DeliveredTexts.path) begins with. If "
        + "this is what a learner gets: swift run course new text \(exercise)"
    case .decoy(let fault, let path):
      "\(path):\(fault.line): \(fault.sentence(about: "decoy"))"
    case .alternative(let fault, let path):
      "\(path):\(fault.line): \(fault.sentence(about: "alternative"))"
    case .doesNotCompile(let answer, let line, let message):
      "\(answer) does not compile, line \(line): \(message)."
    case .isGradedByNoCheck(let answer):
      "\(answer) is graded by no check."
    case .failsWithoutCheck(let answer):
      "\(answer) does not pass, and no check says why."
    case .isMisjudged(let answer, let missed, let extra):
      answer + " "
        + [("is not rejected by", missed), ("is rejected by", extra)].filter { !$0.1.isEmpty }
        .map { "\($0.0) \(Self.quoted($0.1))" }.joined(separator: " and ") + "."
    case .passesAllChecks(let answer):
      "\(answer) passes all checks."
    case .isNotRecorded(let answer, let checks):
      "\(answer) is rejected by \(Self.quoted(checks)), and nothing is recorded of it in "
        + "\(CoursePackage.findingsPath)."
    case .isFoundOtherwise(let answer, let checks):
      "\(answer) is rejected by the checks that are recorded, and \(Self.quoted(checks)) "
        + (checks.count == 1 ? "finds" : "find") + " something else in it than is recorded."
    case .lacksRecord(let exercise, let answer):
      "\(CoursePackage.findingsPath) has no row of \(exercise), \(answer). \(Self.record(exercise))"
    case .recordsNoDecoy(let exercise, let answer):
      "\(CoursePackage.findingsPath) has rows of \(exercise), \(answer), and there is no such decoy. "
        + Self.record(exercise)
    case .recordsNoCheck(let exercise, let answer, let check):
      "\(CoursePackage.findingsPath) says that \(Self.quoted([check])) rejects \(exercise), \(answer), "
        + "and there is no such check. \(Self.record(exercise))"
    case .strayRecord(let exercise):
      "\(CoursePackage.findingsPath) has rows of \(exercise), and there is no such exercise. Remove them."
    case .mutantsPass(let count, let exercise, let records):
      "\(exercise): No check rejects \(count.of("mutant")) of the solution. Add a "
        + "check for each, or write in \(records) why it is as right as the solution."
    case .equivalentMutant(let fault, let path):
      "\(path):\(fault.line): \(fault.sentence(about: "mutant"))"
    case .isNoMutant(let name, let path, let line):
      "\(path):\(line): The mutant \(name) is not made any more. Remove it."
    }
  }

  private static func record(_ exercise: String) -> String {
    "Record what the checks find: swift run course prove --record \(exercise)"
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

nonisolated extension Decoy.Fault {
  fileprivate func sentence(about noun: String) -> String {
    switch problem {
    case .isUnnamed:
      "A \(noun) has no name. Write one after ##."
    case .nameIsTaken:
      "There are two \(noun)s called \(name). Give this one a name of its own."
    case .hasNoMisconception where noun == "mutant":
      "The mutant \(name) has no reason. Write below its name why it is as right as the solution."
    case .hasNoMisconception where noun == "alternative":
      "The alternative \(name) does not say what speaks for it. Write below its name what is different "
        + "and why it is right."
    case .hasNoMisconception:
      "The \(noun) \(name) has no misconception. Write below its name what somebody who answers so "
        + "believes."
    case .hasStrayText(let text):
      "The \(noun) \(name) has a line that is no change: \"\(text)\". Below its first paragraph there "
        + "are only ```diff blocks."
    case .hasUnmarkedLine(let text):
      "The \(noun) \(name) has a line in a change that begins with no mark: \"\(text)\". Begin it "
        + "with -, + or a blank."
    case .isNotClosed:
      "The \(noun) \(name) has a change that does not end. Close it with ```."
    case .changesNothing:
      "The \(noun) \(name) changes nothing. Write what it changes in the solution in a ```diff block."
    case .addsAnywhere:
      "The \(noun) \(name) adds lines and does not say where. Put the line above or below them into "
        + "the block, after a blank."
    case .gapIsOpen:
      "The \(noun) \(name) takes out lines that it does not tell, and does not say where they begin and "
        + "end. Put a line above and one below -… into the block."
    case .doesNotApply(let text):
      "The \(noun) \(name) does not apply: the lines that it changes, from \"\(text)\" on, are not in "
        + "the solution. Copy them from there."
    case .appliesOftenAt(let lines):
      "The \(noun) \(name) applies in \(lines.count) ways: the lines that it changes stand in the "
        + "solution at \(lines.map(String.init).joined(separator: ", ")). Put a line above or below "
        + "them into the block, after a blank."
    case .changesTwice(let text):
      "The \(noun) \(name) changes a line twice: \"\(text)\". Make one block of the two."
    }
  }
}
