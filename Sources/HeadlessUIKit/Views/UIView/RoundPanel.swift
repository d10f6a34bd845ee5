/// The white ground that things lie on which the system shows over an application.
final class RoundPanel: UIView {
  override func drawContent(in recorder: inout DisplayList.Recorder) {
    recorder.fill(bounds, .systemBackground, cornerRadius: 13)
    recorder.stroke(bounds, .systemGray4, width: 1, cornerRadius: 13)
  }
}
