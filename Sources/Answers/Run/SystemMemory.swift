import Foundation

/// What the system says about programs that it ended because there was no memory left.
enum SystemMemory {
  /// How many programs it has ended since it started; 0 where it does not count them.
  static var killed: Int { killed(in: URL(fileURLWithPath: "/proc/vmstat").text ?? "") }

  /// The number in the text of `/proc/vmstat`.
  static func killed(in text: String) -> Int {
    text.lines.first { $0.hasPrefix("oom_kill ") }
      .flatMap { Int($0.dropFirst("oom_kill ".count)) } ?? 0
  }
}
