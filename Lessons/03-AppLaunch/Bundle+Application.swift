import HeadlessUIKit

extension Bundle {
  /// The folder of an application that a chapter launches.
  ///
  /// A device has a folder `Name.app` for each. Here they lie among the
  /// lesson's resources. A name that is not there stands for the lesson.
  static func application(_ name: String) -> Bundle {
    let url = Bundle.module.url(forResource: name, withExtension: "app")
    return url.flatMap { Bundle(url: $0) } ?? Bundle.module
  }
}
