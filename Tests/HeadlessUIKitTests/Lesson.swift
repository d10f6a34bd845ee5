import Foundation

/// A lesson of the course: what the tests ask of it begins when its folder is there.
nonisolated enum Lesson: String, CaseIterable {
  case pickers = "01-Pickers"
  case datePicker = "02-DatePicker"
  case appLaunch = "03-AppLaunch"
  case delegates = "04-Delegates"
  case nineGrid = "05-NineGrid"
  case kvc = "06-KVC"

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The name it is run by: `date-picker`.
  var product: String {
    switch self {
    case .pickers: "pickers"
    case .datePicker: "date-picker"
    case .appLaunch: "app-launch"
    case .delegates: "delegates"
    case .nineGrid: "nine-grid"
    case .kvc: "kvc"
    }
  }

  /// Whether it is written.
  var isThere: Bool {
    let main = Self.root.appendingPathComponent("Lessons/\(rawValue)/main.swift")
    return FileManager.default.fileExists(atPath: main.path)
  }
}
