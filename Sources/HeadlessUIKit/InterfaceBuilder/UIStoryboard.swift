/// The screens of an application, as Interface Builder has drawn them.
///
/// Each scene has a controller. It is made when it is asked for; its view is loaded when the
/// controller is asked for it.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     window.rootViewController = storyboard.instantiateInitialViewController()
///
/// - Shape: One scene a controller. Some have an identifier, one may be the first.
/// - Units: Points.
/// - Errors: A storyboard that does not exist or is no document, and an identifier that no scene
///   has, stop the program in UIKit's words.
/// - Unconfirmed: A segue to a navigation controller may have the controller on its stack made by a
///   segue action of the controller that the segue begins at.
/// - Asked: D167.
/// - Differs: The document is the `.storyboard` file itself. A scene whose class there is not
///   becomes a plain controller, and so does a reference to a storyboard there is not; both are
///   reported to the console.
open class UIStoryboard: NSObject {
  let name: String
  private let document: Document
  private let bundle: Bundle

  /// Reads a storyboard of a bundle; nil stands for the application's own.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? Device.current.bundle
    (self.name, self.bundle) = (name, bundle)
    document = Self.read(name, in: bundle)
  }

  /// Creates a storyboard of the contents of a document.
  package init(_ data: Data, name: String) throws {
    document = try Document(data, file: "\(name).storyboard")
    (self.name, bundle) = (name, Device.current.bundle)
  }

  /// Makes the controller that comes first, or returns nil if none is marked as it.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.map { make($0) }
  }

  /// Makes the controller that comes first; the closure may make it instead of the class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.map { cast(make($0, creator)) }
  }

  /// Makes the controller of an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier))
  }

  /// Makes the controller of an identifier; the closure may make it instead of the class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(make(scene(identifier), creator))
  }

  private var initialScene: Document.Scene? {
    document.root.attributes["initialViewController"].flatMap { id in
      document.scenes.first { $0.controller.id == id }
    }
  }

  private func scene(_ identifier: String) -> Document.Scene {
    let named = document.scenes.compactMap { $0.controller.attributes["storyboardIdentifier"] }
    let scene = document.scenes.first {
      $0.controller.attributes["storyboardIdentifier"] == identifier
    }
    if let scene { return scene }
    NibLoadingError.unknownIdentifier(identifier, known: named, file: document.file).terminate()
  }

  private func make(
    _ scene: Document.Scene, _ creator: ((NSCoder) -> AnyObject?)? = nil
  ) -> UIViewController {
    let loader = NibLoader(
      document, bundle: bundle,
      context: NibLoader.SceneContext(storyboard: self, scene: scene), creator: creator)
    guard let controller = loader.load([scene.controller]).first as? UIViewController else {
      StoryboardMistake.refusedController(file: document.file, line: scene.controller.line).stop()
    }
    return controller
  }

  private func cast<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let found = controller as? ViewController else {
      StoryboardMistake.wrongClass(file: document.file, controller, expected: ViewController.self)
        .stop()
    }
    return found
  }

  private static func read(_ name: String, in bundle: Bundle) -> Document {
    guard let url = NibFile.find(name, "storyboard", in: bundle) else {
      let help = NibFile.help(name, "storyboard", in: bundle)
      NibLoadingError.storyboardNotFound(name: name, bundle, help: help).terminate()
    }
    do throws(NibError) {
      let document = try NibFile.read(url)
      if document.kind == .storyboard { return document }
      StoryboardMistake.isNib(file: document.file).stop()
    } catch {
      StoryboardMistake.unreadable(error).stop()
    }
  }
}
