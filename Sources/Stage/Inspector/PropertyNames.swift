import HeadlessUIKit

/// What a program calls its views: the names of the properties that hold them.
///
///     picker  →  MenuViewController.picker
///
/// - Shape: Properties of the program's own controllers and views that are on the screen, and of the
///   delegates of the application; arrays give `buttons[3]`.
struct PropertyNames {
  private var names: [ObjectIdentifier: [String]] = [:]

  /// How many elements of an array are named.
  private static let longest = 200

  /// Gathers the names that hold on a stage.
  init(on stage: Stage) {
    var owners: [AnyObject] = stage.device.livingControllers.filter { ObjectGraph.isOfProgram($0) }
    for window in stage.visibleWindows {
      window.walk { view in
        if ObjectGraph.isOfProgram(view) { owners.append(view) }
        return true
      }
    }
    if stage.device.hasLaunched {
      owners += stage.device.application.delegate.map { [$0] } ?? []
      owners += stage.device.application.connectedScenes.compactMap { $0.delegate }
    }
    for owner in owners { gather(of: owner) }
  }

  /// The names of a view, each after the class that has the property.
  subscript(view: UIView) -> [String] { names[ObjectIdentifier(view)] ?? [] }

  private mutating func gather(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, let type = level.subjectType as? AnyClass,
      ObjectGraph.isOfProgram(type: type)
    {
      let children = level.children
      var index = children.startIndex
      for property in StoredProperty.all(of: type) {
        guard index < children.endIndex else { break }
        defer { children.formIndex(after: &index) }
        guard property.reference != .unowned, property.mayRefer else { continue }
        add(children[index].value, as: "\(type).\(property.name)")
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func add(_ value: Any, as name: String) {
    if let view = value as? UIView {
      names[ObjectIdentifier(view), default: []].append(name)
    } else if let views = value as? [UIView] {
      for (index, view) in views.prefix(Self.longest).enumerated() {
        names[ObjectIdentifier(view), default: []].append("\(name)[\(index)]")
      }
    }
  }
}
