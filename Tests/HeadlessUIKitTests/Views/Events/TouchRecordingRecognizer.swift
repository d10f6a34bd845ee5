import HeadlessUIKit

/// Notes the touches it sees.
final class TouchRecordingRecognizer: UIGestureRecognizer {
  var diary: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.append("ended")
  }
}
