import Foundation
import Processes

/// The programs that the driver of the compiler starts for an answer.
///
/// It takes about as long to find that out as they take to compile and link an answer, and comes to the same
/// each time. So it is asked once, with stand-ins for what differs.
///
/// - Errors: What it says may not be understood. Then no call is known, and the driver itself is called.
struct DriverCalls: Codable {
  /// What stands for a path that differs from answer to answer, and looks like one.
  enum StandIn: String {
    case text = "/{text}"
    case module = "/{module}"
    case object = "/{object}"
    case suite = "/{suite}"
    case program = "/{program}"
  }

  /// What compiles a file, by the module that it is in.
  private var compilers: [String: [String]] = [:]

  /// What links a program.
  private var linker: [String] = []

  /// What compiles an answer; nil if only the driver can.
  func compiler(ofModule name: String, _ paths: [StandIn: URL]) -> [String]? {
    Self.call(compilers[name] ?? [], with: paths)
  }

  /// What links an answer with its suite; nil if only the driver can.
  func linker(_ paths: [StandIn: URL]) -> [String]? {
    Self.call(linker, with: paths)
  }

  /// The same calls with other words.
  func mapWords(_ change: (String) -> String) -> Self {
    var changed = self
    changed.compilers = compilers.mapValues { $0.map(change) }
    changed.linker = linker.map(change)
    return changed
  }

  /// A call with paths in the place of what stands for them; nil if its program is not there.
  private static func call(_ words: [String], with paths: [StandIn: URL]) -> [String]? {
    guard let program = words.first, FileManager.default.isExecutableFile(atPath: program) else {
      return nil
    }
    return words.map { word in StandIn(rawValue: word).flatMap { paths[$0]?.path } ?? word }
  }
}

extension DriverCalls {
  /// What the driver is told to compile an answer.
  static func compiling(_ text: String, to object: String, module: String) -> [String] {
    // The module is a by-product of the object here. Made apart it would cost as much again.
    [
      "-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path", module, "-c",
      text, "-o", object,
    ]
  }

  /// What the driver is told to link a program.
  static func linking(_ objects: [String], to program: String) -> [String] {
    [
      "-emit-executable", "-g", "-use-ld=lld", "-module-name", BuiltProgram.product, "-o", program,
    ] + objects
  }

  /// Asks about a text in each module, which has a call of the driver, and keeps what compiles it.
  mutating func ask(compiling text: String, inModules calls: [String: [String]]) {
    var known: [[String]: (name: String, words: [String])] = [:]
    for (name, call) in calls.sorted(by: { $0.key < $1.key }) {
      // Most modules differ in their names alone.
      let common = call.filter { $0 != name }
      if known[common] == nil {
        let arguments = Self.compiling(
          text, to: StandIn.object.rawValue, module: StandIn.module.rawValue)
        let found = Self.ask(call + arguments)
        guard found.count == 1, found[0].contains(text) else { continue }
        known[common] = (name, Self.withoutUnread(found[0]))
      }
      compilers[name] = known[common]?.words.map {
        $0 == known[common]?.name ? name : $0 == text ? StandIn.text.rawValue : $0
      }
    }
  }

  /// Takes away what would write files that nobody reads.
  private static func withoutUnread(_ words: [String]) -> [String] {
    var words = words
    for option in ["-emit-module-doc-path", "-emit-module-source-info-path"] {
      if let place = words.firstIndex(of: option) { words.removeSubrange(place...(place + 1)) }
    }
    return words
  }

  /// Asks what links a program that begins in an object, and keeps it.
  ///
  /// What is needed of the toolchain is written down once: what all these objects need.
  mutating func ask(
    linking main: String, by call: [String], objects: [String], to libraries: URL
  ) throws {
    let found = Self.ask(call + Self.linking([main], to: StandIn.program.rawValue))
    guard found.count == 2, let place = found[1].firstIndex(of: main),
      let list = found[1].firstIndex(where: { $0.hasPrefix("@") })
    else { return }
    let job = ChildProcess.Job.compiler(
      [found[0][0]] + objects + [main, "-o", libraries.path],
      output: libraries.appendingPathExtension("log"))
    // The driver links without it, and says then what is the matter.
    guard try ChildProcess.run([job]) == [.exited(0)], libraries.isFile else { return }
    linker = found[1]
    linker[list] = "@\(libraries.path)"
    linker.insert(contentsOf: [StandIn.object.rawValue, StandIn.suite.rawValue], at: place)
  }

  /// The programs that the driver would start, with their words; none if these are not understood.
  private static func ask(_ arguments: [String]) -> [[String]] {
    let said = ProgramStart([arguments[0], "-###"] + arguments.dropFirst()).printed()
    let calls = said.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    // It puts a word between marks that a shell would read otherwise: '-rpath=$ORIGIN'. One with a
    // space in it is in pieces here.
    let isPlain = calls.joined().allSatisfy {
      !$0.contains { #"\""#.contains($0) } && $0.hasPrefix("'") == $0.hasSuffix("'")
    }
    return isPlain ? calls.map { $0.map { $0.filter { $0 != "'" } } } : []
  }
}
