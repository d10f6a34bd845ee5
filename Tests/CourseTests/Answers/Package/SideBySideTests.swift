import Foundation
import Grading
import Synchronization
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Runs side by side", .serialized)
struct SideBySideTests {
  let folder = TemporaryFolder()

  private var work: URL { folder.url.appendingPathComponent("work") }

  // MARK: - The folder of a run

  @Test
  func `a run has one folder of its own, and takes it away`() throws {
    let own = try WorkFolder.inside(folder.url)

    #expect(own.lastPathComponent.contains("-\(getpid())-"))
    #expect(try WorkFolder.inside(folder.url) == own)
    #expect(work.names() == [own.lastPathComponent], "Nothing else lies beside it.")
    try FileManager.default.removeItem(at: own)
  }

  @Test
  func `what a run left behind goes away, and what lasts stays`() throws {
    let here = "\(RunIdentity.machine)\n"
    try mark("dead", here)
    try mark("lasting", here)
    try mark("elsewhere", "other 1234\n")
    try mark("elsewhere-long-ago", "other 1234\n", age: 10 * 24 * 3600)
    try mark("handed-over", "handed over\n")
    let lock = open(file("lasting").path, O_RDWR)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)

    let own = try WorkFolder.inside(folder.url).lastPathComponent

    #expect(
      Set(work.names()) == [own, "lasting", "elsewhere", "handed-over"],
      "A run lasts if it holds its lock, or if another machine may have it.")
  }

  @Test
  func `a folder that is being made is not taken for one that was left behind`() throws {
    try mark("being made", "")
    let hidden = work.appendingPathComponent(".run/run").path
    let watch = MarkWatch(path: hidden)
    for _ in 0..<100 {
      try FileManager.default.removeItem(at: try WorkFolder.make("run", in: work))
    }

    #expect(watch.end() == 0, "The mark has no text before it is locked.")
    #expect(file("being made").exists)
  }

  @Test
  func `a folder that is handed over outlasts its run`() throws {
    let own = try WorkFolder.inside(folder.url)

    try WorkFolder.handOver(folder.url)
    let next = try WorkFolder.inside(folder.url)

    #expect(next != own || own.exists)
    #expect(own.appendingPathComponent("run").text == "handed over\n")
  }

  @Test
  func `a folder that was taken over lasts as long as whoever has it`() async throws {
    try mark("taken", "handed over\n")
    var held = WorkFolder.adopt(work.appendingPathComponent("taken"))
    _ = try WorkFolder.make("next", in: work)
    #expect(file("taken").exists)

    try mark("left", "handed over\n")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      @MainActor [path = work.appendingPathComponent("left").path as String] in
      let held = WorkFolder.adopt(URL(fileURLWithPath: path))
      withExtendedLifetime(held) { _ = kill(getpid(), SIGKILL) }
    }
    #expect(file("left").exists)
    _ = try WorkFolder.make("last", in: work)
    #expect(!file("left").exists, "Who has taken it over was killed.")
    #expect(file("taken").exists)
    #expect(held != nil)
    held = nil
    #expect(!work.appendingPathComponent("taken").exists, "Nobody holds it any more.")
  }

  @Test
  func `what was built for a page goes away with its last program, and not before`() throws {
    let course = try SmallCourse()
    let own = try course.package.work
    let build = own.deletingLastPathComponent().appendingPathComponent("build")
    try build.appendingPathComponent("run").write("handed over\n")
    let location = #"{"answers":"a","scratch":"\#(build.path)/played/0","work":"\#(build.path)"}"#

    var built = BuiltProgram(package: course.package, location: location)
    var phone = built.map { build in { build.program } }
    built = nil
    #expect(phone?().path == "\(build.path)/played/0/app/App" && build.exists)
    phone = nil

    #expect(!build.exists && own.exists)
  }

  @Test
  func `a folder whose mark is open for it alone is closed with it`() throws {
    func open() -> Int {
      URL(fileURLWithPath: "/proc/self/fd").names().count {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return path?.hasPrefix(file("taken").path) ?? false
      }
    }
    try mark("taken", "handed over\n")
    // Where a name is taken, the mark of this run cannot have it, as on a disk without second names.
    try work.appendingPathComponent("taken/.run/in the way").write("")

    var held = WorkFolder.adopt(work.appendingPathComponent("taken"))
    #expect(open() == 1 && held != nil)
    held = nil

    #expect(open() == 0)
  }

  @Test
  func `another user has another folder`() throws {
    let common = folder.url.appendingPathComponent(".build/course")
    #expect(CoursePackage.scratch(in: folder.url, user: 1234) == common)

    try FileManager.default.createDirectory(at: common, withIntermediateDirectories: true)

    #expect(CoursePackage.scratch(in: folder.url, user: geteuid()).path == common.path)
    #expect(
      CoursePackage.scratch(in: folder.url, user: 1234).lastPathComponent == "course-1234")
  }

  // MARK: - What runs keep for each other

  @Test
  func `what is kept comes back as it was`() throws {
    let kept = try keptFolder()

    #expect(kept.take(into: taken, in: folder.url))
    #expect(taken.appendingPathComponent("Modules/b").text == "two")
    #expect(taken.appendingPathComponent("a").text == "one")
  }

  @Test(arguments: ["a", "Modules/b", "contents"])
  func `what is damaged is not believed, and goes away`(path: String) throws {
    let kept = try keptFolder()
    let damaged = kept.url.appendingPathComponent(path)
    // The same length: a date or a size would not tell.
    let text = try #require(damaged.text)
    try String(text.map { $0 == "o" || $0.isNumber ? "x" : $0 }).write(
      to: damaged, atomically: false, encoding: .utf8)

    #expect(!kept.take(into: taken, in: folder.url))
    #expect(!kept.url.exists)
    #expect(!taken.appendingPathComponent("a").exists)
  }

  @Test(arguments: ["a", "contents"])
  func `half of it is not believed`(path: String) throws {
    let kept = try keptFolder()
    try FileManager.default.removeItem(at: kept.url.appendingPathComponent(path))

    #expect(!kept.take(into: taken, in: folder.url))
    #expect(!kept.url.exists)
  }

  @Test
  func `who comes second leaves what is there`() throws {
    let kept = try keptFolder()
    let other = folder.url.appendingPathComponent("other")
    try other.appendingPathComponent("a").write("three")

    kept.keep(other, in: folder.url)

    #expect(kept.url.appendingPathComponent("a").text == "one")
    #expect(kept.take(into: taken, in: folder.url))
  }

  @Test
  func `contents differ by any byte, wherever it is`() throws {
    let file = folder.url.appendingPathComponent("file")
    var seen: Set<String> = []
    for index in 0..<20 {
      var bytes = [UInt8](repeating: 0, count: 20)
      bytes[index] = 128
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      seen.insert(try #require(Fingerprint.ofContents(of: file)))
    }
    try Data(count: 20).write(to: file)
    seen.insert(try #require(Fingerprint.ofContents(of: file)))
    try Data(count: 21).write(to: file)
    seen.insert(try #require(Fingerprint.ofContents(of: file)))

    #expect(seen.count == 22)
    #expect(Fingerprint.ofContents(of: folder.url.appendingPathComponent("none")) == nil)
  }

  // MARK: - Verdicts

  @Test
  func `two caches keep each other's verdicts, and no damaged one`() throws {
    let course = try SmallCourse()
    let submissions = course.package.exercises.prefix(2).map(Submission.init)
    let caches = [VerdictCache(of: course.package), VerdictCache(of: course.package)]

    for (cache, submission) in zip(caches, submissions) {
      cache.store([Verdict(submission: submission, state: .wrong)])
    }
    #expect(submissions.map(caches[0].state) == [.wrong, .wrong])

    let file = course.package.scratch.appendingPathComponent(
      "verdicts/\(submissions[0].exercise.key)")
    try file.write(try #require(file.text).replacingOccurrences(of: "wrong", with: "right"))
    #expect(submissions.map(caches[0].state) == [nil, .wrong])
  }

  // MARK: - The lock

  @Test
  func `a lock is held until it is given back`() throws {
    let url = folder.url.appendingPathComponent("lock")
    let lock = try FileLock(at: url)
    #expect(lock.isHeld)
    lock.unlock()
    #expect(folder.url.names() == ["lock"])

    let next = try FileLock(at: url)
    defer { next.unlock() }
    #expect(next.isHeld)
    try FileManager.default.removeItem(at: url.appendingPathExtension("holder"))
    #expect(!next.isHeld, "Another machine took it for gone.")
  }

  @Test
  func `a lock of another machine is waited for, and not for ever`() throws {
    let url = folder.url.appendingPathComponent("lock")
    let holder = url.appendingPathExtension("holder")
    try holder.write("other 1234\n")
    let path = holder.path
    let began = ContinuousClock.now
    Thread.detachNewThread {
      usleep(400_000)
      unlink(path)
    }

    try FileLock(at: url).unlock()
    #expect(began.duration(to: .now) > .milliseconds(300))

    try holder.write("other 1234\n")
    try age(holder, by: 1000)
    try FileLock(at: url).unlock()
    #expect(!holder.exists)

    // One of this machine held the system's lock as well.
    try holder.write("\(RunIdentity.machine)\n")
    try FileLock(at: url).unlock()
    #expect(!holder.exists)
  }

  /// Disks that lack some of what a lock asks of the system: whether they have locks, and second names.
  nonisolated static let disks = [(true, true), (true, false), (false, true), (false, false)]

  @Test(arguments: disks)
  func `a lock is held and given back, whatever the disk does not have`(
    hasLocks: Bool, hasLinks: Bool
  ) throws {
    let url = folder.url.appendingPathComponent("lock")

    let lock = try FileLock(at: url, with: Self.system(hasLocks: hasLocks, hasLinks: hasLinks))

    #expect(lock.isHeld)
    lock.unlock()
    #expect(folder.url.names() == ["lock"])
  }

  @Test(arguments: [true, false])
  func `where the disk has no locks a holder of this machine may last, and is waited for`(
    hasLinks: Bool
  ) throws {
    let url = folder.url.appendingPathComponent("lock")
    let holder = url.appendingPathExtension("holder")
    try holder.write("\(RunIdentity.machine)\nanother run\n")
    let path = holder.path
    let began = ContinuousClock.now
    Thread.detachNewThread {
      usleep(400_000)
      unlink(path)
    }
    let disk = Self.system(hasLocks: false, hasLinks: hasLinks)

    try FileLock(at: url, with: disk).unlock()
    #expect(began.duration(to: .now) > .milliseconds(300))

    try holder.write("\(RunIdentity.machine)\nanother run\n")
    try age(holder, by: 1000)
    try FileLock(at: url, with: disk).unlock()
    #expect(!holder.exists, "It has given no sign for long.")
  }

  /// Processes of several machines: the system's lock keeps none of them waiting.
  ///
  /// Each second one ends while it has the lock.
  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func `of several who find an abandoned lock one takes it`(hasLinks: Bool) async {
    let path = folder.url.path
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            @MainActor [path = path as String, hasLinks] in
            try SideBySideTests.contend(in: URL(fileURLWithPath: path), hasLinks: hasLinks)
          }
        }
      }
    }
  }

  private static func contend(in folder: URL, hasLinks: Bool) throws {
    let url = folder.appendingPathComponent("lock")
    let (inside, dead) = (
      folder.appendingPathComponent("inside"), folder.appendingPathComponent("dead-\(getpid())")
    )
    var slow = system(hasLocks: false, hasLinks: hasLinks)
    let (link, rename) = (slow.link, slow.rename)
    slow.link = {
      usleep(.random(in: 0...300))
      return link($0, $1)
    }
    slow.rename = {
      usleep(.random(in: 0...300))
      return rename($0, $1)
    }
    slow.pause = { usleep(.random(in: 0...500)) }
    for round in 0..<200 {
      let lock = try FileLock(at: url, with: slow)
      guard mkdir(inside.path, 0o755) == 0 else { exit(1) }
      usleep(200)
      guard lock.isHeld, rmdir(inside.path) == 0 else { exit(2) }
      if round % 2 == 0 {
        try dead.write("other 1234\n\(UUID().uuidString)\n")
        try age(dead, by: 1000)
        _ = rename(dead.path, url.appendingPathExtension("holder").path)
      }
      lock.unlock()
    }
  }

  @Test(arguments: [true, false])
  func `who finds a lock abandoned looks again before it takes it`(hasLinks: Bool) throws {
    let url = folder.url.appendingPathComponent("lock")
    let holder = url.appendingPathExtension("holder")
    try holder.write("other 1234\n")
    try age(holder, by: 1000)
    let disk = Self.system(hasLocks: false, hasLinks: hasLinks)
    var faster: FileLock?
    var late = disk
    var links = 0
    // It has found the other one gone, and is about to get the right to remove its file.
    late.link = { one, other in
      links += 1
      if links == 2 { faster = try? FileLock(at: url, with: disk) }
      return disk.link(one, other)
    }
    var pauses = 0
    late.pause = {
      pauses += 1
      #expect(faster?.isHeld == true)
      faster?.unlock()
    }

    let lock = try FileLock(at: url, with: late)

    #expect(faster != nil && pauses > 0 && lock.isHeld)
    lock.unlock()
    #expect(folder.url.names() == ["lock"])
  }

  @Test(arguments: [true, false])
  func `who gives a lock back that another one takes for gone leaves it to that one`(
    hasLinks: Bool
  ) throws {
    let url = folder.url.appendingPathComponent("lock")
    let disk = Self.system(hasLocks: false, hasLinks: hasLinks)
    var next: FileLock?
    var asleep = disk
    var isGivenBack = false
    asleep.link = { [self] one, other in
      if isGivenBack, next == nil {
        try? age(url.appendingPathExtension("holder"), by: 1000)
        next = try? FileLock(at: url, with: disk)
      }
      return disk.link(one, other)
    }
    let lock = try FileLock(at: url, with: asleep)

    isGivenBack = true
    lock.unlock()

    let held = try #require(next)
    #expect(held.isHeld)
    held.unlock()
    #expect(folder.url.names() == ["lock"])
  }

  @Test(arguments: [true, false])
  func `a sign that a run goes on is given for its own files alone`(hasLinks: Bool) throws {
    let url = folder.url.appendingPathComponent("lock")
    let holder = url.appendingPathExtension("holder")
    let lock = try FileLock(at: url, with: Self.system(hasLocks: false, hasLinks: hasLinks))
    defer { lock.unlock() }
    try age(holder, by: 1000)

    Heartbeat.beat()
    #expect((holder.modified ?? .distantPast).timeIntervalSinceNow > -500)

    let other = folder.url.appendingPathComponent("other")
    try other.write("other 1234\n")
    try age(other, by: 1000)
    #expect(rename(other.path, holder.path) == 0)
    Heartbeat.beat()
    #expect((holder.modified ?? .distantFuture).timeIntervalSinceNow < -500, "It is another one's.")
  }

  private static func system(hasLocks: Bool, hasLinks: Bool) -> FileLock.System {
    var system = FileLock.System()
    let fails = { (number: Int32) -> Int32 in
      errno = number
      return -1
    }
    if !hasLocks { system.lock = { _ in fails(ENOLCK) } }
    if !hasLinks {
      system.link = { _, other in fails(access(other, F_OK) == 0 ? EEXIST : EPERM) }
    }
    return system
  }

  @Test
  func `what is kept of one kind leaves that of another alone`() throws {
    let package = try SmallCourse().package
    let made = folder.url.appendingPathComponent("made")
    try made.appendingPathComponent("a").write("one")
    for kind in ["core", "core-of-build"] {
      for name in ["1", "2", "3"] { package.kept(kind, named: name).keep(made, in: folder.url) }
    }
    let former = package.scratch.appendingPathComponent("kept/core-1")
    KeptFolder(url: former).keep(made, in: folder.url)

    #expect(package.allKept("core").count == 3)
    package.forgetKept("core", but: 1)

    #expect(package.allKept("core").count == 1)
    #expect(package.allKept("core-of-build").count == 3)
    #expect(!former.exists, "Nothing takes what lies there without a kind.")
  }

  private var taken: URL { folder.url.appendingPathComponent("taken") }

  private func keptFolder() throws -> KeptFolder {
    let made = folder.url.appendingPathComponent("made")
    try made.appendingPathComponent("a").write("one")
    try made.appendingPathComponent("Modules/b").write("two")
    let kept = KeptFolder(url: folder.url.appendingPathComponent("kept/thing"))
    kept.keep(made, in: folder.url)
    // What is kept shares its files with what was made.
    try FileManager.default.removeItem(at: made)
    return kept
  }

  private func file(_ name: String) -> URL { work.appendingPathComponent("\(name)/run") }

  private func mark(_ name: String, _ text: String, age seconds: TimeInterval = 0) throws {
    try file(name).write(text)
    try age(file(name), by: seconds)
  }

  private func age(_ file: URL, by seconds: TimeInterval) throws {
    try Self.age(file, by: seconds)
  }

  private static func age(_ file: URL, by seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: file.path)
  }
}

/// Looks at a mark from another thread, as another run does.
private nonisolated final class MarkWatch: Sendable {
  private let state = Mutex((unlocked: 0, isAsked: true))
  private let ended = DispatchSemaphore(value: 0)

  init(path: String) {
    Thread.detachNewThread { [self] in
      while state.withLock({ $0.isAsked }) {
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { continue }
        var byte: UInt8 = 0
        if pread(file, &byte, 1, 0) == 1, flock(file, LOCK_EX | LOCK_NB) == 0 {
          state.withLock { $0.unlocked += 1 }
        }
        close(file)
      }
      ended.signal()
    }
  }

  /// Ends the watch, and says how often the mark had its text and no lock.
  func end() -> Int {
    state.withLock { $0.isAsked = false }
    ended.wait()
    return state.withLock { $0.unlocked }
  }
}
