/// The names that Swift 4.2 and its library gave to what was called otherwise in Swift 3 and 4, as
/// data: Xcode's migration and the compiler's corrections replace them in the same way.
///
///     UIControlState                 a type           UIControl.State
///     .UIKeyboardWillShow            a notification   UIResponder.keyboardWillShowNotification
///     addChildViewController(cell)   a member         addChild(cell)
///     UIEdgeInsetsMake(1, 2, 3, 4)   a function       UIEdgeInsets(top: 1, left: 2, …)
///
/// - Shape: A line has the old name, a blank and the new one. What Apple moved into a type has
///   the rows of that type together.
/// - Source: The Swift 4 names of Apple's interface notes for UIKit and Foundation, as the compiler
///   tells them in "has been renamed to", and "Migrating to Swift 4.2".
package enum OldNames {
  /// What became of a name, and with that, where it is an old one.
  package enum Renaming {
    /// A type or a constant, which no dot stands before.
    case declaration(String)
    /// A member of `NSNotification.Name`.
    case notification(String)
    /// A method or a property, without brackets.
    case member(String)
    /// A member that is one behind a dot alone: `.styleSingle`.
    case option(String)
    /// The label of an argument.
    case label(String)
    case function(Function)
    /// The characters of a text, which it is itself.
    case characters
    /// A set of options that has none: `.styleNone`.
    case noOptions
    /// A method whose first label is a part of its name.
    case labelledMethod
    /// A label behind which the keys of a dictionary have a type of their own.
    case keyedLabel(String)
    /// A method that is a property, of one type alone.
    case property(of: String)

    /// Whether only members and labels have the name.
    package var isOfMember: Bool {
      switch self {
      case .notification, .member, .option, .label, .characters, .noOptions: true
      case .declaration, .function, .labelledMethod, .keyedLabel, .property: false
      }
    }

    /// The new name of what is declared, if that is all that is new.
    package var declaredName: String? {
      switch self {
      case .declaration(let name), .member(let name), .label(let name): name
      default: nil
      }
    }

    /// The new name as a sentence has it, if the compiler of a device names one.
    fileprivate func name(behindDot: Bool) -> String? {
      switch self {
      case .member(let name), .option(let name): name
      case .notification(let name): behindDot ? name : nil
      case .declaration(let name): behindDot ? nil : name
      case .function(let function): behindDot ? nil : function.name
      default: nil
      }
    }
  }

  /// An old name, and what became of it.
  package struct Row {
    package let name: String
    package let renaming: Renaming
  }

  /// All old names, each once.
  package static let rows: [Row] = [
    table(types + constants + attributes, Renaming.declaration),
    table(notificationNames, Renaming.notification), table(memberNames, Renaming.member),
    table(optionNames, Renaming.option), table(labelNames, Renaming.label),
    functions.map { Row(name: $0.key, renaming: .function($0.value)) },
    others.map { Row(name: $0.key, renaming: $0.value) },
  ].flatMap { $0 }

  /// What became of each of them.
  package static let all = Dictionary(rows.map { ($0.name, $0.renaming) }) { one, _ in one }

  /// Names that need more than another one.
  private static let others: KeyValuePairs<String, Renaming> = [
    "characters": .characters, "styleNone": .noOptions, "bringSubview": .labelledMethod,
    "sendSubview": .labelledMethod,
    "didFinishPickingMediaWithInfo": .keyedLabel("UIImagePickerController.InfoKey"),
    "default": .property(of: "UNNotificationSound"),
  ]

  /// Functions that became initializers or methods, by their old names.
  private static let functions: KeyValuePairs<String, Function> = [
    "UIEdgeInsetsMake": .initializer("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": .initializer("UIOffset", ["horizontal", "vertical"]),
    "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": .initializer("CGPoint", ["x", "y"]),
    "CGSizeMake": .initializer("CGSize", ["width", "height"]),
    "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
    "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
    "UIImagePNGRepresentation": .method("pngData", []),
    "UIImageJPEGRepresentation": .method("jpegData", ["compressionQuality"]),
    "UIInterfaceOrientationIsPortrait": .property("isPortrait"),
    "UIInterfaceOrientationIsLandscape": .property("isLandscape"),
    "UIDeviceOrientationIsPortrait": .property("isPortrait"),
    "UIDeviceOrientationIsLandscape": .property("isLandscape"),
    "UIAccessibilityPostNotification": .initializer(
      "UIAccessibility.post", ["notification", "argument"]),
    "UIAccessibilityIsVoiceOverRunning": .value("UIAccessibility.isVoiceOverRunning"),
    "UIAccessibilityIsReduceMotionEnabled": .value("UIAccessibility.isReduceMotionEnabled"),
  ]

  /// What became of a function.
  package enum Function {
    /// A call of another name, whose arguments have these labels.
    case initializer(String, [String])
    /// A method of its first argument; the labels are those of the rest.
    case method(String, [String])
    /// A property of its argument.
    case property(String)
    /// A value, without brackets.
    case value(String)

    /// The new name, as a sentence has it.
    package var name: String {
      switch self {
      case .initializer(let name, let labels):
        "\(name)(\(labels.map { $0 + ":" }.joined()))"
      case .method(let name, let labels): "\(name)(\(labels.map { $0 + ":" }.joined()))"
      case .property(let name), .value(let name): name
      }
    }
  }

  /// What the compiler of a device says of an old name, behind a dot or alone, or nil if it is none.
  package static func sentence(on name: String, behindDot: Bool) -> String? {
    all[name]?.name(behindDot: behindDot).map {
      "'\(name)' has been renamed to '\($0)'. The name is that of Swift 4 and before."
    }
  }

  /// What is said of a member that the compiler here has, and does not let anybody use.
  package static func sentence(onUnavailable name: String) -> String? {
    guard case .characters? = all[name] else { return nil }
    return "A String is a collection of characters itself. Take .characters away."
  }

  private static func table(_ text: String, _ renaming: (String) -> Renaming) -> [Row] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return Row(name: words[0], renaming: renaming(words[1]))
    }
  }

  private static let types = """
    NSAttributedStringKey NSAttributedString.Key
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSLayoutRelation NSLayoutConstraint.Relation
    UIAccessibilityNotifications UIAccessibility.Notification
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIActivityType UIActivity.ActivityType
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationState UIApplication.State
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBlurEffectStyle UIBlurEffect.Style
    UIButtonType UIButton.ButtonType
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollisionBehaviorMode UICollisionBehavior.Mode
    UIContextualActionStyle UIContextualAction.Style
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIDatePickerMode UIDatePicker.Mode
    UIDeviceBatteryState UIDevice.BatteryState
    UIDocumentChangeKind UIDocument.ChangeKind
    UIDocumentSaveOperation UIDocument.SaveOperation
    UIDocumentState UIDocument.State
    UIEventSubtype UIEvent.EventSubtype
    UIEventType UIEvent.EventType
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIFontTextStyle UIFont.TextStyle
    UIFontWeight UIFont.Weight
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode
    UIImageResizingMode UIImage.ResizingMode
    UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
    UIImagePickerControllerQualityType UIImagePickerController.QualityType
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
    UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UINavigationControllerOperation UINavigationController.Operation
    UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
    UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPressPhase UIPress.Phase
    UIPressType UIPress.PressType
    UIProgressViewStyle UIProgressView.Style
    UIPushBehaviorMode UIPushBehavior.Mode
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UISearchBarIcon UISearchBar.Icon
    UISearchBarStyle UISearchBar.Style
    UISegmentedControlSegment UISegmentedControl.Segment
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITabBarItemPositioning UITabBar.ItemPositioning
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStateMask UITableViewCell.StateMask
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewRowActionStyle UITableViewRowAction.Style
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
    UITextFieldViewMode UITextField.ViewMode
    UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationTransition UIView.AnimationTransition
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIWindowLevel UIWindow.Level

    """

  private static let constants = """
    UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
    UIApplicationBackgroundFetchIntervalNever UIApplication.backgroundFetchIntervalNever
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
    UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UIFloatRangeInfinite UIFloatRange.infinite
    UIFontWeightUltraLight UIFont.Weight.ultraLight
    UIFontWeightThin UIFont.Weight.thin
    UIFontWeightLight UIFont.Weight.light
    UIFontWeightRegular UIFont.Weight.regular
    UIFontWeightMedium UIFont.Weight.medium
    UIFontWeightSemibold UIFont.Weight.semibold
    UIFontWeightBold UIFont.Weight.bold
    UIFontWeightHeavy UIFont.Weight.heavy
    UIFontWeightBlack UIFont.Weight.black
    UIImagePickerControllerCropRect UIImagePickerController.InfoKey.cropRect
    UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
    UIImagePickerControllerImageURL UIImagePickerController.InfoKey.imageURL
    UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType
    UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL
    UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
    UIImagePickerControllerPHAsset UIImagePickerController.InfoKey.phAsset
    UIImagePickerControllerReferenceURL UIImagePickerController.InfoKey.referenceURL
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
    UILayoutPriorityRequired UILayoutPriority.required
    UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
    UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
    UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
    UISegmentedControlNoSegment UISegmentedControl.noSegment
    UISplitViewControllerAutomaticDimension UISplitViewController.automaticDimension
    UITableViewAutomaticDimension UITableView.automaticDimension
    UITableViewIndexSearch UITableView.indexSearch
    UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
    UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
    UITransitionContextFromViewKey UITransitionContextViewKey.from
    UITransitionContextToViewKey UITransitionContextViewKey.to
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UIWindowLevelAlert UIWindow.Level.alert
    UIWindowLevelNormal UIWindow.Level.normal
    UIWindowLevelStatusBar UIWindow.Level.statusBar
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
    AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
    AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
    AVAudioSessionCategoryRecord AVAudioSession.Category.record
    AVAudioSessionCategorySoloAmbient AVAudioSession.Category.soloAmbient
    AVAudioSessionModeDefault AVAudioSession.Mode.default
    kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
    kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
    kCALineCapRound CAShapeLayerLineCap.round
    kCALineJoinRound CAShapeLayerLineJoin.round
    kCAFillModeBackwards CAMediaTimingFillMode.backwards
    kCAFillModeBoth CAMediaTimingFillMode.both
    kCAFillModeForwards CAMediaTimingFillMode.forwards
    kCAFillModeRemoved CAMediaTimingFillMode.removed
    kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
    kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
    kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
    kCATransitionFade CATransitionType.fade
    kCATransitionFromBottom CATransitionSubtype.fromBottom
    kCATransitionFromLeft CATransitionSubtype.fromLeft
    kCATransitionFromRight CATransitionSubtype.fromRight
    kCATransitionFromTop CATransitionSubtype.fromTop
    kCATransitionMoveIn CATransitionType.moveIn
    kCATransitionPush CATransitionType.push
    kCATransitionReveal CATransitionType.reveal

    """

  private static let attributes = """
    NSAttachmentAttributeName NSAttributedString.Key.attachment
    NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
    NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
    NSExpansionAttributeName NSAttributedString.Key.expansion
    NSFontAttributeName NSAttributedString.Key.font
    NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
    NSKernAttributeName NSAttributedString.Key.kern
    NSLigatureAttributeName NSAttributedString.Key.ligature
    NSLinkAttributeName NSAttributedString.Key.link
    NSObliquenessAttributeName NSAttributedString.Key.obliqueness
    NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
    NSShadowAttributeName NSAttributedString.Key.shadow
    NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
    NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
    NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
    NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
    NSTextEffectAttributeName NSAttributedString.Key.textEffect
    NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
    NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle

    """

  private static let notificationNames = """
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
    UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    UIDeviceBatteryLevelDidChange UIDevice.batteryLevelDidChangeNotification
    UIDeviceBatteryStateDidChange UIDevice.batteryStateDidChangeNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UIDeviceProximityStateDidChange UIDevice.proximityStateDidChangeNotification
    UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIPasteboardChanged UIPasteboard.changedNotification
    UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
    UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
    UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
    UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
    UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
    UIWindowDidResignKey UIWindow.didResignKeyNotification

    """

  private static let memberNames = """
    addChildViewController addChild
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    removeFromParentViewController removeFromParent

    """

  private static let optionNames = """
    styleDouble double
    styleSingle single
    styleThick thick

    """

  private static let labelNames = """
    toParentViewController toParent

    """
}
