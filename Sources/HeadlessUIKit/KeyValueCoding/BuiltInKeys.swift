/// What UIKit's own classes can be asked for by name.
///
/// Their keys stand in tables of their own, so that a subclass overrides `keys` without thinking of
/// them.
enum BuiltInKeys {
  /// Returns the keys that a class of the core lists itself.
  static func of(_ owner: AnyClass) -> Keys? {
    table[ObjectIdentifier(owner)]?()
  }

  /// The classes that list keys here.
  static var classes: Set<ObjectIdentifier> { Set(table.keys) }

  private static let table: [ObjectIdentifier: () -> Keys] = [
    ObjectIdentifier(UIApplication.self): { UIApplication.keysOfApplication },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem.keysOfBarButtonItem },
    ObjectIdentifier(UIBarItem.self): { UIBarItem.keysOfBarItem },
    ObjectIdentifier(UIButton.self): { UIButton.keysOfButton },
    ObjectIdentifier(UIControl.self): { UIControl.keysOfControl },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker.keysOfDatePicker },
    ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer.keysOfGestureRecognizer },
    ObjectIdentifier(UIImageView.self): { UIImageView.keysOfImageView },
    ObjectIdentifier(UILabel.self): { UILabel.keysOfLabel },
    ObjectIdentifier(UILongPressGestureRecognizer.self): {
      UILongPressGestureRecognizer.keysOfLongPressGestureRecognizer
    },
    ObjectIdentifier(UIPanGestureRecognizer.self): {
      UIPanGestureRecognizer.keysOfPanGestureRecognizer
    },
    ObjectIdentifier(UIPickerView.self): { UIPickerView.keysOfPickerView },
    ObjectIdentifier(UIScrollView.self): { UIScrollView.keysOfScrollView },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl.keysOfSegmentedControl },
    ObjectIdentifier(UISlider.self): { UISlider.keysOfSlider },
    ObjectIdentifier(UIStepper.self): { UIStepper.keysOfStepper },
    ObjectIdentifier(UISwitch.self): { UISwitch.keysOfSwitch },
    ObjectIdentifier(UITabBarItem.self): { UITabBarItem.keysOfTabBarItem },
    ObjectIdentifier(UITabBar.self): { UITabBar.keysOfTabBar },
    ObjectIdentifier(UITabBarController.self): { UITabBarController.keysOfTabBarController },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar.keysOfNavigationBar },
    ObjectIdentifier(UINavigationController.self): {
      UINavigationController.keysOfNavigationController
    },
    ObjectIdentifier(UITapGestureRecognizer.self): {
      UITapGestureRecognizer.keysOfTapGestureRecognizer
    },
    ObjectIdentifier(UITextField.self): { UITextField.keysOfTextField },
    ObjectIdentifier(UIToolbar.self): { UIToolbar.keysOfToolbar },
    ObjectIdentifier(UIView.self): { UIView.keysOfView },
    ObjectIdentifier(UIViewController.self): { UIViewController.keysOfViewController },
    ObjectIdentifier(UIWindow.self): { UIWindow.keysOfWindow },
  ]
}
