/// What is wrong with a value in a document, whatever the class of the object that takes it.
enum NibValueMessage: ConsoleMessage {
  case notInBase64
  case noFlag(String, key: String)
  case noNumber(String, key: String)
  case unknownChoice(String, key: String, known: [String])
  case noDate(String)
  case unknownImage(String)
  case emptyColor
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
