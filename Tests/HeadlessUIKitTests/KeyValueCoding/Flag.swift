import HeadlessUIKit

class Flag: NSObject, KeyValueCoding {
  var name: String? {
    didSet { changes.append("\(oldValue ?? "nil") became \(name ?? "nil")") }
  }
  weak var neighbour: Flag?
  private(set) var changes: [String] = []

  class var keys: Keys { ["name": \Flag.name, "neighbour": \Flag.neighbour] }
}

final class StarredFlag: Flag {
  var stars = 0

  override class var keys: Keys { ["stars": \StarredFlag.stars] }
}
