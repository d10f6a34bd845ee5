import CourseFormat
import Foundation
import Processes

/// What of the machine the program sees.
extension Confinement {
  /// Puts together a root folder that holds what the program needs, and leaves the other one.
  ///
  /// - Shape: The libraries that the program is linked with, its ``files`` and a few devices, at the
  ///   paths they have on the machine if nothing else is said, all of it read-only; the program's own
  ///   processes in `/proc`; and the folder `/tmp`, in memory, which nobody keeps.
  func enterRoot() -> Bool {
    typealias Flag = LinuxCalls.MountFlag
    let empty = Flag.noPrivileges | Flag.noDevices
    guard LinuxCalls.mount?("none", "/", nil, Flag.recursive | Flag.isPrivate, nil) == 0,
      let libraries = libraries()
    else { return false }
    let root = privateFolder
    let size = "size=1g,nr_inodes=16k,mode=0755"
    guard LinuxCalls.mount?("tmpfs", root, "tmpfs", empty, size) == 0 else {
      return false
    }
    // What is shown below lies upon it if the course is in that folder.
    guard Self.makeFolder(root + "/tmp"),
      LinuxCalls.mount?(
        "tmpfs", root + "/tmp", "tmpfs", empty, Limit.privateFolder) == 0
    else { return false }
    // Where a library or a device cannot be shown, the program does without, or does not start.
    let zones = ["/etc/localtime", "/usr/share/zoneinfo"].map { File($0) }
    let devices = ["null", "zero", "full", "random", "urandom"].map { File("/dev/\($0)") }
    var shown: Set<String> = []
    let own = files.contains { $0.shows(program[0]) } ? [] : [File(program[0])]
    // What is given as a whole lies upon what was shown of it before.
    for file in own + libraries + zones + devices + files
    where shown.insert(file.path).inserted {
      let path = root + file.path
      switch file.content {
      case .libraries: break
      case .copy(let original) where Self.makeFolder(above: path) && Self.copy(original, to: path):
        break
      case .original(let original), .copy(let original):
        var status = stat()
        guard stat(original, &status) == 0 else { continue }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard Self.makeFolder(above: path),
          isFolder ? Self.makeFolder(path) : Self.create(path),
          LinuxCalls.mount?(original, path, nil, Flag.bound | Flag.recursive, nil) == 0
        else { return false }
      }
    }
    hidePathsOfOpenFiles(in: root)
    symlink("/proc/self/fd", root + "/dev/fd")
    guard Self.makeFolder(root + "/proc"),
      LinuxCalls.mount?(
        "proc", root + "/proc", "proc", empty | Flag.noPrograms, nil) == 0,
      LinuxCalls.changeRoot(to: root), LinuxCalls.makeReadOnly("/"), LinuxCalls.makeWritable("/tmp")
    else { return false }
    _ = LinuxCalls.setHostName?("localhost", 9)
    return chdir("/tmp") == 0
  }

  /// Where the program finds what lies at a path of the machine.
  func shownPath(of path: String) -> String {
    for file in files {
      guard let original = file.original, file.shows(path) else { continue }
      return file.path + path.dropFirst(original.count)
    }
    return path
  }

  /// The files of this run that are open: those in the folder of its record.
  var filesOfRun: [Int32] {
    let record = GradingVariable.recordDescriptor
    guard let folder = Self.path(of: record).map({ ($0 as NSString).deletingLastPathComponent })
    else { return [] }
    return (STDOUT_FILENO...record).filter { file in
      var status = stat()
      return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && Self.path(of: file).map { ($0 as NSString).deletingLastPathComponent } == folder
    }
  }

  /// Where an open file lies, as the system shows it.
  private static func path(of file: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
  }

  /// Opens the files of this run once more, each by a path that is gone then.
  ///
  /// The system shows a program the path of what it has open. One that cannot be opened so keeps it.
  private func hidePathsOfOpenFiles(in root: String) {
    let path = root + "/open"
    guard Self.create(path) else { return }
    for file in filesOfRun {
      guard let original = Self.path(of: file),
        LinuxCalls.mount?(original, path, nil, LinuxCalls.MountFlag.bound, nil) == 0
      else { continue }
      let new = open(path, (fcntl(file, F_GETFL) & O_ACCMODE) | O_APPEND)
      if new >= 0 {
        dup2(new, file)
        close(new)
      }
      _ = LinuxCalls.unmount?(path, LinuxCalls.detach)
    }
    unlink(path)
  }

