//: # The states of a scene
//:
//: After this chapter you can say which methods are called when a person leaves
//: an app and comes back, and where to save what must not be lost.

import HeadlessUIKit
import Stage

//: ## Four states of a scene, and one of the app
//:
//: An app does not end when a person leaves it. Its scene changes its
//: **activation state**, and the scene delegate is told of each change:
//:
//:     ┌─────────────────────┐
//:     │     unattached      │◀──────────── sceneDidDisconnect ──┐
//:     └──────────┬──────────┘                                   │
//:                │ willConnectTo, then                          │
//:                │ sceneWillEnterForeground                     │
//:     ┌──────────▼──────────┐                             ┌─────┴──────┐
//:     │     foreground      ├─ sceneDidEnterBackground ──▶│ background │
//:     │      inactive       │◀─ sceneWillEnterForeground ─┤            │
//:     └─────┬────────▲──────┘                             └─────┬──────┘
//:           │        │ down: sceneDidBecomeActive               │ nothing
//:           │        │ up: sceneWillResignActive                │ is called
//:     ┌─────▼────────┴──────┐                             ┌─────▼──────┐
//:     │     foreground      │                             │ suspended  │
//:     │       active        │                             └────────────┘
//:     └─────────────────────┘
//:
//: - In the **foreground** a scene can be seen. It is active if it also gets
//:   events. It is inactive if something covers it, and for a moment when it
//:   comes or goes.
//: - In the **background** it cannot be seen. The app still runs, for a short
//:   time.
//: - A **suspended** app is in memory and does not run. The system may end it
//:   at any time. This is no activation state: the scene stays in the
//:   background.
//: - An **unattached** scene is not part of the app: not yet, or not any more.
//:   A person closes it in the app switcher, or the system takes it away to get
//:   memory. Then `sceneDidDisconnect` is called. Going to another app does not
//:   disconnect a scene.

final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    EventLog.add("willConnectTo")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = HomeViewController(
      title: "The app is in front")
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    EventLog.add("willEnterForeground")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    EventLog.add("didBecomeActive")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    EventLog.add("willResignActive")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    EventLog.add("didEnterBackground")
  }
}

/// Hears what concerns the program, whether it can be seen or not.
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    EventLog.add("the application delegate: active")
  }

  func applicationDidReceiveMemoryWarning(
    _ application: UIApplication
  ) {
    EventLog.add("memory warning")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    EventLog.add("willTerminate")
  }
}

func statesOfAScene(on stage: Stage) {
  //: ## Leaving and coming back
  //:
  //: On the way out the scene first loses its events, and then its place on the
  //: screen. On the way in it is the other way round.

  let log = EventLog()
  let app = Bundle.application("States")
  stage.launch(LoggingAppDelegate.self, bundle: app)
  stage.print(log.take())
  // Prints "["willConnectTo", "viewDidLoad", "willEnterForeground", "didBecomeActive"]"

  stage.pressHome()
  stage.show("The person has pressed Home")

  stage.print(log.take())
  // Prints "["willResignActive", "didEnterBackground"]"

  stage.activate()
  stage.show("The person is back")

  stage.print(log.take())
  // Prints "["willEnterForeground", "didBecomeActive"]"

  //: `willConnectTo` was not called again, and neither was
  //: `didFinishLaunching`: the app was there all the time. So what a person
  //: sees has to be brought up to date in `sceneWillEnterForeground`, and not
  //: only at the launch.
  //:
  //: ## The application delegate is not told
  //:
  //: `LoggingAppDelegate` has `applicationDidBecomeActive`, and its line is in
  //: no log above. In an app with scenes the four messages go to the scene
  //: delegate only. If you bring an old app to scenes, move all four methods.
  //:
  //: There is a second way to hear of these changes. A **notification** is a
  //: message with a name, from one part of the program to all parts that listen
  //: for it. A person does not see it. UIKit sends one for each of the four
  //: changes, in an app with scenes as well.
  //:
  //: `addObserver` begins to listen. It takes the name of the notification, a
  //: queue, and a closure, which is called each time. It returns an object,
  //: here `token`. Hand this object to `removeObserver` to stop listening.
  //:
  //: The queue says on which thread the closure is called. `.main` means the
  //: main thread, the only one from which UIKit may be used (lesson 1). But the
  //: compiler does not know this. For the compiler, the closure may run on any
  //: thread, so it must not call `EventLog.add`, which belongs to the main
  //: thread. `MainActor.assumeIsolated` is your promise to the compiler: this
  //: code does run on the main thread. If the promise is wrong, the program
  //: stops.

  let token = NotificationCenter.default.addObserver(
    forName: UIApplication.didBecomeActiveNotification, object: nil,
    queue: .main
  ) { _ in
    MainActor.assumeIsolated { EventLog.add("a notification: active") }
  }
  stage.pressHome()
  stage.activate()
  stage.print(log.take().filter { $0.contains("notification") })
  // Prints "["a notification: active"]"
  NotificationCenter.default.removeObserver(token)

  //: ## Memory and the end
  //:
  //: Two messages still go to the application delegate, because they concern
  //: the whole program. When memory is short, it is warned (chapter 17). When
  //: a person ends the app while it runs, `applicationWillTerminate` may be
  //: called. Here it is called. Do not rely on it.

  _ = log.take()
  stage.simulateMemoryWarning()
  stage.print(log.take())
  // Prints "["memory warning"]"

  stage.terminate()
  stage.print(log.take().contains("willTerminate"))
  // Prints "true"

  //: ## A suspended app is not told that it ends
  //:
  //: That was the rare case. Most apps are ended while they are suspended, and
  //: then no method is called: a suspended app does not run.

  stage.launch(LoggingAppDelegate.self, bundle: app)
  stage.pressHome()
  _ = log.take()
  stage.terminate()
  stage.print(log.take())
  // Prints "[]"

  //: So save what a person has done in `sceneDidEnterBackground`, and not in
  //: `applicationWillTerminate`. If saving takes long, ask for time with
  //: `beginBackgroundTask(expirationHandler:)`. Apple's page names no number of
  //: seconds. `backgroundTimeRemaining` says how much is left.
}

