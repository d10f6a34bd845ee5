/// A document that Interface Builder writes: a xib or a storyboard, read and checked.
///
/// Reading says whether it is such a document at all. What its elements mean comes out when
/// objects are made of them.
package final class Document {
  /// What the document describes.
  enum Kind { case nib, storyboard }

  /// One screen of a storyboard.
  struct Scene {
    let controller: XMLElementNode
    let objects: [XMLElementNode]
  }

  let file: String
  let kind: Kind
  let root: XMLElementNode

  /// The elements that others refer to, by their ids.
  private(set) var elements: [String: XMLElementNode] = [:]

  /// Reads a document.
  package init(_ data: Data, file: String) throws(NibError) {
    self.file = file
    let reading = try NibReader.read(data, file: file)
    root = reading.root
    kind = try Self.kind(of: root, file: file)
    elements.reserveCapacity(reading.count)
    try collect()
    try requireInitialController()
  }

  /// The objects of a nib, from top to bottom.
  var objects: [XMLElementNode] { root.child(named: "objects")?.children ?? [] }

  /// The screens of a storyboard that have a controller.
  private(set) lazy var scenes: [Scene] = (root.child(named: "scenes")?.children ?? [])
    .compactMap { scene in
      let objects = scene.child(named: "objects")?.children ?? []
      let controller =
        objects.first {
          $0.attributes["sceneMemberID"] == "viewController" && Self.isController($0)
        } ?? objects.first { Self.isController($0) }
      return controller.map { Scene(controller: $0, objects: objects) }
    }

  /// Returns an entry of the document's own list of colours or images.
  func resource(_ element: String, named name: String) -> XMLElementNode? {
    root.child(named: "resources")?.children
      .first { $0.name == element && $0.attributes["name"] == name }
  }

  private func requireInitialController() throws(NibError) {
    guard kind == .storyboard, let id = root.attributes["initialViewController"],
      let element = elements[id], !Self.isController(element)
    else { return }
    throw NibError(
      file: file, line: element.line, element: element.name,
      cause: .initialSceneWithoutController)
  }

  private static func isController(_ element: XMLElementNode) -> Bool {
    ElementKind(of: element).type is UIViewController.Type
  }

  private func collect() throws(NibError) {
    var repeated: XMLElementNode?
    for part in root.children where part.name == "objects" || part.name == "scenes" {
      for element in part.withDescendants {
        guard let id = element.id else { continue }
        if let first = elements.updateValue(element, forKey: id) {
          elements[id] = first
          repeated = repeated ?? element
        }
      }
    }
    guard let repeated, let id = repeated.id, let first = elements[id] else { return }
    throw NibError(
      file: file, line: repeated.line, element: repeated.name,
      cause: .duplicateID(id, first: first.name, line: first.line))
  }

  private static func kind(of root: XMLElementNode, file: String) throws(NibError) -> Kind {
    let type = root.attributes["type"] ?? ""
    let cause: NibError.Cause
    switch (root.name, type) {
    case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"): return .nib
    case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"): return .storyboard
    case ("document", _) where type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa."):
      cause = .isForMac
    case ("archive", _): cause = .isOfOldXcode
    case ("document", _): cause = .unknownType(type)
    default: cause = .unknownRoot
    }
    throw NibError(file: file, line: root.line, element: root.name, cause: cause)
  }
}
