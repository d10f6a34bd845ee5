// Alternative: Both are listed, and the window left out if there is no storyboard.

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
  [.windowIsShown, .active].filter { $0 == .active || plan.hasStoryboard }
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
