/// Outlets, actions, and attributes that a person added.
extension NibLoader {
  /// Sets the outlets of an object by key-value coding.
  ///
  /// The members of a collection are set together, in the order of the document.
  func connectOutlets(of element: XMLElementNode, on object: AnyObject?) {
    var collections: [(line: XMLElementNode, key: String, members: [AnyObject])] = []
    for line in element.child(named: "connections")?.children ?? [] {
      switch line.name {
      case "outlet":
        if let value = destination(of: line) {
          setOutlet(value, line, on: object)
        }
      case "outletCollection":
        guard let member = destination(of: line) else { continue }
        let key = line.attributes["property"] ?? ""
        if let place = collections.firstIndex(where: { $0.key == key }) {
          collections[place].members.append(member)
        } else {
          collections.append((line, key, [member]))
        }
      case "segue": connectSegue(line, of: object)
      default: break
      }
    }
    for (line, _, members) in collections { setCollection(members, line, on: object) }
  }

  /// Adds the actions of an object to it.
  func connectActions(of element: XMLElementNode, on object: AnyObject?) {
    for line in element.child(named: "connections")?.children ?? [] where line.name == "action" {
      connectAction(line, from: object)
    }
  }

  /// Returns the object an outlet leads to, or nil after saying why there is none.
  private func destination(of line: XMLElementNode) -> AnyObject? {
    let id = line.attributes["destination"] ?? ""
    if let object = object(id) { return object }
    guard let target = document.elements[id] else {
      fail(
        .danglingReference, line, "NSInternalInconsistencyException",
        "The document has no object with the id \"\(id)\"",
        "Delete the connection, or draw it again in Interface Builder.")
      return nil
    }
    // What has an owner of nil, or is no object here, is nil.
    if target.name == "placeholder" { return nil }
    note(
      .unresolvedOutlet, line,
      "It leads to the <\(target.name)> in line \(target.line), of which no object was made.")
    return nil
  }

  private func setCollection(_ members: [AnyObject], _ line: XMLElementNode, on object: AnyObject?)
  {
    if line.attributes["property"] == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members {
        view.addGestureRecognizer(recognizer)
      }
    } else {
      setOutlet(members, line, on: object)
    }
  }

  private func setOutlet(_ value: Any, _ line: XMLElementNode, on object: AnyObject?) {
    let key = line.attributes["property"] ?? ""
    guard let object, let target = object as? any KeyValueCoding else {
      let name = object.map { "\(type(of: $0))" } ?? "NSObject"
      return refuse(
        Exception(
          name: "NSUnknownKeyException",
          reason: KeyValueError.undefined(key, className: name, .write),
          help: object == nil
            ? "The nib is loaded without an owner, and File's Owner has outlets in it. Pass one."
            : "\(name) is not key value coding-compliant. Let it conform to KeyValueCoding."),
        line, of: object)
    }
    if let controller = target as? UIViewController, key == "view", let view = value as? UIView,
      let other = view.controller, other !== controller
    {
      return refuse(
        Exception(
          name: "UIViewControllerHierarchyInconsistency",
          reason: "A view can only be associated with at most one view controller at a time",
          help: "The \(type(of: view)) is the view of a \(type(of: other)) already."),
        line, of: object)
    }
    let refusals = Exception.catching { target.setValue(value, forKey: key) }
    if let refusal = refusals.first { refuse(refusal, line, of: object) }
  }

  private func refuse(_ refusal: Exception, _ line: XMLElementNode, of object: AnyObject?) {
    if let object, standIns.contains(ObjectIdentifier(object)) {
      note(
        .unresolvedOutlet, line,
        "The \(type(of: object)) that stands for this element has no such outlet.")
    } else {
      fail(.unresolvedOutlet, line, refusal.name, refusal.reason, refusal.help)
    }
  }

  private func connectAction(_ line: XMLElementNode, from object: AnyObject?) {
    let id = line.attributes["destination"] ?? ""
    let selector = Selector(line.attributes["selector"] ?? "")
    var target: AnyObject?
    if !isFirstResponder(id) {
      guard let found = destination(of: line) else {
        if document.elements[id]?.name == "placeholder" {
          note(.unresolvedAction, line, "Nobody stands for File's Owner, so it is not sent.")
        }
        return
      }
      target = found
      if selector.method(of: found) == nil {
        note(
          .unresolvedAction, line,
          "\(type(of: found)) lists no action \"\(selector)\", so the program will stop when it is "
            + "sent. \(ActionError.help(for: found))")
      }
    }
    add(selector, to: target, line, from: object)
  }

  private func add(
    _ selector: Selector, to target: AnyObject?, _ line: XMLElementNode, from object: AnyObject?
  ) {
    switch object {
    case let control as UIControl:
      let name = line.attributes["eventType"] ?? "primaryActionTriggered"
      guard let event = UIControl.eventNames.first(where: { $0.key == name })?.value else {
        return note(.unresolvedAction, line, "There is no event \"\(name)\". Look at eventType.")
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      let name = object.map { "A \(type(of: $0))" } ?? "Nobody"
      note(.unresolvedAction, line, "\(name) sends no actions. Make it a UIControl.")
    }
  }
}

/// Attributes that a person added in Interface Builder, by key path.
extension NibLoader {
  /// Sets the attributes that an element's object is given by key path.
  ///
  /// One that fails is said on the console, as on a device, and the program goes on.
  func setRuntimeAttributes(of element: XMLElementNode, on object: AnyObject) {
    let list = element.child(named: "userDefinedRuntimeAttributes")?.children ?? []
    for line in list {
      guard let path = line.attributes["keyPath"] else { continue }
      if path.hasPrefix("layer.") {
        note(.value, line, "There are no layers, so \(path) is not set.")
        continue
      }
      guard let target = object as? any KeyValueCoding else {
        tell(line, path, of: object, "its class is not key value coding-compliant")
        continue
      }
      let value = value(of: line)
      let refusals = Exception.catching {
        target.setValue(value, forKeyPath: path)
      }
      if let refusal = refusals.first { tell(line, path, of: object, refusal.reason) }
    }
  }

  private func tell(_ line: XMLElementNode, _ path: String, of object: AnyObject, _ reason: String)
  {
    note(
      .value, line,
      "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \(reason)")
  }

  private func value(of line: XMLElementNode) -> Any? {
    let coder = NibDecoder(line, self)
    switch line.attributes["type"] {
    case "boolean": return coder.flag("value")
    case "string", "localizedString": return coder.text("value") ?? ""
    case "image": return coder.image("value")
    case "color": return coder.color("value")
    case "number":
      guard let part = line.child(for: "value") else { return nil }
      return part.name == "integer"
        ? coder.integer("value", in: part) as Any? : coder.number("value", in: part)
    case "rect": return coder.rect("value")
    case "size": return coder.size("value")
    case "point":
      return line.child(for: "value").map { part in
        CGPoint(
          x: coder.number("x", in: part) ?? 0, y: coder.number("y", in: part) ?? 0)
      }
    case "range":
      return line.child(for: "value").map { part in
        NSRange(
          location: coder.integer("location", in: part) ?? 0,
          length: coder.integer("length", in: part) ?? 0)
      }
    default: return nil
    }
  }
}
