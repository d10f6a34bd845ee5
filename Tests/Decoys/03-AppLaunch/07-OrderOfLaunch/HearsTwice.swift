// Misconception: didFinish is listed twice.
// Rejected by: the storyboard is there before the delegate hears
// Rejected by: without a storyboard UIKit shows no window
// Rejected by: a real launch agrees

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
  return plan.hasDelegate ? storyboard + [.willFinish, .didFinish, .didFinish] : storyboard
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard ? [.windowIsShown, .active] : [.active]
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
