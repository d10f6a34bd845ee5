import Foundation

// Holds what the chapters say about a device against the compiler.

let arguments = CommandLine.arguments.dropFirst().split(
  separator: "--", maxSplits: 1, omittingEmptySubsequences: false
).map(Array.init)
let lesson = arguments[0].first ?? ""
let flags = arguments.count > 1 ? arguments[1] : []
var problems: [String] = []

func text(of path: String) -> String {
  (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
}

func files(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted()
}

let folders = ((try? FileManager.default.contentsOfDirectory(atPath: "Lessons")) ?? [])
  .filter { $0.first?.isNumber == true && $0.hasPrefix(lesson) }.sorted()
let chapters = folders.flatMap { folder in
  files(in: "Lessons/\(folder)").filter { $0.first?.isNumber == true }
    .map { Chapter(path: "\(folder)/\($0)", text: text(of: "Lessons/\(folder)/\($0)")) }
}
var cases: [Case] = []
do {
  for file in files(in: "Tests/Device/Cases") where file.hasPrefix(lesson) {
    cases += try Case.all(in: text(of: "Tests/Device/Cases/\(file)"))
  }
} catch {
  problems.append(error.text)
}

/// Returns what the compiler says about code in a mode.
func verdict(on code: String, in mode: Mode) throws -> (verdict: Case.Verdict, output: String) {
  let file = ".build/device/Case.swift"
  try code.write(toFile: file, atomically: true, encoding: .utf8)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    ["swiftc", "-frontend", "-typecheck", "-diagnostic-style", "llvm", "-module-name", "App"]
    + flags + mode.options
    + (code.contains(/@(main|UIApplicationMain)\b/) ? ["-parse-as-library"] : []) + [file]
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let output = String(decoding: data, as: UTF8.self)
  let lines = output.components(separatedBy: "\n")
  if let line = lines.first(where: { $0.contains("error: ") }) { return (.refuses(line), output) }
  if process.terminationStatus != 0 { return (.refuses("The compiler crashed."), output) }
  if let line = lines.first(where: { $0.contains("warning: ") }) { return (.warns(line), output) }
  return (.compiles, output)
}

/// Returns the whole code of a case: declarations of chapters, the listing, and its own.
func code(of item: Case, in chapter: Chapter) throws(Problem) -> String {
  var parts = [item.code]
  for (path, words) in item.declarations {
    let source = Chapter(path: path, text: text(of: "Lessons/\(path)"))
    guard let declaration = source.declaration(beginning: words) else {
      throw Problem("\(item.title): \(path) has no declaration that begins \"\(words)\".")
    }
    parts.append(item.deviceCode(of: declaration))
  }
  for path in item.wholes {
    let source = text(of: "Lessons/\(path)")
    guard !source.isEmpty else { throw Problem("\(item.title): there is no file \(path).") }
    parts.append(item.deviceCode(of: source))
  }
  let paths = item.wholes + item.declarations.map(\.path)
  for words in item.dropped + item.changes.map(\.words)
  where !paths.contains(where: { text(of: "Lessons/\($0)").contains(words) }) {
    throw Problem("\(item.title): no file has \"\(words)\".")
  }
  if let words = item.listing {
    guard let listing = chapter.listings.first(where: { $0.hasPrefix(words) }) else {
      throw Problem("\(item.title): \(chapter.path) has no listing that begins \"\(words)\".")
    }
    parts.append(listing.replacing("{ ... }", with: "{}"))
  }
  let code = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  return code.contains("import UIKit") ? code : "import UIKit\n\n\(code)"
}

/// Says what is wrong with the words that a case holds.
func checkWords(of item: Case, code: String, in chapter: Chapter) {
  let flatCode = Chapter.flat(code)
  for words in item.says {
    let isSaid = (chapter.boxes + chapter.sentences).contains { $0.contains(words) }
    if !isSaid { problems.append("\(item.title): \(chapter.path) does not say \"\(words)\".") }
    guard item.isCode else { continue }
    for piece in words.code {
      let parts = piece.components(separatedBy: "...").map(Chapter.flat).filter { !$0.isEmpty }
      if !parts.allSatisfy(flatCode.contains) {
        problems.append("\(item.title): its code does not have \"\(piece)\".")
      }
    }
  }
}

/// Says which names a case declares that its lesson has.
///
/// What a lesson declares is taken from there: a declaration of the case might have the word that the
/// lesson lacks.
func checkNames(of item: Case) {
  let folder = item.chapter.prefix { $0 != "/" }
  let names = files(in: "Lessons/\(folder)").flatMap { file in
    Case.names(declaredIn: text(of: "Lessons/\(folder)/\(file)"))
  }
  for name in Set(item.declaredNames).intersection(names).subtracting(item.replaced) {
    problems.append(
      "\(item.title): the lesson declares \(name). Take it from there with Declaration, or say "
        + "Instead of, if the difference is what the case is about.")
  }
}

/// Compiles a case in each mode, and returns a row of the table.
func row(of item: Case, code: String) throws -> String {
  var words: [String] = []
  for mode in Mode.allCases {
    let (found, output) = try verdict(on: code, in: mode)
    words.append(found.word)
    let wanted = item.expected[mode] ?? .compiles
    let isRight =
      switch wanted {
      case .compiles: found == .compiles
      case .warns(let text), .refuses(let text): found.word == wanted.word && output.contains(text)
      case .complains(let text): found != .compiles && output.contains(text)
      }
    if !isRight {
      problems.append(
        "\(item.title), mode \(mode.rawValue): the compiler \(found.word), and the case says that it "
          + "\(wanted.word).\n\(output)")
    }
  }
  return words.map { $0.padding(toLength: 10, withPad: " ", startingAt: 0) }.joined()
    + item.title
}

let modes = Mode.allCases.map { $0.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0) }
print("\(modes.joined())what it is about")
for chapter in chapters {
  let held = cases.filter { $0.chapter == chapter.path }
  if !held.isEmpty { print("\n\(chapter.path)") }
  for item in held {
    do {
      let code = item.isCode ? try code(of: item, in: chapter) : ""
      checkWords(of: item, code: code, in: chapter)
      checkNames(of: item)
      if item.isCode {
        print(try row(of: item, code: code))
      } else if let excuse = item.excuse {
        print(
          "\("not compiled".padding(toLength: 40, withPad: " ", startingAt: 0))\(item.title): \(excuse)"
        )
      }
    } catch {
      problems.append((error as? Problem)?.text ?? "\(error)")
    }
  }
  for listing in chapter.listings {
    let isHeld = held.contains {
      ($0.noCode + [$0.listing].compactMap(\.self)).contains(where: listing.hasPrefix)
    }
    let first = listing.prefix { $0 != "\n" }
    if !isHeld { problems.append("\(chapter.path): no case has the listing \"\(first)\".") }
  }
  let claims = held.flatMap(\.says)
  for box in chapter.boxes where !box.code.isEmpty && !claims.contains(where: box.contains) {
    problems.append("\(chapter.path): no case holds the box \"\(box.prefix(60))…\".")
  }
  for sentence in chapter.sentences {
    let isClaim = Claim(sentence) != nil || sentence.contains("mark is needed")
    let quoting = held.filter { item in
      item.says.contains { sentence.contains($0) || $0.contains(sentence) }
    }
    if isClaim, quoting.isEmpty {
      problems.append("\(chapter.path): no case holds \"\(sentence)\".")
    }
    guard let claim = Claim(sentence), quoting.allSatisfy({ $0.excuse == nil }) else { continue }
    // One case has to be what the sentence says. Others may show what else there is.
    let differences = quoting.map { claim.difference(from: $0) }
    if let difference = differences.compactMap(\.self).first, !differences.contains(nil) {
      problems.append("\(chapter.path), \"\(sentence)\": \(difference)")
    }
  }
}
for item in cases where !chapters.contains(where: { $0.path == item.chapter }) {
  problems.append("\(item.title): there is no chapter \(item.chapter).")
}

print("\n\(cases.count(where: \.isCode)) cases, each in \(Mode.allCases.count) modes")
if !problems.isEmpty {
  print("\nWhat does not hold:\n")
  print(problems.joined(separator: "\n"))
  exit(1)
}
