import Answers
import CourseFormat
import Foundation

/// Makes the book: it plays the lessons, writes the pages, and has docc make a site of them.
///
/// - Shape: The site is made beside the build and then put where it is wanted, so that one that
///   fails leaves the former one as it was.
struct BookPress {
  let package: CoursePackage
  let output: URL
  /// Where the site will lie on its host: `/hands-on-uikit`; empty at the root.
  var basePath = ""

  private var scratch: URL { package.scratch.appendingPathComponent("book") }
  private var catalog: URL { scratch.appendingPathComponent("Course.docc") }
  private var site: URL { scratch.appendingPathComponent("site") }
  private var graphs: URL { scratch.appendingPathComponent("symbols") }

  /// A file in each book, by which a folder is known to be one.
  static let mark = "made-by-course-book"

  /// What was made.
  struct Result {
    let pages: Int
    let pictures: Int
    /// Whether it is a site; otherwise it is a folder of Markdown.
    let isSite: Bool
  }

  /// Makes the book and puts it where it is wanted.
  func make() throws -> Result {
    try checkOutput()
    try? FileManager.default.removeItem(at: scratch)
    let toolchain = try Toolchain(log: log("target"))
    let docc = toolchain.docc
    let lessons = try playLessons(with: toolchain)
    let types = docc == nil ? [] : try SymbolGraph.types(in: graphs)
    let book = Book(
      of: package, lessons: lessons, picturesIn: scratch, types: types, isForDocc: docc != nil)
    let pages = book.pages
    try write(book, pages)
    if let docc { try convert(with: docc) }
    try putInPlace(docc == nil ? catalog : site)
    return Result(pages: pages.count, pictures: book.pictures.count, isSite: docc != nil)
  }

  /// Refuses a folder that holds something else.
  private func checkOutput() throws {
    guard output.exists else { return }
    let isEmpty = !output.isFile && output.names().isEmpty
    guard isEmpty || output.appendingPathComponent(Self.mark).exists else {
      throw CommandError(
        "\(output.path) is there already, and it is no book that this program made. Name another folder "
          + "with --output.")
    }
  }

  /// Builds and plays the lessons, and lists the library's names if docc wants them.
  ///
  /// They are built in one go, so that the last of the library and the lessons share the cores.
  private func playLessons(with toolchain: Toolchain) throws -> [PlayedChapters] {
    Progress.step = "building the lessons"
    try run([
      Work(
        arguments: build.command([]), environment: [GradingVariable.mode: "lessons"],
        log: log("build"), failure: { .courseDoesNotCompile(output: BuildLog($0).text) },
        hasTerminal: build.isForTerminal)
    ])
    Progress.step = "playing the lessons"
    let symbols = toolchain.docc == nil ? [] : [try listingSymbols(with: toolchain)]
    try run(symbols + package.lessons.map(playing))
    return try package.lessons.map { lesson in
      let document = pictures(of: lesson).appendingPathComponent(PlayedChapters.fileName)
      return try JSONDecoder().decode(PlayedChapters.self, from: Data(contentsOf: document))
    }
  }

  /// Where a lesson puts what it shows when it is played.
  private func pictures(of lesson: LessonEntry) -> URL {
    scratch.appendingPathComponent(lesson.product)
  }

  private var build: CoreBuild { CoreBuild(of: package) }

  private func playing(_ lesson: LessonEntry) -> Work {
    let program = build.debug.appendingPathComponent(lesson.product)
    return Work(
      arguments: [program.path, "--export", pictures(of: lesson).path], log: log(lesson.product),
      failure: { .bookFailed("swift run \(lesson.product)", output: $0) })
  }

  private func listingSymbols(with toolchain: Toolchain) throws -> Work {
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let modules = build.debug.appendingPathComponent("Modules")
    return Work(
      arguments: [
        "swift", "symbolgraph-extract", "-module-name", "HeadlessUIKit", "-target",
        toolchain.triple, "-I", modules.path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", graphs.path,
      ], log: log("symbols"), failure: { .bookFailed("swift symbolgraph-extract", output: $0) })
  }

