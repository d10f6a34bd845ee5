//: # Comparing versions
//:
//: After this chapter you can say which of two versions is the later one, and
//: use a method only where the system has it.

import HeadlessUIKit
import Stage

//: ## Which version is later?
//:
//: Your app has the version 8.9, and in the App Store there is 8.10. Which of
//: the two is later?
//:
//: A version is a row of whole numbers with dots between them. 8.10 comes after
//: 8.9, because 10 is more than 9. So cut a version into its parts: `numbers`
//: returns `[8, 10]` for "8.10". `split` cuts the text at each dot. With
//: `omittingEmptySubsequences: false` it keeps empty parts, so that each part
//: stays in its place.

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
///
/// A part that is no whole number counts as 0.
func numbers(of version: String) -> [Int] {
  version.split(separator: ".", omittingEmptySubsequences: false)
    .map { Int($0) ?? 0 }
}

/// A screen that shows a list of lines.
final class ListViewController: UIViewController {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, line) in lines.enumerated() {
      let y = 24 + CGFloat(index) * 32
      let label = UILabel(
        frame: CGRect(x: 12, y: y, width: 300, height: 24))
      label.text = line
      view.addSubview(label)
    }
  }
}

func comparingVersions(on stage: Stage) {
  //: ## A version is no decimal number
  //:
  //: Do not turn a version into a `Double`. As decimal numbers 8.10 is less
  //: than 8.9, and a text with two dots gives nil.

  stage.print((Double("8.10") ?? 0) > (Double("8.9") ?? 0))
  // Prints "false"
  stage.print(Double("10.0.1").map { "\($0)" } ?? "nil")
  // Prints "nil"

  //: ## Part by part
  //:
  //: A part that is no whole number counts as 0, such as the empty part of
  //: "8..1".

  stage.print(numbers(of: "10.0.1"), numbers(of: "8..1"))
  // Prints "[10, 0, 1] [8, 0, 1]"

  //: Compare the first parts. If they are equal, compare the second parts, and
  //: so on. The first pair that differs decides. A part that is missing counts
  //: as 0, so `8` and `8.0.0` are the same version.
  //:
  //:     8 . 10 . 1
  //:     8 .  9              8 = 8, then 10 > 9: the upper one is later

  //: The run compares the first parts, and then the second parts.

  let (first, second) = (numbers(of: "8.10.1"), numbers(of: "8.9"))
  stage.print(first[0] == second[0], first[1] > second[1])
  // Prints "true true"

  //: The screen has one label for each version and its parts.

  let versions = ["8.9", "8.10", "8.10.1", "8..1"]
  stage.present(
    ListViewController(versions.map { "\($0): \(numbers(of: $0))" }))
  stage.show("Versions and their parts")

  //: ## Does this phone have the method?
  //:
  //: An app says which iOS is the oldest that it runs on. If a method came
  //: later, some phones do not have it, and the compiler refuses the call.
  //:
  //: Do not compare versions for this. Write `if #available(iOS 16, *)`. On an
  //: iPhone it is true from iOS 16 on, and in its braces the compiler allows
  //: the call. The star stands for all other systems: there it is true. This
  //: course runs on Linux, so you see only the first branch.

  if #available(iOS 16, *) {
    stage.print("Use the new method")
    // Prints "Use the new method"
  } else {
    stage.print("Use the old method")
  }
}

//: > Then: Until Xcode 9 (2017) Objective-C had no such check. Code of 2014
//: > asked `[UIDevice currentDevice].systemVersion.doubleValue >= 8.0`. For
//: > "10.0.1" this is 10.0: the last part is lost.

//: ## Remember
//:
//: - A version is a row of whole numbers. Compare it part by part, and not as a
//:   `Double`.
//: - A part that is missing counts as 0.
//: - Put the call of a new method into `if #available`.
//:
//: > Question: Is `2.0` a later version than `2`?
//: > Answer: No. The missing part counts as 0, so both are the same version.

//: ## Your turn
//:
//: Exercise 7 is Exercises/03-AppLaunch/07-VersionCompare.swift. You write the
//: comparison, part by part.
//:
//:     swift run course check VersionCompare
//:     swift run course play VersionCompare
//:
//: Exercise 8, 08-PlistDoctor.swift, finds what is wrong in an Info.plist. It
//: needs `split`, and chapter 9. (Apple's page on `CFBundleShortVersionString`
//: asks for three numbers. The App Store takes one to three of them.)
//:
//:     swift run course check PlistDoctor
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidevice/systemversion>
//: - <https://developer.apple.com/documentation/foundation/nsstring/doublevalue>
