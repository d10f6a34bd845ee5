/// What is checked when a class is first asked for a key.
extension Keys {
  /// The keys, as they were listed.
  var names: [String] {
    properties.map(\.name) + accessors.map(\.name) + stored.map(\.name)
      + methods.map(\.name).filter { !$0.contains(":") }
  }

  /// Stops the program if a name is listed twice.
  func requireSingleNames(in owner: AnyClass) {
    let lists = [
      properties.map(\.name) + accessors.map(\.name), methods.map(\.name), stored.map(\.name),
    ]
    for name in lists.joined() where name.contains(".") {
      Exception.stop("\(owner) lists the key \"\(name)\". A dot stands between two keys of a path.")
    }
    for list in lists {
      var seen: Set<String> = []
      for name in list where !seen.insert(name).inserted {
        Exception.stop("\(owner) lists the key \"\(name)\" twice. Keep one of the two lines.")
      }
    }
  }
}

extension Accessor {
  /// Stops the program if the accessor is not one of a class or of its superclasses.
  func requireTarget(_ owner: AnyClass, _ name: String) {
    func isTarget<Target>(_ target: Target.Type) -> Bool { owner is Target.Type }
    guard !_openExistential(target, do: isTarget) else { return }
    Exception.stop(
      "\(owner) lists an accessor of \(target) under \"\(name)\". "
        + "List accessors of \(owner) itself or of its superclasses.")
  }
}
