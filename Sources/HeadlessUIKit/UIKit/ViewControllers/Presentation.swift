/// One controller over another: the view it lies in, and how far it has come.
final class Presentation: NSObject {
  /// How far a presentation has come.
  enum Stage {
    case beginning, there, ending
  }

  /// How long a controller takes to come on the screen, and to leave it.
  static let duration: TimeInterval = 0.5

  let style: UIModalPresentationStyle
  let transition: UIModalTransitionStyle
  let container: TransitionView
  var stage = Stage.beginning

  /// Where the presenter's view lay, if it was taken out of the window.
  weak var home: UIView?
  private weak var controller: UIViewController?

  init(of controller: UIViewController, in window: UIWindow) {
    self.controller = controller
    style = controller.modalPresentationStyle
    transition = controller.modalTransitionStyle
    container = TransitionView(frame: window.bounds)
    super.init()
    container.isSheet = style.isSheet
    container.content = controller.view
    guard style.isSheet else { return }
    let pan = UIPanGestureRecognizer(target: self, action: Presentation.drag)
    container.sheetArea.addGestureRecognizer(pan)
  }

  /// Gives the view the looks it begins with, and leaves with.
  func prepare() {
    switch transition {
    case .coverVertical: container.slide(to: container.bounds.height)
    case .flipHorizontal: container.sheetArea.transform = CGAffineTransform(scaleX: 0.01, y: 1)
    case .crossDissolve: container.alpha = 0
    }
    container.dims = 0
  }

  /// Gives the view the looks it has when it is there.
  func settle() {
    container.slide(to: 0)
    container.sheetArea.transform = .identity
    container.alpha = 1
    container.dims = 1
  }

  /// Follows a finger that drags the sheet.
  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let controller, stage == .there else { return }
    let way = max(pan.translation(in: container).y, 0)
    // What the program presents over the sheet ends the drag.
    let isCovered = controller.node.presented != nil
    switch pan.state {
    case .began, .changed:
      guard !isCovered else { return }
      let isHeld = controller.isModalInPresentation
      if !isHeld, way > 0, controller.node.appearance == .shown { controller.willDisappear(true) }
      // A sheet that is to stay gives way a little.
      container.slide(to: isHeld ? way / 8 : way)
    case .ended where !isCovered: release(controller, way, pan.velocity(in: container).y)
    case .ended, .cancelled, .failed: release(controller, 0, 0)
    default: break
    }
  }

  private func release(_ controller: UIViewController, _ way: CGFloat, _ speed: CGFloat) {
    let isFar = way > container.sheetArea.bounds.height / 3 || speed > 1000 && way > 0
    if isFar, !controller.isModalInPresentation { return controller.dismissBySwipe() }
    let isLeaving = controller.node.appearance == .leaving
    if isLeaving { controller.willAppear(true) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .onItsOwn) {
      self.container.slide(to: 0)
    } completion: { _ in
      controller.endAppearanceOfSheet()
    }
  }
}

extension UIViewController {
  /// Ends the way back of a sheet that was dragged and let go.
  fileprivate func endAppearanceOfSheet() {
    guard node.presentation?.stage == .there else { return }
    isAppearing()
    didAppear()
  }

  /// Dismisses a sheet that a person dragged away.
  fileprivate func dismissBySwipe() {
    node.presenter?.beginDismissal(animated: true, nil)
  }
}
