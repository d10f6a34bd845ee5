// Misconception: What a delegate would hear is listed although there is none.
// Rejected by: without a delegate nobody hears

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
  (plan.hasStoryboard ? [.storyboard] : []) + [.willFinish, .didFinish]
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard ? [.windowIsShown, .active] : [.active]
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
