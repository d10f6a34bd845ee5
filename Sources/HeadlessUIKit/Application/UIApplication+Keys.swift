extension UIApplication {
  /// The keys of an application.
  static var keysOfApplication: Keys {
    Keys(
      [
        "delegate": \UIApplication.delegate
      ],
      accessors: [
        "applicationState": Accessor { (object: UIApplication) in object.applicationState.rawValue }
      ])
  }
}
