import Answers
import WebServer

/// `course --browser [--port N]`: the whole course in a page of this machine.
enum Browse {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "--browser", withValue: ["--port"])
    guard options.names.isEmpty else { throw CommandError.tooManyNames(command: "--browser") }
    return try serve(package, openingAt: nil, port: try options.port(), to: printer)
  }

  /// Serves the course until somebody ends it, and returns the program's exit status.
  ///
  /// The address that is printed is that of a page, or of the overview. Lessons are built before
  /// anybody asks for them only where the overview is what is opened.
  static func serve(
    _ package: CoursePackage, openingAt page: String?, port: UInt16?, to printer: Printer
  ) throws -> Int32 {
    let site = CourseSite(of: package)
    let server: WebServer
    do throws(WebServerError) {
      server = try WebServer(
        port: port, preferring: 8080,
        keeping: KeptAddress(
          in: package.scratch.appendingPathComponent("page"), of: package.root.path)
      ) { await site.response(to: $0) }
    } catch {
      throw CommandError.noServer(error)
    }
    let preparation = page == nil ? Task { await site.prepare() } : nil
    server.run {
      let name = page.map { $0.split(separator: "/").dropFirst().prefix(2).joined(separator: "/") }
      printer.print("\(name ?? "The course") is at \(server.address)\(page ?? "")")
      printer.print("Open it in a browser. Ctrl-C ends it.")
      // A signal that came before the server listened for it went to the usual handler.
      return Interruption.signal == nil
    }
    preparation?.cancel()
    site.close()
    return 0
  }
}
