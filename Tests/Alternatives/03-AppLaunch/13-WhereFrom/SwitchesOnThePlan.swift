// Alternative: One switch holds the first two places, and a loop goes through the names.

import HeadlessUIKit

/// What is known about a controller before it has a view.
struct ControllerPlan {
  var className = "ViewController"
  var overridesLoadView = false
  var isFromStoryboard = false
  var nibName: String?
}

/// Where a view comes from.
enum ViewSource: Equatable {
  case loadView
  case storyboard
  case nib(String)
  case emptyView
}

/// Why there is no view.
enum ViewSourceError: Error, Equatable {
  case noNib(String)
}

/// Returns the names of the nibs that a class takes by itself, in the order they are tried.
func nibNames(ofClass name: String) -> [String] {
  let short = String(name.dropLast(10))
  let isShort = name.hasSuffix("Controller") && !short.isEmpty
  return isShort ? [short, name] : [name]
}

/// Returns where the view of a controller comes from, if a bundle has these nibs.
func viewSource(of plan: ControllerPlan, nibs: Set<String>) throws -> ViewSource {
  switch (plan.overridesLoadView, plan.isFromStoryboard) {
  case (true, _): return .loadView
  case (false, true): return .storyboard
  case (false, false): break
  }

  if let name = plan.nibName {
    guard nibs.contains(name) else { throw ViewSourceError.noNib(name) }
    return .nib(name)
  }

  for name in nibNames(ofClass: plan.className) where nibs.contains(name) {
    return .nib(name)
  }
  return .emptyView
}
