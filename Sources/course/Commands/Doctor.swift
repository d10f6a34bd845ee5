import Answers
import CourseFormat
import Foundation
import TerminalIO

/// `course doctor`: whether this machine has what the course needs.
enum Doctor {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard arguments.isEmpty else { throw CommandError.tooManyNames(command: "doctor") }
    let findings = printer.during("Looking at this machine") {
      Machine(around: package).findings
    }
    for finding in findings { report(finding, to: printer) }
    let obstacles = findings.count { $0.weight == .obstacle }
    let hints = findings.count { $0.weight == .hint }
    printer.print()
    printer.print(
      obstacles == 0
        ? "This machine has what the course needs."
          + (hints == 0 ? "" : " What is marked with ! could be better.")
        : "\(obstacles == 1 ? "One thing stands" : "\(obstacles) things stand") in the way: fix "
          + "what is marked with \u{2718}, and call course doctor again.")
    return obstacles == 0 ? 0 : 1
  }

  private static func report(_ finding: MachineFinding, to printer: Printer) {
    let (mark, tone): (String, Printer.Tone) =
      switch finding.weight {
      case .fine: ("\u{2714}", .right)
      case .hint: ("!", .waiting)
      case .obstacle: ("\u{2718}", .wrong)
      }
    printer.print("\(mark) " + String(finding.sentence.wrapped(indent: 2).dropFirst(2)), in: tone)
    if let remedy = finding.remedy { printer.print("      \(remedy)") }
  }
}

/// What the course needs to know about a machine.
struct Machine {
  /// The package's folder.
  var root = "/course"
  /// What `swift --version` printed, if there is a swift.
  var swiftVersion: String?
  /// Where swift is.
  var swiftPath: String?
  /// The version in `.swift-version`, which the course was tried with.
  var triedVersion = "6.3.1"
  /// The programs that were not found.
  var missingPrograms: Set<String> = []
  /// The folder that the build was made in, if there is a build.
  var buildRoot: String?
  /// The version of swift that made the build.
  var buildVersion: String?
  /// The first file of the course that was written later than now.
  var fileOfTomorrow: String?
  var isCaseSensitive = true
  var isWritable = true
  var freeBytes = 1 << 40
  var memoryBytes = 1 << 40
  var temporaryFolder = "/tmp"
  var isTemporaryFolderWritable = true
  var environment: [String: String] = [:]
  var isTerminal = true
  var columns: Int?
  /// The names of the exercises whose files are not there.
  var missingExercises: [String] = []
  /// Whether answers can be kept apart from everything else.
  var confinement = Confinement.Mode.namespaces
  /// The setting of the system that keeps them from it, if one does: `name=value` mends it.
  var forbiddingSetting: String?
}

/// Something found on a machine, and what mends it.
enum MachineFinding: Equatable {
  enum Weight {
    case fine, hint, obstacle
  }

  case swift(version: String, path: String)
  case noSwift
  case silentSwift(path: String)
  case oldSwift(version: String, path: String, tried: String)
  case noSymbolizer(folder: String)
  case noObjectTools(missing: [String])
  case noGit
  case build
  case noBuild
  case movedBuild(from: String)
  case buildOfOtherSwift(version: String)
  case fileOfTomorrow(String)
  case space(gigabytes: Int)
  case littleSpace(megabytes: Int, root: String)
  case littleMemory(megabytes: Int)
  case readOnly(root: String)
  case caseIgnored(root: String)
  case temporaryFolder(String)
  case badTemporaryFolder(String)
  case gradingVariable(String, value: String)
  case terminal(columns: Int?)
  case noTerminal
  case dumbTerminal(String)
  case noUnicode(String)
  case narrow(columns: Int)
  case missingExercises(count: Int, first: String)
  case confined
  case notConfined(Confinement.Mode, setting: String?)

  /// Whether it stands in the way.
  var weight: Weight {
    switch self {
    case .swift, .build, .noBuild, .space, .temporaryFolder, .confined, .terminal, .noTerminal:
      .fine
    case .noSymbolizer, .noGit, .caseIgnored, .littleMemory, .dumbTerminal, .noUnicode, .narrow,
      .fileOfTomorrow, .missingExercises, .notConfined:
      .hint
    case .noSwift, .silentSwift, .oldSwift, .noObjectTools, .movedBuild, .buildOfOtherSwift,
      .littleSpace, .readOnly, .badTemporaryFolder, .gradingVariable:
      .obstacle
    }
  }

