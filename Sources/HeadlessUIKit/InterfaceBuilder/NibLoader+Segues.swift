/// Ways from one scene to another.
extension NibLoader {
  /// Makes the controllers that a container shows from the beginning.
  func related(_ relationship: String, of element: XMLElementNode) -> [UIViewController] {
    lines(of: element).filter {
      $0.attributes["kind"] == "relationship" && $0.attributes["relationship"] == relationship
    }.compactMap(controller)
  }

  /// Returns the ways that can be gone from a controller, after saying which cannot.
  func segues(of element: XMLElementNode) -> [SegueTemplate] {
    lines(of: element).compactMap { line in
      guard let template = template(line), template.kind != .relationship else { return nil }
      return template
    }
  }

  /// Makes the controller that a segue leads to, or returns nil after saying why there is none.
  func controller(at line: XMLElementNode) -> UIViewController? {
    let id = line.attributes["destination"] ?? ""
    guard let scene = document.scenes.first(where: { $0.controller.id == id }) else {
      note(
        document.elements[id] == nil ? .danglingReference : .segue, line,
        "It leads to \"\(id)\", and no scene has a controller with that id.")
      return nil
    }
    if let other = reference(scene.controller) { return other }
    let path = path + [self.scene?.controller.id ?? ""]
    guard !path.contains(id) else {
      fail(
        .recursion, line, "NSInternalInconsistencyException",
        "The scene \"\(id)\" contains itself", "Let no container hold the one it lies in.")
      return nil
    }
    let load = NibLoader(document, bundle: bundle, raises: raises)
    load.scene = scene
    load.path = path
    load.storyboard = storyboard
    let controller = load.load([scene.controller]).first as? UIViewController
    report.problems += load.report.problems
    return controller
  }

  /// Makes the controller of another storyboard that a reference names, if it is there.
  private func reference(_ element: XMLElementNode) -> UIViewController? {
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

  /// Has a segue followed when a person acts on what it begins at.
  func connectSegue(_ line: XMLElementNode, of object: AnyObject?) {
    if object is UIViewController { return noteRelationship(line) }
    guard let template = template(line) else { return }
    guard let source = (owner ?? sceneController) as? UIViewController else {
      return note(.segue, line, "Segues belong to storyboards: it begins at no controller.")
    }
    if template.identifier != nil { source.segues.append(template) }
    if template.kind == .embed, let container = object as? UIView {
      return template.follow(from: source, sender: container, into: container)
    }
    let follow = { [weak source] (sender: Any?) in
      guard let source else { return }
      source.performIfAllowed(template, sender: sender)
    }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { follow($0.sender) }, for: event)
    case let item as UIBarButtonItem:
      item.set(source, IBAction(SegueSender(follow: follow).body))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(source, action: SegueSender(follow: follow).body)
    default:
      note(.segue, line, "Nothing that a person does to this object is known to follow a segue.")
    }
  }

  /// Says that a relationship is none that a container here has.
  private func noteRelationship(_ line: XMLElementNode) {
    guard line.attributes["kind"] == "relationship",
      let word = line.attributes["relationship"], !Self.relationships.contains(word)
    else { return }
    note(.segue, line, "There is no relationship \"\(word)\", so it is not followed.")
  }

  private static let relationships = ["rootViewController", "viewControllers"]

  /// The controller of the scene that is loaded, once it was made.
  private var sceneController: AnyObject? { scene?.controller.id.flatMap(object) }

  private func lines(of element: XMLElementNode) -> [XMLElementNode] {
    (element.child(named: "connections")?.children ?? []).filter { $0.name == "segue" }
  }

  private func template(_ line: XMLElementNode) -> SegueTemplate? {
    let word = line.attributes["kind"] ?? "custom"
    guard let kind = SegueTemplate.Kind(rawValue: word) else {
      note(.segue, line, "There is no segue of the kind \"\(word)\", so it is not followed.")
      return nil
    }
    let id = line.attributes["destination"] ?? ""
    guard document.elements[id] != nil else {
      note(.danglingReference, line, "The document has no object with the id \"\(id)\".")
      return nil
    }
    return SegueTemplate(line, kind, self)
  }
}

/// A method that follows a segue, for those who call methods of a controller.
private struct SegueSender {
  let follow: (Any?) -> Void

  func body(_ controller: UIViewController) -> (AnyObject) -> Void {
    { sender in follow(sender) }
  }
}
