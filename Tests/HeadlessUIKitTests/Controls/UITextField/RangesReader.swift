import HeadlessUIKit

/// A delegate that knows both ways to be asked about a change of the words.
final class RangesReader: NSObject, UITextFieldDelegate {
  var answer = true
  var heard: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let parts = ranges.map(\.rangeValue).map { "{\($0.location), \($0.length)}" }
    heard.append("[\(parts.joined(separator: ", "))] to \"\(string)\"")
    return answer
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    heard.append("one")
    return true
  }
}
