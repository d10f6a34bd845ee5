/// One controller presented over another: the view it lies in, and how far it has come.
final class ModalPresentation: NSObject {
  /// How far a presentation has come.
  enum Phase {
    case presenting, presented, dismissing
  }

  /// How long a controller takes to come on the screen, and to leave it.
  private static let duration: TimeInterval = 0.5

  let style: UIModalPresentationStyle
  let containerView: TransitionView
  var phase = Phase.presenting

  /// Where the presenter's view lay, if it was taken out of the window.
  weak var presenterSuperview: UIView?

  private let transition: UIModalTransitionStyle
  private weak var controller: UIViewController?

  init(of controller: UIViewController, in window: UIWindow) {
    self.controller = controller
    style = controller.modalPresentationStyle
    transition = controller.modalTransitionStyle
    containerView = TransitionView(frame: window.bounds)
    super.init()
    containerView.isSheet = style.isSheet
    containerView.content = controller.view
    guard style.isSheet else { return }
    let pan = UIPanGestureRecognizer(target: self, action: ModalPresentation.handlePan)
    containerView.contentArea.addGestureRecognizer(pan)
  }

  /// Brings the view on the screen.
  func show(animated: Bool, completion: @escaping () -> Void) {
    guard animated else {
      applyShownState()
      return completion()
    }
    UIView.performWithoutAnimation(applyHiddenState)
    animate(applyShownState, completion)
  }

  /// Takes the view off the screen, the way it came.
  func hide(animated: Bool, completion: @escaping () -> Void) {
    guard animated else {
      applyHiddenState()
      return completion()
    }
    animate(applyHiddenState, completion)
  }

  private func animate(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .independent, animations: changes
    ) { _ in completion() }
  }

  /// Gives the view the looks it comes with, and leaves with.
  private func applyHiddenState() {
    switch transition {
    case .coverVertical: containerView.verticalOffset = containerView.bounds.height
    case .flipHorizontal:
      containerView.contentArea.transform = CGAffineTransform(scaleX: 0.01, y: 1)
    case .crossDissolve: containerView.alpha = 0
    }
    containerView.dimming = 0
  }

  /// Gives the view the looks it has while it is there.
  private func applyShownState() {
    containerView.verticalOffset = 0
    containerView.contentArea.transform = .identity
    containerView.alpha = 1
    containerView.dimming = 1
  }

  /// Moves the sheet with a finger that drags it.
  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let controller, phase == .presented else { return }
    let distance = max(pan.translation(in: containerView).y, 0)
    // What the program presents over the sheet ends the drag.
    let isCovered = controller.presentedOnTop != nil
    switch pan.state {
    case .began, .changed:
      guard !isCovered else { return }
      drag(controller, by: distance)
    case .ended where !isCovered:
      endDrag(of: controller, at: distance, velocity: pan.velocity(in: containerView).y)
    case .ended, .cancelled, .failed: endDrag(of: controller, at: 0, velocity: 0)
    default: break
    }
  }

  private func drag(_ controller: UIViewController, by distance: CGFloat) {
    let canLeave = !controller.keepsSheet
    if canLeave, distance > 0, controller.appearanceState == .appeared {
      controller.beginDisappearing(animated: true)
    }
    // A sheet that cannot be dragged away moves a little.
    containerView.verticalOffset = canLeave ? distance : distance / 8
  }

  private func endDrag(
    of controller: UIViewController, at distance: CGFloat, velocity: CGFloat
  ) {
    let height = containerView.contentArea.bounds.height
    let dismisses = distance > height / 3 || velocity > 1000 && distance > 0
    if dismisses, !controller.keepsSheet {
      controller.presenter?.dismissPresented(animated: true, nil)
      return
    }
    if controller.appearanceState == .disappearing { controller.beginAppearing(animated: true) }
    animate {
      self.containerView.verticalOffset = 0
    } _: {
      // Something else may have dismissed the sheet meanwhile.
      guard controller.presentation?.phase == .presented else { return }
      controller.sendIsAppearing()
      controller.endAppearing()
    }
  }
}

extension UIViewController {
  /// Whether the controller, or one that it shows, keeps a person from dragging its sheet away.
  fileprivate var keepsSheet: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.keepsSheet }
  }
}
