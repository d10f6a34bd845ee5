/// What stands for modules that first apps use and that have nothing to show: the log of the system,
/// which prints, and sounds, which are named in the console.
///
/// - Shape: A file of Swift for each, compiled with the application that imports the module.
/// - Differs: Nothing is heard. A sound lasts as long as the player is not stopped.
enum AppSupport {
  /// The files by the names of the modules.
  static let files = ["os": log, "AVFoundation": sound, "AudioToolbox": sound]

  private static let log = """
    import HeadlessUIKit

    struct OSLogType {
      static let `default` = Self(), info = Self(), debug = Self(), error = Self(), fault = Self()
    }

    final class OSLog {
      static let `default` = OSLog(), disabled = OSLog()
      init() {}
      init(subsystem: String, category: String) {}
    }

    func os_log(
      _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
      type: OSLogType = .default, _ arguments: Any...
    ) {
      print(filledIn(message, arguments))
    }

    func os_log(
      _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
    ) {
      print(filledIn(message, arguments))
    }

    /// A message with its arguments in the place of %d, %{public}@ and the like.
    private func filledIn(_ message: StaticString, _ arguments: [Any]) -> String {
      var rest = arguments[...]
      return "\\(message)".replacing(#/%(\\{[a-z]+\\})?[-0-9.l]*[dfiusxX@]/#) {
        rest.popFirst().map { "\\($0)" } ?? String($0.output.0)
      }
    }

    """

  private static let sound = """
    import HeadlessUIKit

    class AVAudioPlayer: NSObject {
      weak var delegate: AVAudioPlayerDelegate?
      private(set) var url: URL?
      private(set) var isPlaying = false
      var volume: Float = 1
      var rate: Float = 1
      var enableRate = false
      var pan: Float = 0
      var numberOfLoops = 0
      var currentTime: TimeInterval = 0
      var duration: TimeInterval { 0 }

      init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        self.url = url
      }
      convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
        try self.init(contentsOf: url)
      }
      init(data: Data) throws {}

      @discardableResult func prepareToPlay() -> Bool { true }
      @discardableResult func play() -> Bool {
        isPlaying = true
        print("A sound plays: \\(url?.lastPathComponent ?? "data")")
        return true
      }
      func pause() { isPlaying = false }
      func stop() { isPlaying = false }
    }

    protocol AVAudioPlayerDelegate: AnyObject {
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    }

    extension AVAudioPlayerDelegate {
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    }

    final class AVAudioSession {
      struct Category {
        static let ambient = Self(), playback = Self(), soloAmbient = Self(), playAndRecord = Self()
      }
      struct Mode { static let `default` = Self() }
      private static let session = AVAudioSession()
      static func sharedInstance() -> AVAudioSession { session }
      func setCategory(_ category: Category) throws {}
      func setCategory(_ category: Category, mode: Mode) throws {}
      func setActive(_ active: Bool) throws {}
    }

    typealias SystemSoundID = UInt32
    func AudioServicesPlaySystemSound(_ sound: SystemSoundID) { print("A sound plays: \\(sound)") }

    """
}
