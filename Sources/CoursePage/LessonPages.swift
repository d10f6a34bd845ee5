import CourseFormat

/// The pages of a lesson: its contents, and one for each chapter.
///
/// All addresses are relative, so that a lesson can lie below any path.
struct LessonPages {
  let document: PlayedChapters

  /// What the pages know of the pictures besides what the document says.
  var pictures = PictureKinds()

  /// The page a reader comes back to from the lesson, and what it is called, if there is one.
  var home: (address: String, title: String)?

  /// What comes after the last chapter; its address goes on from that of ``home``.
  var next: PageLink?

  /// The exercises that belong to chapters, by the numbers of those; their addresses go on from that of
  /// ``home``.
  var turns: [Int: [PageLink]] = [:]

  /// Which texts of its files the pages show, if they follow those files.
  var version: String?

  /// The address of a chapter's page.
  static func address(ofChapter number: Int) -> String { "chapter-\(number)" }

  private var isSinglePage: Bool { document.chapters.count == 1 }

  /// The first page: the chapters, and where to go on.
  var contents: HTML {
    if isSinglePage, let only = document.chapters.first { return page(of: only) }
    let count = document.chapters.count
    return frame(
      title: document.title,
      body: """
        <main id="text" class="contents">
        <div class="lead"><h1>\(document.title)</h1>
        <p>\(count) chapters\(optionalCount). Text and code stand beside a phone that you can touch: turn its wheels, \
        type into its fields, press Home. Leave it, and the lesson is as it was.</p>
        <p><a class="go" href="\(Self.address(ofChapter: 1))" data-continue>Begin</a></p></div>
        <ol class="chapters">\(html: document.chapters.map(entry))</ol>
        </main>
        """)
  }

  /// How many of the chapters are optional, as a part of a sentence.
  private var optionalCount: String {
    let count = document.chapters.count(where: \.isOptional)
    return count == 0 ? "" : ", and \(count) of them \(count == 1 ? "is" : "are") optional"
  }

  private func entry(_ chapter: PlayedChapters.Chapter) -> HTML {
    // An empty screen says nothing of its chapter.
    let shown = chapter.steps.compactMap(\.picture).last { !pictures.empty.contains($0.file) }
    let cover: HTML =
      shown.map {
        """
        <img\(html: pictures.wide.contains($0.file) ? " class=\"wide\"" : "") src="\($0.file)" alt="" \
        loading="lazy" width="344" height="592">
        """
      } ?? "<span class=\"nocover\" aria-hidden=\"true\">\(chapter.number)</span>"
    return """
      <li data-entry="\(chapter.number)"\(html: mark(chapter))>\
      <a href="\(Self.address(ofChapter: chapter.number))">\
      \(html: cover)<span class="name"><span class="number">\(chapter.number)</span> \
      \(html: ProseMarkup.inline(chapter.title))</span></a>\(html: turns(after: chapter, isShort: true))</li>
      """
  }

  /// The exercises of a chapter as cards; a script says how each stands.
  private func turns(after chapter: PlayedChapters.Chapter, isShort: Bool) -> HTML {
    HTML(
      (turns[chapter.number] ?? []).map { turn -> HTML in
        let name = turn.address.split(separator: "/").dropFirst().joined(separator: "/")
        let title = isShort ? String(turn.title.prefix { $0 != ":" }) : turn.title
        return """
          <a class="\(isShort ? "turn-link" : "card")" href="\(home?.address ?? "")\(turn.address)" data-turn="\(name)">\
          \(html: isShort ? "" : "<small>Your turn</small> ")<span class="name">\(title)</span> \
          <span class="badge waiting"></span></a>
          """
      })
  }

  /// The attribute with which an optional chapter is set apart from the others.
  private func mark(_ chapter: PlayedChapters.Chapter) -> HTML {
    chapter.isOptional ? " class=\"optional\"" : ""
  }

  /// The page of a chapter.
  func page(of chapter: PlayedChapters.Chapter) -> HTML {
    var pictures = 0
    let steps = chapter.steps.map { step in
      if step.picture != nil { pictures += 1 }
      return section(step, of: chapter, label: "\(chapter.number).\(pictures)")
    }
    let number: HTML = isSinglePage ? "" : "<span class=\"number\">\(chapter.number)</span> "
    let hasTitle = chapter.steps.first?.passages.contains { $0.isTitle } == true
    let title: HTML =
      hasTitle ? "" : "<h1>\(html: number)\(html: ProseMarkup.inline(chapter.title))</h1>"
    return frame(
      title: isSinglePage ? chapter.title : "\(chapter.number). \(chapter.title)",
      chapter: chapter,
      body: """
        <main id="text">\(html: title)\(html: steps)\(html: cards(after: chapter))\
        \(html: links(after: chapter))</main>
        """)
  }

