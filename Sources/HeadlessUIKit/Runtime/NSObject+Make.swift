/// Objects of classes that are known by their metatypes, as Objective-C's `new` makes them.
///
/// Through a metatype Swift calls an initializer only where it is `required`, and Apple's delegates
/// and cells need not say so. The metatype of a class holds a table of its methods, which begins with
/// that of the superclass. So a metatype is read as that of another class, whose initializer lies in
/// the same place of the table and is required. ``MethodTable`` checks that it does lie there.
extension NSObject {
  /// Makes an object of a class; returns nil for a class that does not inherit from `NSObject`.
  ///
  /// - Errors: A class without `init()`, because it has initializers of its own, stops the program
  ///   in Swift's words, as on a device.
  static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    MethodTable.require(MethodTable.knowsInit, toMake: type)
    return makeRequiring(type)
  }

  // Optimized, it would call the initializer of the class that the metatype is read as.
  @inline(never) @_optimize(none)
  private static func makeRequiring(_ type: AnyClass) -> NSObject {
    unsafeBitCast(type, to: RequiringInit.Type.self).init()
  }
}

/// The table of methods of a class, as the compiler lays it out.
enum MethodTable {
  /// Whether the first initializer of an object lies where ``RequiringInit`` has it.
  static let knowsInit = haveSamePlaces(
    (PlainInit.self, OtherPlainInit.self), (RequiringInit.self, OtherRequiringInit.self),
    behind: nil)

  /// Returns whether two classes have their initializers in the same places.
  ///
  /// Each class comes with a subclass that overrides its initializers and nothing else. Their tables
  /// differ where the initializers lie. What a further class has is left out.
  static func haveSamePlaces(
    _ one: (AnyClass, AnyClass), _ other: (AnyClass, AnyClass), behind common: AnyClass?
  ) -> Bool {
    guard let places = differences(one.0, one.1, behind: common) else { return false }
    return !places.isEmpty && places == differences(other.0, other.1, behind: common)
  }

  /// Stops the program if a layout is not what it is believed to be.
  static func require(_ isKnown: Bool, toMake type: AnyClass) {
    guard !isKnown else { return }
    Exception.stop(
      "An object of \(type) cannot be made by its class: this compiler lays classes out in another "
        + "way than HeadlessUIKit knows. Make it with its initializer.")
  }

  /// Returns where the tables of a class and its subclass differ, or nil if they cannot be read.
  private static func differences(
    _ type: AnyClass, _ subtype: AnyClass, behind common: AnyClass?
  ) -> [Int]? {
    guard let all = words(of: type), let others = words(of: subtype), others.count >= all.count
    else { return nil }
    // The first seven words say what the class is: its superclass, its size, its name.
    let start = common.map { words(of: $0)?.count ?? .max } ?? 7
    guard start <= all.count else { return nil }
    return (start..<all.count).filter { all[$0] != others[$0] }
  }

  /// Returns the words of a class's metadata behind its address, or nil if its sizes are none.
  private static func words(of type: AnyClass) -> [UInt]? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let address = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    guard (8...64).contains(address), (address + 56..<65_536).contains(size), size % 8 == 0 else {
      return nil
    }
    return (0..<(size - address) / 8).map { metadata.load(fromByteOffset: $0 * 8, as: UInt.self) }
  }
}

/// The class as which the metatype of an object is read.
private class RequiringInit: NSObject {
  required override init() {
    super.init()
  }
}

private final class OtherRequiringInit: RequiringInit {
  required init() {
    super.init()
  }
}

/// A class that does not require it, as those that objects are made of.
private class PlainInit: NSObject {
  override init() {
    super.init()
  }
}

private final class OtherPlainInit: PlainInit {
  override init() {
    super.init()
  }
}
