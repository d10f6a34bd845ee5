extension NSObject {
  /// Makes an object of a class that is known by its metatype, as Objective-C's `new` does; returns
  /// nil for a class that does not inherit from `NSObject`.
  ///
  /// Through a metatype Swift calls an initializer only where it is `required`, and Apple's
  /// delegates need not say so. Every subclass of `NSObject` has `init()` in the same place of its
  /// table of methods, so the metatype is read as that of a class that requires it.
  ///
  /// - Errors: A class without `init()`, because it has initializers of its own, stops the program
  ///   in Swift's words, as on a device.
  static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: _RequiringInit.Type.self).init()
  }

  /// Makes an object of a class that is known to inherit from `NSObject`, as ``make(_:)`` does.
  static func makeOne<Object: NSObject>(of type: Object.Type) -> Object {
    let made: NSObject = unsafeBitCast(type, to: _RequiringInit.Type.self).init()
    return unsafeDowncast(made, to: Object.self)
  }
}

/// The class whose table of methods is read.
///
/// It is open because only then does the compiler look into the table: it calls the initializer of a
/// class that nobody can inherit from without doing so.
open class _RequiringInit: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}
