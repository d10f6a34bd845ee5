//: # What Info.plist says about an app
//:
//: After this chapter you can read the name, the version and the build of an
//: app from its Info.plist, whatever stands in the file.

import HeadlessUIKit
import Stage

//: ## A version that stands in no Swift file
//:
//: You want to show "Version 1.2.0" on a screen of your app. The number must
//: not stand in your code: then you would have to change it in two places. It
//: stands in `Info.plist`, and your code can read it there.
//:
//: An app is a folder, and `Info.plist` lies in it. It is a property list
//: (lesson 1): it has keys, and each key has a value. The system reads it
//: before a line of your code runs, so each app must have one. Xcode writes
//: most of it for you, from the settings of the project.
//:
//: ## The names in Xcode are not the keys
//:
//: Xcode's editor shows names that are easy to read, in place of the keys. In
//: your code you need the key. "Raw Keys and Values" in the editor shows it.
//:
//:     name in Xcode's editor           key
//:     Bundle identifier                CFBundleIdentifier
//:     Bundle name                      CFBundleName
//:     Bundle display name              CFBundleDisplayName
//:     Default localization             CFBundleDevelopmentRegion
//:     Bundle version string (short)    CFBundleShortVersionString
//:     Bundle version                   CFBundleVersion
//:
//: - The **bundle identifier** is the name of the app for machines, such as
//:   `org.example.hypnonerd`. No two apps in the App Store have the same one.
//: - The bundle name is short: up to 15 characters.
//: - The display name is the text below the icon.
//: - The region is the language of the app's own texts. It is used if the app
//:   has none of the languages that a person prefers.
//: - The short version is for people. It is usually three whole numbers:
//:   `1.2.0`.
//: - The **build** counts what you upload: each upload of a version has a
//:   higher one. People are not shown it.
//:
//: This function reads a text. The run below shows why it is written like this.

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
  //: A `Bundle` stands for a folder such as that of an app. Its method
  //: `object(forInfoDictionaryKey:)` returns the value of a key. The name from
  //: Xcode's editor is no key, so the second line finds nothing.

  let bundle = Bundle.module
  let byKey = bundle.object(forInfoDictionaryKey: "CFBundleVersion")
  stage.print(byKey ?? "nil")
  // Prints "42"
  let byName = bundle.object(forInfoDictionaryKey: "Bundle version")
  stage.print(byName ?? "nil")
  // Prints "nil"

  //: The bundle identifier has a property of its own.

  stage.print(bundle.bundleIdentifier ?? "nil")
  // Prints "org.example.hypnonerd"

  //: ## Reading a text safely
  //:
  //: `infoDictionary` is the whole table, as `[String: Any]`. `Any` means: a
  //: value of any type. It may be a text, a number, an array or a dictionary.
  //: The compiler does not check the file. So expect three faults: the value is
  //: missing, it is no text, or the text is empty. In the first two cases
  //: `as? String` gives nil, and in the third `isEmpty` is true.
  //:
  //: The function `text(under:in:)` from above returns nil for all of them.

  let info = bundle.infoDictionary ?? [:]
  stage.print(text(under: "CFBundleVersion", in: info) ?? "unknown")
  // Prints "42"

  //: In the next table the name is empty, and the version is a number.

  let broken: [String: Any] = ["CFBundleName": "", "CFBundleVersion": 42]
  stage.print(text(under: "CFBundleName", in: broken) ?? "unknown")
  // Prints "unknown"
  stage.print(text(under: "CFBundleVersion", in: broken) ?? "unknown")
  // Prints "unknown"

  //: Do not use `as!` here. It would stop the program for the number 42.
  //:
  //: ## The system reads the file too
  //:
  //: `stage.pressHome` presses the Home button. The text below the icon is the
  //: display name.

  stage.launch(AppDelegate.self, bundle: bundle)
  stage.pressHome()
  stage.show("The name below the icon is CFBundleDisplayName")

  stage.print(stage.icons["HypnoNerd"].exists)
  // Prints "true"

  //: ## A build variable is filled in by Xcode
  //:
  //: In the Info.plist of a project you will see values such as
  //: `$(PRODUCT_NAME)`. This is a **build variable**: Xcode replaces it when it
  //: builds the app.
  //:
  //: Your code reads the finished file, so on a device you see the real value.
  //: This course does not run Xcode. It fills in the name of the module, and no
  //: other variable. So in the app Variables the value `$(MARKETING_VERSION)`
  //: stays as it is, and a warning under the picture says so.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("Variables"))
  stage.pressHome()
  stage.show("The name is filled in, and the version is not")

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
//: - Info.plist has the name, the version and the build of an app. The system
//:   reads it before your code runs.
//: - Read a value with its key, such as `CFBundleVersion`, and not with the
//:   name in Xcode's editor.
//: - A value may be missing, empty or of another type. `as? String` and
//:   `isEmpty` find that out.
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
