import HeadlessUIKit

/// What key-value coding costs.
enum KeySubjects {
  static var all: [Benchmark] {
    byKeyPath + byClosure + paths + bulk + loading
  }

  private static var byKeyPath: [Benchmark] {
    let flag = KeyedFlag()
    return [
      Benchmark(name: "get by name, key path", budget: 120, recorded: 489) {
        keep(flag.value(forKey: "name"))
      },
      Benchmark(name: "set by name, key path", budget: 250, recorded: 476) {
        flag.setValue("Italy", forKey: "name")
      },
    ]
  }

  private static var byClosure: [Benchmark] {
    let flag = ClosureFlag()
    return [
      Benchmark(name: "get by name, closure", budget: 60, recorded: 489) {
        keep(flag.value(forKey: "name"))
      },
      Benchmark(name: "set by name, closure", budget: 60, recorded: 476) {
        flag.setValue("Italy", forKey: "name")
      },
    ]
  }

  private static var paths: [Benchmark] {
    let flag = KeyedFlag()
    flag.neighbour = KeyedFlag()
    flag.neighbour?.neighbour = KeyedFlag()
    return [
      Benchmark(name: "get by a path of three", budget: 400, recorded: 2_061) {
        keep(flag.value(forKeyPath: "neighbour.neighbour.name"))
      },
      Benchmark(name: "set by a path of three") {
        flag.setValue("Italy", forKeyPath: "neighbour.neighbour.name")
      },
    ]
  }

  private static var bulk: [Benchmark] {
    let flag = KeyedFlag()
    let values = dictionary(0)
    return [
      Benchmark(name: "setValuesForKeys of ten keys") { flag.setValuesForKeys(values) },
      Benchmark(name: "build the table of eleven keys") { KeyTable.build(for: KeyedFlag.self) },
      Benchmark(name: "build the table of a button") { KeyTable.build(for: UIButton.self) },
    ]
  }

  /// Ten thousand models out of a property list, the two ways the lesson teaches.
  private static var loading: [Benchmark] {
    [
      Benchmark(name: "load 10,000 models from a plist by KVC") {
        keep(byKeys(plist))
      },
      Benchmark(name: "load 10,000 models from a plist by Codable") {
        keep(try? PropertyListDecoder().decode([KeyedFlag].self, from: plist))
      },
    ]
  }

  private static let plist: Data = {
    let list = (0..<10_000).map { dictionary($0) }
    return (try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
      ?? Data()
  }()

  private static func byKeys(_ data: Data) -> [KeyedFlag] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [[String: Any]] ?? []).map { entry in
      let flag = KeyedFlag()
      flag.setValuesForKeys(entry)
      return flag
    }
  }

  private static func dictionary(_ number: Int) -> [String: Any] {
    [
      "name": "Flag \(number)", "icon": "flag.svg", "area": 9_597_000.5, "people": number,
      "isIsland": number % 2 == 0, "capital": "Beijing", "code": "CN", "stars": 5, "ratio": 1.5,
      "hue": 0,
    ]
  }

  @inline(never) private static func keep<Result>(_ result: Result) {}
}
