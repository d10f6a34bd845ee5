@testable import HeadlessUIKit

/// Makes everything a document describes, and says what is wrong with it instead of raising.
struct NibValidation {
  /// What was not as the document says, in all its scenes.
  private(set) var report: LoadReport

  /// The views and controllers that lie in no other.
  private(set) var objects: [AnyObject] = []

  /// How many constraints the document has that hold on a phone.
  private(set) var constraints = 0

  /// The sentences on constraints that are not met, and on views that no constraint decides.
  private(set) var layoutProblems: [String] = []

  /// How many views constraints place, and how many of them lie within a point of where the document
  /// says that the editor placed them.
  private(set) var placedViews = (count: 0, asStored: 0)

  init(_ document: Document) {
    report = LoadReport(file: document.file)
    let bundle = Device.current.bundle
    if document.kind == .nib {
      let loader = NibLoader(document, bundle: bundle, owner: UIViewController(), raises: false)
      objects = loader.load(document.objects)
      add(loader)
    }
    for scene in document.scenes { validate(scene, of: document, in: bundle) }
  }

  private mutating func validate(_ scene: Document.Scene, of document: Document, in bundle: Bundle)
  {
    let loader = NibLoader(
      document, bundle: bundle,
      context: NibLoader.SceneContext(storyboard: nil, scene: scene), raises: false)
    let controller = loader.load([scene.controller]).first as? UIViewController
    add(loader)
    guard let controller else { return }
    objects.append(controller)
    if let viewLoader = controller.loadScene(raises: false) { add(viewLoader) }
  }

  private mutating func add(_ loader: NibLoader) {
    report.problems += loader.report.problems
    constraints += loader.constraintCount
    let views = loader.made.compactMap { $0.object as? UIView }
    for view in views where view.layoutState != nil && !view.isTiedByConstraints {
      layoutProblems += ConstraintSolver.solve(ConstraintSystem(root: view)).problems.map(\.text)
    }
    for case let state? in views.lazy.filter(\.isTiedByConstraints).map(\.layoutState) {
      guard let stored = state.originalFrame, let placed = state.placedFrame else { continue }
      placedViews.count += 1
      let differences = [
        stored.minX - placed.minX, stored.minY - placed.minY, stored.width - placed.width,
        stored.height - placed.height,
      ]
      if differences.allSatisfy({ $0.magnitude <= 1 }) { placedViews.asStored += 1 }
    }
  }
}
