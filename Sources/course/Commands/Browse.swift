import WebServer

/// `course --browser [--port N]`: the whole course in a page of this machine.
enum Browse {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "--browser", withValue: ["--port"])
    guard options.names.isEmpty else { throw CommandError.tooManyNames(command: "--browser") }
    let port = try options.port()
    let site = CourseSite(of: package)
    let server: WebServer
    do throws(WebServerError) {
      server = try WebServer(port: port) { await site.response(to: $0) }
    } catch {
      throw CommandError.noServer(error)
    }
    let preparation = Task { await site.prepare() }
    server.run {
      printer.print("The course is at \(server.address)")
      printer.print("Open it in a browser. Ctrl-C ends it.")
      // A signal that came before the server listened for it went to the usual handler.
      return Interruption.signal == nil
    }
    preparation.cancel()
    site.close()
    return 0
  }
}
