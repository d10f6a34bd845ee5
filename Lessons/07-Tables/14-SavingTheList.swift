//: # Saving the list
//:
//: After this chapter you can save a list in a file, keep a setting, and say
//: when to save.

import HeadlessUIKit
import Stage

//: ## Two places
//:
//: - The data of a person goes into a file in the folder Documents of the app.
//: - A setting, such as the order of the list, goes into the **user defaults**
//:   (`UserDefaults`): they keep values under keys, and save them by
//:   themselves. They are made for a few small values: all of them are read
//:   into memory at each launch.
//:
//: ## From structures to a file
//:
//: In lesson 1 a structure was `Decodable`. A type is `Codable` if it can be
//: turned into data as well. For a structure whose properties are Codable that
//: one word is enough. `JSONEncoder` turns an array into JSON, a text format,
//: and `JSONDecoder` turns it back.
//:
//:     [Thing] ── JSONEncoder ──▶ Data ── write ──▶ things.json
//:     [Thing] ◀── JSONDecoder ── Data ◀── read ─── things.json
//:
//: Both can fail, so they throw. `.atomic` writes into a second file first, and
//: exchanges the two at the end: the old file stays whole.
//:
//: The first launch has no file yet. That is no mistake: the list is empty.
//:
//: A file that is there and cannot be read is something else. Do not write an
//: empty list over it: that deletes what a person has. Save nothing, and say
//: so, as the list below does. Or give the file another name, as in exercise
//: 12. `moveItem` throws an error if a file of that name is there already, so
//: the first line removes it:
//:
//:     try? FileManager.default.removeItem(at: otherFile)
//:     try FileManager.default.moveItem(at: file, to: otherFile)

struct ThingStore {
  let file: URL

  /// Returns the saved things, and none if nothing was saved yet.
  func load() throws -> [Thing] {
    guard FileManager.default.fileExists(atPath: file.path)
    else { return [] }
    let data = try Data(contentsOf: file)
    return try JSONDecoder().decode([Thing].self, from: data)
  }

  func save(_ things: [Thing]) throws {
    let data = try JSONEncoder().encode(things)
    try data.write(to: file, options: .atomic)
  }
}

//: > On a device: The folder is `URL.documentsDirectory`. Do not save its path
//: > anywhere: the folder may have another path after an update of the app.

//: ## When to save
//:
//: Save after each change. An app can end at any time (lesson 3), and
//: `applicationWillTerminate` is called rarely, so it is the wrong place.
//:
//: If the file could not be *read*, `isLoaded` stays false, and the list saves
//: nothing, so that the file is not written over. If it could not be *written*,
//: the next change is saved again.

class SavedListViewController: PictureListViewController {
  let store: ThingStore
  private(set) var problem = ""
  private var isLoaded = false

  init(store: ThingStore) {
    self.store = store
    super.init(style: .plain)
    do {
      things = try store.load()
      isLoaded = true
    } catch {
      problem = "The list could not be read."
      things = []
    }
  }

  required init?(coder: NSCoder) { nil }

  func add(_ thing: Thing) {
    things.append(thing)
    tableView.reloadData()
    save()
  }

  func save() {
    guard isLoaded else { return }
    do {
      try store.save(things)
      problem = ""
    } catch {
      problem = "The list could not be saved."
    }
  }
}

//: ## A setting
//:
//: `set(_:forKey:)` keeps a value. `bool(forKey:)` reads true or false,
//: and `string(forKey:)` a text, or nil if there is none. `register(defaults:)`
//: gives the values that count until a person chooses others. Call it at each
//: launch: they are not saved.

enum Settings {
  static let sortsByName = "sortsByName"

  static func register() {
    UserDefaults.standard.register(defaults: [sortsByName: true])
  }
}

//: This list reads the setting each time it appears. It compares names as
//: chapter 4 says.

