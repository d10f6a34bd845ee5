//: # A list from a file
//:
//: After this chapter you can read a list of models from a file with a decoder,
//: and say in a clear sentence what is wrong with a file.

import HeadlessUIKit
import Stage

//: ## A wrong file, and an empty screen
//:
//: You want to show the apps of the property list `app.plist`. It is an array
//: of twelve dictionaries, each with the keys `name` and `icon`. With KVC you
//: fill a model from each dictionary (chapter 7). The method `appList` does
//: this:
//:
//: - `PropertyListSerialization` turns the data of the file into an array.
//: - `as? [[String: Any]]` is nil if this is no array of dictionaries.
//: - `map` makes a model of each dictionary. `Self` is the class that was asked
//:   (chapter 9).

extension AppRecord {
  class func appList(_ file: String = "app") -> [AppRecord] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(
        from: data, format: nil),
      let dictionaries = list as? [[String: Any]]
    else { return [] }
    return dictionaries.map { Self(dictionary: $0) }
  }
}

//: The method has a fault: it returns an empty list for each file that cannot
//: be read. Then the screen is empty, and nobody learns why. With the result
//: `[AppRecord]?` it could return nil for such a file. But nil does not say
//: where the mistake is.

//: ## The same list with a decoder
//:
//: A decoder reads a file into a type that is `Decodable` (lesson 1). If
//: something is wrong with the file, the decoder throws an error. The model can
//: be a structure, because a decoder does not use KVC.
//:
//: `CodingKeys` lists the keys that the decoder reads. The file has the key
//: `icon`, but `iconName` is a better name for the property: it is a name, and
//: not a picture. The line `case iconName = "icon"` connects the two.

struct AppInfo: Decodable {
  let name: String
  let iconName: String

  enum CodingKeys: String, CodingKey {
    case name
    case iconName = "icon"
  }
}

//: `readApps` returns the whole list, or it throws. `MissingList` is its own
//: error, for a file that is not in the bundle.

struct MissingList: Error {
  let name: String
}

func readApps(_ file: String = "app") throws -> [AppInfo] {
  let url = Bundle.module.url(forResource: file, withExtension: "plist")
  guard let url else { throw MissingList(name: file) }
  return try PropertyListDecoder().decode(
    [AppInfo].self, from: Data(contentsOf: url))
}

//: ## A sentence for each error
//:
//: Say one entry of a long file has no icon. You want to read the sentence
//: "entry 2 has no key icon". All its parts are in the error of the decoder, a
//: `DecodingError`. The coding path says where the decoder was (lesson 1). It
//: consists of indices, which count from 0, and of keys:
//:
//:     what is wrong               the error           coding path
//:     entry 2 has no icon         keyNotFound(icon)   [2]
//:     in entry 1, name is 7       typeMismatch        [1, name]
//:     the file is a dictionary    typeMismatch        []
//:     the file is cut off         dataCorrupted       []
//:
//: The path says how far the decoder came:
//:
//: - In entry 2 there is no `icon`. So the decoder stayed at the entry: the
//:   path is [2], and the error names the key.
//: - In entry 1 there is a `name`. The decoder went to it and found a number:
//:   the path is [1, name].
//: - An empty path means the list itself.
//:
//: You need two functions. The first, `place`, makes words out of a path. An
//: element of the path has an `intValue` if it is an index, and its
//: `stringValue` is the name of a key.

/// Describes a coding path: `entry 2, icon`.
func place(_ path: [any CodingKey]) -> String {
  if path.isEmpty { return "the list" }
  let parts = path.map { key in
    if let index = key.intValue { return "entry \(index)" }
    return key.stringValue
  }
  return parts.joined(separator: ", ")
}

//: The second, `sentence`, makes a sentence out of an error. `valueNotFound` is
//: thrown for null, which JSON has and a property list has not.

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

//: ## Both ways, for the same files
//:
//: `byKeys` reads a file in the first way and `byDecoder` in the second. Each
//: returns what came out, as a text.

/// Says what comes of a file that is read by keys.
func byKeys(_ file: String, on stage: Stage) -> String {
  var apps: [AppRecord] = []
  let words = stage.exception { apps = AppRecord.appList(file) }
  return words == nil ? "\(apps.count) apps" : "exception"
}

/// Says what comes of a file that is read by a decoder.
func byDecoder(_ file: String) -> String {
  do {
    return "\(try readApps(file).count) apps"
  } catch let error as DecodingError {
    return sentence(for: error)
  } catch is MissingList {
    return "there is no such file"
  } catch {
    return "the file cannot be read"
  }
}

func aListFromAFile(on stage: Stage) throws {
  //: ## A good file
  //:
  //: Both ways read the twelve apps of `app.plist`.

  stage.print(byKeys("app", on: stage), "and", byDecoder("app"))
  // Prints "12 apps and 12 apps"

  let apps = try readApps()
  stage.present(
    AppGrid(apps.map { ($0.name, UIImage(named: $0.iconName)) }))
  stage.show("Twelve apps, in the order of the file")

  //: ## Six other files, read by keys
  //:
  //: There is no file `apps`: its name is misspelled. The next four files have
  //: the mistakes of the table above. In `app-extra-key` one entry has a key
  //: too many.

  let files = [
    "apps", "app-cut-off", "app-dictionary", "app-missing-key",
    "app-wrong-type", "app-extra-key",
  ]
  stage.present(
    AnswerTable(
      ["file", "by keys"], widths: [144, 96],
      rows: files.map { [$0, byKeys($0, on: stage)] }))
  stage.show("What comes of six files, by keys")

  //: Look at the rows:
  //:
  //: - The first three files give an empty list, and no message.
  //: - `app-missing-key` gives three apps. One has no picture.
  //: - `app-wrong-type` raises an exception. On a device KVC does not check the
  //:   type, and the program fails then or later (chapter 7).
  //: - `app-extra-key` gives three apps. `AppRecord` remembers the key.
  //:
  //: ## The same files, read by a decoder
  //:
  //: `byDecoder` says what is wrong with each of the first five files. A
  //: decoder ignores a key too many, so the last file is read.

  for file in files {
    stage.print(file + ":", byDecoder(file))
    // Prints "apps: there is no such file"
    // Prints "app-cut-off: it is no property list"
    // Prints "app-dictionary: the list has the wrong type"
    // Prints "app-missing-key: entry 2 has no key icon"
    // Prints "app-wrong-type: entry 1, name has the wrong type"
    // Prints "app-extra-key: 3 apps"
  }
}

//: ## Remember
//:
//: - A decoder reads the whole list, or it throws. An empty list is not an
//:   error, and an error is not an empty list.
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