  /// What is the case.
  var sentence: String {
    switch self {
    case .swift(let version, let path): "Swift \(version) is in \(path)."
    case .noSwift: "There is no swift on the PATH. Install Swift 6.3, and open a new terminal."
    case .silentSwift(let path):
      "\(path) does not say its version, so it may not work. See what it says itself."
    case .oldSwift(let version, let path, let tried):
      "Swift \(version) is in \(path), and the course was tried with \(tried) and needs 6.3."
    case .noSymbolizer:
      "llvm-symbolizer is not on the PATH, so the line of a crash cannot be told. It is in the "
        + "folder of the Swift toolchain."
    case .noObjectTools(let names): ObjectTools.sentence(onMissing: names)
    case .noGit: "There is no git on the PATH, so course reset cannot put an exercise back."
    case .build: "The build belongs to this folder and this Swift."
    case .noBuild: "Nothing is built yet. The first call of swift takes a minute or two."
    case .movedBuild(let folder):
      "The build was made in \(folder), and the course lies elsewhere now."
    case .buildOfOtherSwift(let version): "The build was made by another Swift, \(version)."
    case .fileOfTomorrow(let path):
      "\(path) was written later than the clock says, so a change may not be noticed."
    case .space(let gigabytes): "The disk has \(gigabytes) GB left."
    case .littleSpace(let megabytes, let root):
      "The disk of \(root) has \(megabytes) MB left. A build of the course takes up to 2 GB."
    case .littleMemory(let megabytes):
      "This machine has \(megabytes) MB of memory. The compiler may be ended for lack of it: close "
        + "other programs."
    case .readOnly(let root): "\(root) cannot be written to by you."
    case .caseIgnored(let root):
      "The file system of \(root) takes Name and name for the same file. The course was tried on "
        + "one that does not."
    case .temporaryFolder(let path): "Temporary files go to \(path)."
    case .badTemporaryFolder(let path): "Temporary files go to \(path), and that cannot be written."
    case .gradingVariable(let name, let value):
      "The environment variable \(name) is \"\(value)\", so something else is graded than your "
        + "exercises."
    case .terminal(let columns):
      "The terminal shows colours and Unicode"
        + (columns.map { " in \($0) columns." } ?? ".")
    case .noTerminal: "This is no terminal: lessons print their whole transcript."
    case .dumbTerminal(let term):
      "TERM is \"\(term)\", so a lesson cannot turn pages here. It prints its whole transcript."
    case .noUnicode(let locale):
      "The language setting is \"\(locale)\", which has no UTF-8, so frames and signs may be shown "
        + "wrongly."
    case .narrow(let columns):
      "The terminal has \(columns) columns. A lesson needs 80: make the window wider."
    case .missingExercises(let count, let first):
      "\(count == 1 ? "One exercise is" : "\(count) exercises are") missing. The first is \(first)."
    case .confined:
      "Answers run apart: they see no file but their own, no other program and no network."
    case .notConfined(.rights, _):
      "Answers are kept from your files and from the network. The system does not let them be kept "
        + "from seeing which programs run. For answers of your own that is no matter."
    case .notConfined:
      "The system does not let answers be kept apart: what an answer does to files and other "
        + "programs, it does to yours. For answers of your own that is no matter."
    }
  }

  /// The command that mends it.
  var remedy: String? {
    switch self {
    case .noSwift, .oldSwift: "https://www.swift.org/install/linux/"
    case .silentSwift(let path): "\(path) --version"
    case .noSymbolizer(let folder): "export PATH=\"$PATH:\(folder)\""
    case .noObjectTools: "https://www.swift.org/install/linux/"
    case .noGit: "sudo apt-get install git"
    case .movedBuild, .buildOfOtherSwift: "rm -rf .build"
    case .fileOfTomorrow(let path): "touch \(path)"
    case .littleSpace: "rm -rf .build"
    case .readOnly(let root): "sudo chown -R \"$USER\" \(root)"
    case .badTemporaryFolder: "export TMPDIR=\"$HOME\""
    case .gradingVariable(let name, _): "unset \(name)"
    case .dumbTerminal: "export TERM=xterm-256color"
    case .noUnicode: "export LC_ALL=C.UTF-8"
    case .missingExercises(_, let first): "swift run course reset \(first)"
    case .notConfined(_, let setting): setting.map { "sudo sysctl \($0)" }
    case .swift, .build, .noBuild, .space, .littleMemory, .caseIgnored, .temporaryFolder, .confined,
      .terminal, .noTerminal, .narrow:
      nil
    }
  }
}

