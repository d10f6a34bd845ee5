import CourseFormat

/// Lines of Swift as HTML, with their numbers and in colours.
nonisolated enum CodeMarkup {
  /// Returns lines that begin at a number; `file` is where they stand, above the first code of a step.
  ///
  /// A note stands under its line.
  static func html(
    _ lines: [String], from first: Int, file: String?, notes: [PlayedChapters.Note] = []
  ) -> HTML {
    let rows = lines.enumerated().map { index, line -> HTML in
      let own = notes.filter { $0.line == first + index }.map { note -> HTML in
        "<strong class=\"difference\">\u{25B2} \(note.text)\n</strong>"
      }
      // The number is no text of the line, so that copying leaves it out.
      return """
        <span class="line" data-n="\(first + index)">\(html: html(line))
        </span>\(html: own)
        """
    }
    let caption: HTML = file.map { "<figcaption>\($0)</figcaption>" } ?? ""
    return """
      <figure class="code">\(html: caption)<pre tabindex="0" role="region" \
      aria-label="Code, from line \(first)"><code>\(html: rows)</code></pre></figure>
      """
  }

  private static func html(_ line: String) -> HTML {
    HTML(
      CodeToken.tokens(of: line).map { token -> HTML in
        switch token.kind {
        case .plain: "\(token.text)"
        case .keyword: "<b>\(token.text)</b>"
        case .type: "<span class=\"t\">\(token.text)</span>"
        case .string: "<span class=\"s\">\(token.text)</span>"
        case .number: "<span class=\"d\">\(token.text)</span>"
        case .comment: "<i>\(token.text)</i>"
        }
      })
  }
}
