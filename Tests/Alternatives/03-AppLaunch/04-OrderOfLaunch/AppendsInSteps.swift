// Alternative: The lists grow step by step.

import HeadlessUIKit

/// What happens while an app starts.
enum LaunchEvent: Equatable {
  case application
  case applicationDelegate
  case willFinish
  case didFinish
  case sceneDelegate
  case storyboard
  case willConnect
  case windowIsShown
  case sceneIsActive
}

/// What an app is started with.
struct LaunchPlan {
  var hasStoryboard = false
  var hasSceneDelegate = true
}

/// Returns what happens before there is a scene, in order.
func preparations(for plan: LaunchPlan) -> [LaunchEvent] {
  var events = [LaunchEvent.application, .applicationDelegate]
  events += [.willFinish, .didFinish]
  return events
}

/// Returns what happens while the scene connects, in order.
func connection(of plan: LaunchPlan) -> [LaunchEvent] {
  var events: [LaunchEvent] = []
  if plan.hasSceneDelegate {
    events.append(.sceneDelegate)
    if plan.hasStoryboard { events.append(.storyboard) }
    events.append(.willConnect)
  }
  return events
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  var events: [LaunchEvent] = []
  if plan.hasSceneDelegate, plan.hasStoryboard { events.append(.windowIsShown) }
  events.append(.sceneIsActive)
  return events
}

/// Returns what happens while an app starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  preparations(for: plan) + connection(of: plan) + ending(of: plan)
}
