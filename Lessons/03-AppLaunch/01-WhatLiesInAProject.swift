//: # What lies in a project
//:
//: An application is a folder. Beside the program lies `Info.plist`, a table of
//: keys and values that says who the application is. The system reads it before
//: a line of your code runs, so the folder must have one. Since Xcode 13 it can
//: be written for you, out of the settings of the project.

import HeadlessUIKit
import Stage

//: ## Names for people, keys for machines
//:
//: Xcode shows the table with friendly names. They are no keys. "Open As >
//: Source Code" shows the real ones, which begin with `CF` or `UI`:
//:
//:     in the editor                          in the file

let realKeys = [
  ("Bundle identifier", "CFBundleIdentifier"),
  ("Bundle name", "CFBundleName"),
  ("Bundle display name", "CFBundleDisplayName"),
  ("Localization native development region", "CFBundleDevelopmentRegion"),
  ("Bundle version", "CFBundleVersion"),
  ("Bundle versions string, short", "CFBundleShortVersionString"),
  ("Main storyboard file base name", "UIMainStoryboardFile"),
]

//: The identifier is unique in the world; a store knows you by it. The name is
//: short, at most 15 *characters* (old texts say 13 bytes). The display name
//: stands below the icon. The region says which language comes first. The icon
//: itself was the key `CFBundleIconFile`; now it lies in `Assets.xcassets`.

/// An application whose only work is to be there.
final class QuietAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

func whatLiesInAProject(on stage: Stage) {
  //: ## Asking with the wrong name
  //:
  //: A `Bundle` is such a folder. It hands out the value of a key as `Any?`,
  //: because a value can be a text, a list, a table, or not there at all.

  let bundle = Bundle.module
  for (shown, key) in realKeys.suffix(3) {
    let wrong = bundle.object(forInfoDictionaryKey: shown)
    let right = bundle.object(forInfoDictionaryKey: key)
    stage.print(wrong ?? "nil", right ?? "nil")
    // Prints "nil 42"
    // Prints "nil 1.2.0"
    // Prints "nil nil"
  }

  //: The name in the editor finds nothing.

  stage.print(bundle.bundleIdentifier ?? "nil")
  // Prints "org.example.hypnonerd"

  //: There are two versions. `1.2.0` is for people, usually three numbers, and
  //: the store shows it. `42` is the **build**, which must grow with every
  //: upload, and nobody is shown it. The storyboard is missing for a reason
  //: that chapter 11 tells.

  let build = bundle.infoDictionary?["CFBundleVersion"]
  stage.print(build as? String ?? "unknown")
  // Prints "42"

  //: ## Reading a version safely
  //:
  //: `as?` asks whether the value is a text. What is missing and what is of
  //: another type both end in nil, and nothing crashes. The Objective-C of
  //: 2015 printed `(null)` here.

  let version = bundle.infoDictionary?["CFBundleShortVersionString"]
  stage.print(version as? String ?? "unknown")
  // Prints "1.2.0"
  stage.print(version as? Int ?? -1)
  // Prints "-1"

  //: ## The system reads it too
  //:
  //: Launch the application, press Home, and the display name is on the screen.
  //: Below the picture stands who told whom what, and then what the console
  //: says. What a scene is, and its delegate, chapter 11 tells.

  stage.launch(QuietAppDelegate.self, bundle: bundle)
  stage.pressHome()
  stage.show("The name below the icon is CFBundleDisplayName")

  stage.print(stage.icons["HypnoNerd"].exists)
  // Prints "true"

  //: ## `$(NAME)` is not a value
  //:
  //: In a project you will meet `$(PRODUCT_NAME)`. That is a **build
  //: variable**: Xcode writes its value into the copy that goes on the phone.
  //: Nobody builds like that here. The core fills in the name of the module,
  //: names what it cannot know, and names a value of the wrong type.

  stage.terminate()
  stage.launch(
    QuietAppDelegate.self, bundle: .application("Variables"))
  stage.pressHome()
  stage.show("A name filled in, and two complaints")

  let raw = Bundle.application("Variables").infoDictionary
  stage.print(raw?["CFBundleShortVersionString"] ?? "nil")
  // Prints "$(MARKETING_VERSION)"
}

//: ## Then and now
//:
//: Before Xcode 6 the file was called `<ProjectName>-Info.plist`, and the
//: project had a folder of frameworks. They are linked when you import them
//: now. Your own plists lay in a group named Supporting Files; a package keeps
//: them in `Resources`. Read one in Exercises/03-AppLaunch/01-VersionLine.swift,
//: and find what is wrong with others in 04-PlistDoctor.swift.
