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
