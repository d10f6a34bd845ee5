/// Making objects of elements.
extension NibLoader {
  /// Makes the object of an element, or returns nil if it describes none.
  func make(_ element: XMLElementNode, amongViews: Bool = false) -> AnyObject? {
    if element.name == "customObject" { return makeCustomObject(element) }
    let kind = ElementKind(of: element, amongViews: amongViews)
    guard let type = kind.type else {
      // What has no id is a part of the object it lies in, and nothing is lost.
      if element.id != nil {
        note(.unknownElement, element, "There is no class for this element, so it is left out.")
      }
      return nil
    }
    guard let object = construct(element, of: customClass(of: element, insteadOf: type) ?? type)
    else { return nil }
    if !kind.isExact {
      standIns.insert(ObjectIdentifier(object))
      note(
        .unknownElement, element,
        "There is no class for this element, so it becomes a \(Swift.type(of: object)).")
    }
    return object
  }

  private func construct(_ element: XMLElementNode, of type: any NibDecodable.Type) -> AnyObject? {
    let coder = NibDecoder(element, self)
    let object: AnyObject?
    if let creator {
      self.creator = nil
      object = creator(coder) ?? type.make(from: coder)
    } else {
      object = type.make(from: coder)
    }
    guard let object else {
      note(
        .refusedObject, element,
        "init(coder:) of \(type) answers nil, so there is no object. Look at its guards.")
      return nil
    }
    add(object, for: element)
    if let view = object as? UIView { addLayoutGuides(of: element, to: view) }
    return object
  }

  /// Notes the parts of a view that constraints speak of.
  private func addLayoutGuides(of element: XMLElementNode, to view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let part = LayoutItem.Part(rawValue: guide.attributes["key"] ?? "") ?? .frame
      layoutGuides[guide.id ?? ""] = LayoutItem(view: view, part: part)
    }
  }

  /// Returns the class an element names itself, if it can take the place of another.
  private func customClass(of element: XMLElementNode, insteadOf type: AnyClass)
    -> (any NibDecodable.Type)?
  {
    guard let name = element.attributes["customClass"] else { return nil }
    guard let found = CustomClass(element, owner: owner).find() else {
      note(
        .unknownClass, element,
        "Unknown class \(name) in Interface Builder file, so it becomes a \(type). "
          + CustomClass(element, owner: owner).help)
      return nil
    }
    guard ClassChain(found).contains(type), let responder = found as? any NibDecodable.Type,
      found is UIResponder.Type
    else {
      note(
        .unknownClass, element,
        "\(name) is no subclass of \(type) that a document can make, so it becomes a \(type). "
          + "Compare the element with the class.")
      return nil
    }
    return responder
  }

  private func makeCustomObject(_ element: XMLElementNode) -> AnyObject? {
    let name = element.attributes["customClass"] ?? "NSObject"
    let object: AnyObject? =
      switch CustomClass(element, owner: owner).find() {
      case let type as UIView.Type: type.init(coder: NibDecoder(element, self))
      case let type as UIViewController.Type: type.init(coder: NibDecoder(element, self))
      case let type as any NSCoding.Type:
        type.init(coder: NibDecoder(element, self)) as AnyObject?
      case let type as any UIApplicationDelegate.Type: type.init()
      case nil where element.attributes["customClass"] == nil: NSObject()
      default: nil
      }
    guard let object else {
      note(
        .refusedObject, element,
        "No object is made of the class \(name). Declare it at the top of its file, and let it "
          + "conform to NSCoding; on a device its init() is called.")
      return nil
    }
    add(object, for: element)
    return object
  }
}

/// What the objects of a document need while they are made.
extension NibLoader: NibObjectLoader {
  func makeObject(of element: XMLElementNode) -> AnyObject? { make(element) }

  func makeViews(of elements: [XMLElementNode]) -> [UIView] {
    elements.compactMap { make($0, amongViews: true) as? UIView }
  }

  func makeControllers(in relationship: String, of element: XMLElementNode) -> [UIViewController] {
    related(relationship, of: element)
  }

  func resource(_ elementName: String, named name: String) -> XMLElementNode? {
    document.resource(elementName, named: name)
  }

  func register(_ object: AnyObject, for element: XMLElementNode) { adopt(object, for: element) }

  func reportValue(_ element: XMLElementNode, _ sentence: String) {
    note(.value, element, sentence)
  }
}
