/// Makes the application and its delegate by the names of their classes, and launches.
///
/// A principal class of nil stands for the `NSPrincipalClass` of Info.plist, or ``UIApplication``.
/// A name is the module's and the class's: `NSStringFromClass(AppDelegate.self)` spells it.
///
/// - Shape: Application, delegate, then what ``UIApplicationDelegate`` hears of a launch.
/// - Errors: A name that leads to no class, or to a class of another kind, stops the program.
/// - Differs: It returns 0 when the application is active. On a device it never returns: the run
///   loop is in it. Here Stage brings the events.
/// - Source: Apple, UIKit, "UIApplicationMain(_:_:_:_:)" and its header.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  Device.current.launch(
    .init(
      principalClass: principalClassName, delegateClass: delegateClassName.map(delegateClass)))
  return 0
}

private func delegateClass(_ name: String) -> any UIApplicationDelegate.Type {
  guard let found = ClassName(name).find() else {
    LaunchError.unknownDelegateClass(name).terminate()
  }
  guard let delegate = found as? any UIApplicationDelegate.Type else {
    LaunchMistake.noDelegate(name).stop()
  }
  return delegate
}
