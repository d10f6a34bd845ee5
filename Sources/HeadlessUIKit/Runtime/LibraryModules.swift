/// The modules in which classes of UIKit lie: the core, and those that are linked beside it.
///
/// A document names a class without its module. Nothing runs when a module is linked, so none could
/// say that it is there before the first document is read: the names stand here, and a module that
/// is not linked has no classes.
nonisolated enum LibraryModules {
  static let names = ["HeadlessUIKit", "HeadlessUICollectionView", "HeadlessUIKitExtras"]

  /// Returns the class of UIKit that has a name, or nil.
  static func find(_ name: String) -> AnyClass? {
    names.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }
}