  private func write(_ book: Book, _ pages: [BookPage]) throws {
    Progress.step = "writing the pages"
    for page in pages {
      try catalog.appendingPathComponent("\(page.name).md").writeOrExplain(page.text)
    }
    for picture in book.pictures {
      try FileManager.default.copyItem(
        at: picture.file, to: catalog.appendingPathComponent(picture.name))
    }
    guard book.markup.isForDocc else { return }
    try catalog.appendingPathComponent("theme-settings.json").writeOrExplain(Self.theme)
    for card in book.cards {
      let picture = card.file.text ?? ""
      try catalog.appendingPathComponent(card.name).writeOrExplain(PhoneCard.svg(of: picture))
    }
    let library = package.root.appendingPathComponent(
      "Sources/HeadlessUIKit/HeadlessUIKit.docc")
    for file in library.names(where: { $0.hasSuffix(".md") }) {
      let text = library.appendingPathComponent(file).text ?? ""
      // The front page of the book takes the place of the library's.
      let isFront = file == "HeadlessUIKit.md"
      try catalog.appendingPathComponent(isFront ? "Library.md" : file).writeOrExplain(
        isFront
          ? text.replacing("# ``HeadlessUIKit``", with: "# The library", maxReplacements: 1) : text)
    }
  }

  /// Comments in code are darker, or lighter on a dark ground, than docc has them: enough to be read
  /// by everybody (WCAG 2.1, 1.4.3).
  private static let theme = """
    {
      "theme": {
        "color": {
          "syntax-comments": { "light": "rgb(88, 100, 112)", "dark": "rgb(146, 158, 170)" },
          "syntax-documentation-markup": { "light": "rgb(88, 100, 112)", "dark": "rgb(146, 158, 170)" }
        }
      }
    }

    """

  private func convert(with docc: URL) throws {
    Progress.step = "making the site"
    var arguments = [
      docc.path, "convert", catalog.path, "--additional-symbol-graph-dir", graphs.path,
      "--output-dir", site.path, "--warnings-as-errors", "--fallback-display-name",
      "HeadlessUIKit", "--fallback-bundle-identifier", "course.HeadlessUIKit",
      "--fallback-default-module-kind", "Course",
    ]
    if !basePath.isEmpty { arguments += ["--hosting-base-path", basePath] }
    try run([
      Work(
        arguments: arguments, log: log("docc"),
        failure: { .bookFailed("docc convert", output: $0) })
    ])
    try site.appendingPathComponent("index.html").writeOrExplain(entrance)
  }

  /// The page at the root of the site, which leads to the front page.
  private var entrance: String {
    let address = "\(basePath)/documentation/headlessuikit/"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Hands-on UIKit</title>
      <meta http-equiv="refresh" content="0; url=\(address)">
      </head>
      <body><p><a href="\(address)">Hands-on UIKit</a></p></body>
      </html>

      """
  }

  private func putInPlace(_ folder: URL) throws {
    try folder.appendingPathComponent(Self.mark).writeOrExplain(
      "swift run course book made this folder, and replaces it when it is called again.\n")
    do {
      if output.exists { try FileManager.default.removeItem(at: output) }
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: folder, to: output)
    } catch {
      throw CommandError.cannotWrite(output.path, reason: error.reason)
    }
  }

  private func log(_ name: String) -> URL { scratch.appendingPathComponent("logs/\(name).log") }

  /// A program to run, where its output is kept, and what it means if it fails.
  private struct Work {
    let arguments: [String]
    var environment: [String: String?] = [:]
    let log: URL
    let failure: (String) -> CommandError
    var hasTerminal = false
  }

  /// Runs programs at once, and says which of them failed first.
  private func run(_ works: [Work]) throws {
    let jobs = works.map { work in
      ChildProcess.Job(
        arguments: work.arguments,
        environment: GradingVariable.none.merging(work.environment) { $1 }, output: work.log,
        hasTerminal: work.hasTerminal)
    }
    for (work, ending) in zip(works, try ChildProcess.run(jobs))
    where ending != .exited(0) {
      throw work.failure(work.log.text ?? "")
    }
  }
}

extension CommandError {
  static func bookFailed(_ command: String, output: String) -> Self {
    Self(
      "The book was not made: \(command) failed. What it said first:\n"
        + Self.firstErrors(in: output))
  }
}
