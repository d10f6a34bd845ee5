/// Something a person did: touched the screen, shook the device, pressed a button of a headset.
///
/// - Shape: An event of touches holds every finger on the screen, those that rest included.
/// - Units: Seconds for ``timestamp``, since the device was switched on.
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    /// Fingers touched the screen.
    case touches
    /// The device was moved.
    case motion
    /// A headset or another accessory asked for something.
    case remoteControl
    /// A button was pressed.
    case presses
  }

  /// What exactly happened, where the kind does not say it.
  public enum EventSubtype: Int, Sendable {
    /// The kind says it all.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Begin to play.
    case remoteControlPlay = 100
    /// Hold on.
    case remoteControlPause = 101
    /// End what is played.
    case remoteControlStop = 102
    /// Play if nothing is played, hold on otherwise.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the track before.
    case remoteControlPreviousTrack = 105
    /// Begin to search backwards.
    case remoteControlBeginSeekingBackward = 106
    /// End the search backwards.
    case remoteControlEndSeekingBackward = 107
    /// Begin to search forwards.
    case remoteControlBeginSeekingForward = 108
    /// End the search forwards.
    case remoteControlEndSeekingForward = 109
  }

  /// What kind of thing happened.
  open private(set) var type: EventType

  /// What exactly happened.
  open private(set) var subtype: EventSubtype

  /// When the event happened, in seconds.
  open private(set) var timestamp: TimeInterval

  /// What became of a motion: it began, it ended, or something put an end to it.
  let phase: UITouch.Phase

  /// The touches in the order the fingers came; a set has none.
  let touches: [UITouch]

  /// All fingers on the screen, or nil if the event is none of touches.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// Creates an event out of the touches on the screen.
  package init(touches: [UITouch]) {
    (type, subtype, phase) = (.touches, .none, .began)
    self.touches = touches
    timestamp = touches.map(\.timestamp).max() ?? 0
  }

  /// Creates an event without touches.
  package init(type: EventType, subtype: EventSubtype, phase: UITouch.Phase = .began) {
    (self.type, self.subtype, self.phase) = (type, subtype, phase)
    timestamp = Device.current.now
    touches = []
  }

  /// Returns the touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that began in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches a gesture recognizer follows, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizers.contains { $0 === gesture } }
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}
