// Misconception: Only the very class is taken. A subclass is one of its superclass, too.
// Rejected by: a subclass is of the type

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
  let views = objects.compactMap { Swift.type(of: $0) == type ? $0 as? View : nil }
  guard let view = views.first else { throw NibError.noView(nibName(of: type)) }
  guard views.count == 1 else { throw NibError.severalViews(nibName(of: type)) }
  return view
}

/// Loads the only view of a type from a xib, which is called as the type unless it has a name.
func load<View: UIView>(
  _ type: View.Type, nib: String? = nil, bundle: Bundle
) throws -> View {
  let name = nib ?? nibName(of: type)
  _ = try path(ofNib: name, in: bundle)
  return try only(type, among: bundle.loadNibNamed(name, owner: nil) ?? [])
}
