/// Makes everything a document describes, raises nothing, and says how it went.
package struct NibValidation {
  /// What was not as the document says, in all its scenes.
  package private(set) var report: LoadReport

  /// The views and controllers that lie in no other.
  package private(set) var objects: [AnyObject] = []

  /// How many constraints the document has that hold on a phone.
  package private(set) var constraints = 0

  /// The sentences on constraints that are not met, and on views that none places.
  package private(set) var remarks: [String] = []

  /// Tries a document.
  package init(_ document: Document) {
    report = LoadReport(file: document.file)
    let bundle = Device.current.bundle
    if document.kind == .nib {
      let load = NibLoader(document, bundle: bundle, owner: UIViewController(), raises: false)
      objects = load.load(document.objects)
      take(load)
    }
    for scene in document.scenes {
      let load = NibLoader(document, bundle: bundle, raises: false)
      load.scene = scene
      let controller = load.load([scene.controller]).first as? UIViewController
      take(load)
      guard let controller else { continue }
      objects.append(controller)
      if let viewLoad = controller.loadScene(raises: false) { take(viewLoad) }
    }
  }

  private mutating func take(_ load: NibLoader) {
    report.problems += load.report.problems
    constraints += load.layouts.reduce(0) { $0 + $1.count }
    remarks += load.layouts.flatMap { $0.problems() }.map(\.text)
  }
}
