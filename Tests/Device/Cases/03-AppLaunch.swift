// What lesson 3 says about a device.

// Case: the delegate of the application, in words
// Chapter: 03-AppLaunch/02-ApplicationAndScene.swift
// Says: `delegate` is `unowned(unsafe)`

// Case: asking for a badge with a closure
// Chapter: 03-AppLaunch/12-ABadge.swift
// Says: also has a form with a closure in place of `await`
func show(_ number: Int) {
  UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { granted, _ in
    guard granted else { return }
    UNUserNotificationCenter.current().setBadgeCount(number)
  }
}

// Case: the scene delegate
// Chapter: 03-AppLaunch/21-OnADevice.swift
// Listing: import UIKit
// No code: AppDelegate.swift
class ViewController: UIViewController {}

// Case: an object that is no view and no controller
// Chapter: 03-AppLaunch/21-OnADevice.swift
// Listing: @MainActor

// Case: the tenth method, in words
// Chapter: 03-AppLaunch/05-TheLifeOfAController.swift
// Says: Since iOS 26 there is a tenth method
