//: # Opening addresses
//:
//: After this chapter you can open a page, a mail or a call from your app, and
//: receive an address that another app opens.

import HeadlessUIKit
import Stage

//: ## The scheme says who opens it
//:
//: A `URL` is an address. What stands in front of its first colon is the
//: **scheme**, and the scheme says which app opens it:
//:
//:     https://example.org        the browser
//:     mailto:ann@example.org     the mail app
//:     tel:5550100                the phone
//:     sms:5550100                the messages
//:     hypnonerd:relax            the app of this lesson
//:
//: An app names its own schemes in Info.plist, under `CFBundleURLTypes`. If one
//: of its addresses is opened, its scene delegate is told.

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
  //: `open` returns at once. Its closure is called later, with true if some app
  //: opens the address. `URL(string:)` returns nil if the text is no address.

  stage.launch(AppDelegate.self, bundle: .module)
  let application = UIApplication.shared
  var answers: [Bool] = []
  guard let page = URL(string: "https://example.org") else { return }
  application.open(page) { answers.append($0) }
  stage.print(answers)
  // Prints "[]"

  //: `stage.clock.advance(by: 0)` lets the run loop go on, and it calls the
  //: closure. On a device the run loop goes on by itself.

  stage.clock.advance(by: 0)
  stage.show("The browser, with a way back at the top")

  stage.print(answers)
  // Prints "[true]"

  //: ## A mail has no slashes
  //:
  //: Two slashes begin the name of a computer, the host. A mail address has
  //: none, so `mailto:` stands without slashes (RFC 6068). What a phone does
  //: with `mailto://` is documented nowhere. This course does not open it.

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
  //: `open` needs no permission. `canOpenURL` asks whether some app would open
  //: an address. For schemes that are not the system's own it answers false,
  //: unless Info.plist names them under `LSApplicationQueriesSchemes`. Here
  //: another app is installed, with two schemes. Info.plist names only the
  //: first.

  stage.activate()
  stage.installApplication("WeChat", schemes: ["weixin", "wechat"])
  for text in ["weixin:hello", "wechat:hello"] {
    guard let url = URL(string: text) else { return }
    stage.print(text, application.canOpenURL(url))
    // Prints "weixin:hello true"
    // Prints "wechat:hello false"
  }

  //: ## Receiving an address
  //:
  //: Somebody opens `hypnonerd:relax`, in a mail for example. The app comes to
  //: the front, and its scene delegate is told. If the app was not running, it
  //: is launched, and `scene(_:openURLContexts:)` is not called. `willConnectTo`
  //: gets the address instead, in `connectionOptions.urlContexts`.

  let log = EventLog()
  guard let relax = URL(string: "hypnonerd:relax") else { return }
  stage.pressHome()
  stage.open(relax)
  stage.show("Opened by an address")

  stage.print(log.take())
  // Prints "["opened with hypnonerd:relax"]"
}

//: > On a device: The closure of `open` is called on the main thread, so it may
//: > use UIKit. Its `async` form returns the same Bool.
//:
//: > Then: `openURL(_:)` returned at once whether the address was opened. It is
//: > deprecated since iOS 10, and since iOS 18 it opens nothing and returns
//: > false. Chapter 20 runs it.

//: ## Remember
//:
//: - The scheme of an address says which app opens it.
//: - `open` answers later, in its closure.
//: - `canOpenURL` needs an entry in Info.plist for schemes of other apps.
//: - An address comes to `scene(_:openURLContexts:)`, and for a launch to
//:   `willConnectTo`.
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
//: You can also open a `tel:` address in place of the page in
//: Lessons/03-AppLaunch/13-OpeningAddresses.swift, and run `swift run
//: app-launch --chapter 13`. Put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
