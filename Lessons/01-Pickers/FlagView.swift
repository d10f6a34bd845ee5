import HeadlessUIKit

/// A row of the flag picker: a flag and a name beside it.
///
/// The view is given a whole ``Flag`` and knows itself which part of it
/// goes where. Nobody else touches the image view or the label. Both are
/// drawn in FlagView.xib, which fills the properties by their names.
final class FlagView: UIView {
  // Weak: a view already keeps its subviews.
  private(set) weak var iconView: UIImageView?
  private(set) weak var nameLabel: UILabel?

  // The names the file knows. Lesson 6, `kvc`, tells what they are.
  override class var keys: Keys {
    ["iconView": \FlagView.iconView, "nameLabel": \FlagView.nameLabel]
  }

  /// The flag the view shows, or nil for an empty row.
  var flag: Flag? {
    didSet {
      nameLabel?.text = flag?.name
      iconView?.image = flag.flatMap { UIImage(named: $0.icon) }
    }
  }

  /// Makes an empty row from FlagView.xib.
  static func flagView() -> FlagView {
    let objects = Bundle.main.loadNibNamed("FlagView", owner: nil) ?? []
    return objects.compactMap { $0 as? FlagView }.first ?? FlagView()
  }
}
