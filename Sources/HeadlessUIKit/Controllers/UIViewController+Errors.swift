/// What a controller cannot do, and what it says then.
extension UIViewController {
  /// Stops the program if the controller would lie in itself after adding another one to it.
  func requireNoCycle(adding child: UIViewController) {
    guard containers.contains(child) else { return }
    ViewControllerError.cycle(child: child, parent: self).terminate()
  }

  /// Stops the program if the view of a child is put into the view of a controller that is not its
  /// parent.
  func requireParent(ofViewIn superview: UIView) {
    guard let parent else { return }
    guard let found = superview.nearestController, found !== parent else { return }
    ViewControllerError.foreignSuperview(child: self, superview: found, parent: parent).terminate()
  }

  /// Stops the program if there is no view, or goes on with a plain one where somebody catches.
  func requireView(_ mistake: LoadViewMistake) {
    guard viewIfLoaded == nil else { return }
    guard Exception.isCatching else { mistake.stop() }
    mistake.raise()
    view = UIView()
  }

  /// Stops the program if a controller is presented already, or by itself, or lies in another.
  func requirePresentable(_ other: UIViewController) {
    if other === self || containers.contains(other) {
      ViewControllerError.presentedByItself(self).terminate()
    }
    if let presenter = other.presenter {
      ViewControllerError.presentedTwice(other, presenter: presenter).terminate()
    }
    if let parent = other.parent {
      ViewControllerError.presentedChild(other, parent: parent).terminate()
    }
    if isShownOver(other) { ViewControllerError.presentedAgain(other).terminate() }
  }

  /// Whether another controller is the root of a window, or led to this one by presenting it.
  private func isShownOver(_ other: UIViewController) -> Bool {
    if other.viewIfLoaded?.window?.rootViewController === other { return true }
    return presenters.contains { $0.containers.contains(other) }
  }

  /// How many controllers may lie over one another, each presented by the one before.
  private static let mostPresented = 100

  /// Returns the window to present a controller in, or nil after the console has said why there is
  /// none.
  func windowForPresenting(_ other: UIViewController) -> UIWindow? {
    guard let window = viewIfLoaded?.window else {
      ViewControllerMessage.presentedOutsideWindow(other, by: self).report()
      return nil
    }
    if let presented = outermost.presentedOnTop {
      ViewControllerMessage.presentedBesides(presented, other, by: self).report()
      return nil
    }
    guard presenters.count < Self.mostPresented else {
      ViewControllerMessage.presentedWithoutEnd(other, by: self, count: presenters.count).report()
      return nil
    }
    return window
  }
}
