import CourseFormat
import Foundation

/// Looks in the text of an answer for what reaches beyond the answer, into the checks that grade it.
///
/// An answer shares a module import with its suite. It looks for attributes, conditions of the
/// compiler, imports and words that reach around the checks, for types with names that the suite uses,
/// for the declaration of an operator, and for comparisons that do not look at what they compare. An
/// answer that has such a thing is not graded, and is told what it is and where.
///
/// Which operators and members of other types the suite uses is not looked for here: the compiler has
/// chosen, and its choice is in the object of the suite. See ``SuiteLinks``.
///
/// - Shape: What the exercise itself declares is always allowed; its solution shows it, or where there
///   is none, the exercise itself.
package struct AnswerScan {
  /// What reaches into the checks, from top to bottom.
  package private(set) var objections: [Diagnostic] = []

  /// What keeps the answer from being compiled with the checks, and would be told without a line.
  package private(set) var mistakes: [Diagnostic] = []

  private let exercise: Exercise
  private let outline: SourceOutline
  private let solution: String
  private let suite: SuiteText

  /// The types that the exercise declares.
  private lazy var ownTypes = SourceOutline(solution).typeNames

  /// What a suite uses, read when it is first asked for: most answers declare nothing for which that
  /// has to be known.
  private lazy var names = SuiteNames.of(suite)

  /// Looks at a submission.
  package init(of submission: Submission) {
    self.init(unread: submission)
    findAttributes()
    findConditions()
    findImports()
    findWords()
    for declaration in outline.declarations { find(in: declaration) }
    objections.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    mistakes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func object(
    _ token: SourceTokens.Token, _ message: String, isMistake: Bool = false
  ) {
    let diagnostic = Diagnostic(at: token, of: exercise, message: message)
    if isMistake { mistakes.append(diagnostic) } else { objections.append(diagnostic) }
  }
}

/// What reaches into the checks of others, where a lesson is one module.
extension AnswerScan {
  /// What an answer declares that changes how the checks of another exercise of its lesson are read, and
  /// that the object of that suite does not name: what a name stands for, and the rank of an operator.
  ///
  /// An answer that is compiled by itself reaches its own suite alone.
  static func objections(to submission: Submission, inChecksOf other: SuiteText) -> [Diagnostic] {
    // A lesson has many pairs of exercises, and hardly any answer declares such a thing.
    let text = submission.text ?? ""
    guard ["typealias", "operator", "macro"].contains(where: { text.range(of: $0) != nil }) else {
      return []
    }
    let seen = Submission(text, gradedBy: other)
    var scan = AnswerScan(unread: seen)
    for declaration in scan.outline.declarations
    where [.alias, .macro, .operator].contains(declaration.kind) {
      scan.find(in: declaration)
    }
    return scan.objections + scan.mistakes
  }

  /// A look at a submission that has found nothing yet.
  private init(unread submission: Submission) {
    exercise = submission.exercise
    solution = exercise.declarations ?? ""
    suite = submission.suite
    outline = SourceOutline.of(submission.text ?? "")
  }
}

/// Names with a meaning of their own.
extension AnswerScan {
  /// Modules that grade, or that show a lesson.
  private static let modules = Set(
    CoursePackage.libraryModules + ["Testing", "XCTest", "Swift", "Foundation"])

  /// Types that the suites and what the testing library writes into them use by name.
  private static let types: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float",
    "Int", "Never", "Optional", "Range", "Result", "Set", "String", "Substring", "Void",
  ]

  /// Operators of Swift that a suite may use.
  private static let operators: Set<String> = [
    "==", "!=", "===", "!==", "~=", "&&", "||", "??", "<", ">", "<=", ">=", "+", "-", "*", "/",
    "%", "!", "...", "..<", "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=",
    "/=", "%=", ".!=", ".==",
  ]

  /// The names under which Swift looks for the type of a literal.
  private static let literals: Set<String> = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "UnicodeScalarLiteralType", "ExtendedGraphemeClusterLiteralType", "_MaxBuiltinFloatType",
    "_MaxBuiltinIntegerType",
  ]

  /// Functions that call or change code by its name or address, or read what a program was told.
  private static let functions: [String: String] = {
    let byName = "finds code by its name, beside Swift and its rules"
    let asRead = "reads or changes what the program was told when it started"
    let memory = "takes memory for something it is not"
    let starts = "makes another program of this one"
    return Dictionary(
      ["dlsym", "dlopen", "dladdr", "_typeByName", "dl_iterate_phdr"].map { ($0, byName) }
        + ["getenv", "secure_getenv", "setenv", "putenv", "unsetenv", "clearenv", "environ"].map {
          ($0, asRead)
        }
        + [
          "unsafeBitCast", "unsafeDowncast", "mprotect", "mmap", "ptrace", "process_vm_readv",
          "process_vm_writev",
        ].map { ($0, memory) }
        + ["gethostname", "uname", "getcwd", "getlogin", "NSUserName", "NSHomeDirectory"].map {
          ($0, "tells whose machine this is")
        }
        + ["execv", "execve", "execvp", "execl", "execlp", "fork", "vfork", "syscall"].map {
          ($0, starts)
        }, uniquingKeysWith: { $1 })
  }()
}

