// # Exercise 4: The order of a launch
//
// Predict what happens while an app starts:
//
// - First the application and its delegate are made, and the delegate hears that the launch
//   will finish and did finish.
// - Then the scene comes. If Info.plist names a delegate for it, that delegate is made, the
//   storyboard is loaded, if there is one, and the delegate hears willConnectTo.
// - Then UIKit shows the window of the storyboard. A window that the delegate makes itself is
//   no step of UIKit.
// - Without a scene delegate the storyboard is not loaded, because nobody could keep its
//   window.
// - At the end the scene is active.
//
//     swift run course check OrderOfLaunch

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
  guard plan.hasSceneDelegate else { return [] }
  return [.sceneDelegate] + (plan.hasStoryboard ? [.storyboard] : []) + [.willConnect]
}

/// Returns how a launch ends.
func ending(of plan: LaunchPlan) -> [LaunchEvent] {
  plan.hasStoryboard && plan.hasSceneDelegate ? [.windowIsShown, .sceneIsActive] : [.sceneIsActive]
}

/// Returns what happens while an app starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  preparations(for: plan) + connection(of: plan) + ending(of: plan)
}
