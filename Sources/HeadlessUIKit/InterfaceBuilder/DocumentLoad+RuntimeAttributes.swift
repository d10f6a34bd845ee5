/// Attributes that a person added in Interface Builder, by key path.
extension DocumentLoad {
  /// Sets the attributes that an element's object is given by key path.
  ///
  /// One that fails is said on the console, as on a device, and the program goes on.
  func setRuntimeAttributes(of element: Element, on object: AnyObject) {
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
      let refusals = ApplicationState.current.refusals {
        target.setValue(value, forKeyPath: path)
      }
      if let refusal = refusals.first { tell(line, path, of: object, refusal.reason) }
    }
  }

  private func tell(_ line: Element, _ path: String, of object: AnyObject, _ reason: String) {
    note(
      .value, line,
      "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \(reason)")
  }

  private func value(of line: Element) -> Any? {
    let coder = DocumentCoder(line, self)
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
