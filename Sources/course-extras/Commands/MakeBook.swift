import Answers
import Foundation

/// `course book`: the lessons, the exercises and the library's documentation as a site.
enum MakeBook {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "book", withValue: ["--output", "--base-path"])
    guard options.names.isEmpty else { throw CommandError.tooManyNames(command: "book") }
    let folder = options.text("--output") ?? ".build/book"
    let press = BookPress(
      package: package, output: URL(fileURLWithPath: folder),
      basePath: try basePath(options.text("--base-path") ?? ""))
    let result = try printer.during("Making the book") { try press.make() }
    printer.print("\(result.pages) pages and \(result.pictures) pictures are in \(folder).")
    if result.isSite {
      printer.print("Any web server can host them. To read them on this machine:")
      printer.print("    python3 -m http.server --bind 127.0.0.1 --directory \(folder)")
    } else {
      printer.print(
        "This toolchain has no docc, so they are Markdown. Begin with \(FrontPage.name).md.")
    }
    return 0
  }

  /// Returns a path on a host with a slash before it and none after it.
  private static func basePath(_ text: String) throws -> String {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9._~-]+/) != nil && $0 != ".." }) else {
      throw CommandError.usage(
        "\(text) is no path on a web server. It is made of letters, digits and - . _ ~, as in "
          + "--base-path /hands-on-uikit")
    }
    return parts.map { "/\($0)" }.joined()
  }
}
