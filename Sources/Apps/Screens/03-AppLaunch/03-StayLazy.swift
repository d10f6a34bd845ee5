import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let tabs = UITabBarController()
  let blue = MoodViewController(mood: .systemBlue)
  tabs.viewControllers = [MoodViewController(mood: .systemRed), blue]
  blue.tabBarItem = UITabBarItem(
    title: blue.isViewLoaded ? "Loaded too early" : "Not loaded yet", image: nil, tag: 1)
  return tabs
}
