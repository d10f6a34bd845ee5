// Alternative: Everything is listed, and what does not happen is left out.

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
  [.application, .applicationDelegate, .willFinish, .didFinish]
}

/// Returns what happens while the scene connects, in order.
func connection(of plan: LaunchPlan) -> [LaunchEvent] {
  [.sceneDelegate, .storyboard, .willConnect].filter { event in
    plan.hasSceneDelegate && (plan.hasStoryboard || event != .storyboard)
  }
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  [.windowIsShown, .sceneIsActive].filter { event in
    event == .sceneIsActive || connection(of: plan).contains(.storyboard)
  }
}

/// Returns what happens while an app starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  preparations(for: plan) + connection(of: plan) + ending(of: plan)
}