extension Machine {
  /// What there is to say, in the order in which it is mended.
  var findings: [MachineFinding] {
    toolchainFindings + buildFindings + fileFindings
      + ([.nobody, .namespaces].contains(confinement)
        ? [.confined] : [.notConfined(confinement, setting: forbiddingSetting)])
      + environmentFindings + terminalFindings
  }

  private var toolchainFindings: [MachineFinding] {
    guard let swiftPath else { return [.noSwift] }
    guard let swiftVersion else { return [.silentSwift(path: swiftPath)] }
    var findings: [MachineFinding] = []
    let number = Self.number(in: swiftVersion)
    findings.append(
      number.lexicographicallyPrecedes([6, 3])
        ? .oldSwift(version: swiftVersion, path: swiftPath, tried: triedVersion)
        : .swift(version: swiftVersion, path: swiftPath))
    if missingPrograms.contains("llvm-symbolizer") {
      let real = URL(fileURLWithPath: swiftPath).resolvingSymlinksInPath()
      findings.append(.noSymbolizer(folder: real.deletingLastPathComponent().path))
    }
    let missingTools = ObjectTools.names.filter(missingPrograms.contains)
    if !missingTools.isEmpty { findings.append(.noObjectTools(missing: missingTools)) }
    if missingPrograms.contains("git") { findings.append(.noGit) }
    return findings
  }

  private var buildFindings: [MachineFinding] {
    var findings: [MachineFinding] = []
    if let buildRoot, buildRoot != root {
      findings.append(.movedBuild(from: buildRoot))
    } else if let buildVersion, let swiftVersion, buildVersion != swiftVersion {
      findings.append(.buildOfOtherSwift(version: buildVersion))
    } else {
      findings.append(buildRoot == nil ? .noBuild : .build)
    }
    return findings + (fileOfTomorrow.map { [.fileOfTomorrow($0)] } ?? [])
  }

  private var fileFindings: [MachineFinding] {
    var findings: [MachineFinding] = []
    let megabytes = freeBytes >> 20
    findings.append(
      megabytes < 2048
        ? .littleSpace(megabytes: megabytes, root: root) : .space(gigabytes: megabytes >> 10))
    if memoryBytes >> 20 < 1900 {
      findings.append(.littleMemory(megabytes: memoryBytes >> 20))
    }
    if !isWritable { findings.append(.readOnly(root: root)) }
    if !isCaseSensitive { findings.append(.caseIgnored(root: root)) }
    findings.append(
      isTemporaryFolderWritable
        ? .temporaryFolder(temporaryFolder) : .badTemporaryFolder(temporaryFolder))
    if let first = missingExercises.first {
      findings.append(.missingExercises(count: missingExercises.count, first: first))
    }
    return findings
  }

  private var environmentFindings: [MachineFinding] {
    [GradingVariable.mode, GradingVariable.answers, GradingVariable.exercises].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : .gradingVariable(name, value: $0) }
    }
  }

  private var terminalFindings: [MachineFinding] {
    guard isTerminal else { return [.noTerminal] }
    var findings: [MachineFinding] = []
    let term = environment["TERM"] ?? ""
    if term.isEmpty || term == "dumb" { findings.append(.dumbTerminal(term)) }
    let language = Terminal.language(in: environment)
    if language.isEmpty || !Terminal.showsUnicode(environment) {
      findings.append(.noUnicode(language))
    }
    if let columns, columns < 80 { findings.append(.narrow(columns: columns)) }
    return findings.isEmpty ? [.terminal(columns: columns)] : findings
  }

  /// The numbers of a version: `6.3.1` is 6, 3 and 1.
  static func number(in version: String) -> [Int] {
    version.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
  }
}

