import HeadlessUIKit

/// A model with ten properties, read and written through key paths.
class KeyedFlag: NSObject, KeyValueCoding, Decodable {
  var name: String? = "China"
  var icon: String? = "china.svg"
  var area: Double = 9_597_000
  var people = 1_411_000_000
  var isIsland = false
  var capital: String? = "Beijing"
  var code: String? = "CN"
  var stars = 5
  var ratio: Double = 1.5
  var hue = 0
  var neighbour: KeyedFlag?

  private enum CodingKeys: String, CodingKey {
    case name, icon, area, people, isIsland, capital, code, stars, ratio, hue
  }

  class var keys: Keys {
    [
      "name": \KeyedFlag.name, "icon": \KeyedFlag.icon, "area": \KeyedFlag.area,
      "people": \KeyedFlag.people, "isIsland": \KeyedFlag.isIsland,
      "capital": \KeyedFlag.capital, "code": \KeyedFlag.code, "stars": \KeyedFlag.stars,
      "ratio": \KeyedFlag.ratio, "hue": \KeyedFlag.hue, "neighbour": \KeyedFlag.neighbour,
    ]
  }

  required override init() {}
}
