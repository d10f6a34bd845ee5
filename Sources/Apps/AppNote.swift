import Answers
import Foundation

/// What of an application is left out here, and where it stands.
///
/// The sentences on all of it lie here: what is the case, then what comes of it.
struct AppNote: Equatable {
  enum Kind: Equatable {
    case missing
    case objectiveC
    case dataModel
    case otherKind
    case scripts
    case package(String)
    case module(String)
    case protocolWithOptions(String, String)
    case method(String)
    case segueAction(String)
    case outside
    case noFile
    case main
    case outletOfOther(String, String)
    case oldNames([String: String])
  }

  let kind: Kind

  /// The file it is about, if it is about one.
  let file: URL?

  /// The line in that file, counted from 1, if it is about one.
  let line: Int?

  init(_ kind: Kind, in file: URL? = nil, line: Int? = nil) {
    (self.kind, self.file, self.line) = (kind, file, line)
  }

  /// What a person reads.
  var sentence: String { Self.sentence(text, at: place.map { [$0] } ?? []) }

  /// What a person reads of several: what is the same of many places is said once.
  static func sentences(on notes: [AppNote]) -> [String] {
    var texts: [String] = []
    var places: [String: [String]] = [:]
    for note in notes {
      if places[note.text] == nil { texts.append(note.text) }
      places[note.text, default: []] += note.place.map { [$0] } ?? []
    }
    return texts.map { sentence($0, at: places[$0] ?? []) }
  }

  private static func sentence(_ text: String, at places: [String]) -> String {
    places.isEmpty ? text : "\(places.joined(separator: ", ")): \(text)"
  }

  private var place: String? {
    file.map { AppFolder.shownPath(of: $0) + (line.map { ":\($0)" } ?? "") }
  }

  private var text: String {
    switch kind {
    case .missing: "The project lists this file, and it is not there."
    case .objectiveC: "It is not written in Swift and is left out. Only Swift is compiled here."
    case .dataModel:
      "It is a model of Core Data, which is not here, and is left out. Keep the data in structures "
        + "of your own."
    case .otherKind: "Nothing here reads a file of this kind. It is left out."
    case .scripts:
      "The project runs programs of its own while it builds. They are not run here, and what they "
        + "make is not there."
    case .package(let name):
      "The project takes \(name) from another package. It is not here: nothing is fetched."
    case .module(let name):
      "There is no \(name) here. "
        + (AppleModule.purposes[name].map { "It \($0). " } ?? "")
        + "The import is left out; what comes from it, the compiler misses."
    case .protocolWithOptions(let type, let name):
      "\(name) is an optional member of \(type) that gives a value, which only Objective-C has. Take "
        + "the word optional away, and give it a value in an extension of \(type)."
    case .segueAction(let name):
      "\(name) makes the controller that a segue leads to. Here a segue calls it if it takes the coder "
        + "(NSCoder), and behind it the sender and the identifier (String?), and returns the controller."
    case .outside:
      "It lies outside the folder of the application, or leads there, and is left out. What is played "
        + "reads nothing else of this machine."
    case .noFile: "It is neither a file nor a folder, and is left out."
    case .main: "It starts the application, which the course does itself. It is left out."
    case .method(let name):
      "\(name) cannot be called by name here: a method that can takes nothing, the sender, or the "
        + "sender and the event, and returns nothing."
    case .oldNames(let names): Self.text(onOldNames: names)
    case .outletOfOther(let name, let type):
      "\(name) stands in an extension of \(type), which is no class of this application. A document "
        + "does not find it."
    }
  }

  /// How many old names are told one by one.
  private static let mostNames = 4

  private static func text(onOldNames names: [String: String]) -> String {
    let sorted = names.sorted { $0.key < $1.key }
    let told = sorted.prefix(mostNames).map { "\($0.key) is \($0.value)" }
    let rest = sorted.count - told.count
    return
      "\(names.count) name\(names.count == 1 ? " was" : "s were") renamed in Swift 4.2 or before. Read as "
      + "Xcode renames them: \(told.joined(separator: ", "))\(rest > 0 ? ", and \(rest) more" : "")."
  }
}
