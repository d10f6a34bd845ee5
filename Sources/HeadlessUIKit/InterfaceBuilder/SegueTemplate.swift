/// A way to another screen that a storyboard has for a controller, ready to be followed.
final class SegueTemplate {
  /// How the destination is shown.
  enum Kind: String {
    case show, showDetail, presentation, embed, unwind, custom, relationship
    case push, modal, replace
    case popover = "popoverPresentation"
  }

  let identifier: String?
  let kind: Kind
  private let element: XMLElementNode
  private let document: Document
  private let bundle: Bundle
  private let storyboard: UIStoryboard?
  private let raises: Bool

  init(_ element: XMLElementNode, _ kind: Kind, _ load: NibLoader) {
    (self.element, self.kind, document) = (element, kind, load.document)
    (bundle, storyboard, raises) = (load.bundle, load.storyboard, load.raises)
    identifier = element.attributes["identifier"]
  }

  /// What makes the destination; made anew, for it keeps the objects it makes.
  private func load(from source: UIViewController) -> NibLoader {
    let load = NibLoader(document, bundle: bundle, owner: source, raises: raises)
    load.storyboard = storyboard
    return load
  }

  /// Whether the way is seen as it is gone.
  private var isAnimated: Bool { element.attributes["animates"] != "NO" }

  /// Makes the destination and shows it.
  func follow(from source: UIViewController, sender: Any?, into container: UIView? = nil) {
    if kind == .unwind { return unwind(from: source, sender: sender) }
    guard let destination = load(from: source).controller(at: element) else { return }
    let segue = makeSegue(from: source, to: destination)
    if kind != .custom || type(of: segue) == UIStoryboardSegue.self {
      segue.whenPerformed { [isAnimated] in
        self.show(destination, from: source, animated: isAnimated, in: container)
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = segueClass(from: source) ?? UIStoryboardSegue.self
    return type.init(identifier: identifier, source: source, destination: destination)
  }

  /// The class a custom segue names, after saying why there is none.
  private func segueClass(from source: UIViewController) -> UIStoryboardSegue.Type? {
    guard let name = element.attributes["customClass"] else { return nil }
    let custom = CustomClass(element, owner: source)
    if let type = custom.find() as? UIStoryboardSegue.Type { return type }
    load(from: source).note(
      .unknownClass, element,
      "Unknown segue class \(name) in Interface Builder file, so it is a plain one. \(custom.help)")
    return nil
  }

  private func show(
    _ destination: UIViewController, from source: UIViewController, animated: Bool,
    in container: UIView?
  ) {
    switch kind {
    case .show: source.show(destination, sender: source)
    case .push:
      if let stack = source.navigationController {
        stack.pushViewController(destination, animated: animated)
      } else {
        load(from: source).note(
          .segue, element,
          "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController. Put \(source.nameInMessages) into one, or take a segue show."
        )
      }
    case .embed: container.map { source.embed(destination, in: $0) }
    case .relationship, .unwind: break
    default: source.present(destination, animated: animated)
    }
  }

  private func unwind(from source: UIViewController, sender: Any?) {
    let action = Selector(element.attributes["unwindAction"] ?? "")
    guard let target = source.ancestorsOnScreen.first(where: { action.method(of: $0) != nil })
    else {
      return load(from: source).note(
        .segue, element,
        "Nobody on the way back has the action \"\(action)\", so nothing happens. List it in the "
          + "actions of the controller to go back to.")
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
    segue.whenPerformed { [isAnimated] in target.unwind(animated: isAnimated) }
    source.prepare(for: segue, sender: sender)
    action.perform(on: target, from: segue, for: nil)
    segue.perform()
  }
}
