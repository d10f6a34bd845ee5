/// What images write on the console.
enum ImageMessage: ConsoleMessage {
  /// Why the image of a catalog cannot be read.
  enum Flaw {
    /// The folder of the image says nothing about it.
    case noContents
    /// What the folder says is not written as it must be.
    case noListOfImages
    /// No file is named.
    case noFilename
    /// A file is named that is not there, or no text.
    case noTextFile(String)
    /// A file is no SVG, or says nothing of its size.
    case noSize(String)
  }

  /// An image of a catalog cannot be read.
  case unreadable(String, Flaw, catalog: String)

  /// A literal names an image that no catalog has.
  case noLiteral(String)

  var text: String {
    switch self {
    case .noLiteral(let name):
      "There is no image \(name). Look for \(name).imageset in the application's Assets.xcassets."
    case .unreadable(let name, let flaw, let catalog):
      "The image \(name) cannot be read: \(flaw.fact) Look at \(name).imageset in \(catalog)."
    }
  }
}

extension ImageMessage.Flaw {
  fileprivate var fact: String {
    switch self {
    case .noContents: "its folder has no Contents.json."
    case .noListOfImages: "its Contents.json is no JSON object with a list of images."
    case .noFilename: "no image in its Contents.json has a filename."
    case .noTextFile(let file):
      "its Contents.json names \(file), which is no text file beside it."
    case .noSize(let file): "\(file) is no SVG with a size. Give it a viewBox."
    }
  }
}
