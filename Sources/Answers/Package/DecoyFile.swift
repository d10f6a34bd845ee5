/// The decoys of an exercise, read from their file: `Tests/Decoys/01-Pickers/01-JaggedColumns.md`.
///
/// The file is Markdown, with a section for each decoy:
///
///     ## FirstColumnCountsForAll
///
///     Every wheel is taken to be as long as the first column. The picker asks once for
///     each wheel and says which one it means.
///
///     ```diff
///     -    columns[component].count
///     +    columns[0].count
///     ```
///
/// In a block, a line that begins with `-` is taken out of the solution, one with `+` is put in,
/// and one with a blank stays. The lines that go or stay are found in the solution by what they
/// say, and must be there once. `-…` takes out all lines down to the next one of the block. A decoy
/// that changes several passages has a block for each.
///
/// Right answers that are written in another way are told alike:
/// `Tests/Alternatives/01-Pickers/01-JaggedColumns.md`.
///
/// - Errors: A section that cannot be read is no decoy, and `faults` says why.
package struct DecoyFile {
  package private(set) var decoys: [Decoy] = []
  package private(set) var faults: [Decoy.Fault] = []

  /// Reads the text of a decoy file.
  ///
  /// What stands above the first section is for people only.
  package init(_ text: String) {
    let lines = text.lines
    let headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
    for (start, end) in zip(headings, headings.dropFirst() + [lines.endIndex]) {
      do throws(Decoy.Fault) {
        try add(DecoyReader(lines[start..<end]).finish())
      } catch {
        faults.append(error)
      }
    }
  }

  private mutating func add(_ decoy: Decoy) throws(Decoy.Fault) {
    guard !decoys.contains(where: { $0.name == decoy.name }) else {
      throw decoy.fault(.nameIsTaken)
    }
    decoys.append(decoy)
  }
}

/// Reads one section of a decoy file, line by line.
private struct DecoyReader {
  /// What the lines of a section belong to, in the order of the file.
  private enum Part {
    case misconception, betweenChanges, change
  }

  private var decoy: Decoy
  private var part = Part.misconception

  init(_ section: ArraySlice<String>) throws(Decoy.Fault) {
    let name = (section.first ?? "").dropFirst("## ".count).drop(while: \.isWhitespace)
    decoy = Decoy(name: String(name), line: section.startIndex + 1)
    guard !name.isEmpty else { throw decoy.fault(.isUnnamed) }
    for index in section.indices.dropFirst() {
      try read(section[index], at: index + 1)
    }
  }

  func finish() throws(Decoy.Fault) -> Decoy {
    if part == .change { throw decoy.fault(.isNotClosed, at: decoy.changes.last?.line) }
    if decoy.misconception.isEmpty { throw decoy.fault(.hasNoMisconception) }
    if decoy.changes.isEmpty { throw decoy.fault(.changesNothing) }
    return decoy
  }

  private mutating func read(_ line: String, at number: Int) throws(Decoy.Fault) {
    if part == .change {
      try readChange(line, at: number)
    } else if line.hasPrefix("```") {
      part = .change
      decoy.changes.append(Decoy.Change(line: number))
    } else if line.allSatisfy(\.isWhitespace) {
      // What is said is one paragraph, and a learner reads it as that.
      if !decoy.misconception.isEmpty { part = .betweenChanges }
    } else {
      guard part == .misconception else {
        throw decoy.fault(.hasStrayText(line), at: number)
      }
      decoy.misconception += (decoy.misconception.isEmpty ? "" : " ") + line
    }
  }

  private mutating func readChange(_ line: String, at number: Int) throws(Decoy.Fault) {
    let last = decoy.changes.endIndex - 1
    let code = String(line.dropFirst())
    switch line.first {
    case "`" where line.hasPrefix("```"):
      part = .betweenChanges
    case "-":
      decoy.changes[last].original.append(code)
    case "+":
      decoy.changes[last].replacement.append(code)
    // An editor may have taken away the one blank of a line that is empty in the solution.
    case " ", nil:
      decoy.changes[last].original.append(code)
      decoy.changes[last].replacement.append(code)
    default:
      throw decoy.fault(.hasUnmarkedLine(line), at: number)
    }
  }
}

extension Exercise {
  /// The wrong answers its grader is proven with.
  package var decoys: [Decoy] { decoyFile.decoys }

  /// The wrong answers its grader is proven with, and what is wrong with their file.
  package var decoyFile: DecoyFile { DecoyFile(url(of: decoysPath).text ?? "") }

  /// The right answers that are written in another way, and what is wrong with their file.
  package var alternativeFile: DecoyFile {
    DecoyFile(url(of: alternativesPath).text ?? "")
  }
}
