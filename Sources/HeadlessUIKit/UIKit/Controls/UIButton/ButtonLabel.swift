/// The label of a button, which is drawn as something to press.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override var font: UIFont! {
    didSet { button?.setNeedsLayout() }
  }

  override var numberOfLines: Int {
    didSet { button?.setNeedsLayout() }
  }

  override var lineBreakMode: NSLineBreakMode {
    didSet { button?.setNeedsLayout() }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let button else { return }
    button.showTitle()
    drawContent(
      in: &recorder,
      role: .button(isHighlighted: button.isHighlighted, isEnabled: button.isEnabled))
  }
}
