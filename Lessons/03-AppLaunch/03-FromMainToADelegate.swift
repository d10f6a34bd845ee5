//: # From main to a delegate
//:
//: Every program begins in `main`: it is opened, runs `main`, and ends with it.
//: An application must not end by itself, so its `main` has one line that makes
//: two objects and then waits for a person.

import HeadlessUIKit
import Stage

//: ## The two objects
//:
//: The **application** stands for the whole program; it hands out events. Its
//: **delegate** is yours: it hears what becomes of the program. Each says here
//: when it is made: `Moments.swift` has a list of what happened, in order.

final class NotedApplication: UIApplication {
  required init() {
    super.init()
    Moments.note("application made")
  }
}

/// The delegate of an application that shows nothing.
final class FirstAppDelegate: NSObject, UIApplicationDelegate {
  override init() {
    super.init()
    Moments.note("delegate made")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Moments.note("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Moments.note("active")
  }
}

func fromMainToADelegate(on stage: Stage) {
  //: ## The one line
  //:
  //: It takes the two arguments of `main`, and two *names* of classes. The
  //: third names the application's class, which must be a subclass of
  //: `UIApplication`. The fourth names the delegate's.

  let moments = Moments()
  stage.launch(bundle: .application("ByHand")) {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv,
      NSStringFromClass(NotedApplication.self),
      NSStringFromClass(FirstAppDelegate.self))
  }
  stage.show("Launched, and black: there is no window")

  for line in moments.take() { stage.print(line) }
  // Prints "application made"
  // Prints "delegate made"
  // Prints "didFinishLaunching"
  // Prints "active"

  //: The application is the very first object. For nil the name is looked up in
  //: Info.plist, under `NSPrincipalClass`, and else it is `UIApplication`. Then
  //: the **run loop** starts: wait for an event, handle it, wait again. On a
  //: device the line never returns. `didFinishLaunching` is the last chance
  //: before events come in.

  stage.print(UIApplication.shared.applicationState == .active)
  // Prints "true"

  //: ## There is one
  //:
  //: An object of which there can be one is a **singleton**. `shared` hands it
  //: out. `UIApplication()` would end the program with "There can only be one
  //: UIApplication instance."

  let shared = UIApplication.shared
  stage.print(shared === UIApplication.shared, type(of: shared))
  // Prints "true NotedApplication"

  //: Who keeps the delegate? Not the application: its reference is weak. The
  //: launch does, for as long as the program runs.

  stage.print(shared.delegate is FirstAppDelegate)
  // Prints "true"

  //: ## A name is not checked
  //:
  //: Why `NSStringFromClass`, and no text? A text compiles with any mistake in
  //: it. The function takes a class, which the compiler knows, and answers its
  //: full name, with the **module** in front: this program's is `app_launch`.

  stage.print(NSStringFromClass(FirstAppDelegate.self))
  // Prints "app_launch.FirstAppDelegate"

  //: The other way round, a text may lead nowhere. A launch with the short name
  //: would end with "Unable to instantiate the UIApplication delegate
  //: instance."

  let short: AnyClass? = NSClassFromString("FirstAppDelegate")
  stage.print(short.map { "\($0)" } ?? "nil")
  // Prints "nil"

  //: ## The surprise
  //:
  //: The full name leads to a *class*. Texts of 2015 stored it in a variable
  //: for a delegate; but nobody has been made yet.

  let found: Any? = NSClassFromString("app_launch.FirstAppDelegate")
  stage.print(found is FirstAppDelegate)
  // Prints "false"
  stage.print(found is FirstAppDelegate.Type)
  // Prints "true"
}

//: ## Today
//:
//: Nobody writes the line any more. `@main` above the delegate's class calls
//: `AppDelegate.main()`, and that calls `UIApplicationMain`. Older Swift said
//: `@UIApplicationMain`, an error in Swift 6; Objective-C had a file `main.m`
//: and wrapped the line in `@autoreleasepool`. The order of it all is
//: Exercises/03-AppLaunch/07-OrderOfLaunch.swift.
