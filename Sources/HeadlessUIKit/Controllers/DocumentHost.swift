/// What controllers ask of those who read documents.
package protocol DocumentHost: AnyObject {
  /// Loads the view of a controller from its scene or its nib, and returns whether it has one.
  func loadView(of controller: UIViewController) -> Bool
}

/// What the reader of documents keeps with a controller that one of them made.
protocol ControllerSource: AnyObject {}

extension Device {
  /// Who reads documents for controllers; the reader of nibs sets it.
  package var documentHost: (any DocumentHost)? {
    get { only { Slot<any DocumentHost>() }.value }
    set { only { Slot<any DocumentHost>() }.value = newValue }
  }
}

/// What makes the objects of a document, as far as controllers need it.
protocol NibSceneLoader: NibObjectLoader {
  /// Makes the controllers that a container shows from the beginning.
  func makeControllers(
    in relationship: String, of element: XMLElementNode, for container: UIViewController
  ) -> [UIViewController]

  /// Gives a controller what its scene says: its items, its view when it is asked for, its segues.
  func connectScene(of element: XMLElementNode, to controller: UIViewController)
}

extension NibDecoder {
  /// What makes the scenes of the document.
  var sceneLoader: (any NibSceneLoader)? { loader as? any NibSceneLoader }

  /// Makes the controllers that a container shows from the beginning.
  @MainActor func makeControllers(
    in relationship: String, for container: UIViewController
  ) -> [UIViewController] {
    sceneLoader?.makeControllers(in: relationship, of: element, for: container) ?? []
  }
}
