import HeadlessUIKit
import Stage

/// Returns what the person could not do, in sentences.
func spoken(_ body: () -> Void) -> [String] {
  var sentences: [String] = []
  Stage.$reporter.withValue({ sentences.append($0) }, operation: body)
  return sentences
}
