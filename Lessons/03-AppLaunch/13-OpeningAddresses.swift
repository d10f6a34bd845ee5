//: # Opening addresses
//:
//: After this chapter you can open a page, a mail or a call from your app, and
//: receive an address that another app opens.

import HeadlessUIKit
import Stage

//: ## The scheme says who opens it
//:
//: A tap on a button of your app shall open a page in the browser. You hand the
//: address to the system, and the system finds the app for it.
//:
//: A `URL` is an address. What stands in front of its first colon is the
//: **scheme**. The scheme says which app opens it:
//:
//:     https://example.org        the browser
//:     mailto:ann@example.org     the mail app
//:     tel:5550100                the phone
//:     sms:5550100                the messages
//:     hypnonerd:relax            the app of this lesson
//:
//: The last scheme is our own. An app names its schemes in Info.plist, under
//: `CFBundleURLTypes`.
//:
//: If an address of the app is opened while the app runs, UIKit calls
//: `scene(_:openURLContexts:)` on the scene delegate. Each context has one
//: address, in `url`. Here the scene delegate of chapter 1 gets this method. It
//: writes the address into the log.

extension SceneDelegate {
  func scene(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    for context in URLContexts {
      EventLog.add("opened with \(context.url)")
    }
  }
}

func openingAddresses(on stage: Stage) {
  //: ## Opening a page
  //:
  //: `URL(string:)` makes an address of a text, and returns nil if the text is
  //: no address. `open` hands the address to the system, and returns at once.
  //: Its closure is called later: with true if an app opens the address. So
  //: there is no answer yet.

  stage.launch(AppDelegate.self, bundle: .module)
  let application = UIApplication.shared
  var answers: [Bool] = []
  guard let page = URL(string: "https://example.org") else { return }
  application.open(page) { answers.append($0) }
  stage.print(answers)
  // Prints "[]"

  //: The run loop calls the closure. On a device the run loop goes on by
  //: itself. In a lesson `stage.clock.advance(by: 0)` lets it go on.

  stage.clock.advance(by: 0)
  stage.show("The browser, with a way back at the top")

  stage.print(answers)
  // Prints "[true]"

  //: ## A mail has no slashes
  //:
  //: After two slashes comes the name of a computer, as in
  //: `https://example.org`. A mail goes to a person and not to a computer. So
  //: write `mailto:` without slashes. With slashes this course answers false,
  //: and you cannot rely on a phone to open it.

  for text in ["mailto://ann@example.org", "mailto:ann@example.org"] {
    stage.activate()
    guard let url = URL(string: text) else { return }
    application.open(url) { answers.append($0) }
    stage.clock.advance(by: 0)
    stage.print(text, answers.last ?? false)
    // Prints "mailto://ann@example.org false"
    // Prints "mailto:ann@example.org true"
  }
  stage.show("The mail app")

  //: ## Asking needs an entry in Info.plist
  //:
  //: `canOpenURL` asks whether an app would open an address, and opens nothing.
  //: For the schemes of other apps it answers false, unless your Info.plist
  //: names the scheme under `LSApplicationQueriesSchemes`.
  //:
  //: Here another app is installed, with the schemes `weixin` and `wechat`. Our
  //: Info.plist names only `weixin`. So the second answer is false.

  stage.activate()
  stage.installApplication("WeChat", schemes: ["weixin", "wechat"])
  for text in ["weixin:hello", "wechat:hello"] {
    guard let url = URL(string: text) else { return }
    stage.print(text, application.canOpenURL(url))
    // Prints "weixin:hello true"
    // Prints "wechat:hello false"
  }

  //: ## To the settings of your app
  //:
  //: After Don't Allow (chapter 12) the system never asks again. Only the person
  //: can change the answer, in Settings. `openSettingsURLString` is the address
  //: of your app's page there. Show a button that opens it where the permission
  //: is missing.

  guard let settings = URL(string: UIApplication.openSettingsURLString)
  else { return }
  application.open(settings) { answers.append($0) }
  stage.clock.advance(by: 0)
  stage.show("Settings, with a way back at the top")

  stage.print(answers.last ?? false)
  // Prints "true"

  //: ## Receiving an address
  //:
  //: Somebody taps `hypnonerd:relax`, in a mail for example. Our app comes to
  //: the front, and the log shows that its scene delegate was called.

  let log = EventLog()
  guard let relax = URL(string: "hypnonerd:relax") else { return }
  stage.pressHome()
  stage.open(relax)
  stage.show("Opened by an address")

  stage.print(log.take())
  // Prints "["opened with hypnonerd:relax"]"
}

//: If the app does not run, the address launches it. Then
//: `scene(_:openURLContexts:)` is not called. The address comes to
//: `willConnectTo`, in its argument `connectionOptions`:
//:
//:     let address = connectionOptions.urlContexts.first?.url
//:
//: So an app that receives addresses needs both methods.
//:
//: > On a device: The closure of `open` is called on the main thread, so it may
//: > use UIKit. Its `async` form returns the same Bool.
//:
//: > Then: `openURL(_:)` returned at once whether the address was opened. It is
//: > deprecated since iOS 10. In an app that is built with Xcode 16 (2024) or
//: > later it opens nothing and returns false. Chapter 20 runs it.

//: ## Remember
//:
//: - The scheme of an address says which app opens it.
//: - `open` answers later, in its closure.
//: - `canOpenURL` needs an entry in Info.plist for the schemes of other apps.
//:   `open` does not.
//: - If the app runs, an address comes to `scene(_:openURLContexts:)`. If it is
//:   launched, the address comes to `willConnectTo`.
//:
//: > Question: `canOpenURL` returns false for an app that is installed, but
//: > `open` opens it. Why?
//: > Answer: Its scheme does not stand under `LSApplicationQueriesSchemes`.
//: > `open` does not need that.

//: ## Your turn
//:
//: Exercise 11 is Exercises/03-AppLaunch/11-TeaByAddress.swift: an address
//: comes in, and another one goes out.
//:
//:     swift run course check TeaByAddress
//:     swift run course play TeaByAddress
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
