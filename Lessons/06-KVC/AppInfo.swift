import HeadlessUIKit

/// An app, as a property list tells of it.
///
/// A key of the file that has no property is passed over. A property that
/// is optional may be missing from the file; the others may not.
struct AppInfo: Decodable {
  let name: String
  let iconName: String
  let category: String?

  // Where a key and a property differ in name, this is the place to say
  // so. It is also the list of what the decoder looks for.
  enum CodingKeys: String, CodingKey {
    case name
    case iconName = "icon"
    case category
  }
}
