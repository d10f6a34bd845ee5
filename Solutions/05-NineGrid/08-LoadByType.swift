// # Exercise 8: A view by its type
//
// `load(StarView.self, bundle: bundle)` finds StarView.xib in a bundle, and in it the StarView,
// at any place among the top-level objects. What lies inside another view does not count.
//
// - The file has the name of the class, without its module, or the name that is given as `nib`.
//   Here it lies in the bundle as it was drawn, so its name ends in xib. (On a device a xib is
//   compiled, and its name then ends in nib.)
// - An object of a subclass has the type too.
// - If the bundle that is given has no such file, `load` throws `noFile` with the name of the file
//   without its ending, as `noFile("Comet")`. Loading a file that does not exist would stop the
//   program, so look for the file first.
// - If no object has the type, it throws `noView`, and if several have it, `severalViews`, both
//   with the name of the type, as `noView("StarView")`.
//
//     swift run course check LoadByType

import HeadlessUIKit

/// A view whose look lies in StarView.xib.
final class StarView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Why a view cannot be loaded.
enum NibError: Error, Equatable {
  case noFile(String)
  case noView(String)
  case severalViews(String)
}

/// Returns the name of the file that a class is looked for in: `StarView`.
func nibName(of type: UIView.Type) -> String {
  String(describing: type)
}

/// Returns the path of a xib, or throws that there is none.
func path(ofNib name: String, in bundle: Bundle) throws -> String {
  guard let path = bundle.path(forResource: name, ofType: "xib") else {
    throw NibError.noFile(name)
  }
  return path
}

/// Returns the only object of a type.
func only<View: UIView>(_ type: View.Type, among objects: [Any]) throws -> View {
  let views = objects.compactMap { $0 as? View }
  guard let view = views.first else { throw NibError.noView(nibName(of: type)) }
  guard views.count == 1 else { throw NibError.severalViews(nibName(of: type)) }
  return view
}

/// Loads the only view of a type from a xib.
///
/// Without `nib` the xib has the name of the type.
func load<View: UIView>(
  _ type: View.Type, nib: String? = nil, bundle: Bundle
) throws -> View {
  let name = nib ?? nibName(of: type)
  _ = try path(ofNib: name, in: bundle)
  return try only(type, among: bundle.loadNibNamed(name, owner: nil) ?? [])
}
