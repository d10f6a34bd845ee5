/// What images write on the console.
nonisolated enum ImageMessage: ConsoleMessage {
  /// Why the image of a catalog cannot be read.
  enum Flaw {
    case noContents
    case noListOfImages
    case noFilename
    case noFile(String)
    case noSize(String)
  }

  /// Why a frame stands for a picture.
  enum Reason {
    case page
    case tooLarge(bytes: Int)
  }

  case unreadable(String, Flaw, catalog: String)
  case notDrawn(String, CGSize, Reason)

  case unreadableColor(String, catalog: String)

  case misspelledSymbol(String, near: String)
  case undrawnSymbol(String)
  case noSymbolName(String)

  case noLiteral(String)

  nonisolated var text: String {
    switch self {
    case .noLiteral(let name):
      "There is no image \(name). Look for \(name).imageset in the application's Assets.xcassets."
    case .misspelledSymbol(let name, let near):
      "There is no symbol \"\(name)\", so the image is nil. Do you mean \"\(near)\"?"
    case .undrawnSymbol(let name):
      "There is no drawing of a symbol \"\(name)\" here, so the image is nil. Apple may have one of "
        + "that name: look it up in the application SF Symbols, or use a related name such as "
        + "star.fill."
    case .noSymbolName(let name):
      "No symbol is called \"\(name)\", so the image is nil. Names of symbols are small letters, "
        + "digits and dots, as in star.fill."
    case .unreadableColor(let name, let catalog):
      "The color \(name) cannot be read: its Contents.json has no color with the components red, "
        + "green and blue, or white. Look at \(name).colorset in \(catalog)."
    case .notDrawn(let name, let size, .page):
      "The image \(name) is a PDF, and pages are not drawn here. A frame of its size stands for it, "
        + "\(size.width.shortText) by \(size.height.shortText) points. To see the picture, put an SVG "
        + "or PNG into the set."
    case .notDrawn(let name, _, .tooLarge(let bytes)):
      "The image \(name) has \(bytes) bytes, which is too much to be sent to a page with each change. "
        + "A frame of its size stands for it. Take a smaller file."
    case .unreadable(let name, let flaw, let catalog):
      "The image \(name) cannot be read: \(flaw.fact) Look at \(name).imageset in \(catalog)."
    }
  }
}

extension ImageMessage.Flaw {
  fileprivate nonisolated var fact: String {
    switch self {
    case .noContents: "its folder has no Contents.json."
    case .noListOfImages: "its Contents.json is no JSON object with a list of images."
    case .noFilename: "no image in its Contents.json has a filename."
    case .noFile(let file): "its Contents.json names \(file), which is not beside it."
    case .noSize(let file):
      "\(file) is no SVG, PNG, JPEG or PDF with a size. An SVG needs a viewBox."
    }
  }
}

extension ImageMessage {
  /// Says what may be wrong with the name of a symbol that is not there.
  static func missing(_ name: String) -> ImageMessage {
    let plain = String(name.lowercased().map { "_- ".contains($0) ? "." : $0 })
    let near = SymbolDrawing(named: plain) == nil ? SymbolDrawing.nameNear(plain) : plain
    if let near { return .misspelledSymbol(name, near: near) }
    let isName = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    return isName ? .undrawnSymbol(name) : .noSymbolName(name)
  }
}
