// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The table of contents the compiler reads. The environment chooses what is built and graded:
//
//     COURSE=all             the tests of the libraries as well
//     COURSE=lessons         the lessons alone, as the book wants them
//     COURSE=solutions       the solutions stand in for the learner's files
//     COURSE_ANSWERS=DIR     the answers in DIR do (a path inside the package)
//     COURSE_EXERCISE=a/b,…  only these exercises are compiled and graded
//     COURSE_DEBUG=1         a debugger sees the lines of the libraries and the suites

struct Lesson {
  /// The folder in Lessons, Exercises and Solutions.
  let folder: String
  /// The name the lesson is run by: `swift run pickers`.
  let product: String
  /// The first word of its modules: PickersExercises, PickersTests.
  let module: String
  /// The exercises, in the order they are solved.
  let exercises: [String]

  /// The names the exercises are asked for by: `pickers/01-JaggedColumns`.
  var names: [String] { exercises.map { "\(product)/\($0)" } }
}

// The companion program reads this table as text, so its entries stay literals.
let lessons = [
  Lesson(
    folder: "01-Pickers", product: "pickers", module: "Pickers",
    exercises: [
      "01-JaggedColumns", "02-DefaultSelection", "03-SilentSelection", "04-RandomButDifferent",
      "05-FlagRows", "06-ReuseSafely", "07-HistoricHeights", "08-KeepTheSelection",
      "09-DinnerScreen",
    ]),
  Lesson(
    folder: "02-DatePicker", product: "date-picker", module: "DatePicker",
    exercises: [
      "01-BirthdayText", "02-BirthdayLimits", "03-MinuteInterval", "04-InstallOnce",
      "05-PreviousNextDone", "06-ProvinceAndCity", "07-CommitOnLeaving", "08-AskThenRemind",
      "09-BirthdayForm",
    ]),
  Lesson(
    folder: "03-AppLaunch", product: "app-launch", module: "AppLaunch",
    exercises: [
      "01-VersionLine", "02-VersionCompare", "03-DebugLog", "04-PlistDoctor", "05-WindowByHand",
      "06-KeepTheController", "07-OrderOfLaunch", "08-BadgeWithPermission", "09-StayLazy",
      "10-WhereFrom", "11-LoadView", "12-MemoryWarning", "13-TeaTime",
    ]),
  Lesson(
    folder: "04-Delegates", product: "delegates", module: "Delegates",
    exercises: [
      "01-ReturnKey", "02-ClearButton", "03-TwoFields", "04-NoRetainCycle", "05-LengthLimit",
      "06-EndingByForce", "07-TwentyLabels", "08-Parallax", "09-HypnosisScreen",
    ]),
  Lesson(
    folder: "05-NineGrid", product: "nine-grid", module: "NineGrid",
    exercises: [
      "01-RowAndColumn", "02-OneFrame", "03-AnyCountAnyWidth", "04-CellFromAModel",
      "05-GridController", "06-Toast", "07-LoadByType", "08-FitTheFile", "09-AppShelf",
    ]),
  Lesson(
    folder: "06-KVC", product: "kvc", module: "KVC",
    exercises: [
      "01-FindTheValue", "02-SetTheValue", "03-SetValuesForKeys", "04-AppFromADictionary",
      "05-LoadTheList", "06-LazyImage", "07-DeepOrShallow", "08-WhichAttribute", "09-ShelfByKeys",
    ]),
]

let mode = Context.environment["COURSE"] ?? ""
let answers =
  Context.environment["COURSE_ANSWERS"] ?? (mode == "solutions" ? "Solutions" : "Exercises")
let chosen = (Context.environment["COURSE_EXERCISE"] ?? "").split(separator: ",").map(String.init)

for name in chosen where !lessons.contains(where: { $0.names.contains(name) }) {
  FileHandle.standardError.write(
    Data("COURSE_EXERCISE names \(name), and there is no such exercise.\n".utf8))
  exit(64)
}

/// The settings of a module: its code runs on the main actor, and debug builds have these flags.
func settings(_ flags: [String]) -> [SwiftSetting] {
  [.defaultIsolation(MainActor.self), .unsafeFlags(flags, .when(configuration: .debug))]
}

// The toolchain's own libraries come into the index once, with the program "course", which is
// compiled while the core leaves a processor free. If no module brought them in, the last step of
// every first build would, and nothing runs beside that.
let outsideIndex = ["-index-ignore-system-modules"]

// Built without debug information, a library takes a sixth less work, a suite an eighth.
let withoutDebugger =
  Context.environment["COURSE_DEBUG"] == "1" ? [] : ["-Xfrontend", "-gnone"]

