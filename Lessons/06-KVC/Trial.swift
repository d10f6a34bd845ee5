import HeadlessUIKit
import Stage

/// A dictionary that is as it should be, or nearly, and its fate.
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

  /// What a record holds whose properties were set by name.
  func byName(on stage: Stage) -> String {
    let hasImage = dictionary["image"] != nil
    let type = hasImage ? PicturedRecord.self : AppRecord.self
    var record: AppRecord?
    let words = stage.exception {
      record = type.init(dictionary: dictionary)
    }
    guard words == nil, let record else { return "exception" }
    if let image = (record as? PicturedRecord)?.image {
      return "image \(image)"
    }
    return "\(record.name ?? "nil"), \(record.icon ?? "nil")"
  }

  /// What a decoder makes of it.
  ///
  /// A property list has no null, so the dictionary travels as JSON.
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
  /// The key the decoder came to grief at.
  fileprivate nonisolated var key: String {
    codingPath.last?.stringValue ?? "all"
  }
}
