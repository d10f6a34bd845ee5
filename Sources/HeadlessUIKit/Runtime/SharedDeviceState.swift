import Synchronization

/// What code beside the main actor may know of a device: its settings, and what time it is.
///
/// - Shape: One for each ``Device``, which writes it.
package nonisolated final class SharedDeviceState: Sendable {
  /// The state of a program's own device.
  static let ofProgram = SharedDeviceState()

  package static var current: SharedDeviceState { Device.ofTask?.shared ?? ofProgram }

  /// The work that waits for its turn on the main thread.
  let turns = MainTurns()

  /// What applications have set with ``UserDefaults``.
  let defaults: DefaultsStore

  /// What `UserDefaults.standard` answers with.
  let standardDefaults: UserDefaults

  private let values = Mutex(
    (settings: DeviceSettings(), now: TimeInterval(0), bundle: Bundle.ofProgram))

  private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  init() {
    defaults = DefaultsStore()
    standardDefaults = UserDefaults(domain: DefaultsStore.application, in: defaults)
  }

  /// Returns the only object of a class, which is made when it is first asked for.
  ///
  /// Each floor adds its own in an extension, as to a ``Lifetime``.
  package func only<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    objects.withLock { objects in
      let key = ObjectIdentifier(Object.self)
      if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
      let made = make()
      objects[key] = made
      return made
    }
  }

  /// What the owner of the device chose.
  var settings: DeviceSettings {
    get { values.withLock(\.settings) }
    set { values.withLock { $0.settings = newValue } }
  }

  /// The bundle of the application that is installed.
  var bundle: Bundle {
    get { values.withLock(\.bundle) }
    set { values.withLock { $0.bundle = newValue } }
  }

  /// The seconds since the device was switched on.
  var now: TimeInterval {
    get { values.withLock(\.now) }
    set { values.withLock { $0.now = newValue } }
  }

  /// The date and the time of day.
  var date: Date { DeviceSettings.start + now }
}
