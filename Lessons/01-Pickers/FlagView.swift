import HeadlessUIKit

/// A row of the flag picker: a flag and a name beside it.
///
/// The view is given a whole ``Flag`` and knows itself which part of it
/// goes where. Nobody else touches the image view or the label.
final class FlagView: UIView {
  let iconView = UIImageView()
  let nameLabel = UILabel()

  /// The flag the view shows, or nil for an empty row.
  var flag: Flag? {
    didSet {
      nameLabel.text = flag?.name
      iconView.image = flag.flatMap { UIImage(named: $0.icon) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    iconView.frame = CGRect(
      x: 16, y: bounds.midY - 16, width: 48, height: 32)
    nameLabel.frame = CGRect(
      x: 80, y: 0, width: bounds.width - 80, height: bounds.height)
  }

  private func assemble() {
    addSubview(iconView)
    addSubview(nameLabel)
  }
}
