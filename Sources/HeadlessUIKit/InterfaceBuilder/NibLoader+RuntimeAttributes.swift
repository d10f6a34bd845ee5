/// Runtime attributes: values that a person has entered in Interface Builder for key paths.
extension NibLoader {
  /// Sets the runtime attributes of an element's object.
  ///
  /// One that cannot be set is reported, as on a device, and loading goes on.
  func setRuntimeAttributes(of element: XMLElementNode, on object: AnyObject) {
    for attribute in element.child(named: "userDefinedRuntimeAttributes")?.children ?? [] {
      guard let keyPath = attribute.attributes["keyPath"] else { continue }
      if let problem = problem(ofSetting: attribute, keyPath, of: object) {
        warn(problem, at: attribute)
      }
    }
  }

  /// Sets a runtime attribute, and returns why that is not possible.
  private func problem(
    ofSetting attribute: XMLElementNode, _ keyPath: String, of object: AnyObject
  ) -> NibProblem? {
    guard let target = object as? any KeyValueCoding else {
      return .attributeOfNonCompliantClass(keyPath: keyPath, of: object)
    }
    let value = value(of: attribute)
    return Exception.catching { target.setValue(value, forKeyPath: keyPath) }.first.map {
      .runtimeAttribute(keyPath: keyPath, of: object, reason: $0.reason)
    }
  }

  private func value(of attribute: XMLElementNode) -> Any? {
    let decoder = NibDecoder(attribute, self)
    let part = attribute.child(for: "value")
    switch attribute.attributes["type"] {
    case "boolean": return decoder.flag("value")
    case "string", "localizedString": return decoder.text("value") ?? ""
    case "image": return decoder.image("value")
    case "color": return decoder.color("value")
    case "number":
      guard let part else { return nil }
      return part.name == "integer"
        ? decoder.integer("value", in: part) as Any? : decoder.number("value", in: part)
    case "rect": return decoder.rect("value")
    case "size": return decoder.size("value")
    case "point":
      return part.map {
        CGPoint(x: decoder.number("x", in: $0) ?? 0, y: decoder.number("y", in: $0) ?? 0)
      }
    case "range":
      return part.map {
        NSRange(
          location: decoder.integer("location", in: $0) ?? 0,
          length: decoder.integer("length", in: $0) ?? 0)
      }
    default: return nil
    }
  }
}
