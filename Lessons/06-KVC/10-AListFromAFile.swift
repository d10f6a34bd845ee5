//: # A list from a file
//:
//: After this chapter you can read a list of models from a property list with a
//: decoder, and make a clear sentence out of its errors.

import HeadlessUIKit
import Stage

//: ## Reading by keys: the way of 2015
//:
//: `app.plist` is an array of twelve dictionaries, each with the keys `name`
//: and `icon`. This method reads the file, finds the dictionaries in it, and
//: makes a model from each. It has the fault of the tutorials it comes from: if
//: the file is missing, is no property list or is no array of dictionaries, the
//: result is an empty list.

extension AppRecord {
  class func appList(_ file: String = "app") -> [AppRecord] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(
        from: data, format: nil)
    else { return [] }
    let dictionaries = list as? [[String: Any]] ?? []
    return dictionaries.map { AppRecord(dictionary: $0) }
  }
}

//: To tell an empty list from a wrong file, leave out `?? []`:
//: `list as? [[String: Any]]` is nil if the list is something else.
//:
//: ## Reading with a decoder: the way of today
//:
//: A structure that is `Decodable` needs no KVC: its properties are the list of
//: keys, with their types (lesson 1). An optional property may be missing in
//: the file. Each case of `CodingKeys` is a key that the decoder reads. Where a
//: property has another name than its key, the case says so: `iconName` is read
//: from the key `icon`.

struct AppInfo: Decodable {
  let name: String
  let iconName: String
  let category: String?

  enum CodingKeys: String, CodingKey {
    case name
    case iconName = "icon"
    case category
  }
}

//: ## An error with the place
//:
//: A decoder throws a `DecodingError`. It has a coding path: the indices and
//: keys that lead to the wrong value (lesson 1). An element of the path has an
//: `intValue` if it is an index, and always a `stringValue`.
//:
//: For a missing key the path ends at the dictionary, and the key itself stands
//: beside the path: `keyNotFound(key, context)`. For a wrong type the path ends
//: at the key.

/// Describes a coding path: `entry 2, icon`.
func place(_ path: [any CodingKey]) -> String {
  if path.isEmpty { return "the list" }
  let parts = path.map { key in
    if let index = key.intValue { return "entry \(index)" }
    return key.stringValue
  }
  return parts.joined(separator: ", ")
}

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

//: The list is read whole, or the function throws. `MissingList` is the error
//: for a file that is not in the bundle.

struct MissingList: Error {
  let name: String
}

func readApps(_ file: String = "app") throws -> [AppInfo] {
  let url = Bundle.module.url(forResource: file, withExtension: "plist")
  guard let url else { throw MissingList(name: file) }
  return try PropertyListDecoder().decode(
    [AppInfo].self, from: Data(contentsOf: url))
}

//: ## One dictionary, read in both ways
//:
//: The two ways do not accept the same dictionaries. To compare them, we read
//: seven dictionaries in both ways. These are three of the seven. One has all
//: that an app needs, one has no icon, and in one the name is the number 7:
//:
//:     ["name": "Clock", "icon": "clock"]
//:     ["name": "Clock"]
//:     ["name": 7, "icon": "clock"]
//:
//: At the end of the chapter a table shows the results. For the table each
//: dictionary gets a short name. `Trial` is a structure of this lesson that
//: holds both, and `Trial.all` is the list of the seven. They stand in
//: Trial.swift:
//:
//:     Trial(name: "name alone", dictionary: ["name": "Clock"])
//:
//: Now `Trial` gets two methods. Each reads the dictionary in one way, and
//: returns a short text that says what came out.
//:
//: - `byKeys` fills a model of chapter 7 with `setValuesForKeys`. If the
//:   dictionary has an image, the model is a `PicturedRecord`. In all other
//:   cases it is a `StrictRecord`.
//: - `byDecoder` decodes an `AppInfo`. A decoder reads the data of a file, and
//:   not a dictionary. So this method makes such data out of the dictionary
//:   first. The data is JSON, and not a property list: JSON has the value null,
//:   which stands for nil, and a property list has no such value.

extension Trial {
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

func aListFromAFile(on stage: Stage) throws {
  //: ## Twelve apps
  //:
  //: Both ways read the good file alike.

  let apps = try readApps()
  stage.present(
    AppGrid(apps.map { ($0.name, UIImage(named: $0.iconName)) }))
  stage.show("Twelve apps, in the order of the file")

  stage.print(apps.count, AppRecord.appList().count)
  // Prints "12 12"

  //: ## A misspelled file name
  //:
  //: There is no file `apps.plist`. The old way gives an empty screen, and no
  //: message.

  let none = AppRecord.appList("apps")
  stage.present(AppGrid(none.map { ($0.name, nil) }))
  stage.show("No apps, and no message")

  //: The decoder's way throws for the first five of these files. The last file
  //: has a key too many, which a decoder ignores. Entries count from 0.

  for file in [
    "apps", "app-cut-off", "app-dictionary", "app-missing-key",
    "app-wrong-type", "app-extra-key",
  ] {
    do {
      stage.print(file, try readApps(file).map(\.name))
      // Prints "app-extra-key ["Clock", "Weather", "Notes"]"
    } catch let error as DecodingError {
      stage.print(file, sentence(for: error))
      // Prints "app-cut-off it is no property list"
      // Prints "app-dictionary the list has the wrong type"
      // Prints "app-missing-key entry 2 has no key icon"
      // Prints "app-wrong-type entry 1, name has the wrong type"
    } catch {
      stage.print(file, error)
      // Prints "apps MissingList(name: "apps")"
    }
  }

  //: ## Both ways, side by side
  //:
  //: Each row of the table is one dictionary. Compare what the two ways make of
  //: it:
  //:
  //: - `name, icon`: both read it.
  //: - `name alone`, `name is null` and `nothing`: a value is missing. By keys,
  //:   the property is nil. The decoder throws an error.
  //: - `and a size`: a key too many. The `StrictRecord` raises an exception.
  //:   The decoder ignores the key.
  //: - `name is 7`: a wrong type. Here both refuse it. On a device the model
  //:   does not check the type, and the program fails then or later.
  //: - `and an image`: KVC writes the picture, though it is read-only (chapter
  //:   7). The decoder ignores the key.

  stage.present(
    AnswerTable(
      ["dictionary", "by keys", "by decoder"], widths: [104, 104, 104],
      rows: try Trial.all.map {
        [$0.name, $0.byKeys(on: stage), try $0.byDecoder()]
      }))
  stage.show("Seven dictionaries, two ways")
}

//: ## Remember
//:
//: - A decoder reads the whole list or throws. An empty list and an error are
//:   not the same.
//: - `CodingKeys` gives a property another name than its key.
//: - The coding path of the error says where the mistake is.
//:
//: > Question: A decoder throws `keyNotFound` with the coding path [4] and the
//: > key `icon`. What is wrong with the file?
//: > Answer: The fifth entry has no key `icon`. Entries count from 0.

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
