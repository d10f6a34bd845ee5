/// An object that records what is set on it if it is the proxy of its class, and remembers what was
/// set on it itself if it is not.
protocol AppearanceCustomizable: UIAppearance {
  /// What was set on the object.
  var customization: Customization { get set }

  /// Makes an object of the class, which becomes its proxy.
  static func makeProxy() -> NSObject
}

/// What was set on an object that can have the look of its class.
struct Customization {
  /// What can be set.
  nonisolated enum Key: Equatable {
    /// A property, by the object that its key path is in the one setter that names it.
    case property(ObjectIdentifier)
    /// What a method sets for a state.
    case method(String, state: UInt)
  }

  /// Something that was set on a proxy, and is given to the objects of its class.
  struct Record {
    let key: Key
    let apply: (AnyObject) -> Void
  }

  /// What was set on the object itself, and stays as it is: hardly ever more than a few.
  var own: [Key] = []

  /// What was set on the object, in this order, if it is a proxy.
  var records: [Record]?

  /// Whether the object is being given a look, by its class or by UIKit itself.
  var isTaking = false
}

extension AppearanceCustomizable {
  /// Remembers that a property was set.
  ///
  /// The setter of each property that a class can have a look by calls it.
  func customized<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    customized(.property(ObjectIdentifier(path))) {
      guard let root = self as? Root else { return { _ in } }
      let value = root[keyPath: path]
      return { ($0 as? Root)?[keyPath: path] = value }
    }
  }

  /// Remembers that something was set, which a closure can set again on another object.
  func customized(_ key: Customization.Key, record: () -> (AnyObject) -> Void) {
    guard customization.records != nil else {
      if !customization.isTaking, !customization.own.contains(key) {
        customization.own.append(key)
      }
      return
    }
    customization.records?.removeAll { $0.key == key }
    customization.records?.append(.init(key: key, apply: record()))
  }

  /// Takes over what was recorded, unless it was set on the object itself.
  func take(_ records: [Customization.Record]) {
    withoutCustomizing {
      for record in records where !customization.own.contains(record.key) { record.apply(self) }
    }
  }

  /// Sets what UIKit chooses and not the program.
  func withoutCustomizing(_ change: () -> Void) {
    let wasTaking = customization.isTaking
    customization.isTaking = true
    change()
    customization.isTaking = wasTaking
  }
}
