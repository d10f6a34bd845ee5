import HeadlessUIKit

/// The numbers by which a page calls views: the same as long as a view lives.
final class ViewNumbers {
  private struct Entry {
    let number: Int
    weak var view: UIView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var identifiers: [Int: ObjectIdentifier] = [:]
  private var count = 0
  private var limit = 256

  /// Returns the number of a view, a new one if it has none yet.
  func number(of view: UIView) -> Int {
    let identifier = ObjectIdentifier(view)
    // Another view may lie where one lay that is gone.
    if let known = entries[identifier], known.view === view { return known.number }
    if entries.count >= limit { removeGone() }
    count += 1
    entries[identifier] = Entry(number: count, view: view)
    identifiers[count] = identifier
    return count
  }

  /// Returns the view of a number, or nil if there is none or it is gone.
  func view(_ number: Int) -> UIView? {
    guard let identifier = identifiers[number], let entry = entries[identifier],
      entry.number == number
    else { return nil }
    return entry.view
  }

  private func removeGone() {
    entries = entries.filter { $0.value.view != nil }
    identifiers = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.value.number, $0.key) })
    limit = max(2 * entries.count, 256)
  }
}
