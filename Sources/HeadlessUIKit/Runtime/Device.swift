/// A phone: its clock and settings, what is installed, and the process that runs on it.
///
/// Three lifetimes lie in each other, and each is a type.
///
///     Device        as long as the test or the program: screen, settings, pasteboard, …
///     └ AppProcess  until the application ends: application, timers, observers, …
///       └ Launch    until the application is active: the address it is launched for, …
///
/// A program has one device for its whole life. A test gets one of its own, so that suites
/// running side by side never meet each other's windows.
///
/// Running code finds its device with ``current``, and nowhere else: a task-local value, which a
/// test sets around its body and every task of that test inherits, or else the program's. Only a
/// `deinit` knows of no task. An object whose `deinit` says something keeps its device, and sets
/// the value again.
package final class Device: Lifetime {
  /// The device that the running code is on.
  package static var current: Device { ofTask ?? MainTurns.Turn.device ?? ofProgram }

  /// The time on this device.
  package let clock: Clock

  /// What code beside the main actor may know of the device.
  nonisolated let shared: SharedDeviceState

  /// What objects asked and told each other.
  package let conversation = Conversation()

  /// What `NotificationCenter.default` answers with.
  package let notifications = NotificationCenter()

  /// The size of the screen that the device was made with, in points, held upright.
  let screenSize: CGSize

  /// The bundle of the application that is installed: its Info.plist, images and documents.
  package var bundle: Bundle {
    get { shared.bundle }
    set { shared.bundle = newValue }
  }

  /// The module that the class of the application's delegate lies in.
  var module: String?

  /// The process that runs, or nil.
  ///
  /// Assigning nil ends it, and nothing that it began is left: its timers are invalid, whatever else
  /// it had scheduled never runs, its observers hear nothing any more, its windows are not seen.
  package internal(set) var process: AppProcess? {
    get { storedProcess }
    set {
      let former = storedProcess
      storedProcess = newValue
      guard let former, former !== newValue else { return }
      former.hasEnded = true
      // What goes with the process may begin something in its `deinit`: that ends with it, too.
      scopeOfDeinits = ProcessScope(former)
      clock.removeEnded()
      notifications.removeEnded()
      shared.defaults.forgetRegistered()
      former.removeAll()
      scopeOfDeinits = nil
    }
  }

  /// The folders of the machine that the person hands to the phone, by what they are for.
  package var folders: [String: URL] = [:]

  private var storedProcess: AppProcess?
  private var scopeOfDeinits: ProcessScope?

  /// The scope of what the running code begins.
  var scope: ProcessScope { scopeOfDeinits ?? ProcessScope(process) }

  /// Hears what UIKit would write to the console of a device.
  package var console: (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// How many sentences were written to the console.
  var saidCount = 0

  /// The exceptions that are being caught, or nil where one stops the program.
  var caughtExceptions: [Exception]?

  /// Creates a device with a screen of a size in points; whoever does sets what the floors ask for.
  init(screenSize: CGSize, sharing shared: SharedDeviceState) {
    (self.screenSize, self.shared) = (screenSize, shared)
    clock = Clock(showing: shared)
    super.init()
    clock.device = self
  }

  /// The process that runs; code that needs one before a launch, as a test does, begins it.
  var runningProcess: AppProcess {
    if let process { return process }
    let process = AppProcess(on: self)
    self.process = process
    return process
  }

  /// The time, in seconds since the device was switched on.
  var now: TimeInterval { clock.now }

  /// The date and the time of day on the device's clock.
  package var date: Date { shared.date }

  func post(_ name: NSNotification.Name, by object: AnyObject) {
    notifications.post(name: name, object: object)
  }
}

nonisolated extension Device {
  /// The device of the current task, if somebody gave it one.
  @TaskLocal package static var ofTask: Device?
}

/// Something that objects of the floors above live as long as.
///
/// Each floor adds its own in an extension, so that no lower floor names a type of a higher one:
///
///     extension Device {
///       var pasteboard: UIPasteboard { only { UIPasteboard() } }
///     }
package class Lifetime {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// Returns the only object of a class, which is made when it is first asked for.
  package func only<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
    let made = make()
    objects[key] = made
    return made
  }

  /// Releases the objects.
  func removeAll() {
    // Their `deinit` may ask for one of them, when the list must be free.
    let former = objects
    objects = [:]
    withExtendedLifetime(former) {}
  }
}

/// A stored property that a floor adds to a device, for one of a higher floor to set.
final class Slot<Value> {
  var value: Value?
}

nonisolated extension Bundle {
  /// The bundle of the application that runs.
  ///
  /// - Differs: A file that imports Foundation by name does not know which of two to take, this one
  ///   or Foundation's, whose bundle is always that of the program.
  public static var main: Bundle { SharedDeviceState.current.bundle }

  /// The bundle of the program that plays applications: the folder it lies in.
  package static let ofProgram = Bundle(for: Device.self)
}

/// Returns a text in the language of the application, from one of its tables, or else the key.
///
/// - Errors: Without a table, or without the key in it, `value` is returned, or the key if that is empty.
/// - Source: Apple, Foundation, "NSLocalizedString(_:tableName:bundle:value:comment:)".
nonisolated public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// A part of a device, which the device keeps.
package class DevicePart {
  unowned let device: Device

  init(on device: Device) {
    self.device = device
  }
}
