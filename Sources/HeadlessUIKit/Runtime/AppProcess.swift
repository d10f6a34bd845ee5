/// One run of an application, from its launch to its end.
///
/// Code that runs without a launch, as that of a test or of a lesson that merely shows a controller,
/// is in a process that was not launched. What it begins belongs to nobody and goes on; a launch
/// takes the process over.
package final class AppProcess: Lifetime {
  /// The device that the process runs on.
  unowned let device: Device

  /// Whether an application was launched in the process.
  package internal(set) var isLaunched = false

  /// The launch, while it goes on.
  var launch: Launch?

  /// What was reported on the console and is not to be reported again.
  var reported: Set<String> = []

  /// Whether the process is over.
  var hasEnded = false

  init(on device: Device) {
    self.device = device
  }
}

/// What is known of a launch until the application is active.
///
/// The floors above add what they need of it.
final class Launch: Lifetime {
  /// The address that the application is launched for.
  var url: URL?

  convenience init(opening url: URL?) {
    self.init()
    self.url = url
  }
}

/// The process that something was begun in, and ends with.
struct ProcessScope {
  static let device = ProcessScope(nil)

  /// The scope of what the running code begins.
  static var current: ProcessScope { Device.current.scope }

  private weak var process: AppProcess?
  private let isOfProcess: Bool

  /// Creates the scope of what a process begins; before its launch that belongs to nobody.
  init(_ process: AppProcess?) {
    isOfProcess = process?.isLaunched ?? false
    self.process = isOfProcess ? process : nil
  }

  var hasEnded: Bool { isOfProcess && process?.hasEnded ?? true }
}
