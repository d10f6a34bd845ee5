import HeadlessUIKit

/// The page on which a reader left a lesson.
///
/// It is kept in a file of the package, `.course/bookmarks`, a line a lesson: `pickers 2.3 1`. The
/// file is only an offer, so whatever stands in the way of reading or writing it does no harm.
///
/// - Shape: ``page`` counts from 0 within the step.
struct Bookmark: Equatable {
  /// The label of the step: `2.3`.
  let step: String
  let page: Int
}

/// Where the bookmarks of all lessons are kept.
struct Bookmarks {
  private let file: URL

  /// Finds the package that a chapter's source lies in, or answers nil if it is not there.
  init?(nextTo source: String) {
    guard let lessons = source.range(of: "/Lessons/", options: .backwards) else { return nil }
    let root = URL(fileURLWithPath: String(source[..<lessons.lowerBound]), isDirectory: true)
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    else { return nil }
    self.init(package: root)
  }

  init(package root: URL) {
    file = root.appendingPathComponent(".course/bookmarks")
  }

  /// The page on which a lesson was left, or nil.
  subscript(product: String) -> Bookmark? {
    get {
      for line in lines {
        let fields = line.split(separator: " ").map(String.init)
        if fields.count == 3, fields[0] == product, let page = Int(fields[2]) {
          return Bookmark(step: fields[1], page: page)
        }
      }
      return nil
    }
    nonmutating set {
      var kept = lines.filter { !$0.hasPrefix("\(product) ") }
      if let newValue { kept.append("\(product) \(newValue.step) \(newValue.page)") }
      let folder = file.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data(kept.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
    }
  }

  private var lines: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
