/// Segues: the ways from one scene of a storyboard to another.
extension NibLoader {
  /// Returns the segues of a controller that can be performed, after reporting the others.
  func segues(of element: XMLElementNode) -> [DocumentSegue] {
    segueElements(of: element).compactMap(template).filter { $0.kind != .relationship }
  }

  func segueElements(of element: XMLElementNode) -> [XMLElementNode] {
    element.connections.filter { $0.name == "segue" }
  }

  private func template(_ element: XMLElementNode) -> DocumentSegue? {
    let name = element.attributes["kind"] ?? "custom"
    guard let kind = DocumentSegue.Kind(rawValue: name) else {
      warn(.unknownSegueKind(name), at: element)
      return nil
    }
    let id = element.attributes["destination"] ?? ""
    guard document.elements[id] != nil else {
      warn(.danglingSegue(id: id), at: element)
      return nil
    }
    return DocumentSegue(element, kind, self)
  }
}

/// Making the destinations of segues.
extension NibLoader {
  /// Makes the controller that a segue leads to, or returns nil after reporting why there is none.
  ///
  /// `source` is where the segue begins, or the container that shows the controller from the beginning.
  func controller(
    at segue: XMLElementNode, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    let id = segue.attributes["destination"] ?? ""
    guard let scene = document.scenes.first(where: { $0.controller.id == id }) else {
      warn(.segueToNothing(id: id, isInDocument: document.elements[id] != nil), at: segue)
      return nil
    }
    if let other = controllerOfOtherStoryboard(scene.controller) { return other }
    let path = (context?.path ?? []) + [context?.scene?.controller.id ?? ""]
    guard !path.contains(id) else {
      fail(.endlessScene(id: id), at: segue)
      return nil
    }
    let loader = NibLoader(
      document, bundle: bundle,
      context: SceneContext(storyboard: context?.storyboard, scene: scene, path: path),
      raises: raises, creator: creator(at: segue, from: source, sender: sender))
    loader.segue = segue.attributes["kind"] == "relationship" ? self.segue : (source, sender)
    let controller = loader.load([scene.controller]).first as? UIViewController
    report.problems += loader.report.problems
    return controller
  }

  /// Returns the segue action that makes the controller a segue leads to, if the segue names one.
  ///
  /// A container that a segue leads to may show a controller that a method of the segue's source makes.
  private func creator(
    at element: XMLElementNode, from source: UIViewController, sender: Any?
  ) -> ((NSCoder) -> AnyObject?)? {
    guard let name = element.attributes["destinationCreationSelector"] else { return nil }
    let selector = Selector(name)
    for candidate in [source, segue?.source].compactMap({ $0 }) {
      guard let action = candidate.segueAction(selector) else { continue }
      return { coder in
        action.make(
          from: candidate, coder, sender: sender, identifier: element.attributes["identifier"])
      }
    }
    let error = ActionError.unlistedSegueAction(
      selector, of: source, known: source.segueActionNames)
    if raises { error.terminate() }
    warn(.value(error.exception.help), at: element)
    return nil
  }

  /// Makes the controller of another storyboard that a reference names, if it is there.
  private func controllerOfOtherStoryboard(_ element: XMLElementNode) -> UIViewController? {
    guard element.name == "viewControllerPlaceholder", raises,
      let name = element.attributes["storyboardName"],
      NibFile.find(name, "storyboard", in: bundle) != nil
    else { return nil }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element.attributes["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}

/// Connecting segues to what a person acts on.
extension NibLoader {
  /// Makes an object perform a segue when a person acts on it.
  func connectSegue(_ segue: XMLElementNode, of object: AnyObject?) {
    if object is UIViewController { return reportUnknownRelationship(segue) }
    guard let template = template(segue) else { return }
    guard let source = (owner ?? sceneController) as? UIViewController else {
      return warn(.segueWithoutController, at: segue)
    }
    // A prototype cell brings its segue along each time one is made.
    let isKnown = source.segues.contains { $0.identifier == template.identifier }
    if template.identifier != nil, !isKnown { source.segues.append(template) }
    if template.kind == .embed, let container = object as? UIView {
      return template.perform(from: source, sender: container, into: container)
    }
    let trigger = SegueTrigger { [weak source] sender in
      source?.performIfAllowed(template, sender: sender)
    }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { trigger.perform($0.sender) }, for: event)
    case let item as UIBarButtonItem: item.set(source, IBAction(trigger.method))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(source, action: trigger.method)
    case let cell as any SegueStarter:
      let perform = { [weak cell] in trigger.perform(cell) }
      if segue.attributes["trigger"] == "accessoryButton", let cell = cell as? UITableViewCell {
        cell.performAccessorySegue = perform
      } else {
        cell.performSegue = perform
      }
    default: warn(.segueWithoutTrigger, at: segue)
    }
  }

  /// Reports a relationship that no container has.
  private func reportUnknownRelationship(_ segue: XMLElementNode) {
    guard segue.attributes["kind"] == "relationship",
      let name = segue.attributes["relationship"], !Self.relationships.contains(name)
    else { return }
    warn(.unknownRelationship(name), at: segue)
  }

  private static let relationships = ["rootViewController", "viewControllers"]

  /// The controller of the scene that is loaded, once it was made.
  private var sceneController: AnyObject? { context?.scene?.controller.id.flatMap(object) }
}

/// Performs a segue, as a closure or as a method of a controller.
private struct SegueTrigger {
  let perform: (Any?) -> Void

  func method(_ controller: UIViewController) -> (AnyObject) -> Void {
    { sender in perform(sender) }
  }
}
