// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The table of contents the compiler reads. The environment chooses what is built and graded:
//
//     COURSE=all             the tests of the libraries as well
//     COURSE=lessons         the lessons alone, as the book wants them
//     COURSE=texts           the lessons, and the tests of what they say, print and draw
//     COURSE=core            the core library and its tests, built file by file for one who changes it
//     COURSE=solutions       the solutions stand in for the learner's files
//     COURSE_ANSWERS=DIR     the answers in DIR do (a path inside the package)
//     COURSE_EXERCISE=a/b,…  only these exercises are compiled and graded
//     COURSE_DEBUG=1         a debugger sees the lines of the libraries and the suites
//     COURSE_ONCE=1          with COURSE=all, for one who builds once and edits nothing: modules are compiled whole

struct Lesson {
  /// The folder in Lessons, Exercises and Solutions.
  let folder: String
  /// The exercises, in the order they are solved.
  let exercises: [String]
  /// The modules beside the core that its chapters and exercises import.
  var imports: [String] = []

  /// The first word of its modules: `DatePicker` of `02-DatePicker`.
  var module: String { String(folder.drop { $0.isNumber || $0 == "-" }) }

  /// The name the lesson is run by: `swift run date-picker`.
  var product: String {
    module.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }

  /// The names the exercises are asked for by: `pickers/01-JaggedColumns`.
  var names: [String] { exercises.map { "\(product)/\($0)" } }
}

