/// Outlets and actions.
extension NibLoader {
  /// Sets the outlets of an object by key-value coding.
  ///
  /// The members of a collection are set together, in the order of the document.
  func connectOutlets(of element: XMLElementNode, on object: AnyObject?) {
    var collections: [(connection: XMLElementNode, key: String, members: [AnyObject])] = []
    for connection in element.connections {
      switch connection.name {
      case "outlet":
        if let value = destination(of: connection) { setOutlet(value, connection, on: object) }
      case "outletCollection":
        guard let member = destination(of: connection) else { continue }
        let key = connection.attributes["property"] ?? ""
        if let index = collections.firstIndex(where: { $0.key == key }) {
          collections[index].members.append(member)
        } else {
          collections.append((connection, key, [member]))
        }
      case "segue": connectSegue(connection, of: object)
      default: break
      }
    }
    for (connection, _, members) in collections { setCollection(members, connection, on: object) }
  }

  /// Adds the actions of an object to it.
  func connectActions(of element: XMLElementNode, on object: AnyObject?) {
    for connection in element.connections where connection.name == "action" {
      connectAction(connection, from: object)
    }
  }

  /// Returns the object a connection leads to, or nil after reporting why there is none.
  private func destination(of connection: XMLElementNode) -> AnyObject? {
    let id = connection.attributes["destination"] ?? ""
    if let object = object(id) { return object }
    guard let target = document.elements[id] else {
      fail(.danglingConnection(id: id), at: connection)
      return nil
    }
    // A placeholder without an object, such as an owner that is nil, is nil on a device too.
    if target.name != "placeholder" { warn(.outletToNothing(target), at: connection) }
    return nil
  }
}

/// Outlets.
extension NibLoader {
  private func setCollection(
    _ members: [AnyObject], _ connection: XMLElementNode, on object: AnyObject?
  ) {
    guard connection.attributes["property"] == "gestureRecognizers", let view = object as? UIView
    else { return setOutlet(members, connection, on: object) }
    for case let recognizer as UIGestureRecognizer in members {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func setOutlet(_ value: Any, _ connection: XMLElementNode, on object: AnyObject?) {
    let key = connection.attributes["property"] ?? ""
    guard let failure = failure(ofSetting: value, forKey: key, of: object) else { return }
    if let object, standIns.contains(ObjectIdentifier(object)) {
      warn(.outletOfStandIn(object), at: connection)
    } else {
      fail(failure, at: connection)
    }
  }

  /// Sets an outlet, and returns why that is not possible.
  private func failure(
    ofSetting value: Any, forKey key: String, of object: AnyObject?
  ) -> NibFailure? {
    guard let object else { return .outletOfMissingOwner(key: key) }
    guard let target = object as? any KeyValueCoding else {
      return .outletOfNonCompliantClass(key: key, object)
    }
    if let controller = target as? UIViewController, key == "view", let view = value as? UIView,
      let other = view.controller, other !== controller
    {
      return .viewOfOtherController(view, other)
    }
    return Exception.catching { target.setValue(value, forKey: key) }.first
      .map(NibFailure.outlet)
  }
}

/// Actions.
extension NibLoader {
  private func connectAction(_ connection: XMLElementNode, from object: AnyObject?) {
    let id = connection.attributes["destination"] ?? ""
    let selector = Selector(connection.attributes["selector"] ?? "")
    guard !isFirstResponder(id) else {
      return add(selector, to: nil, connection, from: object)
    }
    guard let target = destination(of: connection) else {
      if document.elements[id]?.name == "placeholder" {
        warn(.actionWithoutOwner, at: connection)
      }
      return
    }
    if selector.method(of: target) == nil {
      warn(.unlistedAction(selector, target: target), at: connection)
    }
    add(selector, to: target, connection, from: object)
  }

  private func add(
    _ selector: Selector, to target: AnyObject?, _ connection: XMLElementNode,
    from object: AnyObject?
  ) {
    switch object {
    case let control as UIControl:
      let name = connection.attributes["eventType"] ?? "primaryActionTriggered"
      guard let event = UIControl.eventNames.first(where: { $0.key == name })?.value else {
        return warn(.unknownEvent(name), at: connection)
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: warn(.actionOfNonControl(object), at: connection)
    }
  }
}

extension XMLElementNode {
  /// The outlets, actions and segues that begin at the element.
  var connections: [XMLElementNode] { child(named: "connections")?.children ?? [] }
}
