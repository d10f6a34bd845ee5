/// Reads a key by computing its value.
final class ComputedAccess: KeyAccess {
  private let body: @MainActor (AnyObject) -> Any?

  init(_ body: @escaping @MainActor (AnyObject) -> Any?) {
    self.body = body
    super.init(isWritable: false)
  }

  override func read(_ object: AnyObject) -> Any? { body(object) }
}
