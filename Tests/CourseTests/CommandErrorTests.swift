import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What a command says when it cannot do what it was asked")
struct CommandErrorTests {
  @Test(
    arguments: [
      (.unknownCommand("grdae", near: []), 64, "course does not know \"grdae\"."),
      (
        .unknownCommand("chek", near: ["check"]), 64,
        "course does not know \"chek\". Did you mean check?"
      ),
      (
        .unknownTerm("delgate", near: ["delegate"]), 64,
        "No command and no term of the glossary is called \"delgate\". Did you mean delegate? "
          + "All terms stand in Lessons/GLOSSARY.md."
      ),
      (
        .emptyName(command: "play"), 64,
        "course play was given an empty name. Leave it out, or write one."
      ),
      (.unknownOption("--fast", command: "check"), 64, "course check has no option --fast."),
      (
        .tooManyNames(command: "overview"), 64,
        "course overview takes no name. For one exercise: swift run course check NAME"
      ),
      (
        .needsOneExercise(command: "hint"), 64,
        "course hint needs the name of one exercise. For the list: swift run course list"
      ),
      (
        .lessonInsteadOfExercise("kvc", command: "hint", count: 8, first: "kvc/01-FindTheValue"),
        64,
        "kvc has 8 exercises, and course hint takes one of them. "
          + "Try swift run course hint kvc/01-FindTheValue"
      ),
      (
        .unknownExercise("Ran", near: ["weather/01-Rain"], lessons: ["weather"]), 64,
        "There is no exercise named Ran. Did you mean weather/01-Rain? "
          + "For the list: swift run course list"
      ),
      (
        .unknownExercise("ain", near: ["a", "b", "c"], lessons: []), 64,
        "There is no exercise named ain. Did you mean a, b or c? "
          + "For the list: swift run course list"
      ),
      (
        .unknownExercise("Elephant", near: [], lessons: ["weather", "long-nights"]), 64,
        "There is no exercise named Elephant. The lessons are weather, long-nights. "
          + "For the list: swift run course list"
      ),
      (
        .ambiguousName("1", exercises: ["weather/01-Rain", "long-nights/01-Rain"]), 64,
        "There are 2 exercises named 1: weather/01-Rain, long-nights/01-Rain. Say which lesson."
      ),
      (
        .ownScreen("Scratch"), 64,
        "Scratch is a screen of your own and no exercise: it has no hints and no solution. "
          + "The commands play, check, inspect and reset take it. To open it: "
          + "swift run course play Scratch"
      ),
      (
        .outsideOfCourse("/home"), 1,
        "/home is not inside the course. Go to the folder that holds its Package.swift."
      ),
      (
        .noHints(exercise: "weather/01-Rain", suite: "Tests/RainTests.swift"), 1,
        "There is no hint for weather/01-Rain yet. Its suite is Tests/RainTests.swift."
      ),
      (
        .programNotStarted("swift", reason: "No such file or directory"), 1,
        "swift cannot be started: No such file or directory. Is the Swift toolchain on the PATH?"
      ),
      (
        .programNotStarted("/a/answer", reason: "it could not be confined, or the disk is full"), 1,
        "/a/answer cannot be started: it could not be confined, or the disk is full."
      ),
      (
        .optionNeedsOption("--steps", "--json", command: "check"), 64,
        "course check takes --steps only together with --json."
      ),
      (.emptyName(command: ""), 64, "course was given an empty name. Leave it out, or write one."),
      (
        .cannotWrite("/lock", reason: "Read-only file system"), 1,
        "/lock cannot be written: Read-only file system."
      ),
      (
        .ofAnotherUser("/course", owner: "ada"), 1,
        "/course belongs to the user ada, and only that user can build in it. Clone the course once "
          + "more as yourself, and call this there."
      ),
      (
        .fileForSeveral("results.json", format: "gradescope", count: 3), 64,
        "results.json is the name of one file, and gradescope makes a file for each of 3 submissions. "
          + "Name a folder after --output."
      ),
      (
        .noSolution("Solutions/01-Weather/01-Rain.swift"), 1,
        "Solutions/01-Weather/01-Rain.swift is not in this copy of the course. Its solutions were taken "
          + "out of it."
      ),
      (
        .unreadableTable("/Package.swift", read: 1, of: 2), 1,
        "/Package.swift: Of 2 lessons in its table, 1 can be read. An entry is "
          + "Lesson(folder: \"…\", exercises: [\"…\"]), with at least one exercise and all of it "
          + "literals."
      ),
      (
        .notListed("weather/01-Rain", hasHistory: true), 1,
        "Tests/Delivered.tsv has no row of weather/01-Rain, so nobody knows how it came. Get the table "
          + "back: git checkout -- Tests/Delivered.tsv"
      ),
      (
        .notListed("weather/01-Rain", hasHistory: false), 1,
        "Tests/Delivered.tsv has no row of weather/01-Rain, so nobody knows how it came. Get the table "
          + "back from where you got the course."
      ),
      (
        .noOriginal("Exercises/Rain.swift"), 1,
        "No commit in this copy of the course has Exercises/Rain.swift as it comes today. Get it from "
          + "a fresh clone of the course."
      ),
      (
        .gitFailed("/course", reason: "fatal: not a git repository"), 1,
        "git cannot read the history of /course: fatal: not a git repository"
      ),
      (
        .noHistory("Exercises/Rain.swift"), 1,
        "This copy of the course has no history in git, and Exercises/Rain.swift was changed "
          + "before swift run course first saw it. Get it from where you got the course."
      ),
      (
        .courseDoesNotCompile(output: "[1/2] Compiling\n/a.swift:1:1: error: no\nmore"), 1,
        "The course around the exercises does not compile. What the compiler said first:\n"
          + "/a.swift:1:1: error: no"
      ),
      (
        .optionNeedsValue("--format", command: "report"), 64,
        "course report needs a value after --format. For what it can be: swift run course report "
          + "--help"
      ),
      (
        .unknownValue("pdf", option: "--format", command: "report", allowed: ["text", "json"]), 64,
        "course report does not know --format pdf. It can be text, json."
      ),
      (
        .nothingToMerge, 64,
        "course report --merge needs the files to put together: those that course grade --shard "
          + "wrote."
      ),
      (
        .needsSubmissions, 64,
        "course grade needs the folders of the submissions, one for each student."
      ),
      (.badShard("9"), 64, "9 is no part of a class. The third of eight parts is --shard 3/8."),
      (
        .submissionsOfOneName("a/x", "b/x", name: "x"), 64,
        "a/x and b/x are both named x. Give each folder a name of its own."
      ),
      (
        .needsNewName, 64,
        "course new needs what to make and its name: swift run course new exercise "
          + "pickers/09-Name, or new text pickers/09-Name once the file of an exercise has changed."
      ),
      (
        .badNewName("x"), 64,
        "x is no name for an exercise. It is a lesson, two digits and words without blanks: "
          + "pickers/09-TwoWheels"
      ),
      (
        .exerciseExists("a.swift"), 64,
        "a.swift is there already. Take another name, or remove what belongs to this one."
      ),
      (
        .unknownLesson("music", lessons: ["kvc"]), 64,
        "There is no lesson named music. The lessons are kvc."
      ),
      (
        .badTimeZone("x"), 64,
        "x is no time zone. A time zone has the name of a place, or is GMT with the hours before or "
          + "after it: --time-zone Asia/Shanghai, --time-zone GMT+8"
      ),
      (.badDate("x"), 64, "x is no date. A date is a year, a month and a day: 2030-01-31"),
      (.cannotRead("x.json"), 1, "x.json cannot be read. Look whether it is there."),
      (
        .noGradebook("x.json", version: 1), 1,
        "x.json is no report of this kind. It has to be JSON of version 1, as course grade and "
          + "course report --format json write it."
      ),
      (
        .booksOfDifferentCourses("a", "b"), 1,
        "a and b were graded by courses that differ. Grade all parts with one copy."
      ),
      (
        .submissionTwice("ada"), 1,
        "ada is in two of the reports. Merge each part of a class once."
      ),
      (
        .noPlan("debug.yaml"), 1,
        "debug.yaml does not say how the exercises are compiled. Remove the folder it lies in, and "
          + "call the same again."
      ),
      (
        .courseChanged("/course"), 1,
        "/course changed while answers were graded: somebody edits the course or builds it. What was "
          + "graded until then is kept. Call the same command again when that is done."
      ),
    ] as [(CommandError, Int32, String)])
  func `an error has its sentence and its status`(
    error: CommandError, status: Int32, sentence: String
  ) {
    #expect(error.sentence == sentence)
    #expect(error.status == status)
  }
}
