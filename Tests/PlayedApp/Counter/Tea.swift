import Foundation

extension Notification.Name {
  static let teaDrunk = Notification.Name("teaDrunk")
}

struct Tea: Codable {
  let name: String

  static func all(in bundle: Bundle) -> [Tea] {
    guard let url = bundle.url(forResource: "teas", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Tea].self, from: data)) ?? []
  }
}

class Tally: NSObject {
  private(set) var cups: Int

  override init() {
    cups = 0
    super.init()
  }

  convenience init(cups: Int) {
    self.init()
    self.cups = cups
  }

  override var description: String { "\(cups)" }

  func drink() { cups += 1 }
}
