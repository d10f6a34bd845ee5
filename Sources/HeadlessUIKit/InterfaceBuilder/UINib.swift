/// A document of Interface Builder, ready to make objects of as often as they are needed.
///
/// The document is read once. Each time it is instantiated, new objects are made.
///
///     let nib = UINib(nibName: "AppView", bundle: nil)
///     let first = nib.instantiate(withOwner: nil).first as? AppView
///     let second = nib.instantiate(withOwner: nil).first as? AppView
///
/// Objects are made by their `init(coder:)`. Then their outlets are set by key-value coding, their
/// actions are added, and ``UIResponder/awakeFromNib()`` is called.
///
/// - Shape: The objects that lie in no other, in the order of the document. File's Owner, First
///   Responder and other placeholders are not among them.
/// - Units: Points.
/// - Errors: A file that does not exist or is no document, an outlet without a property, and a
///   connection to an owner of nil stop the program in UIKit's words, with file and line. A class
///   that does not exist, an element there is no class for, and an action that no target lists are
///   reported to the console, and loading goes on.
/// - Differs: The document is the `.xib` file itself. A view or a controller is the only object
///   that can have a class of its own, and the only one that is awoken; an object of another class
///   is made by `init(coder:)` if it conforms to `NSCoding`, else by `init()`. Constraints are met by an algorithm that is simpler than
///   UIKit's. There are no size classes. Colours of every space count as sRGB.
/// - Unconfirmed: Attributes added by key path are set before the outlets. OpenUIKit has measured it so, in
///   a simulator of iOS 26.1.
/// - Asked: D166.
/// - Source: Apple, UIKit, "UINib" and "awakeFromNib()"; Apple, "Resource Programming Guide", "The
///   Nib Object Life Cycle".
open class UINib: NSObject {
  private enum Source {
    case file(name: String, bundle: Bundle)
    case data(Data)
  }

  private let source: Source
  private let bundle: Bundle
  private var document: Document?

  /// Names a nib of a bundle; nil stands for the application's own.
  ///
  /// The file is read when it is instantiated for the first time.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? Device.current.bundle
    source = .file(name: name, bundle: bundle)
  }

  /// Creates a nib of the contents of a document; what the document names is searched in the
  /// bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? Device.current.bundle
    source = .data(data)
  }

  /// Makes the objects of the document, and returns those that lie in no other.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document = readDocument() else { return [] }
    let loader = NibLoader(
      document, bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject },
      externalObjects: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    return loader.load(document.objects)
  }

  /// Returns the document, or nil after an exception that was caught.
  private func readDocument() -> Document? {
    if let document { return document }
    do {
      document = try read()
    } catch {
      raise(help: "\(error)")
    }
    return document
  }

  private func read() throws(NibError) -> Document? {
    let document: Document
    switch source {
    case .data(let data): document = try Document(data, file: "nib")
    case .file(let name, let bundle):
      guard let url = NibFile.find(name, "xib", in: bundle) else {
        raise(help: NibFile.help(name, "xib", in: bundle))
        return nil
      }
      document = try NibFile.read(url)
    }
    guard document.kind == .nib else {
      throw NibError(
        file: document.file, line: document.root.line, element: document.root.name,
        cause: .isStoryboard)
    }
    return document
  }

  private func raise(help: String) {
    let name: String? = if case .file(let name, _) = source { name } else { nil }
    NibLoadingError.nibNotLoaded(name: name, bundle, help: help).raise()
  }
}

extension UINib {
  /// What a nib is given when it is instantiated.
  ///
  /// - Shape: One key, ``externalObjects``.
  /// - Errors: Other keys are passed over.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that stand for the document's own placeholders: a dictionary by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib of this bundle, and returns those that lie in no other.
  ///
  /// The file is read each time; keep a ``UINib`` to read it once.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
