import CourseFormat
import CoursePage
import HeadlessUIKit
import WebServer

/// Shows a lesson in a web page of this machine.
struct LessonBrowser {
  let lesson: Lesson
  let recording: Recording

  /// The lesson as a site; the phone of a step is this program, called with `--phone-pipe`.
  var site: LessonSite {
    let program = Bundle.ofProgram.executablePath ?? CommandLine.arguments[0]
    var pictures: [String: Data] = [:]
    for step in recording.steps where step.scene != nil {
      pictures[SnapshotWriter.name(of: step)] = Data(SnapshotWriter.svg(of: step).utf8)
    }
    return LessonSite(
      LessonExport(lesson: lesson, recording: recording).document, pictures: pictures
    ) { step in
      PhoneProgram([program, "--phone-pipe", step])
    }
  }

  /// Serves the page until somebody ends it, and returns the program's exit status.
  ///
  /// `announce` writes what the person reads, and returns whether that could be done.
  func serve(port: UInt16?, announce: (String) -> Bool) throws -> Int32 {
    let site = site
    let program = Bundle.ofProgram.executablePath ?? CommandLine.arguments[0]
    // The folder of the build, where the program lies.
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    let server = try WebServer(
      port: port, preferring: WebServer.port(for: lesson.product, from: 8100),
      keeping: KeptAddress(
        in: folder.appendingPathComponent("\(lesson.product).page"), of: program)
    ) {
      await site.response(to: $0)
    }
    defer { site.close() }
    let text = "\(lesson.title) is at \(server.address)\nOpen it in a browser. Ctrl-C ends it.\n"
    var isTold = true
    server.run {
      isTold = announce(text)
      return isTold
    }
    return isTold ? 0 : 1
  }
}
