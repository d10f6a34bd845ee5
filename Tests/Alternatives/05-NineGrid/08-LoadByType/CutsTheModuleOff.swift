// Alternative: `NSStringFromClass` gives the name with its module, and the part after the last dot
// is the name of the nib.

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
  String(NSStringFromClass(type).split(separator: ".").last ?? "")
}

/// Returns the path of a xib, or throws that there is none.
func path(ofNib name: String, in bundle: Bundle) throws -> String {
  guard let url = bundle.url(forResource: name, withExtension: "xib") else {
    throw NibError.noFile(name)
  }
  return url.path
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
