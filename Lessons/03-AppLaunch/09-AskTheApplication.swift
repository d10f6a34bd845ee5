//: # Ask the application
//:
//: What belongs to no screen belongs to the application: the number on its
//: icon, and the way to other applications. Ten years ago it had more to say.
//: ApplicationOf2015.swift has the calls of that time; here they run.

import HeadlessUIKit
import Stage

func askTheApplication(on stage: Stage) {
  //: ## The wheel of the network
  //:
  //: One property turned a little wheel in the status bar. It still stores what
  //: it is told, and shows nothing since iOS 13. Show a view of your own.

  stage.launch(
    ByHandAppDelegate.self, bundle: .application("ByHand"))
  let old: any ApplicationOf2015 = UIApplication.shared
  old.showsNetwork = true
  stage.show("A status bar without a wheel")

  stage.print(old.showsNetwork)
  // Prints "true"

  //: ## A number on the icon
  //:
  //: The **badge**. Set 2, and 0 takes it away: that was all, until iOS 8 asked
  //: the person first. Texts of 2015 register and then set 10 in the next line.
  //: The answer has not come by then.

  old.badge = 10
  stage.print(old.badge)
  // Prints "0"

  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.badge]) { granted, _ in
    if granted { center.setBadgeCount(10) }
  }
  old.badge = 10
  stage.print(old.badge)
  // Prints "0"
  stage.show("The question is on the screen, and nothing is set")

  //: The rule is as old as iOS 8: permission first. So set it in the closure,
  //: which runs when there is an answer. An `async` function waits for it:
  //: `try await center.requestAuthorization(options: [.badge])` answers whether
  //: it is granted, and `try await center.setBadgeCount(10)` comes after it.

  stage.alerts.buttons["Allow"].tap()
  stage.clock.advance(by: 0)
  stage.pressHome()
  stage.show("Allowed: 10 on the icon")

  stage.print(stage.icons[0].value ?? "no badge")
  // Prints "10 new items"

  //: ## Which system?
  //:
  //: The texts guarded this with `systemVersion.doubleValue >= 8.0`. A version
  //: is no decimal number: 8.10 is above 8.9, and 10.0.1 is no number at all.
  //: Swift asks `if #available(iOS 16, *)`, and the compiler checks it.

  stage.print(Double("8.10") ?? 0 > Double("8.9") ?? 0)
  // Prints "false"
  stage.print(Double("10.0.1") ?? -1)
  // Prints "-1.0"

  //: ## A mail, a call, a page
  //:
  //: All three are a URL, and its **scheme** says who opens it: `tel:`, `sms:`,
  //: `mailto:`, `https:`. `openURL` of 2015 answers false today, whatever it is
  //: given, and opens nothing.

  stage.activate()
  guard let page = URL(string: "https://example.org") else { return }
  stage.print(old.openAsBefore(page))
  // Prints "false"

  var answers: [Bool] = []
  UIApplication.shared.open(page) { answers.append($0) }
  stage.print(answers)
  // Prints "[]"

  stage.clock.advance(by: 0)
  stage.print(answers)
  // Prints "[true]"
  stage.show("Another application, and a way back at the top")

  //: `open` returns at once and answers in the closure. The example in the old
  //: text was `mailto://1012@qq.com`, announced as a web site. Two slashes
  //: begin the name of a *host*, so this is no mail, and no page either.

  stage.activate()
  for text in ["mailto://1012@qq.com", "mailto:1012@qq.com"] {
    guard let url = URL(string: text) else { return }
    UIApplication.shared.open(url) { answers.append($0) }
    stage.clock.advance(by: 0)
    stage.print(text, answers.last ?? false)
    // Prints "mailto://1012@qq.com false"
    // Prints "mailto:1012@qq.com true"
  }
  stage.show("Without slashes it is a mail")

  //: ## The surprise
  //:
  //: To open needs no permission. To *ask* whether one could does, unless the
  //: scheme is one of the system's: name it in `LSApplicationQueriesSchemes`.
  //: This application names none.

  stage.installApplication("WeChat", schemes: ["weixin"])
  guard let chat = URL(string: "weixin:hello") else { return }
  stage.print(UIApplication.shared.canOpenURL(chat))
  // Prints "false"
}

//: ## Your turn
//:
//: Compare versions in Exercises/03-AppLaunch/02-VersionCompare.swift, and set
//: a badge after the answer in 08-BadgeWithPermission.swift.
