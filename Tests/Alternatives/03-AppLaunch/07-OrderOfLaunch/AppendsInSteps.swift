// Alternative: The lists grow step by step.

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
  var events = [LaunchEvent.application]
  if plan.hasDelegate { events.append(.delegate) }
  return events
}

/// Returns what happens before there is anything to see, in order.
func preparations(for plan: LaunchPlan) -> [LaunchEvent] {
  var events: [LaunchEvent] = []
  if plan.hasStoryboard { events.append(.storyboard) }
  if plan.hasDelegate { events += [.willFinish, .didFinish] }
  return events
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard ? [.windowIsShown, .active] : [.active]
}

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  objectsMade(for: plan) + preparations(for: plan) + ending(of: plan)
}