// The companion program reads this table as text, so its entries stay literals.
let lessons = [
  Lesson(
    folder: "01-Pickers",
    exercises: [
      "01-JaggedColumns", "02-DefaultSelection", "03-SilentSelection", "04-RandomButDifferent",
      "05-AlarmScreen", "06-TeasFromAFile", "07-FlagRows", "08-RowFromANib",
      "09-ReuseSafely", "10-PickerInALayout", "11-KeepTheSelection", "12-DinnerScreen",
    ]),
  Lesson(
    folder: "02-DatePicker",
    exercises: [
      "00-TeaAlarm", "01-BirthdayText", "02-BirthdayLimits", "03-MinuteInterval", "04-DaysToGo",
      "05-InstallOnce", "06-PreviousNextDone", "07-ProvinceAndCity", "08-CommitOnLeaving",
      "09-AskThenRemind", "10-BirthdayForm",
    ]),
  Lesson(
    folder: "03-AppLaunch",
    exercises: [
      "01-WindowByHand", "02-KeepTheController", "03-StayLazy", "04-OrderOfLaunch",
      "05-LampApp", "06-VersionLine", "07-VersionCompare", "08-PlistDoctor", "09-DebugLog",
      "10-BadgeWithPermission", "11-TeaByAddress", "12-StatusBarOfAPage", "13-WhereFrom",
      "14-LoadView", "15-MemoryWarning", "16-NoticeInFront", "17-TeaTime",
      "18-FamilyTabs",
    ]),
  Lesson(
    folder: "04-Delegates",
    exercises: [
      "01-ReturnKey", "02-ClearButton", "03-TwoFields", "04-SignInForm", "05-NoRetainCycle",
      "06-LengthLimit", "07-EndingByForce", "08-TwentyLabels", "09-Parallax", "10-HypnosisScreen",
      "11-BadgeName",
    ]),
  Lesson(
    folder: "05-NineGrid",
    exercises: [
      "01-RowAndColumn", "02-OneFrame", "03-AnyCountAnyWidth", "04-CellFromAModel",
      "05-AlbumBadges", "06-GridController", "07-Toast", "08-LoadByType", "09-FitTheFile",
      "10-AppShelf", "11-StorePage", "12-PhotoWall", "13-NoticeCard", "14-RadioScreen",
    ], imports: ["HeadlessUICollectionView"]),
  Lesson(
    folder: "06-KVC",
    exercises: [
      "01-FillTheOutlets", "02-FindTheValue", "03-SetTheValue", "04-CardForm",
      "05-SetValuesForKeys", "06-AppFromADictionary", "07-TicketsOfAKind", "08-LoadTheList",
      "09-LazyImage", "10-ReportByPath", "11-DeepOrShallow", "12-WhichAttribute",
      "13-ShelfByKeys", "14-MenuBoard",
    ]),
  Lesson(
    folder: "07-Tables",
    exercises: [
      "01-TwoQuestions", "02-EveryCellWhole", "03-ACellOfItsOwn", "04-SectionsByLetter",
      "05-RoomForTheNote", "06-OneIsChosen", "07-TellTheList", "08-AddByAlert",
      "09-RowsThatChange", "10-EditedShelf", "11-RecipesBySegue", "12-SavedBooks",
      "13-ThingsApp", "14-GuestList",
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

// Another package that depends on this one gets plain libraries: the flags below are for this
// course, and its own build decides about debug information and linkers. Which package is built, the
// program knows that asks: it was started in the folder of that package, or it was told its path.
let isDependency: Bool = {
  let files = FileManager.default
  let asker = "/proc/\(getppid())"
  guard let current = try? files.destinationOfSymbolicLink(atPath: "\(asker)/cwd") else {
    return Context.packageDirectory.contains("/checkouts/")
  }
  let words = (files.contents(atPath: "\(asker)/cmdline") ?? Data()).split(separator: 0)
    .map { String(decoding: $0, as: UTF8.self) }
  let option = "--package-path"
  let path =
    words.firstIndex(of: option).flatMap { words[($0 + 1)...].first }
    ?? words.first { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
  var root = URL(fileURLWithPath: path ?? "", relativeTo: URL(fileURLWithPath: "\(current)/"))
    .resolvingSymlinksInPath()
  while !files.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
    guard root.path != "/" else { return false }
    root.deleteLastPathComponent()
  }
  let own = URL(fileURLWithPath: Context.packageDirectory).resolvingSymlinksInPath()
  return root.path != own.path
}()

// The graders, the companion program and the pages watch the programs that they start by what Linux
// has. On a Mac that would be a hundred errors; a sentence says where to go on. `Tests/OnADevice`, which
// is for a Mac, has a manifest of its own.
#if os(macOS)
  if !isDependency {
    FileHandle.standardError.write(
      Data(
        """
        This course is built on Linux. On a Mac, open the folder in VS Code and choose "Reopen in \
        Container"; README.md says why.

        """.utf8))
    exit(64)
  }
#endif

// One expression can take the compiler longer than the module that it stands in, and nothing says so. Here it
// gives up after so many tries to understand one, of a million that it makes by itself. They are counted: on a
// slow machine they are as many as on a quick one. The macros of a test need more.
func bounded(_ tries: Int) -> [String] { ["-Xfrontend", "-solver-scope-threshold=\(tries)"] }

/// The settings of a module: its code runs on the main actor, and debug builds have these flags.
func settings(_ flags: [String]) -> [SwiftSetting] {
  [.defaultIsolation(MainActor.self)]
    + (isDependency ? [] : [.unsafeFlags(flags, .when(configuration: .debug))])
}

// The toolchain's own libraries come into the index once, with the program "course-extras", which is
// compiled while the core leaves a processor free. If no module brought them in, the last step of
// every first build of all would, and nothing runs beside that.
let outsideIndex = ["-index-ignore-system-modules"]

// Built without debug information, a library takes a sixth less work, a suite an eighth. The compiler's
// look at the code that it has made itself, which finds mistakes of the compiler, is a twenty-fifth, and of
// an answer, which has debug information, a quarter.
let unverified = ["-Xfrontend", "-disable-llvm-verify"]
let withoutDebugger =
  (Context.environment["COURSE_DEBUG"] == "1" ? [] : ["-Xfrontend", "-gnone"]) + unverified

// What a learner builds once and does not edit is compiled a module at a time, which takes a third
// less work than file by file. An exercise and its suite are compiled file by file, so that an edit
// is graded at once.
let wholeModule = [
  "-disable-batch-mode", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2",
]

// One who changes the core builds it file by file, so that a change compiles a file and not a module.
let isCore = mode == "core"

// What a learner edits has the compiler's own bound.
let ours = outsideIndex + bounded(50_000)
let lessonSettings = settings(outsideIndex + wholeModule)
let library = settings(ours + (isCore ? [] : wholeModule) + withoutDebugger)
// A learner builds the program "course" once, and it is the largest part of the first check. One who changes
// it, or the tests of a library, builds with COURSE=all, file by file.
let isEdited = isCore || mode == "all" && Context.environment["COURSE_ONCE"] != "1"
let companionFlags = (isEdited ? [] : wholeModule) + withoutDebugger
let companion = settings(outsideIndex + bounded(50_000) + companionFlags)
let companionExtras = settings(bounded(50_000) + companionFlags)
let tests = settings(outsideIndex + bounded(200_000) + companionFlags)
let fixture = settings(outsideIndex)
let suite = settings(ours + withoutDebugger)

// A learner's file that does not compile ends `swift test`. This calls the toolchain's compiler, and says
// below its errors how the others are graded. An archive may have been unpacked without its permission to run,
// and what follows a semicolon in its path would be arguments to the driver.
let frontend = "\(Context.packageDirectory)/Sources/answers-frontend"
let explains =
  answers == "Exercises" && !frontend.contains(";")
  && FileManager.default.isExecutableFile(atPath: frontend)
let answer = settings(
  outsideIndex + unverified + (explains ? ["-driver-use-frontend-path", frontend] : []))

// The toolchain's own linker takes half as long as the system's.
let linker: [LinkerSetting] =
  isDependency
  ? [] : [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))]

// The companion program is what a learner waits for with the first check. Classes, apps of somebody's own,
// the book and the proofs are a second program, which it builds when one of them is asked for.
let extrasFolders = ["Apps", "Classroom", "course-extras"]
let besideTheExtras = [
  "Answers", "Benchmarks", "CourseFormat", "CoursePage", "Grading", "HeadlessUICollectionView",
  "HeadlessUIKit", "HeadlessUIKitExtras", "Processes", "Stage", "TerminalIO", "WebServer",
  "answers-frontend", "course",
]
let behindAnswers: [Target.Dependency] = [
  "CourseFormat", "CoursePage", "Processes", "TerminalIO", "WebServer",
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
      name: "Stage",
      dependencies: [
        "CourseFormat", "CoursePage", "HeadlessUIKit", "Processes", "TerminalIO", "WebServer",
      ],
      swiftSettings: library),
    .target(name: "CourseFormat", dependencies: ["Processes"], swiftSettings: library),
    .target(name: "Processes", dependencies: ["TerminalIO"], swiftSettings: library),
    .target(
      name: "CoursePage", dependencies: ["CourseFormat", "Processes", "WebServer"],
      resources: [.copy("Assets")], swiftSettings: library),
    .target(name: "TerminalIO", swiftSettings: library),
    .target(name: "WebServer", swiftSettings: library),
  ],
  swiftLanguageModes: [.v6]
)

