// Alternative: All seven are listed, and those that need something are left out.

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
  events += [.application, .delegate, .storyboard, .willFinish, .didFinish, .windowIsShown]

  if !plan.hasStoryboard { events.removeAll { [.storyboard, .windowIsShown].contains($0) } }
  if !plan.hasDelegate {
    events.removeAll { [.delegate, .willFinish, .didFinish].contains($0) }
  }

  events.append(.active)

  return events
}