// What a learner builds once and does not edit is compiled a module at a time, which takes a third
// less work than file by file. An exercise and its suite are compiled file by file, so that an edit
// is graded at once.
let wholeModule = [
  "-disable-batch-mode", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2",
]

let lessonSettings = settings(outsideIndex + wholeModule)
let library = settings(outsideIndex + wholeModule + withoutDebugger)
let companion = settings(wholeModule + withoutDebugger)
let exercise = settings(outsideIndex)
let suite = settings(outsideIndex + withoutDebugger)

// The toolchain's own linker takes half as long as the system's.
let linker: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

let package = Package(
  name: "UIKitCourse",
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Stage", targets: ["Stage"]),
  ] + lessons.map { .executable(name: $0.product, targets: [$0.product]) },
  dependencies: [],
  targets: [
    .target(name: "HeadlessUIKit", swiftSettings: library, linkerSettings: linker),
    .target(
      name: "Stage", dependencies: ["CourseFormat", "CoursePage", "HeadlessUIKit", "WebServer"],
      swiftSettings: library),
    .target(name: "CourseFormat", swiftSettings: library),
    .target(
      name: "CoursePage", dependencies: ["CourseFormat", "WebServer"], swiftSettings: library),
    .target(name: "WebServer", swiftSettings: library),
  ],
  swiftLanguageModes: [.v6]
)

if mode != "lessons" {
  package.targets += [
    .executableTarget(
      name: "course", dependencies: ["CourseFormat", "CoursePage", "WebServer"],
      exclude: ["TEACHING.md"],
      swiftSettings: companion, linkerSettings: linker),
    .executableTarget(
      name: "benchmarks", dependencies: ["HeadlessUIKit", "Stage"], path: "Sources/Benchmarks",
      swiftSettings: library),
    .target(
      name: "Grading", dependencies: ["CourseFormat", "HeadlessUIKit", "Stage"],
      path: "Tests/Grading",
      swiftSettings: library),
  ]
}

for lesson in lessons {
  let isChosen = { (exercise: String) in
    chosen.isEmpty || chosen.contains("\(lesson.product)/\(exercise)")
  }
  let left = lesson.exercises.filter { !isChosen($0) }

  package.targets.append(
    .executableTarget(
      name: lesson.product, dependencies: ["HeadlessUIKit", "Stage"],
      path: "Lessons/\(lesson.folder)", exclude: ["README.md", "screen.svg"],
      resources: [.copy("Resources")], swiftSettings: lessonSettings))

  guard mode != "lessons", left.count < lesson.exercises.count else { continue }
  package.targets += [
    .target(
      name: "\(lesson.module)Exercises", dependencies: ["HeadlessUIKit"],
      path: "\(answers)/\(lesson.folder)",
      exclude: (answers == "Exercises" ? ["Hints"] : []) + left.map { "\($0).swift" },
      swiftSettings: exercise),
    .testTarget(
      name: "\(lesson.module)Tests",
      dependencies: [
        "Grading", "HeadlessUIKit", "Stage", .target(name: "\(lesson.module)Exercises"),
      ],
      exclude: left.map { "\($0)Tests.swift" }, resources: [.copy("Resources")],
      swiftSettings: suite),
  ]
}

if chosen.isEmpty, mode != "lessons" {
  package.targets.append(
    .testTarget(
      name: "CopyTests", dependencies: ["CourseFormat", "Grading", "HeadlessUIKit"],
      swiftSettings: suite))
}

if mode == "all" {
  package.targets += [
    .executableTarget(
      name: "main-fixture", dependencies: ["HeadlessUIKit"], path: "Tests/MainFixture",
      swiftSettings: exercise),
    .executableTarget(
      name: "template-fixture", dependencies: ["HeadlessUIKit"], path: "Tests/TemplateFixture",
      resources: [.copy("Resources")], swiftSettings: exercise),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["Grading", "HeadlessUIKit", "Stage"],
      exclude: ["API/reference.tsv", "API/apple.tsv", "KeyValueCoding/recorded.tsv"],
      swiftSettings: suite),
    .testTarget(
      name: "CoursePageTests", dependencies: ["CourseFormat", "CoursePage", "WebServer"],
      swiftSettings: suite),
    .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: suite),
    .testTarget(
      name: "StageTests", dependencies: ["CourseFormat", "Grading", "HeadlessUIKit", "Stage"],
      swiftSettings: suite),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "course", "CourseFormat", "Grading", "HeadlessUIKit", "Stage", "WebServer",
      ],
      exclude: ["Transcripts"],
      swiftSettings: suite),
  ]
}
