import HeadlessUIKit

/// What a thing is for.
enum Category: String, Codable, CaseIterable {
  case kitchen = "Kitchen"
  case music = "Music"
  case outdoors = "Outdoors"
}

/// Something that a person owns.
struct Thing: Codable, Equatable {
  /// What the thing is known by, also when its name has changed.
  ///
  /// Each call of `UUID()` gives a value that nothing else has.
  var id = UUID()
  var name: String
  var category = Category.kitchen
  var note = ""
  var picture = ""
  var bought: Date?
  var isLent = false
  /// When the phone is to remind the owner of the thing.
  var reminder: Date?
}

/// Five things of one person, as most chapters begin with them.
let ownedThings = [
  Thing(name: "Kettle", category: .kitchen, picture: "kettle"),
  Thing(name: "Teapot", category: .kitchen, picture: "teapot"),
  Thing(name: "Guitar", category: .music, picture: "guitar"),
  Thing(name: "Bicycle", category: .outdoors, picture: "bicycle"),
  Thing(name: "Tent", category: .outdoors, picture: "tent"),
]
