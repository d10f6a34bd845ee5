import Answers

/// What stands for modules that first apps use and that have nothing to show: the log of the system,
/// which prints, sounds, which are named in the console, the random numbers of games, and the place where
/// the phone is.
///
/// - Shape: A file of Swift for each, compiled with the application that imports the module.
/// - Differs: Nothing is heard. A sound lasts as long as the player is not stopped. Of GameplayKit there are
///   the random numbers alone. The phone lies where Xcode's simulator lies at first, and the person allows
///   an app to know it. There is no camera, although an app may use it.
enum AppSupport {
  /// The files by the names of the modules.
  static let files = [
    "os": log, "AVFoundation": sound, "AudioToolbox": sound, "GameplayKit": randomNumbers,
    "CoreLocation": location,
  ]

  private static let log = """
    import HeadlessUIKitExtras

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
    import HeadlessUIKitExtras

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

    struct AVMediaType: Hashable {
      static let video = Self(), audio = Self()
    }

    enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }

    final class AVCaptureDevice: NSObject {
      class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .authorized
      }
      class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
      ) {
        DispatchQueue.global().async { handler(true) }
      }
      class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    }

    typealias SystemSoundID = UInt32
    typealias OSStatus = Int32
    typealias CFURL = URL
    let noErr: OSStatus = 0
    let kAudioServicesNoError: OSStatus = 0

    nonisolated(unsafe) private var soundFiles: [SystemSoundID: URL] = [:]
    nonisolated(unsafe) private var lastSound: SystemSoundID = 4095

    @discardableResult nonisolated
    func AudioServicesCreateSystemSoundID(
      _ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
    ) -> OSStatus {
      lastSound += 1
      sound.pointee = lastSound
      soundFiles[sound.pointee] = url
      return noErr
    }
    @discardableResult nonisolated
    func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus {
      soundFiles[sound] = nil
      return noErr
    }
    nonisolated func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
      print("A sound plays: \\(soundFiles[sound]?.lastPathComponent ?? "\\(sound)")")
    }

    """

  private static let randomNumbers = """
    import HeadlessUIKitExtras

    protocol GKRandom: AnyObject {
      nonisolated func nextInt() -> Int
      nonisolated func nextInt(upperBound: Int) -> Int
      nonisolated func nextUniform() -> Float
      nonisolated func nextBool() -> Bool
    }

    nonisolated class GKRandomSource: NSObject, GKRandom {
      class func sharedRandom() -> GKRandomSource { GKRandomSource() }
      func nextInt() -> Int { Int.random(in: -2_147_483_648...2_147_483_647) }
      func nextInt(upperBound: Int) -> Int { Int.random(in: 0..<max(upperBound, 1)) }
      func nextUniform() -> Float { Float.random(in: 0...1) }
      func nextBool() -> Bool { Bool.random() }
      func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
    }

    nonisolated final class GKARC4RandomSource: GKRandomSource {}
    nonisolated final class GKMersenneTwisterRandomSource: GKRandomSource {}
    nonisolated final class GKLinearCongruentialRandomSource: GKRandomSource {}

    nonisolated class GKRandomDistribution: NSObject, GKRandom {
      let lowestValue: Int
      let highestValue: Int
      var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

      init(lowestValue: Int, highestValue: Int) {
        (self.lowestValue, self.highestValue) = (lowestValue, max(lowestValue, highestValue))
      }
      convenience init(
        randomSource source: GKRandom, lowestValue: Int, highestValue: Int
      ) {
        self.init(lowestValue: lowestValue, highestValue: highestValue)
      }
      convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
      }
      class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
      class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

      func nextInt() -> Int { Int.random(in: lowestValue...highestValue) }
      func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
      func nextUniform() -> Float { Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes) }
      func nextBool() -> Bool { Bool.random() }
    }

    nonisolated final class GKShuffledDistribution: GKRandomDistribution {
      private var rest: [Int] = []

      override func nextInt() -> Int {
        if rest.isEmpty { rest = (lowestValue...highestValue).shuffled() }
        return rest.removeLast()
      }
    }

    nonisolated final class GKGaussianDistribution: GKRandomDistribution {
      override func nextInt() -> Int {
        let sum = (0..<6).reduce(0.0) { sum, _ in sum + Double.random(in: 0...1) }
        let value = Double(lowestValue) + sum / 6 * Double(highestValue - lowestValue)
        return Int(value.rounded())
      }
    }

    """

  private static let location = """
    import HeadlessUIKitExtras

    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationAccuracy = Double
    nonisolated let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    nonisolated let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
    nonisolated let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    nonisolated let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
    nonisolated let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
    nonisolated let kCLDistanceFilterNone: CLLocationDistance = -1

    nonisolated struct CLLocationCoordinate2D: Sendable {
      var latitude: CLLocationDegrees = 0
      var longitude: CLLocationDegrees = 0
    }

    nonisolated final class CLLocation: NSObject, Sendable {
      let coordinate: CLLocationCoordinate2D
      let altitude: CLLocationDistance = 0
      let horizontalAccuracy: CLLocationAccuracy = 5
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
      func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (a, b) = (coordinate, other.coordinate)
        let (y, x) = (radians(b.latitude - a.latitude), radians(b.longitude - a.longitude))
        let part = pow(sin(y / 2), 2)
          + cos(radians(a.latitude)) * cos(radians(b.latitude)) * pow(sin(x / 2), 2)
        return 2 * 6_371_000 * asin(min(sqrt(part), 1))
      }
    }

    nonisolated enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }

    class CLLocationManager: NSObject {
      weak var delegate: CLLocationManagerDelegate?
      var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
      var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
      private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
      private(set) var location: CLLocation?
      class func locationServicesEnabled() -> Bool { true }
      class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }

      func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
      func requestAlwaysAuthorization() { allow(.authorizedAlways) }
      func requestLocation() { find() }
      func startUpdatingLocation() { find() }
      func stopUpdatingLocation() {}

      private func allow(_ status: CLAuthorizationStatus) {
        guard authorizationStatus == .notDetermined else { return }
        authorizationStatus = status
        DispatchQueue.main.async {
          self.delegate?.locationManagerDidChangeAuthorization(self)
          self.delegate?.locationManager(self, didChangeAuthorization: status)
        }
      }

      private func find() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          let place = CLLocation(latitude: 37.3349, longitude: -122.0090)
          self.location = place
          self.delegate?.locationManager(self, didUpdateLocations: [place])
        }
      }
    }

    protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    }

    extension CLLocationManagerDelegate {
      func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
      ) {}
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) {}
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    }

    """
}
