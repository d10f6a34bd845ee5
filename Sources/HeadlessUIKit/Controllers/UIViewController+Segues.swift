/// A segue that a storyboard has for a controller, ready to be performed.
///
/// The loader of documents makes it; it knows how the destination is made.
protocol SegueTemplate: AnyObject {
  /// The name the program performs it by, or nil.
  var identifier: String? { get }

  /// Makes the destination and shows it.
  func perform(from source: UIViewController, sender: Any?)
}

/// Segues that a storyboard has.
extension UIViewController {
  /// Returns the segue of an identifier, or stops the program if there is none.
  func segue(withIdentifier identifier: String) -> any SegueTemplate {
    if let segue = segues.first(where: { $0.identifier == identifier }) { return segue }
    ViewControllerError.unknownSegue(
      identifier, known: segues.compactMap(\.identifier), of: self
    ).terminate()
  }

  /// Performs a segue that a person starts, unless the controller refuses.
  func performIfAllowed(_ segue: any SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
      return
    }
    segue.perform(from: self, sender: sender)
  }

  /// The controllers that led to this one, from the nearest to the farthest: those below it on its
  /// stack, those it lies in, and those it was presented by.
  ///
  /// An unwind segue searches them for its action.
  var ancestorsOnScreen: [UIViewController] {
    var ancestors: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      if let stack = (current.parent as? UINavigationController)?.stack,
        let index = stack.firstIndex(where: { $0 === current })
      {
        ancestors += stack[..<index].reversed()
      }
      controller = current.parent ?? current.presenter
      // A presenter may have been put into what it presented.
      guard let next = controller, next !== self, !ancestors.contains(next) else { break }
      ancestors.append(next)
      // A container that presents stands for the controller it shows.
      if current.presenter === next { ancestors += next.shownWithin }
    }
    return ancestors
  }

  /// The controllers that a container shows, and those below them on a stack.
  private var shownWithin: [UIViewController] {
    if let navigation = self as? UINavigationController {
      return navigation.stack.reversed().flatMap { [$0] + $0.shownWithin }
    }
    if let front = (self as? UITabBarController)?.selectedViewController {
      return [front] + front.shownWithin
    }
    return children.flatMap { [$0] + $0.shownWithin }
  }

  /// Dismisses and pops what was shown after this controller.
  func unwind(animated: Bool) {
    outermost.presentedOnTop?.presenter?.dismissPresented(animated: animated, nil)
    guard let navigation = navigationController else { return }
    let own = containers.first { $0.parent === navigation }
    guard let own, navigation.topViewController !== own else { return }
    navigation.popToViewController(own, animated: animated)
  }
}
