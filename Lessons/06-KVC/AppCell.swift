import HeadlessUIKit

/// An app on the screen: its picture, and its name below.
final class AppCell: UIView {
  let imageView = UIImageView()
  let nameLabel = UILabel()

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
    imageView.frame = CGRect(
      x: bounds.midX - 30, y: 0, width: 60, height: 60)
    nameLabel.frame = CGRect(
      x: 0, y: 64, width: bounds.width, height: 16)
  }

  private func assemble() {
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 13)
    addSubview(imageView)
    addSubview(nameLabel)
  }
}