extension Machine {
  /// Looks at the machine the program runs on.
  init(around package: CoursePackage) {
    let files = FileManager.default
    environment = ProcessInfo.processInfo.environment
    root = package.root.path
    triedVersion =
      package.root.appendingPathComponent(".swift-version").text?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? triedVersion
    swiftPath = Self.path(of: "swift", in: environment)
    if swiftPath != nil { swiftVersion = Self.swiftVersion(in: package) }
    missingPrograms = Set(
      ["git", "llvm-symbolizer"].filter {
        Self.path(of: $0, in: environment) == nil
      })
    missingPrograms.formUnion(
      ObjectTools.missing(beside: swiftPath ?? "", path: environment["PATH"] ?? ""))
    let build = package.root.appendingPathComponent(".build")
    buildRoot = Self.root(ofPlan: build.appendingPathComponent("debug.yaml").text ?? "")
    buildVersion = build.appendingPathComponent("debug").names { $0.hasPrefix("swift-version-") }
      .compactMap { build.appendingPathComponent("debug/\($0)").text }.first
      .flatMap(Self.version)
    fileOfTomorrow = Self.fileOfTomorrow(in: package)
    isCaseSensitive = Self.isCaseSensitive((try? package.work) ?? package.scratch)
    isWritable = files.isWritableFile(atPath: root)
    freeBytes = package.root.freeBytes ?? freeBytes
    memoryBytes = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    temporaryFolder = files.temporaryDirectory.path
    isTemporaryFolderWritable = Self.canWrite(in: files.temporaryDirectory)
    isTerminal = isatty(STDOUT_FILENO) == 1
    var size = winsize()
    if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      columns = Int(size.ws_col)
    }
    missingExercises = package.exercises.filter(\.isMissing).map(\.name)
    Confinement.forgetMode(of: package)
    confinement = (try? Confinement.mode(for: package)) ?? .limits
    forbiddingSetting = Self.forbiddingSettings.first { setting in
      let parts = setting.split(separator: "=")
      let file = "/proc/sys/" + parts[0].replacingOccurrences(of: ".", with: "/")
      let value = URL(fileURLWithPath: file).text?.trimmingCharacters(in: .whitespacesAndNewlines)
      return value == (parts[1] == "0" ? "1" : "0")
    }
  }

  /// What the systems call the setting that keeps users from namespaces, and the value that does
  /// not.
  private static let forbiddingSettings = [
    "kernel.apparmor_restrict_unprivileged_userns=0", "kernel.unprivileged_userns_clone=1",
    "user.max_user_namespaces=10000",
  ]

  /// The version in what `swift --version` prints.
  static func version(in text: String) -> String? {
    text.firstMatch(of: /Swift version (\d+(?:\.\d+)*)/).map { String($0.1) }
  }

  private static func swiftVersion(in package: CoursePackage) -> String? {
    guard let work = try? package.work else { return nil }
    let job = ChildProcess.Job(
      arguments: ["swift", "--version"],
      output: work.appendingPathComponent("version.log"), limit: .seconds(300))
    _ = try? ChildProcess.run([job])
    return version(in: job.output.text ?? "")
  }

  private static func path(of program: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The folder a plan of the build system was made in.
  static func root(ofPlan plan: String) -> String? {
    plan.firstMatch(of: /"([^"]+)\/\.build\/[^"]*"/).map { String($0.1) }
  }

  private static func fileOfTomorrow(in package: CoursePackage) -> String? {
    let soon = Date(timeIntervalSinceNow: 5)
    return package.exercises.map(\.shownPath).first {
      (package.root.appendingPathComponent($0).modified ?? .distantPast) > soon
    }
  }

  private static func isCaseSensitive(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Case")
    guard (try? file.write("")) != nil else { return true }
    defer { try? FileManager.default.removeItem(at: file) }
    return !folder.appendingPathComponent("cASE").exists
  }

  private static func canWrite(in folder: URL) -> Bool {
    let file = folder.appendingPathComponent("course-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? Data([1]).write(to: file)) != nil
  }
}