  private func section(
    _ step: PlayedChapters.Step, of chapter: PlayedChapters.Chapter, label: String
  ) -> HTML {
    var text = HTML([])
    var file: String? = chapter.file
    var notes = step.notes ?? []
    var hasLink = step.picture == nil
    for passage in step.passages {
      let part = html(passage, chapter, in: file, notes: notes)
      if hasLink {
        text = text + part
      } else {
        let link = linkToPhone(label)
        text = passage.isHeading ? part + link : link + part
        hasLink = true
      }
      if case .code(let first, let lines) = passage {
        file = nil
        notes.removeAll { $0.line.map { (first..<first + lines.count).contains($0) } ?? false }
      }
    }
    text =
      text + HTML(notes.map { note -> HTML in "<p class=\"difference\">\(note.text)</p>" })
    if step.passages.isEmpty, !step.printed.isEmpty {
      text =
        text + "<pre class=\"block\" tabindex=\"0\">\(step.printed.joined(separator: "\n"))</pre>"
    }
    guard let picture = step.picture else {
      return """
        <section class="step" tabindex="-1"><div class="text">\(html: text)</div></section>
        """
    }
    return """
      <section class="step" id="step-\(label)" data-step="\(label)" tabindex="-1" \
      aria-label="Step \(label): \(picture.caption)">
      <div class="text">\(html: text)</div>
      <figure class="phone" id="phone-\(label)" tabindex="-1"><div class="device\(pictures.wide.contains(picture.file) ? " wide" : "")"><img src="\(picture.file)" \
      alt="\(picture.description)" width="344" height="592" draggable="false"></div>
      <figcaption>\(html: isSinglePage ? "" : "<span class=\"number\">\(label)</span> ")\
      \(html: ProseMarkup.inline(picture.caption))</figcaption>
      <p class="controls"><button type="button" class="take">Use this phone</button></p>
      <p class="to-text"><a href="#step-\(label)">Back to the text</a></p>
      </figure>\(html: talk(picture))</section>
      """
  }

  /// The way to the phone of a step, where it stands below the text.
  private func linkToPhone(_ label: String) -> HTML {
    """
    <p class="to-phone"><a href="#phone-\(label)">To the phone\(isSinglePage ? "" : " of step \(label)")</a></p>
    """
  }

  private func talk(_ picture: PlayedChapters.Picture) -> HTML {
    let all =
      lines(picture.conversation, "The conversation", "conversation")
      + lines(picture.console, "The console", "console")
    return all.text.isEmpty ? "" : "<div class=\"under\">\(html: all)</div>"
  }

  private func lines(_ lines: [String], _ title: String, _ name: String) -> HTML {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { line -> HTML in "<li>\(line)</li>" }
    return """
      <details class="talk \(name)" \(html: lines.count > 12 ? "" : "open")><summary>\(title)\
      <span class="count"> \(lines.count)</span></summary><ol tabindex="0">\(html: items)</ol></details>
      """
  }

  private func html(
    _ passage: Passage, _ chapter: PlayedChapters.Chapter, in file: String?,
    notes: [PlayedChapters.Note]
  ) -> HTML {
    switch passage {
    case .heading(let level, let text):
      guard level == 1 else { return "<h2>\(html: ProseMarkup.inline(text))</h2>" }
      let number: HTML = isSinglePage ? "" : "<span class=\"number\">\(chapter.number)</span> "
      return "<h1>\(html: number)\(html: ProseMarkup.inline(text))</h1>"
    case .prose(let lines): return ProseMarkup.html(Self.inPage(lines))
    case .box(let box): return html(box)
    case .code(let first, let lines):
      return CodeMarkup.html(lines, from: first, file: file, notes: notes)
    }
  }

  /// Prose in which the keys of the terminal are the buttons of a page.
  private static func inPage(_ lines: [String]) -> [String] {
    lines.map {
      $0.replacing("ress `t`", with: "ress **Use this phone**")
        .replacing("with `q`", with: "with **Leave the phone**")
    }
  }

