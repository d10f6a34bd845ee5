extension UIEvent {
  /// What exactly happened, where the kind of an event leaves it open.
  ///
  /// - Shape: One case a happening, numbered as UIKit numbers them.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UIEvent.EventSubtype".
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is to be said.
    case none = 0
    /// A person shook the device.
    case motionShake = 1
    /// A button of the headphones asks to play.
    case remoteControlPlay = 100
    /// A button of the headphones asks to pause.
    case remoteControlPause = 101
    /// A button of the headphones asks to stop.
    case remoteControlStop = 102
    /// A button of the headphones asks to play, or to pause if something plays.
    case remoteControlTogglePlayPause = 103
    /// A button of the headphones asks for the next track.
    case remoteControlNextTrack = 104
    /// A button of the headphones asks for the track before.
    case remoteControlPreviousTrack = 105
    /// A button that goes back was pressed.
    case remoteControlBeginSeekingBackward = 106
    /// A button that goes back was released.
    case remoteControlEndSeekingBackward = 107
    /// A button that goes ahead was pressed.
    case remoteControlBeginSeekingForward = 108
    /// A button that goes ahead was released.
    case remoteControlEndSeekingForward = 109
  }
}
