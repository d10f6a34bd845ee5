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
  plan.hasDelegate ? [.application, .delegate] : [.application]
}

/// Returns what happens before there is anything to see, in order.
func preparations(for plan: LaunchPlan) -> [LaunchEvent] {
  let storyboard: [LaunchEvent] = plan.hasStoryboard ? [.storyboard] : []
  return plan.hasDelegate ? storyboard + [.willFinish, .didFinish] : storyboard
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard ? [.windowIsShown, .active] : [.active]
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
