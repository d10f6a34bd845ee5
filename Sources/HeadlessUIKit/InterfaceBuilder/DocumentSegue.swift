/// A segue of a controller, as its storyboard describes it; it is performed any number of times.
final class DocumentSegue: SegueTemplate {
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

  init(_ element: XMLElementNode, _ kind: Kind, _ loader: NibLoader) {
    (self.element, self.kind, document) = (element, kind, loader.document)
    (bundle, storyboard) = (loader.bundle, loader.context?.storyboard)
    raises = loader.raises
    identifier = element.attributes["identifier"]
  }

  /// Returns what makes the destination: a new loader each time, because it keeps what it makes.
  private func loader(from source: UIViewController) -> NibLoader {
    NibLoader(
      document, bundle: bundle, owner: source,
      context: NibLoader.SceneContext(storyboard: storyboard), raises: raises)
  }

  private var isAnimated: Bool { element.attributes["animates"] != "NO" }

  func perform(from source: UIViewController, sender: Any?) {
    perform(from: source, sender: sender, into: nil)
  }

  /// Makes the destination and shows it, in a container if the segue embeds it.
  func perform(from source: UIViewController, sender: Any?, into container: UIView?) {
    if kind == .unwind { return unwind(from: source, sender: sender) }
    guard
      let destination = loader(from: source).controller(at: element, from: source, sender: sender)
    else { return }
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

  /// Returns the class a custom segue names, or nil after reporting why there is none.
  private func segueClass(from source: UIViewController) -> UIStoryboardSegue.Type? {
    guard let name = element.attributes["customClass"] else { return nil }
    let custom = CustomClass(element, owner: source)
    if let type = custom.find() as? UIStoryboardSegue.Type { return type }
    loader(from: source).warn(.unknownSegueClass(name, help: custom.help), at: element)
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
        loader(from: source).warn(
          .pushWithoutNavigation(source: source.nameInMessages), at: element)
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
      return loader(from: source).warn(.unwindToNothing(action), at: element)
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
    segue.whenPerformed { [isAnimated] in target.unwind(animated: isAnimated) }
    source.prepare(for: segue, sender: sender)
    action.perform(on: target, from: segue, for: nil)
    segue.perform()
  }
}
