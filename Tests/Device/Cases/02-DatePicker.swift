// What lesson 2 says about a device.

// Case: a closure that changes a variable
// Chapter: 02-DatePicker/14-AskingForPermission.swift
// Says: 6 such a change does not compile
// Says: a form with a closure, `{ granted, error in ... }`
// Complains in 6, 6 main: mutation of captured var 'isAllowed'
func ask(_ center: UNUserNotificationCenter) {
  var isAllowed = false
  center.requestAuthorization(options: [.alert]) { granted, error in
    isAllowed = granted
  }
  print(isAllowed)
}

// Case: hearing of a tap on a notification
// Chapter: 02-DatePicker/16-OnADevice.swift
// Listing: func userNotificationCenter(
// No code: func userNotificationCenter(

// Case: the form of chapter 8
// Chapter: 02-DatePicker/16-OnADevice.swift
// Listing: import UIKit
