//: # A list from a file
//:
//: After this chapter you can read a list of models from a file with a decoder,
//: and say in a clear sentence what is wrong with a file.

import HeadlessUIKit
import Stage

//: ## An empty screen
//:
//: Somebody made a mistake in the file of your apps. `appList` of chapter 9
//: returns an empty list then. The screen is empty, and nobody learns why. A
//: decoder (lesson 1) throws an error that says where the mistake is.
//:
//: ## A model for a decoder
//:
//: A decoder needs no KVC, so the model can be a structure. The file has the
//: keys `name` and `icon`. For the second property `iconName` is a better word
//: than `icon`: it is a name, and not a picture. `CodingKeys` connects the
//: property with the key, in the line `case iconName = "icon"`.

struct AppInfo: Decodable {
  let name: String
  let iconName: String

  enum CodingKeys: String, CodingKey {
    case name
    case iconName = "icon"
  }
}

//: `readApps` returns the whole list, or it throws an error. If there is no
//: such file in the bundle, it throws the error of Foundation for this case.

func readApps(_ file: String = "app") throws -> [AppInfo] {
  let url = Bundle.module.url(forResource: file, withExtension: "plist")
  guard let url else { throw CocoaError(.fileNoSuchFile) }
  return try PropertyListDecoder().decode(
    [AppInfo].self, from: Data(contentsOf: url))
}

//: ## A sentence for each error
//:
//: Say one entry of a long file has no icon. You want to read the sentence
//: "entry 2 has no key icon". All its parts are in the error of the decoder, a
//: `DecodingError`. The coding path leads from the list to the mistake
//: (lesson 1): `[1, name]` is the key `name` of entry 1, and `[]` is the list
//: itself. Entries count from 0. If a key is missing, the path ends at the
//: entry, `[2]`, and the error names the key:
//:
//:     what is wrong               the error           coding path
//:     entry 2 has no icon         keyNotFound(icon)   [2]
//:     in entry 1, name is 7       typeMismatch        [1, name]
//:     the file is a dictionary    typeMismatch        []
//:     the file is cut off         dataCorrupted       []
//:
//: `place` makes words out of a path. An element of the path has an `intValue`
//: if it is an index. Otherwise its `stringValue` is the name of a key.

/// Describes a coding path: `entry 2, icon`.
func place(_ path: [any CodingKey]) -> String {
  if path.isEmpty { return "the list" }
  let parts = path.map { key in
    if let index = key.intValue { return "entry \(index)" }
    return key.stringValue
  }
  return parts.joined(separator: ", ")
}

//: `sentence` makes a sentence out of an error. (`valueNotFound` is thrown for
//: null, which JSON has and a property list has not.)

/// Describes the error of a decoder.
func sentence(for error: DecodingError) -> String {
  switch error {
  case .keyNotFound(let key, let context):
    "\(place(context.codingPath)) has no key \(key.stringValue)"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    "\(place(context.codingPath)) has the wrong type"
  default:
    "it is no property list"
  }
}

//: `message` is the text that a screen shows. The first `catch` is only for
//: errors of the decoder, and the second is for all others.

/// Says how many apps a file has, or what is wrong with it.
func message(for file: String) -> String {
  do {
    return "\(try readApps(file).count) apps"
  } catch let error as DecodingError {
    return sentence(for: error)
  } catch {
    return "the file cannot be read"
  }
}

func aListFromAFile(on stage: Stage) throws {
  //: ## A good file
  //:
  //: The decoder reads the twelve apps of `app.plist`.

  let apps = try readApps()
  stage.present(
    AppGrid(apps.map { ($0.name, UIImage(named: $0.iconName)) }))
  stage.show("Twelve apps, in the order of the file")

  //: ## Six names of files
  //:
  //: The first name is misspelled: there is no file `apps`. The next four files
  //: have the mistakes of the table above, and each gets its sentence. In
  //: `app-extra-key` one entry has a key too many, and a decoder ignores it.

  let files = [
    "apps", "app-missing-key", "app-wrong-type", "app-dictionary",
    "app-cut-off", "app-extra-key",
  ]
  for file in files {
    stage.print(file + ":", message(for: file))
    // Prints "apps: the file cannot be read"
    // Prints "app-missing-key: entry 2 has no key icon"
    // Prints "app-wrong-type: entry 1, name has the wrong type"
    // Prints "app-dictionary: the list has the wrong type"
    // Prints "app-cut-off: it is no property list"
    // Prints "app-extra-key: 3 apps"
  }
}

//: ## Remember
//:
//: - A decoder reads the whole list, or it throws an error.
//: - `case iconName = "icon"` in `CodingKeys` gives a property another name
//:   than its key.
//: - The coding path of the error leads to the mistake. For `keyNotFound` the
//:   path ends at the entry, and the error names the missing key.
//:
//: > Question: A decoder throws `keyNotFound` with the coding path [4] and the
//: > key `icon`. What is wrong with the file?
//: > Answer: The fifth entry has no key `icon`. Entries count from 0.
//:
//: > Question: An app may have no icon, and this is not an error. What do
//: > you change in `AppInfo`?
//: > Answer: The type: `let iconName: String?`. The key of an optional property
//: > may be missing, and the property is nil then.

//: ## Your turn
//:
//: Exercise 8 is Exercises/06-KVC/08-LoadTheList.swift. You read a list of
//: podcasts, and turn the errors of the decoder into your own.
//:
//:     swift run course check LoadTheList
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/propertylistdecoder>
//: - <https://developer.apple.com/documentation/swift/decodingerror>
//: - <https://developer.apple.com/documentation/swift/codingkey>