  private func html(_ box: Box) -> HTML {
    let kind = box.kind.rawValue.lowercased().replacing(" ", with: "-")
    // Folded, what only old code needs takes one line.
    if box.kind.isOptional {
      return """
        <details class="box \(kind)"><summary class="kind">\(box.kind.title)</summary>\
        \(html: ProseMarkup.html(Self.inPage(box.text)))</details>
        """
    }
    var inside = ProseMarkup.html(Self.inPage(box.text))
    if let answer = box.answer {
      inside =
        inside
        + "<details class=\"answer\"><summary>Answer</summary>\(html: ProseMarkup.html(answer))</details>"
    }
    return """
      <div class="box \(kind)" role="note" aria-label="\(box.kind.rawValue)">\
      <p class="kind" aria-hidden="true">\(box.kind.rawValue)</p>\(html: inside)</div>
      """
  }

  private func cards(after chapter: PlayedChapters.Chapter) -> HTML {
    let cards = turns(after: chapter, isShort: false)
    return cards.text.isEmpty
      ? ""
      : """
      <section class="your-turn" id="your-turn" tabindex="-1" aria-label="Your turn">\(html: cards)</section>
      """
  }

  private func links(after chapter: PlayedChapters.Chapter) -> HTML {
    guard !isSinglePage else { return "" }
    func link(_ number: Int, _ word: String, _ name: String) -> HTML {
      guard let other = document.chapters.first(where: { $0.number == number }) else {
        return "<span></span>"
      }
      return """
        <a class="\(name)" rel="\(name)" href="\(Self.address(ofChapter: number))"><small>\(word)\
        </small> \(html: ProseMarkup.inline(other.title))</a>
        """
    }
    let isLast = chapter.number == document.chapters.last?.number
    // The exercise of a chapter comes before the next one.
    let turn = turns[chapter.number]?.first
    let onward: HTML =
      (turn ?? next).map { next in
        """
        <a class="next" rel="next" href="\(home?.address ?? "")\(next.address)"><small>Next</small> \
        \(next.title)</a>
        """
      } ?? "<span></span>"
    // One link passes the optional chapters that follow, or the rest of those the reader is in.
    let passed = document.chapters.first { $0.number > chapter.number && !$0.isOptional }
    let isPassing = passed.map { $0.number > chapter.number + 1 } ?? false
    let pass: HTML =
      isPassing
      ? passed.map {
        """
        <a class="pass" href="\(Self.address(ofChapter: $0.number))"><small>Pass what is optional\
        </small> \(html: ProseMarkup.inline($0.title))</a>
        """
      } ?? "" : ""
    return """
      <nav class="turn" aria-label="Chapters before and after">\
      \(html: link(chapter.number - 1, "Before", "prev"))\(html: pass)\
      \(html: isLast || turn != nil ? onward : link(chapter.number + 1, "Next", "next"))</nav>
      """
  }

  private func frame(
    title: String, chapter: PlayedChapters.Chapter? = nil, body: HTML
  ) -> HTML {
    let name = title == document.title ? title : "\(title) – \(document.title)"
    let back: HTML =
      home.map { "<a class=\"home\" href=\"\($0.address)\">\($0.title)</a>" } ?? ""
    let follows: HTML = version.map { " data-follows=\"\($0)\"" } ?? ""
    return PageFrame(
      title: name, styles: [.pageStyle] + (version == nil ? [] : [.shopStyle]),
      scripts: version == nil ? [.inspectorScript, .pageScript] : [.workScript],
      attributes: """
         data-product="\(document.product)"\(html: home == nil ? "" : " data-course")\(html: follows) \
        data-chapter="\(chapter?.number ?? 0)" data-chapters="\(document.chapters.count)"
        """,
      bar: back + menu(at: chapter), body: body + "\n<p class=\"status\" role=\"status\"></p>"
    ).html
  }

  private func menu(at chapter: PlayedChapters.Chapter?) -> HTML {
    guard !isSinglePage else { return "<span class=\"lesson\">\(document.title)</span>" }
    let items = document.chapters.map { other -> HTML in
      """
      <li data-entry="\(other.number)"\(html: mark(other))><a href="\(Self.address(ofChapter: other.number))"\
      \(html: other.number == chapter?.number ? " aria-current=\"page\"" : "")>\
      <span class="number">\(other.number)</span> \(html: ProseMarkup.inline(other.title))</a></li>
      """
    }
    let place = chapter.map { "Chapter \($0.number) of \(document.chapters.count)" } ?? "Chapters"
    return """
      <a class="lesson" href="./">\(document.title)</a>\
      <details class="menu"><summary>\(place)</summary>\
      <nav aria-label="Chapters"><ol>\(html: items)</ol></nav></details>
      """
  }
}

nonisolated extension Passage {
  fileprivate var isTitle: Bool {
    if case .heading(level: 1, _) = self { true } else { false }
  }

  fileprivate var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}
