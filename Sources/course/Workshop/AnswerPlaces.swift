import Answers
import CourseFormat

/// Where a learner's file declares what its phone calls by name.
///
///     AlarmViewController.picker                       in the inspector
///     picker → delegate: titleForRow 0 in 1 = Soup     in the conversation
///
/// - Shape: Properties of types, and those methods that delegates and data sources are asked by. A name that is
///   declared twice is there twice: who looks for it knows then that it cannot tell.
struct AnswerPlaces {
  struct Place: Equatable, Encodable {
    /// The type that has it.
    let owner: String
    /// Its name, with the labels of a method: `pickerView(_:titleForRow:forComponent:)`.
    let name: String
    /// Its line, counted from 1, and what stands there.
    let line: Int
    let text: String
    /// The protocols that ask for it, if it is a method.
    var asked: [String]?
  }

  /// Reads a file; `methods` are those that protocols ask for.
  static func all(in text: String, methods: [CompletionNames.Method]) -> [Place] {
    let lines = text.lines
    let asked = Dictionary(grouping: methods, by: \.name)
    return SourceOutline.of(text).declarations.compactMap { declaration in
      guard let owner = declaration.owner, !declaration.isStatic,
        let line = lines.element(at: declaration.token.line - 1)
      else { return nil }
      var place = Place(
        owner: owner.name, name: declaration.fullName, line: declaration.token.line, text: line)
      switch declaration.kind {
      case .variable: return place
      case .function:
        // What an object is asked by its name, such as a key, is no method of a protocol.
        place.asked = asked[place.name]?.map(\.type) ?? []
        return place
      default: return nil
      }
    }
  }
}

extension SourceOutline.Declaration {
  /// Its name, with the labels of a method.
  fileprivate var fullName: String {
    guard kind == .function else { return name }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