extension AnswerScan {
  private mutating func findAttributes() {
    // Also within functions: a type that is declared there can have functions of any symbol.
    for (index, token) in outline.tokens.enumerated() where token.kind == .attribute {
      if token.text == "@main" {
        object(
          token,
          "@main says where a program begins. Here the checks begin it: delete this word.",
          isMistake: true)
      } else if token.text == "@NSManaged" {
        object(token, "Nothing fills a property that is marked @NSManaged here.", isMistake: true)
      } else if token.reachesAroundSwift {
        object(
          token,
          "\(token.text) reaches around Swift's own rules, into what grades this file. No exercise "
            + "needs it.")
      } else if token.text == "@inline", word(index + 1) == "(", word(index + 2) == "always" {
        object(
          token,
          "@inline(always) puts code where it is called, also into the checks, and nothing tells then "
            + "what they call. No exercise needs it.")
      }
    }
  }

  /// Finds conditions on the compiler: what they leave out is not even read by it, so a brace there
  /// counts for a reader and not for the compiler.
  private mutating func findConditions() {
    let tokens = outline.tokens
    for (index, token) in tokens.enumerated()
    where token.kind == .macro && ["#if", "#elseif"].contains(token.text) {
      let condition = tokens[(index + 1)...].prefix { !$0.beginsLine }
      guard
        condition.contains(where: { ["compiler", "swift", "_compiler_version"].contains($0.text) })
      else { continue }
      object(
        token,
        "\(token.text) asks for a version of the compiler, and hides what stands there from a reader. "
          + "No exercise needs it.")
    }
  }

  private mutating func findImports() {
    for declaration in outline.declarations
    where declaration.kind == .import
      && Self.modules.subtracting(["HeadlessUIKit", "Swift", "Foundation"])
        .contains(declaration.name)
    {
      object(
        declaration.token,
        "\(declaration.name) belongs to what grades this file. An exercise imports HeadlessUIKit.")
    }
  }

  /// Finds calls of what an exercise never needs and only somebody wants who looks for the checks.
  private mutating func findWords() {
    let tokens = outline.tokens
    let declared = Set(outline.declarations.map(\.name))
    for (index, token) in tokens.enumerated() {
      let isMember = outline.isMember(at: index)
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      // In backticks a name means the same.
      switch token.kind == .quotedWord ? .word : token.kind {
      case .word where token.text == "bitPattern" && next == ":" && isPointer(before: index):
        object(token, "A pointer made of a number reads memory that is not the answer's.")
      case .word where !isMember || ["Glibc", "Foundation"].contains(word(index - 2)):
        if let reason = Self.functions[token.text], !declared.contains(token.text),
          next == "(" || token.text == "environ"
        {
          object(token, "\(token.text) \(reason). No exercise needs it.")
        } else if token.text == "CommandLine", next == "." {
          object(
            token, "CommandLine reads what the program was told when it started. \(Self.alone)")
        }
      case .word
      where Self.ofProcess.contains(token.text)
        && ["processInfo", "ProcessInfo", ")"].contains(word(index - 2)):
        if word(index - 2) != ")" || tokens[..<index].suffix(6).contains(where: isProcessInfo) {
          object(
            token,
            ["environment", "arguments"].contains(token.text)
              ? "\(token.text) reads what the program was told when it started. \(Self.alone)"
              : "\(token.text) tells whose machine this is. \(Self.alone)")
        }
      case .word
      where isMember
        && (Self.places.contains(token.text)
          || Self.placesOfBundle.contains(token.text) && isBundleOfProgram(before: index - 1)):
        object(token, "\(token.text) tells where the program lies. \(Self.alone)")
      case .macro where ["#filePath", "#file"].contains(token.text) && !mayNameItsFile:
        object(token, "\(token.text) tells where this file was compiled. \(Self.alone)")
      case .word where ["callStackSymbols", "callStackReturnAddresses"].contains(token.text):
        object(token, "\(token.text) looks at who calls the answer. \(Self.alone)")
      case .string where token.text.contains("/proc/"):
        object(token, "The files in /proc tell about the program that runs. \(Self.alone)")
      default: break
      }
    }
  }

  /// Whether the exercise asks for the place of a line: its solution or its hints say so.
  private var mayNameItsFile: Bool {
    solution.contains("#file") || exercise.hints.text?.contains("#file") == true
  }

