// swift-tools-version: 6.2

import PackageDescription

// For somebody with a Mac: the same questions, answered by Apple's UIKit. README.md says how.
// The course compiles these files as a suite of its own and does not read this manifest.
let package = Package(
  name: "OnADevice",
  platforms: [.iOS(.v17)],
  targets: [
    .testTarget(
      name: "OnADeviceTests", path: ".", exclude: ["README.md", "collect.py", "record"],
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
