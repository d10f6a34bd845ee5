/// Making objects of elements.
extension NibLoader {
  /// Makes the object of an element, or returns nil if it describes none.
  func make(_ element: XMLElementNode, amongViews: Bool = false) -> AnyObject? {
    if element.name == "customObject" { return makeCustomObject(element) }
    let kind = ElementKind(of: element, amongViews: amongViews)
    guard let type = kind.type else {
      // An element without an id is a part of the object it lies in, and nothing is lost.
      if element.id != nil { warn(.unknownElement(standIn: nil), at: element) }
      return nil
    }
    guard let object = construct(element, of: customClass(of: element, insteadOf: type) ?? type)
    else { return nil }
    if !kind.isExact {
      standIns.insert(ObjectIdentifier(object))
      warn(.unknownElement(standIn: Swift.type(of: object)), at: element)
    }
    return object
  }

  private func construct(_ element: XMLElementNode, of type: any NibDecodable.Type) -> AnyObject? {
    let decoder = NibDecoder(element, self)
    let created = creator.flatMap { creator in
      self.creator = nil
      return creator(decoder)
    }
    guard let object = created ?? type.make(from: decoder) else {
      warn(.refusedObject(type), at: element)
      return nil
    }
    add(object, for: element)
    if let view = object as? UIView { addLayoutGuides(of: element, to: view) }
    return object
  }

  /// Stores the layout guides of a view, which constraints refer to.
  private func addLayoutGuides(of element: XMLElementNode, to view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let area = UILayoutGuide.Area(rawValue: guide.attributes["key"] ?? "") ?? .frame
      layoutGuides[guide.id ?? ""] = view.guide(area)
    }
  }

  /// Returns the class an element names itself, if it can be used instead of another.
  private func customClass(
    of element: XMLElementNode, insteadOf type: any NibDecodable.Type
  ) -> (any NibDecodable.Type)? {
    guard let name = element.attributes["customClass"] else { return nil }
    let customClass = CustomClass(element, owner: owner)
    guard let found = customClass.find() else {
      warn(.unknownClass(name, standIn: type, help: customClass.help), at: element)
      return nil
    }
    guard ClassChain(found).contains(type), let decodable = found as? any NibDecodable.Type,
      found is any NibSubclassable.Type
    else {
      warn(.unsuitableClass(name, standIn: type), at: element)
      return nil
    }
    return decodable
  }

  private func makeCustomObject(_ element: XMLElementNode) -> AnyObject? {
    let name = element.attributes["customClass"] ?? "NSObject"
    let object: AnyObject? =
      switch CustomClass(element, owner: owner).find() {
      case let type as UIView.Type: type.init(coder: NibDecoder(element, self))
      case let type as UIViewController.Type: type.init(coder: NibDecoder(element, self))
      case let type as any NSCoding.Type:
        type.init(coder: NibDecoder(element, self)) as AnyObject?
      case nil where element.attributes["customClass"] == nil: NSObject()
      // Few classes of the library can be made without more, and none of these.
      case let type? where !ClassName(type).isOfLibrary: NSObject.make(type)
      case .some: nil
      case nil: nil
      }
    guard let object else {
      warn(.customObjectNotMade(name), at: element)
      return nil
    }
    add(object, for: element)
    return object
  }
}

/// What the objects of a document need while they are made.
extension NibLoader: NibViewLoader, NibTemplateLoader, NibSceneLoader {
  func makeObject(of element: XMLElementNode) -> AnyObject? { make(element) }

  func makeViews(of elements: [XMLElementNode]) -> [UIView] {
    var views: [UIView] = []
    for element in elements {
      if let view = make(element, amongViews: true) as? UIView { views.append(view) }
    }
    return views
  }

  func makeControllers(
    in relationship: String, of element: XMLElementNode, for container: UIViewController
  ) -> [UIViewController] {
    segueElements(of: element).filter {
      $0.attributes["kind"] == "relationship" && $0.attributes["relationship"] == relationship
    }.compactMap { controller(at: $0, from: container, sender: segue?.sender) }
  }

  func resource(_ elementName: String, named name: String) -> XMLElementNode? {
    document.resource(elementName, named: name)
  }

  func reportValue(_ element: XMLElementNode, _ message: any ConsoleMessage) {
    warn(.value(message.text), at: element)
  }
}