  /// What `ProcessInfo` knows about who runs the program.
  private static let ofProcess: Set<String> = [
    "environment", "arguments", "hostName", "processName", "userName", "fullUserName",
  ]

  /// Members that tell where the program lies.
  private static let places: Set<String> = [
    "executablePath", "executableURL", "currentDirectoryPath", "allBundles", "allFrameworks",
    "privateFrameworksPath", "privateFrameworksURL", "sharedFrameworksPath", "sharedFrameworksURL",
    "builtInPlugInsPath", "builtInPlugInsURL", "sharedSupportPath", "sharedSupportURL",
  ]

  /// Members that tell it of the bundle that the program lies in; another one may be asked for them.
  private static let placesOfBundle: Set<String> = [
    "bundlePath", "bundleURL", "resourcePath", "resourceURL",
  ]

  /// Whether a bundle stands before the dot here that is the one of the program: `Bundle.main`, or
  /// `Bundle(for: Menu.self)`.
  private func isBundleOfProgram(before dot: Int) -> Bool {
    if word(dot - 1) == "main" { return true }
    guard word(dot - 1) == ")" else { return false }
    let call = outline.tokens[max(0, dot - 12)..<dot].map(\.text)
    return call.indices.dropLast(2).contains {
      Array(call[$0...($0 + 2)]) == ["Bundle", "(", "for"]
    }
  }

  private static let alone = "An answer behaves the same whoever runs it."

  private func word(_ index: Int) -> String {
    outline.tokens.indices.contains(index) ? outline.tokens[index].text : ""
  }

  private func isProcessInfo(_ token: SourceTokens.Token) -> Bool {
    token.text == "ProcessInfo" || token.text == "processInfo"
  }

  /// Whether these brackets make a pointer.
  private func isPointer(before index: Int) -> Bool {
    outline.tokens[max(0, index - 8)..<index].contains { $0.text.hasSuffix("Pointer") }
  }
}

extension AnswerScan {
  private mutating func find(in declaration: SourceOutline.Declaration) {
    switch declaration.kind {
    case .macro:
      object(declaration.token, "A macro changes what is compiled. No exercise needs one.")
    case .operator:
      if Self.operators.contains(declaration.name) {
        object(
          declaration.token,
          "\(declaration.name) is an operator of Swift, and this would change how the checks are read. "
            + "Declare a function for a type of your own, and no operator.")
      }
    case .type, .alias: findName(of: declaration)
    case .function: findEquality(declaration)
    case .variable, .initializer, .subscript, .import: break
    }
  }

  /// Finds a type of the file that has the name of one that the checks use.
  private mutating func findName(of declaration: SourceOutline.Declaration) {
    guard declaration.owner == nil, !declaration.isPrivate, !ownTypes.contains(declaration.name),
      !names.declared.contains(declaration.name)
    else { return }
    let name = declaration.name
    if Self.literals.contains(name) {
      object(
        declaration.token,
        "The checks use the type \(name) of Swift. Delete your own \(name): no exercise needs it.")
    } else if Self.modules.contains(name) {
      object(
        declaration.token,
        "\(name) is the name of a library that the checks use. Give your type another name.",
        isMistake: true)
    } else if names.types.contains(name) {
      object(
        declaration.token,
        "\(name) is the name of a type that the checks use. Give yours another name, or make it "
          + "private.")
    } else if Self.types.contains(name) {
      object(
        declaration.token,
        "\(name) is a type of Swift, which what is written into the checks may need. Give yours another "
          + "name, or make it private.")
    }
  }

  /// Finds a comparison of own values that does not compare them.
  ///
  /// Neither an object nor the compiler tells what it looks at.
  private mutating func findEquality(_ declaration: SourceOutline.Declaration) {
    guard ["==", "!=", "isEqual"].contains(declaration.name),
      let body = outline.words(inBodyOf: declaration)
    else { return }
    let isOperator = declaration.name != "isEqual"
    let own = Set(
      outline.declarations.filter { [.type, .alias].contains($0.kind) }.map(\.name))
    let named =
      declaration.parameters.flatMap(\.type) + declaration.constraints.values.flatMap { $0 }
      + (declaration.owner?.path ?? [])
    guard isOperator ? !declaration.isPrivate : declaration.owner != nil,
      named.contains(where: own.contains)
    else { return }
    let ignored = declaration.parameters.filter { !body.contains($0.name) }
    // An implicit self may stand for one side of isEqual.
    guard let first = ignored.first else { return }
    object(
      declaration.token,
      "\(declaration.name) says whether two values are equal and does not look at "
        + "\"\(first.name)\". Compare what makes two values equal.")
  }
}