final class SortedListViewController: PictureListViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isByName = UserDefaults.standard.bool(
      forKey: Settings.sortsByName)
    things = isByName ? ownedThings.sorted(by: isBefore) : ownedThings
    tableView.reloadData()
  }

  private func isBefore(_ first: Thing, _ second: Thing) -> Bool {
    first.name.localizedStandardCompare(second.name) == .orderedAscending
  }
}

func savingTheList(on stage: Stage) {
  //: ## The first launch
  //:
  //: On the stage the folder for documents is `stage.documentsDirectory`.

  let file = stage.documentsDirectory
    .appendingPathComponent("things.json")
  let store = ThingStore(file: file)
  let first = SavedListViewController(store: store)
  stage.present(first)
  stage.print(first.things.count, first.problem.isEmpty)
  // Prints "0 true"

  first.add(ownedThings[0])
  first.add(ownedThings[2])
  stage.show("Two things were added")

  //: ## The next launch
  //:
  //: A new controller stands for the next launch.

  let second = SavedListViewController(store: store)
  stage.present(second)
  stage.print(second.things.map(\.name))
  // Prints "["Kettle", "Guitar"]"

  //: ## What the file says
  //:
  //: The keys are the names of the properties. `bought` is nil, and is left
  //: out. Three dots stand for the `id`. Two changes of the type make old files
  //: unreadable:
  //:
  //: - If you rename a property, the new name is not in old files. So keep the
  //:   old name.
  //: - If you add a property, old files have no value for it, and decoding
  //:   throws, also if the property has a default value. Only an optional
  //:   property may be missing in a file. So a new property is optional, such
  //:   as `reminder`.

  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = (try? encoder.encode(ownedThings[2])) ?? Data()
  stage.print(
    String(decoding: data, as: UTF8.self)
      .replacing(ownedThings[2].id.uuidString, with: "..."))
  // Prints "{"category":"Music","id":"...","isLent":false,"name":"Guitar","note":"","picture":"guitar"}"

  //: ## A file that is damaged
  //:
  //: The decoder throws, and the list says so and does not write over the file.

  try? Data("[{\"name\":".utf8).write(to: file)
  let third = SavedListViewController(store: store)
  stage.print(third.problem)
  // Prints "The list could not be read."

  //: ## A setting, before and after
  //:
  //: A registered value counts until somebody sets one.

  Settings.register()
  let sorted = SortedListViewController()
  stage.present(sorted)
  stage.print(sorted.things.map(\.name))
  // Prints "["Bicycle", "Guitar", "Kettle", "Teapot", "Tent"]"

  UserDefaults.standard.set(false, forKey: Settings.sortsByName)
  Settings.register()
  let unsorted = SortedListViewController()
  stage.present(unsorted)
  stage.print(unsorted.things.map(\.name))
  // Prints "["Kettle", "Teapot", "Guitar", "Bicycle", "Tent"]"
}

//: ## Remember
//:
//: - Data goes into a file in Documents, a setting into `UserDefaults`.
//: - No file yet: an empty list. A file that cannot be read: keep it, and say
//:   so.
//: - Save after each change. An app is not told when it is ended.
//:
//: > Question: An app saves in `applicationWillTerminate`, and on the phone
//: > nothing is saved. Why?
//: > Answer: A suspended app is ended without a call. A person who swipes a
//: > suspended app away ends it like this, too.
//:
//: > Question: `try? store.load()` gives nil for a damaged file, and `?? []` an
//: > empty list. The next change is saved. What has happened?
//: > Answer: The damaged file was replaced by a list with one thing.

//: ## Your turn
//:
//: Exercise 12 is Exercises/07-Tables/12-SavedBooks.swift: a store that loses
//: nothing.
//:
//:     swift run course check SavedBooks
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/jsonencoder>
//: - <https://developer.apple.com/documentation/foundation/userdefaults>
//: - <https://developer.apple.com/documentation/foundation/url/documentsdirectory>
