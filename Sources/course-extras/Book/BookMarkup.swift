import Answers
import CourseFormat
import Foundation

/// How the pages of the book are written: with the directives of docc, or in plain Markdown where
/// there is no docc.
///
/// - Source: Swift-DocC, "Formatting Your Documentation Content", "API Reference Syntax".
struct BookMarkup {
  /// Whether docc reads the pages.
  let isForDocc: Bool

  /// The types that have a page, as `UIButton.Configuration`.
  let types: Set<String>

  /// The titles of the pages that can be linked, by their names.
  let titles: [String: String]

  /// Returns a link to a page of the book.
  func link(to page: String) -> String {
    isForDocc ? "<doc:\(page)>" : "[\(titles[page] ?? page)](\(page).md)"
  }

  /// Returns a link to the page of a type, or its name as code if it has none.
  func link(toType name: String) -> String {
    isForDocc && types.contains(name)
      ? "``\(name.replacing(".", with: "/"))``" : "`\(name)`"
  }

  /// Returns the first lines of a page: its title, and what kind of page it is.
  func head(_ title: String, kind: String, card: (file: String, description: String)? = nil)
    -> String
  {
    guard isForDocc else { return "# \(title)\n\n" }
    let image =
      card.map { card in
        let text = Self.alternative(card.description).replacing("\"", with: "'")
        return "  @PageImage(purpose: card, source: \"\(card.file.stem)\", alt: \"\(text)\")\n"
      } ?? ""
    return """
      # \(title)

      @Metadata {
        @TitleHeading("\(kind)")
      \(image)}


      """
  }

  /// Returns texts of which one is seen at a time.
  func tabs(_ tabs: [(title: String, text: String)]) -> String {
    guard isForDocc else {
      return tabs.map {
        "<details><summary>\($0.title)</summary>\n\n\($0.text)\n\n</details>\n"
      }.joined(separator: "\n")
    }
    let parts = tabs.map { "  @Tab(\"\($0.title)\") {\n\($0.text.indented(4))\n  }\n" }
    return "@TabNavigator {\n\(parts.joined())}\n"
  }

  /// Returns a picture with text beside it, or above it in a narrow window.
  func picture(_ file: String, description: String, beside text: String) -> String {
    let image = "![\(Self.alternative(description))](\(isForDocc ? file.stem : file))"
    guard isForDocc else { return "\(image)\n\n\(text)\n" }
    return """
      @Row(numberOfColumns: 5) {
        @Column(size: 2) {
          \(image)
        }
        @Column(size: 3) {
      \(text.indented(4))
        }
      }

      """
  }

  /// Returns pages as cards with their pictures, or as a list.
  func cards(_ pages: [String]) -> String {
    let list = pages.map { "- \(link(to: $0))\n" }.joined()
    return isForDocc ? "@Links(visualStyle: detailedGrid) {\n\(list.indented(2))\n}\n" : list
  }

  /// Returns the groups of pages that belong to a page.
  func topics(_ groups: [(title: String, pages: [String])], under heading: String = "Topics")
    -> String
  {
    let groups = groups.filter { !$0.pages.isEmpty }
    guard !groups.isEmpty else { return "" }
    let lists = groups.map { group in
      "### \(group.title)\n\n" + group.pages.map { "- \($0)\n" }.joined()
    }
    return "## \(heading)\n\n" + lists.joined(separator: "\n")
  }

  /// Returns lines of code.
  static func code(_ lines: [String], language: String = "swift") -> String {
    "```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
  }

  /// Returns Markdown in which each type, where it stands as code for the first time, is a link.
  ///
  /// Lines of code and headings stay as they are.
  func linkingTypes(in lines: [String], seen: inout Set<String>) -> [String] {
    lines.map { line in
      guard isForDocc, !line.hasPrefix("    "), !line.hasPrefix("#") else { return line }
      return line.replacing(/`([A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*)*)`/) { match in
        let name = String(match.1)
        guard types.contains(name), seen.insert(name).inserted else { return String(match.0) }
        return link(toType: name)
      }
    }
  }

  /// A text that may stand for a picture: brackets would end it.
  private static func alternative(_ text: String) -> String {
    text.replacing("[", with: "(").replacing("]", with: ")")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// The lines, each after some blanks; empty lines stay empty.
  func indented(_ count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// The name of a file without its last ending.
  var stem: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
