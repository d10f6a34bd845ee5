/// What is wrong with a value in a document, whatever the class of the object that takes it.
enum NibValueMessage: ConsoleMessage {
  /// A text is not in the code it is said to be in.
  case notInBase64
  /// An attribute is neither YES nor NO.
  case noFlag(String, key: String)
  /// An attribute is no number, or one that is too great.
  case noNumber(String, key: String)
  /// An attribute names a value that is not known.
  case unknownChoice(String, key: String, known: [String])
  /// A date is no number of seconds.
  case noDate(String)
  /// There is no image of a name.
  case unknownImage(String)
  /// A colour has neither numbers nor a name.
  case emptyColor
  /// There is no colour of a name.
  case unknownColor(String)

  var text: String {
    switch self {
    case .notInBase64: "Its text is not in base 64."
    case .noFlag(let text, let key): "\(key) is \"\(text)\". Write YES or NO."
    case .noNumber(let text, let key): "\(key) is \"\(text)\". Write a number up to a million."
    case .unknownChoice(let name, let key, let known):
      "\(key) is \"\(name)\". Known are \(known.joined(separator: ", "))."
    case .noDate(let text): "The date is \"\(text)\". Write seconds since 2001."
    case .unknownImage(let name):
      "Could not load the \"\(name)\" image referenced from a nib. Look for it in "
        + "Assets.xcassets of the application's bundle."
    case .emptyColor: "The colour has no numbers and no name."
    case .unknownColor(let name):
      "There is no colour \(name). Look at the document's resources."
    }
  }
}
