// swift-format-ignore-file
// User Notifications brings Foundation along.
@_exported import Foundation
@_exported import UserNotifications
