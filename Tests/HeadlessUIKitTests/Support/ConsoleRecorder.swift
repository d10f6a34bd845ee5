import HeadlessUIKit

/// Keeps what UIKit writes to the console of this test's application.
final class ConsoleRecorder {
  private(set) var lines: [String] = []

  init() {
    Device.current.console = { [weak self] in self?.lines.append($0) }
  }
}
