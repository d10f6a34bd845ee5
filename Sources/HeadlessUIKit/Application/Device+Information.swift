/// Reading Info.plist.
extension Device {
  /// What the Info.plist of the bundle in use says.
  var information: InfoPlist {
    if let known = knownInformation, known.bundle === bundle, known.module == module {
      return known.information
    }
    let information = InfoPlist(bundle, module: module)
    knownInformation = (bundle, module, information)
    return information
  }

  /// Says on the console what is wrong with Info.plist.
  func checkInformation() {
    information.problems.forEach(console)
  }

  /// The name below the icon: that of Info.plist, else "App".
  var applicationName: String {
    information.name("CFBundleDisplayName") ?? information.name("CFBundleName") ?? "App"
  }
}
