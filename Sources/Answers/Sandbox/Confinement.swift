import Foundation

/// Runs the program of an answer under limits, and apart from everything else on the machine.
///
/// The program of an answer runs as `course --confine …`. That process sets limits, and where the
/// system lets it, enters namespaces of its own: no other process can be seen or signalled, every
/// file but those of a small folder in memory is read-only, and there is no network. When the
/// answer's program ends, the system ends everything that it started.
///
/// - Shape: Three processes. The first sets the limits, the second is the first process of the new
///   namespace and prepares the file system, the third is the program.
package struct Confinement {
  /// How much this machine lets a program be confined.
  package enum Mode: String, CaseIterable {
    /// As the user `nobody`, in namespaces. Only root can become another user.
    case nobody
    /// In namespaces.
    case namespaces
    /// Without rights to other files and to the network, where there are no namespaces.
    case rights
    /// With limits only.
    case limits

    /// Whether the program finds no file of the machine that it was not given.
    package var hasNamespaces: Bool { self == .nobody || self == .namespaces }

    /// What it protects from, as a teacher is told.
    package var sentence: String {
      switch self {
      case .nobody, .namespaces:
        "Answers run confined: no network, no other process, no file but their own."
      case .rights:
        "This machine has no namespaces for answers. They run without the network, read no file "
          + "but their own, and write none that is kept. They can "
          + "see which programs run here, and by its name whether a file is there"
          + (Landlock.keepsSignals ? "" : ", and can end programs of the same user")
          + ". A machine that allows unshare --user keeps them from that, too."
      case .limits:
        "This machine has no namespaces for answers: they run with limits on time, memory and "
          + "files, but can read and write what you can. Use a machine that allows "
          + "unshare --user, or a container for the class."
      }
    }
  }

  package static let option = "--confine"

  /// What this program is called with to find out whether it can be confined.
  package static let trial = "--confined"

  /// What a program may use at most.
  package enum Limit {
    package static let fileSize: UInt = 16 << 20
    package static let memory: UInt = 4 << 30
    static let openFiles: UInt = 256
    package static let processes: UInt = 128
    package static let seconds: UInt = 60
    package static let privateFolder = "size=64m,nr_inodes=4096,mode=0777"
  }

  /// What the program can read besides the libraries it is linked with, and where.
  ///
  /// It sees nothing else of the machine.
  package struct File: Equatable {
    /// What a file holds.
    package enum Content: Equatable {
      /// What lies somewhere on the machine, a file or a folder.
      case original(String)
      /// The same, but nothing that the program can ask says where it lies.
      case copy(String)
      /// Copies of the program's libraries that lie below a folder of the machine, side by side.
      case libraries(String)
    }

    package let content: Content
    /// Where the program finds it.
    package let path: String

    /// A file or a folder of the machine, where it lies.
    package init(_ original: String) {
      content = .original(original)
      path = original
    }

    /// A copy of a file or a folder of the machine.
    package init(copyOf original: String, at path: String) {
      content = .copy(original)
      self.path = path
    }

    /// Copies of the libraries of the program that lie below a folder of the machine.
    package init(librariesIn folder: String, at path: String) {
      content = .libraries(folder)
      self.path = path
    }

    /// Reads what ``arguments`` makes.
    fileprivate init?(_ words: ArraySlice<String>) {
      let words = Array(words)
      guard words.count == 3 else { return nil }
      switch words[0] {
      case "copy": content = .copy(words[1])
      case "libraries": content = .libraries(words[1])
      default: content = .original(words[1])
      }
      path = words[2]
    }

    fileprivate var arguments: [String] {
      switch content {
      case .original(let original): ["original", original, path]
      case .copy(let original): ["copy", original, path]
      case .libraries(let folder): ["libraries", folder, path]
      }
    }

    /// Whether what lies at a path of the machine is in it.
    func shows(_ path: String) -> Bool {
      original.map { path == $0 || path.hasPrefix($0 + "/") } ?? false
    }

    /// Where it lies on the machine, if it is one file or folder there.
    var original: String? {
      switch content {
      case .original(let path), .copy(let path): path
      case .libraries: nil
      }
    }
  }

  /// What stands for the file of events in the arguments of the program, and in its variable.
  package static let stream = "{stream}"

  /// The folder in which a program that is confined finds itself.
  package static let place = "/app"

  package let mode: Mode

  /// Whether this is the first process of the namespace.
  package var isInside = false

  /// The process that starts the one which confines, and which nothing of the run outlives.
  package var parent = getpid()

  /// The file the events are written to; it is opened before files are read-only.
  package let events: String

  /// An empty folder of the machine, in which everything that the program sees is put together.
  ///
  /// Where it cannot be, this is the folder that the program is told to write to.
  package let privateFolder: String

  /// What the program can read.
  package let files: [File]

  package let program: [String]

  package init(mode: Mode, events: URL, privateFolder: URL, files: [File] = [], program: [String]) {
    self.mode = mode
    self.events = events.path
    self.privateFolder = privateFolder.path
    self.files = files
    self.program = program
  }

  /// Reads the arguments that ``arguments`` makes, or returns nil if they ask for something else.
  package init?(_ arguments: [String]) {
    guard arguments.count > 7, arguments[0] == Self.option, let mode = Mode(rawValue: arguments[1]),
      let parent = pid_t(arguments[3]), let count = Int(arguments[6]), count >= 0,
      arguments.count > 7 + 3 * count
    else { return nil }
    self.mode = mode
    isInside = arguments[2] == "inside"
    self.parent = parent
    events = arguments[4]
    privateFolder = arguments[5]
    files = (0..<count).compactMap { File(arguments[(7 + 3 * $0)..<(10 + 3 * $0)]) }
    program = Array(arguments[(7 + 3 * count)...])
  }

  /// The command line that confines the program, after the path of this program.
  package var arguments: [String] {
    [
      Self.option, mode.rawValue, isInside ? "inside" : "outside", "\(parent)", events,
      privateFolder, "\(files.count)",
    ] + files.flatMap(\.arguments) + program
  }
}
