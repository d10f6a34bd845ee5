/// Cells that documents describe.
extension UITableView {
  /// Has cells made by a nib for an identifier; nil takes the nib back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { NibTemplate($0) }, forCell: identifier)
  }

  /// Has headers and footers made by a nib for an identifier; nil takes the nib back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib.map { NibTemplate($0) }, forHeader: identifier)
  }
}

/// A nib that holds a cell.
package struct NibTemplate: ReusableViewTemplate {
  let nib: UINib

  /// Creates what makes the objects of a nib.
  package init(_ nib: UINib) {
    self.nib = nib
  }

  package func makeObjects() -> [AnyObject] {
    nib.instantiate(withOwner: nil).map { $0 as AnyObject }
  }
}

/// A prototype cell: an element of a document that is made a cell of each time one is needed.
private struct PrototypeTemplate: ReusableViewTemplate {
  let element: XMLElementNode
  let document: Document
  let bundle: Bundle
  let storyboard: UIStoryboard?
  private let owner: Weak<AnyObject>?

  init(_ element: XMLElementNode, _ loader: NibLoader) {
    (self.element, document, bundle) = (element, loader.document, loader.bundle)
    storyboard = loader.context?.storyboard
    owner = loader.owner.map(Weak.init)
  }

  func makeObjects() -> [AnyObject] {
    let controller = owner?.object as? UIViewController
    let loader = NibLoader(
      document, bundle: bundle, owner: owner?.object,
      context: NibLoader.SceneContext(storyboard: storyboard))
    // The outlets of the controller are connected already, and lead to what is not made here.
    let known = controller.flatMap { controller in
      controller.documentScene.map { [($0.element, controller as AnyObject)] }
    }
    return loader.load([element], known: known ?? [])
  }
}

extension NibLoader {
  /// Returns what makes a prototype cell.
  ///
  /// A document that is only looked at has each of its prototypes made once.
  func template(of element: XMLElementNode) -> any ReusableViewTemplate {
    if !raises { _ = make(element, amongViews: true) }
    return PrototypeTemplate(element, self)
  }
}
