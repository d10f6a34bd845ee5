// Misconception: UIKit is expected to show a window even if it made none.
// Rejected by: without a storyboard UIKit shows no window

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

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  var events: [LaunchEvent] = []
  events.append(.application)
  if plan.hasDelegate { events.append(.delegate) }

  if plan.hasStoryboard { events.append(.storyboard) }
  if plan.hasDelegate { events += [.willFinish, .didFinish] }

  events += [.windowIsShown, .active]

  return events
}
