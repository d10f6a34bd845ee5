// Misconception: The application is active before there is anything to see.
// Rejected by: the window is shown, then the application is active
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
  return plan.hasDelegate ? storyboard + [.willFinish, .didFinish] : storyboard
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard ? [.active, .windowIsShown] : [.active]
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