if mode != "lessons" {
  package.targets += [
    .target(name: "Answers", dependencies: behindAnswers, swiftSettings: companion),
    .executableTarget(
      name: "course", dependencies: ["Answers"] + behindAnswers,
      exclude: ["TEACHING.md", "Teaching"], swiftSettings: companion, linkerSettings: linker),
    .executableTarget(
      name: "course-extras", dependencies: ["Answers"] + behindAnswers, path: "Sources",
      exclude: besideTheExtras + ["Apps/Screens"], sources: extrasFolders,
      swiftSettings: companionExtras, linkerSettings: linker),
    .executableTarget(
      name: "benchmarks", dependencies: ["HeadlessUIKit", "Stage"], path: "Sources/Benchmarks",
      swiftSettings: library),
    .target(
      name: "Grading",
      dependencies: ["CourseFormat", "HeadlessUIKit", "Processes", "Stage", "TerminalIO"],
      swiftSettings: library),
  ]
}

// Who changes a sentence or a listing of a lesson builds no exercise and no suite.
let hasExercises = mode != "lessons" && mode != "texts"

for lesson in lessons {
  let isChosen = { (exercise: String) in
    chosen.isEmpty || chosen.contains("\(lesson.product)/\(exercise)")
  }
  let left = lesson.exercises.filter { !isChosen($0) }

  package.targets.append(
    .executableTarget(
      name: lesson.product,
      dependencies: ["HeadlessUIKit", "Stage"] + lesson.imports.map { .target(name: $0) },
      path: "Lessons/\(lesson.folder)", exclude: ["README.md", "screen.svg"],
      resources: [.copy("Resources")], swiftSettings: lessonSettings))

  guard hasExercises, left.count < lesson.exercises.count else { continue }
  package.targets += [
    .target(
      name: "\(lesson.module)Exercises",
      dependencies: ["HeadlessUIKit"] + lesson.imports.map { .target(name: $0) },
      path: "\(answers)/\(lesson.folder)",
      exclude: (answers == "Exercises" ? ["Hints"] : []) + left.map { "\($0).swift" },
      swiftSettings: answer),
    .testTarget(
      name: "\(lesson.module)Tests",
      dependencies: [
        "Grading", "HeadlessUIKit", "Stage", .target(name: "\(lesson.module)Exercises"),
      ] + lesson.imports.map { .target(name: $0) },
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

/// The tests of the core by floor: who edits one compiles its module, and not those of the other floors.
///
/// `Whole` has the tests that use all floors at once.
let coreTestFolders = [
  "CoreRuntimeTests": ["Runtime", "KeyValueCoding", "Drawing"],
  "CoreViewsTests": ["Views"],
  "CoreControlsTests": ["Controls"],
  "CoreScreensTests": ["Controllers", "InterfaceBuilder"],
  "CoreApplicationTests": [
    "Application", "System", "Recorded", "API", "Statements", "Floors", "Whole",
  ],
]
let coreTestData = [
  "API/reference.tsv", "API/apple.tsv", "API/names.tsv", "KeyValueCoding/recorded.tsv",
  "Recorded/README.md", "Statements/Statements.md", "Views/UILabel/recorded.tsv",
]
let coreTests: [Target] =
  [
    .target(
      name: "CoreTestSupport", dependencies: ["Grading", "HeadlessUIKit", "Stage"],
      path: "Tests/HeadlessUIKitTests/Support", swiftSettings: tests)
  ]
  + coreTestFolders.sorted { $0.key < $1.key }.map { name, folders in
    let others = coreTestFolders.values.joined().filter { !folders.contains($0) }
    return .testTarget(
      name: name, dependencies: ["CoreTestSupport", "Grading", "HeadlessUIKit", "Stage"],
      path: "Tests/HeadlessUIKitTests",
      exclude: others + ["Support"]
        + coreTestData.filter { file in folders.contains { file.hasPrefix("\($0)/") } },
      sources: folders, swiftSettings: tests)
  }

// What applications have beside the library. The companion program compiles it when the first one is
// played, so that nobody else waits for it; here it is for its tests, and for lessons that import it.
let besideTheCore: [Target] = [
  .target(
    name: "HeadlessUICollectionView", dependencies: ["HeadlessUIKit"], swiftSettings: library),
  .target(
    name: "HeadlessUIKitExtras", dependencies: ["HeadlessUICollectionView", "HeadlessUIKit"],
    swiftSettings: library),
]
let testsBesideTheCore: [Target] = [
  .testTarget(
    name: "HeadlessUICollectionViewTests",
    dependencies: ["Grading", "HeadlessUICollectionView", "HeadlessUIKit", "Stage"],
    exclude: ["Statements.md", "apple.tsv"], swiftSettings: tests),
  .testTarget(
    name: "HeadlessUIKitExtrasTests",
    dependencies: ["Grading", "HeadlessUIKit", "HeadlessUIKitExtras", "Stage"],
    exclude: ["Statements.md", "apple.tsv"], swiftSettings: tests),
]

// What may name what, in every module: it reads the index that the compiler writes of all of them.
let floorTests: Target = .testTarget(
  name: "FloorsTests", dependencies: ["Grading", "HeadlessUIKit", "Stage"], path: "Tests/Floors",
  exclude: isCore ? ["CompanionTests.swift", "UsedTests.swift"] : [], swiftSettings: tests)

// The same files ask Apple's UIKit on a Mac, by a manifest of their own.
let deviceTests: Target = .testTarget(
  name: "OnADeviceTests", dependencies: ["Grading", "HeadlessUIKit", "HeadlessUIKitExtras"],
  path: "Tests/OnADevice", exclude: ["Package.swift", "README.md", "collect.py", "record"],
  resources: [.copy("Resources")], swiftSettings: tests)

// What the lessons say, print and draw, and two programs that begin with `@main`.
let textTests: [Target] = [
  .executableTarget(
    name: "main-fixture", dependencies: ["HeadlessUIKit"], path: "Tests/MainFixture",
    swiftSettings: fixture),
  .executableTarget(
    name: "template-fixture", dependencies: ["HeadlessUIKit"], path: "Tests/TemplateFixture",
    resources: [.copy("Resources")], swiftSettings: fixture),
  .testTarget(
    name: "LessonsTests", dependencies: ["CourseFormat", "Grading"],
    exclude: ["Transcripts", "claims.tsv", "words"], swiftSettings: tests),
]

if !isCore, mode != "all" {
  package.targets += besideTheCore.filter { module in
    lessons.contains { $0.imports.contains(module.name) }
  }
}

if isCore {
  // What the core's tests need, and nothing else: no lesson, no answer, no companion program.
  package.targets = package.targets.filter {
    $0.type == .regular && !$0.name.hasSuffix("Exercises")
  }
  package.targets += besideTheCore + testsBesideTheCore + coreTests + [deviceTests, floorTests]
  package.products = []
}

if mode == "texts" || mode == "all" {
  package.targets += textTests
}

if mode == "all" {
  package.targets += besideTheCore + testsBesideTheCore + coreTests
  package.targets += [
    deviceTests,
    floorTests,
    .testTarget(
      name: "CoursePageTests",
      dependencies: ["CourseFormat", "CoursePage", "Processes", "WebServer"],
      swiftSettings: tests),
    .testTarget(name: "CourseFormatTests", dependencies: ["CourseFormat"], swiftSettings: tests),
    .testTarget(
      name: "ProcessesTests", dependencies: ["Processes", "TerminalIO"], swiftSettings: tests),
    .testTarget(name: "TerminalIOTests", dependencies: ["TerminalIO"], swiftSettings: tests),
    .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: tests),
    .testTarget(
      name: "StageTests",
      dependencies: ["CourseFormat", "Grading", "HeadlessUIKit", "Stage", "TerminalIO"],
      swiftSettings: tests),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Answers", "course", "course-extras", "CourseFormat", "Grading", "HeadlessUIKit",
        "Processes",
        "Stage", "TerminalIO", "WebServer",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "CourseFormat", "Grading", "HeadlessUIKit", "Processes", "Stage", "TerminalIO",
      ],
      swiftSettings: tests),
  ]
}
