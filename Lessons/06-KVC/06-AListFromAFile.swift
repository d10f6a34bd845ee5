//: # A list from a file
//:
//: A file of apps becomes an array of apps: read the file, find dictionaries in
//: it, make a model out of each. A decoder does all three, and what it
//: complains of is worth more than what it reads.

import HeadlessUIKit
import Stage

//: ## The old way
//:
//: A class method `+appList` looked for `app.plist` (name "app", type "plist"),
//: read an array of dictionaries, and made a model out of each. A file that
//: could not be read gave nil, a loop over nil runs not once, and so the answer
//: was an empty list.

extension AppRecord {
  class func appList(_ file: String = "app") -> [AppRecord] {
    guard
      let path = Bundle.module.path(forResource: file, ofType: "plist"),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(
        from: data, format: nil)
    else { return [] }
    let dictionaries = list as? [[String: Any]] ?? []
    return dictionaries.map { AppRecord(dictionary: $0) }
  }
}

//: ## The decoder's way
//:
//: Open AppInfo.swift: a structure that is `Decodable`. Its properties *are*
//: the list of keys, with their types. `CodingKeys` lets a property have
//: another name than its key: `iconName` is read from `icon`.

extension AppInfo {
  static func all(from file: String = "app") throws -> [AppInfo] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "plist")
    else {
      throw Unreadable(file: file, reason: "it is not in the bundle")
    }
    do {
      return try PropertyListDecoder().decode(
        [AppInfo].self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw Unreadable(file: file, reason: error.place)
    }
  }
}

//: What the decoder throws knows the way to the trouble: the index of the entry
//: and the key. Open DecodingError+Place.swift, which makes a sentence of it.

func aListFromAFile(on stage: Stage) throws {
  //: ## Twelve apps
  //:
  //: Both ways read the good file alike.

  let apps = try AppInfo.all()
  stage.present(
    AppGrid(apps.map { ($0.name, UIImage(named: $0.iconName)) }))
  stage.show("Twelve apps, in the order of the file")

  stage.print(apps.count, AppRecord.appList().count)
  // Prints "12 12"

  //: ## A file that is not there
  //:
  //: A letter too many in the name, and the old way shows a screen without
  //: apps. Nobody complains, and perhaps nobody looks.

  let none = AppRecord.appList("apps")
  stage.present(AppGrid(none.map { ($0.name as? String, nil) }))
  stage.show("No apps, and no reason")

  //: The decoder's way has a reason for each bad file: which file it was, and
  //: where it got that far, the entry and the key. Entries count from 0. A key
  //: too many, in the last of these files, is no trouble.

  for file in [
    "apps", "app-cut-off", "app-dictionary", "app-missing-key",
    "app-wrong-type", "app-extra-key",
  ] {
    do {
      stage.print(try AppInfo.all(from: file).map(\.name))
      // Prints "["Clock", "Weather", "Notes"]"
    } catch {
      stage.print(error)
      // Prints "apps.plist cannot be used: it is not in the bundle."
      // Prints "app-cut-off.plist cannot be used: it is no property list."
      // Prints "app-dictionary.plist cannot be used: the outermost value is of another type."
      // Prints "app-missing-key.plist cannot be used: entry 2 has no key “icon”."
      // Prints "app-wrong-type.plist cannot be used: entry 1, “name” is of another type."
    }
  }

  //: ## Side by side
  //:
  //: Open Trial.swift: seven dictionaries, and what each way makes of them. The
  //: decoder passes over keys it has no use for, `size` and `image`, and stops
  //: at every value it cannot use. By name it is the other way round.

  stage.present(
    AnswerTable(
      ["dictionary", "by name", "by decoder"], widths: [104, 104, 104],
      rows: try Trial.all.map {
        [$0.name, $0.byName(on: stage), try $0.byDecoder()]
      }))
  stage.show("Seven dictionaries, two ways")
}

//: ## Your turn
//:
//: Exercises/06-KVC/05-LoadTheList.swift asks for a list that is read whole or
//: not at all, and never silently.
