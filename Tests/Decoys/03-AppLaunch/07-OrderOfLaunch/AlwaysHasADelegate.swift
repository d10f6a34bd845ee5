// Misconception: A delegate is made in any case.
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

/// Returns what happens while an application starts, in order.
func launchEvents(of plan: LaunchPlan) -> [LaunchEvent] {
  var events: [LaunchEvent] = []
  events += [.application, .delegate]

  if plan.hasStoryboard { events.append(.storyboard) }
  if plan.hasDelegate { events += [.willFinish, .didFinish] }

  if plan.hasStoryboard { events.append(.windowIsShown) }
  events.append(.active)

  return events
}
