// # Exercise 7: The order of a launch
//
// An old book says that didFinishLaunching is called first, and the storyboard loaded
// after it. Predict what really happens. The application is made, then its delegate,
// if it has one. The interface comes from the storyboard that Info.plist names, before
// the delegate hears that the launch will finish and did finish. Then UIKit shows the
// window of the storyboard; without one it is for the delegate to make and show one,
// which is no step of UIKit. At the end the application is active.
//
//     swift test --filter OrderOfLaunch

import HeadlessUIKit

/// What happens while an application starts.
enum LaunchEvent: Equatable {
  case application
  case delegate
  case storyboard
  case willFinish
  case didFinish
  case windowIsShown
  case active
}

/// What an application is started with.
struct LaunchPlan {
  var hasDelegate = true
  var hasStoryboard = false
}

/// Returns which objects are made, in order.
func objectsMade(for plan: LaunchPlan) -> [LaunchEvent] {
  // TODO 1: The application is made, and its delegate if there is one.
  []
}

/// Returns what happens before there is anything to see, in order.
func preparations(for plan: LaunchPlan) -> [LaunchEvent] {
  // TODO 2: The storyboard, if there is one; then what a delegate hears, if there is one.
  []
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  // TODO 3: The window of a storyboard is shown; the application is active.
  []
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
