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
}
