// Alternative: A loop looks at each object, and stops at a second one.

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
  var found: View?
  for case let view as View in objects {
    guard found == nil else { throw NibError.severalViews(nibName(of: type)) }
    found = view
  }
  guard let found else { throw NibError.noView(nibName(of: type)) }
  return found
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
