//: # The states of a scene
//:
//: After this chapter you can say which methods are called when a person leaves
//: an app and comes back, and where to save what must not be lost.

import HeadlessUIKit
import Stage

//: ## What happens when a person leaves
//:
//: You write a game, and a person presses Home. Is the game over? No: an app
//: does not end when a person leaves it. But its scene cannot be seen any more.
//: A scene has an **activation state**, which changes when a person leaves and
//: comes back. UIKit calls a method of the scene delegate at each change.
//:
//: In this picture the boxes are the states. An arrow with a name is a method
//: that is called:
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
//:   events, such as a touch. It is inactive for a moment when it comes or
//:   goes.
//: - In the **background** it cannot be seen. The app still runs, for a short
//:   time.
//: - A **suspended** app is in memory and does not run. Its scene is still in
//:   the background.
//: - An **unattached** scene is not part of the app: not yet, or not any more.
//:   A person closes it in the app switcher, or the system takes it away to get
//:   memory.
//:
//: `LoggingSceneDelegate` has five of these methods. Each one writes its name
//: into the log.

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

/// Writes down that the program ends.
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) {
    EventLog.add("willTerminate")
  }
}

func statesOfAScene(on stage: Stage) {
  //: ## Leaving and coming back
  //:
  //: The app is launched, a person presses Home, and comes back.
  //: `stage.activate` does what a tap on the icon does.

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

  //: Out: the scene first loses its events, and then its place on the screen.
  //: In: it gets first its place, and then its events.
  //:
  //: In the last log there is no `willConnectTo` and no `viewDidLoad`. The app
  //: was in memory all the time, and nothing was made again. So what a person
  //: sees has to be brought up to date in `sceneWillEnterForeground`, and not
  //: only at the launch.
  //:
  //: ## The end of an app
  //:
  //: The application delegate has a method for the end,
  //: `applicationWillTerminate`. It may be called when a person ends an app
  //: that runs. Here it is called:

  stage.terminate()
  stage.print(log.take().contains("willTerminate"))
  // Prints "true"

  //: That is the rare case. Most apps are ended while they are suspended, and a
  //: suspended app does not run. So no method is called. This is the same app
  //: again, and this time the person has pressed Home before:

  stage.launch(LoggingAppDelegate.self, bundle: app)
  stage.pressHome()
  _ = log.take()
  stage.terminate()
  stage.print(log.take())
  // Prints "[]"

  //: So save what a person has done, at the latest in
  //: `sceneDidEnterBackground`, and not in `applicationWillTerminate`.
}

//: > On a device: Other objects can hear of a change, too. UIKit sends a
//: > message with a name to each that listens to `NotificationCenter`, such as
//: > `UIApplication.didBecomeActiveNotification`. Since iOS 26 there are also
//: > messages with a type of their own, which you hear with
//: > `addObserver(of:for:using:)`.
//:
//: > On a device: If saving takes long, ask for more time with
//: > `beginBackgroundTask(expirationHandler:)`.
//:
//: > Then: Before scenes the application delegate had the same four methods:
//: > `applicationDidBecomeActive`, `applicationWillResignActive`,
//: > `applicationDidEnterBackground`, `applicationWillEnterForeground`. Old
//: > books list them as active, background, resign, foreground. They never come
//: > in this order. In an app with scenes they are not called.

//: ## Remember
//:
//: - Out: `sceneWillResignActive`, then `sceneDidEnterBackground`. In:
//:   `sceneWillEnterForeground`, then `sceneDidBecomeActive`.
//: - A launch happens once. Coming back is no launch.
//: - Save, at the latest in `sceneDidEnterBackground`.
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
//: in it is empty. Chapters 1 to 8 have all that it needs. A button gets another
//: title with `setTitle("Off", for: .normal)`.
//:
//:     swift run course check LampApp
//:     swift run course play LampApp
//:
//: ## A rest
//:
//: This is the end of the first part of the lesson. Take a rest, or go on
//: tomorrow. `swift run app-launch --chapter 9` begins the second part.
//:
//: ## If you want to see more
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
//: All views of the app are still there. The window of the home screen lies in
//: front of them.
//:
//: You can also compare the two moments in the page (`swift run app-launch
//: --browser`): below the picture 8.2 press Use this phone, Look inside,
//: Compare from here, and Home. `HomeScreen` is new, and no view is gone.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle>
//: - <https://developer.apple.com/documentation/uikit/uiscene>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