//: > On a device: Since iOS 26 many notifications are also messages with a type
//: > of their own, which you hear with `addObserver(of:for:using:)`. Such a
//: > message needs no name. If it belongs to the main thread, it needs no
//: > `MainActor.assumeIsolated` either. The page of a notification says whether
//: > there is one.
//:
//: > Then: Before scenes the application delegate had the same four methods:
//: > `applicationDidBecomeActive`, `applicationWillResignActive`,
//: > `applicationDidEnterBackground`, `applicationWillEnterForeground`. Old
//: > books list them as active, background, resign, foreground. They never come
//: > in this order.

//: ## Remember
//:
//: - Out: `sceneWillResignActive`, then `sceneDidEnterBackground`. In:
//:   `sceneWillEnterForeground`, then `sceneDidBecomeActive`.
//: - A launch happens once. Coming back is no launch.
//: - Save in `sceneDidEnterBackground`.
//:
//: > Question: A game saves the score in `applicationWillTerminate`. Some
//: > people lose their score. Who?
//: > Answer: Those who leave the game with Home. The system ends it later,
//: > while it is suspended, and calls nothing.

//: ## Your turn
//:
//: Press `t` at the picture "The person is back". The arrow keys and Return use
//: the phone, and `h` presses Home. Then look at the conversation.
//:
//: Then build an app. Exercise 5 is Exercises/03-AppLaunch/05-LampApp.swift, a
//: small project of about 25 minutes: a lamp in the first tab, its settings in
//: the second, and a lamp that goes off when a person leaves the app. The class
//: in it is empty. Chapters 1 to 8 have all that it needs.
//:
//:     swift run course check LampApp
//:     swift run course play LampApp
//:
//: ## A rest
//:
//: This is the end of the first part of the lesson: an app, from its window to
//: its last moment. Take a rest, or go on tomorrow. `swift run app-launch
//: --chapter 9` begins the second part.
//:
//: What is left of an app after Home? Look inside the picture 8.1:
//:
//:     swift run app-launch --inspect 8.1
//:
//:     UIWindow  (0 0 320 568)  LoggingSceneDelegate.window
//:     UIView  (0 0 320 568)  view of HomeViewController
//:     SystemWindow  (0 0 320 568)
//:     HomeScreen  (0 0 320 568)
//:
//: All views of the app are still there, and the window of the home screen lies
//: in front of them. In the page (`swift run app-launch --browser`) you can
//: compare the two moments. Press Use this phone below the picture 8.2, then
//: Look inside, Compare from here, and Home. The list names what is new, such
//: as `HomeScreen`, and says of no view that it is gone. The app keeps its
//: views in the background.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle>
//: - <https://developer.apple.com/documentation/uikit/uiscene>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
