/// The button at the end of a text field that takes all words away.
package final class ClearButton: UIButton {
  /// What a person hears the button called.
  package let title = "Clear text"

  /// Creates the button of a field.
  init(for field: UITextField) {
    super.init(frame: .zero)
    addAction(
      UIAction { [weak field] _ in field?.pressClear() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let side = min(bounds.width, bounds.height) - 3
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let grey = UIColor(white: isHighlighted ? 0.5 : 0.7, alpha: 1)
    recorder.fill(disc, grey, cornerRadius: side / 2)
    let run = DisplayList.Run(
      string: "×", fontSize: 14, isBold: true, color: UIColor.white.components)
    recorder.write([run], in: bounds, .center, .text)
  }
}
