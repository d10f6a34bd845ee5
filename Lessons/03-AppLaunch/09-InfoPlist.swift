//: # What Info.plist says about an app
//:
//: After this chapter you can read the name, the version and the build of an
//: app from its Info.plist, whatever stands in the file.

import HeadlessUIKit
import Stage

//: ## A table of keys and values
//:
//: An app is a folder. In it lie the program, its pictures, and a file with the
//: name `Info.plist`. This file is a property list, with a dictionary: it has
//: keys, and each key has a value. The system reads it before a line of your
//: code runs, so the folder must have one. Since Xcode 13 (2021) Xcode can
//: write most of it for you, from the settings of the project.
//:
//: Xcode's editor shows friendly names in place of the keys. Most real keys
//: begin with `CF`, `UI`, `LS` or `NS`. In the editor, "Raw Keys and Values"
//: shows them. Here are seven names with their keys:

let keysByName = [
  ("Bundle identifier", "CFBundleIdentifier"),
  ("Bundle name", "CFBundleName"),
  ("Bundle display name", "CFBundleDisplayName"),
  ("Default localization", "CFBundleDevelopmentRegion"),
  ("Bundle version string (short)", "CFBundleShortVersionString"),
  ("Bundle version", "CFBundleVersion"),
  ("Main storyboard file base name", "UIMainStoryboardFile"),
]

//: - The **bundle identifier** is the name of the app for machines, such as
//:   `org.example.hypnonerd`. No two apps in the App Store have the same one.
//: - The bundle name is short: up to 15 characters. The display name is the
//:   text below the icon.
//: - The region is the language of the app's own texts. It is used if the app
//:   has none of the languages that a person prefers.
//: - The version is for people, usually three whole numbers: `1.2.0`. The
//:   **build** counts what you upload: each upload of a version has a higher
//:   one. People are not shown it.
//: - The main storyboard is the file with the first screen. It is written
//:   without its ending: `Main`, not `Main.storyboard`. An app with scenes
//:   names the storyboard with another key, `UISceneStoryboardFile` (chapter
//:   6). If your app makes its window in code, remove both keys from
//:   Info.plist: `UIMainStoryboardFile` and `UISceneStoryboardFile` (chapter
//:   21).

/// Returns the text under a key, or nil if there is nothing to show.
func text(under key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else {
    return nil
  }
  return text
}

func infoPlist(on stage: Stage) {
  //: ## Reading a value
  //:
  //: A `Bundle` is such a folder. `object(forInfoDictionaryKey:)` returns the
  //: value of a key. The names of the editor are no keys, so they find nothing.

  let bundle = Bundle.module
  for (name, key) in keysByName.suffix(3) {
    let byName = bundle.object(forInfoDictionaryKey: name)
    let byKey = bundle.object(forInfoDictionaryKey: key)
    stage.print(byName ?? "nil", byKey ?? "nil")
    // Prints "nil 1.2.0"
    // Prints "nil 42"
    // Prints "nil nil"
  }

  stage.print(bundle.bundleIdentifier ?? "nil")
  // Prints "org.example.hypnonerd"

  //: ## Reading a text safely
  //:
  //: `infoDictionary` is the whole table, as `[String: Any]`. `Any` means: a
  //: value of any type. It may be a text, a number, an array or a dictionary.
  //: `as? String` gives the text, or nil if the value has another type or is
  //: not there. An empty text is nothing to show either. The function
  //: `text(under:in:)` above asks about all of this.

  let info = bundle.infoDictionary ?? [:]
  stage.print(text(under: "CFBundleVersion", in: info) ?? "unknown")
  // Prints "42"

  let broken: [String: Any] = ["CFBundleName": "", "CFBundleVersion": 42]
  stage.print(text(under: "CFBundleName", in: broken) ?? "unknown")
  // Prints "unknown"
  stage.print(text(under: "CFBundleVersion", in: broken) ?? "unknown")
  // Prints "unknown"

  //: `as!` would stop the program for the number 42. Do not use it here: the
  //: file is not checked by the compiler.
  //:
  //: ## Counting characters
  //:
  //: The length of a name is counted in characters: what a person sees as one
  //: letter. `count` of a Swift `String` counts them. Bytes are something else:
  //: each of these two letters takes three bytes.

  let name = "\u{56FD}\u{5BB6}"
  stage.print(name.count, name.utf8.count)
  // Prints "2 6"

  //: ## The system reads the file too
  //:
  //: `stage.pressHome` presses the Home button. Then you see the text below the
  //: icon: the display name.

  stage.launch(AppDelegate.self, bundle: bundle)
  stage.pressHome()
  stage.show("The name below the icon is CFBundleDisplayName")

  stage.print(stage.icons["HypnoNerd"].exists)
  // Prints "true"

  //: ## A build variable is filled in by Xcode
  //:
  //: In a project you will see values such as `$(PRODUCT_NAME)`. This is a
  //: **build variable**: Xcode replaces it when it builds the app. Here nobody
  //: does. This course fills in the name of the module. For other variables,
  //: and for values of a wrong type, it prints a warning under the picture.
  //:
  //: The app below lies in the folder Resources/Variables.app.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("Variables"))
  stage.pressHome()
  stage.show("One name is filled in, and two warnings")

  let raw = Bundle.application("Variables").infoDictionary ?? [:]
  stage.print(text(under: "CFBundleShortVersionString", in: raw) ?? "nil")
  // Prints "$(MARKETING_VERSION)"
}

//: > Then: Before iOS 3.2 one icon had the key `CFBundleIconFile`. Today icons
//: > lie in an asset catalog, `Assets.xcassets`. Old books say that a name may
//: > have 13 bytes. Before Xcode 6 (2014) the file was called
//: > `<ProjectName>-Info.plist`, property lists of your own lay in a group
//: > named Supporting Files, and a project had a folder of frameworks. Today a
//: > framework is linked when you import it. Objective-C printed `(null)` for a
//: > version that was missing.

//: ## Remember
//:
//: - Info.plist says who the app is, and the system reads it first.
//: - Read a value with its real key, and as a text with `as? String`.
//: - A value may be missing, empty or of another type. Expect all three.
//:
//: > Question: `object(forInfoDictionaryKey: "Bundle version")` returns nil,
//: > and the editor shows a value there. Why?
//: > Answer: "Bundle version" is the editor's name for people. The key is
//: > `CFBundleVersion`.

//: ## Your turn
//:
//: Exercise 6 is Exercises/03-AppLaunch/06-VersionLine.swift. It makes the line
//: "1.2.0 (42)" from an Info.plist.
//:
//:     swift run course check VersionLine
//:     swift run course play VersionLine
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/bundleresources/information-property-list>
//: - <https://developer.apple.com/documentation/foundation/bundle>
