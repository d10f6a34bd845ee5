import HeadlessUIKit
import Stage

/// A dictionary that is read in two ways: by its keys, and by a decoder.
struct Trial {
  let name: String
  let dictionary: [String: Any]

  static let all = [
    Trial(
      name: "name, icon", dictionary: ["name": "Clock", "icon": "clock"]),
    Trial(name: "name alone", dictionary: ["name": "Clock"]),
    Trial(
      name: "and a size",
      dictionary: ["name": "Clock", "icon": "clock", "size": 24]),
    Trial(name: "name is 7", dictionary: ["name": 7, "icon": "clock"]),
    Trial(
      name: "name is null",
      dictionary: ["name": NSNull(), "icon": "clock"]),
    Trial(
      name: "and an image",
      dictionary: ["name": "Clock", "icon": "clock", "image": "x"]),
    Trial(name: "nothing", dictionary: [:]),
  ]

  /// Returns what a record holds that was filled by its keys.
  func byKeys(on stage: Stage) -> String {
    if dictionary["image"] != nil {
      let record = PicturedRecord(dictionary: dictionary)
      return "image is \(record.image() ?? "nil")"
    }
    let record = StrictRecord()
    let words = stage.exception { record.setValuesForKeys(dictionary) }
    guard words == nil else { return "exception" }
    return "\(record.name ?? "nil"), \(record.icon ?? "nil")"
  }

  /// Returns what a decoder makes of the dictionary.
  ///
  /// A property list has no null, so the dictionary is written as JSON.
  func byDecoder() throws -> String {
    let data = try JSONSerialization.data(withJSONObject: dictionary)
    do {
      let app = try JSONDecoder().decode(AppInfo.self, from: data)
      return "\(app.name), \(app.iconName)"
    } catch DecodingError.keyNotFound(let key, _) {
      return "no \(key.stringValue)"
    } catch DecodingError.typeMismatch(_, let context) {
      return "\(context.key): type"
    } catch DecodingError.valueNotFound(_, let context) {
      return "\(context.key): null"
    }
  }
}

extension DecodingError.Context {
  /// The key that the decoder was reading.
  fileprivate var key: String {
    codingPath.last?.stringValue ?? "all"
  }
}