  /// Gives up every right to files but those that the program needs, and to the network.
  func giveUpRights() -> Bool {
    guard let libraries = libraries() else { return false }
    let originals = files.flatMap { file -> [String] in
      switch file.content {
      case .libraries: []
      case .original(let path): [path]
      case .copy(let path): [path] + Self.targets(in: path)
      }
    }
    // The files it writes to were opened before, and are opened again by its runtime.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let readOnly =
      [program[0], "/proc", "/etc/localtime", "/usr/share/zoneinfo"] + originals
      + libraries.map { $0.original ?? $0.path }
    let written =
      ["null", "zero", "full", "random", "urandom"].map { "/dev/\($0)" }
      + open.map { "/proc/self/fd/\($0)" }
    var rights = readOnly.map { (path: $0, permission: Landlock.Permission.read) }
    rights += written.map { ($0, .readAndWrite) }
    rights.append((privateFolder, .everything))
    return Landlock.restrict(to: rights)
  }

  /// What the entries of a folder lead to, if they are links.
  private static func targets(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map {
      URL(fileURLWithPath: "\(folder)/\($0)").resolvingSymlinksInPath().path
    }
  }

  /// The libraries that the program is linked with, as the system's loader finds them.
  ///
  /// Asked in this way the loader lists them, and nothing of the program runs.
  private func libraries() -> [File]? {
    guard let (reader, writer) = SystemCalls.pipe() else { return nil }
    var loader = ProgramStart([program[0]], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    loader.output = .descriptor(writer)
    let pid = try? loader.start()
    close(writer)
    defer { close(reader) }
    guard let pid else { return nil }
    let output = FileHandle(fileDescriptor: reader, closeOnDealloc: false).readDataToEndOfFile()
    var status: Int32 = 0
    guard waitpid(pid, &status, 0) == pid, status == 0 else { return nil }
    let list = String(decoding: output, as: UTF8.self)
    // A program without one of its libraries ends before it begins, which is nobody's answer.
    return list.contains("not found") ? nil : Self.libraries(in: list).map(library)
  }

  /// A library that lies at a path of the machine, where the program is to find it.
  private func library(_ path: String) -> File {
    for file in files {
      guard case .libraries(let folder) = file.content, path.hasPrefix(folder + "/") else {
        continue
      }
      return File(copyOf: path, at: "\(file.path)/\((path as NSString).lastPathComponent)")
    }
    return File(path)
  }

  /// The paths in what the system's loader lists.
  ///
  ///     libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0000000000)
  ///     /lib64/ld-linux-x86-64.so.2 (0x00007f0000000000)
  package static func libraries(in list: String) -> [String] {
    list.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: " (0x", options: .backwards)?.lowerBound else { return nil }
      let start = line.range(of: " => ")?.upperBound ?? line.firstIndex { !$0.isWhitespace }
      guard let start, start < end, line[start] == "/" else { return nil }
      return String(line[start..<end])
    }
  }

  private static func makeFolder(above path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return true }
    return makeFolder(String(path[..<slash]))
  }

  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return true }
    return errno == ENOENT && makeFolder(above: path) && mkdir(path, 0o755) == 0
  }

  /// Copies a file, or a folder with all that is in it.
  private static func copy(_ original: String, to path: String) -> Bool {
    var status = stat()
    // A link that leads nowhere, as where a suite has no resources, is left out.
    guard stat(original, &status) == 0 else { return errno == ENOENT }
    guard status.st_mode & S_IFMT == S_IFREG else {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: original) else {
        return false
      }
      return makeFolder(path) && names.allSatisfy { copy("\(original)/\($0)", to: "\(path)/\($0)") }
    }
    let (source, target) = (
      open(original, O_RDONLY | O_CLOEXEC),
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
    )
    defer { for file in [source, target] where file >= 0 { close(file) } }
    guard source >= 0, target >= 0 else { return false }
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &part, part.count)
      guard count > 0 else {
        if count == 0 { return true }
        break
      }
      guard Foundation.write(target, part, count) == count else { break }
    }
    // What is shown as it lies has no place beside half a copy.
    unlink(path)
    return false
  }

  private static func create(_ path: String) -> Bool { write("", to: path, O_CREAT) }

  /// Writes a short text to a file in one piece, as the files of the system need it.
  static func write(_ text: String, to path: String, _ mode: Int32 = 0) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC | mode, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    return text.isEmpty || Foundation.write(file, text, text.utf8.count) == text.utf8.count
  }
}
