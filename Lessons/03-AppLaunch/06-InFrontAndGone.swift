//: # In front, and gone
//:
//: A program on a phone does not end when a person leaves it. It goes out of
//: sight, stops, and may be ended later without a word. Its delegate hears of
//: every step but the last.

import HeadlessUIKit
import Stage

//: ## Four steps
//:
//: Texts list them as active, background, resign, foreground. That is no order
//: in which they ever come. This delegate writes down the order that they do.

final class TravellingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Moments.note("didFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  // The four steps that come again and again, in the order of a visit.
  func applicationDidBecomeActive(_ application: UIApplication) {
    Moments.note("didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Moments.note("willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Moments.note("didEnterBackground")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    Moments.note("willEnterForeground")
  }

  // These two concern the program, whether anything is seen of it or not.
  func applicationDidReceiveMemoryWarning(
    _ application: UIApplication
  ) {
    Moments.note("didReceiveMemoryWarning")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Moments.note("willTerminate")
  }
}

func inFrontAndGone(on stage: Stage) {
  //: ## Home, and back
  //:
  //: **Active** means in front and receiving events; texts call it focus. On
  //: the way out it loses that first, and then its place on the screen. On the
  //: way in it is the other way round.

  let moments = Moments()
  stage.launch(
    TravellingAppDelegate.self, bundle: .application("ByHand"))
  stage.print(moments.take())
  // Prints "["didFinishLaunching", "didBecomeActive"]"

  stage.pressHome()
  stage.print(moments.take())
  // Prints "["willResignActive", "didEnterBackground"]"
  stage.show("Out of sight")

  stage.activate()
  stage.print(moments.take())
  // Prints "["willEnterForeground", "didBecomeActive"]"
  stage.show("Back, and not launched again")

  //: `didFinishLaunching` was not called a second time: the program was there
  //: all along. So what a person sees must be made fresh on the way in, and
  //: not at the launch only.

  //: ## Memory is short
  //:
  //: A warning reaches the delegate, every controller, and who listens to the
  //: notification. Give back what can be made again, or be ended.

  stage.simulateMemoryWarning()
  stage.print(moments.take())
  // Prints "["didReceiveMemoryWarning"]"

  //: ## The surprise
  //:
  //: A person swipes the application away while it is in sight, and it hears
  //: `willTerminate`. That is the rare end. Start it again, which is a launch
  //: like the first, leave it with Home, and let it be ended then.

  stage.terminate()
  stage.print(moments.take())
  // Prints "["willResignActive", "willTerminate"]"

  stage.launch(TravellingAppDelegate.self)
  stage.pressHome()
  _ = moments.take()
  stage.terminate()
  stage.print(moments.take())
  // Prints "[]"
  stage.show("Ended in the background, without a word")

  //: In the background it was **suspended**: in memory, not running. Nobody can
  //: tell it anything. So whoever saves in `willTerminate` loses data. Save in
  //: `didEnterBackground`, and ask for time if it takes long:
  //: `beginBackgroundTask(expirationHandler:)` gives about half a minute.

  stage.activate()
  stage.print(moments.take())
  // Prints "["didFinishLaunching", "didBecomeActive"]"
}

//: ## Today
//:
//: With scenes, the four steps go to the scene's delegate, under names that
//: begin with `scene`; chapter 11 shows them. Launch, warning and end stay with
//: the application's. What comes before the first step is
//: Exercises/03-AppLaunch/07-OrderOfLaunch.swift.
