/// How the device is tilted, and whether views move with it.
///
/// - Shape: The offset of the viewer is -1 to 1, to the right and upwards.
final class DeviceMotion {
  /// Where the viewer is, as seen from the device.
  var viewerOffset = UIOffset.zero

  /// Whether the owner of the device wants less to move.
  var isReduced = false

  private var subjects: Set<String> = []

  /// Says on the console, once for each subject, why something does not move.
  ///
  /// The amounts in a sentence change with each tilt, so they are no part of a subject.
  func reportOnce(_ message: MotionMessage, about subject: String) {
    if subjects.insert(subject).inserted { message.report() }
  }
}

extension Device {
  var deviceMotion: DeviceMotion { only { DeviceMotion() } }

  /// How the device is tilted: -1 to 1, to the right and upwards.
  package var viewerOffset: UIOffset {
    get { deviceMotion.viewerOffset }
    set { deviceMotion.viewerOffset = newValue }
  }

  /// Whether the owner of the device wants less to move; a change is posted.
  package var reducesMotion: Bool {
    get { deviceMotion.isReduced }
    set {
      guard newValue != deviceMotion.isReduced else { return }
      deviceMotion.isReduced = newValue
      notifications.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  package var movesWithTilt: Bool {
    !reducesMotion
      && windows.all.contains { $0.firstInTree { !$0.motionEffects.isEmpty } != nil }
  }
}
