// What the cases need of UIKit, written for them. The marks that say which thread a class belongs
// to are those that Apple's pages show: everything is on the main actor but what belongs to
// NSObject, as awakeFromNib.
#pragma once
#include "Foundation.h"
#include "UserNotifications.h"

NONNULL_BEGIN

struct UIEdgeInsets { double top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct UIOffset { double horizontal, vertical; };
typedef struct UIOffset UIOffset;

typedef OPTION_SET(NSUInteger, UIControlEvents) {
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
} NAMED(UIControl.Event);

typedef CHOICE(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone, UIEventSubtypeMotionShake,
} NAMED(UIEvent.EventSubtype);
typedef CHOICE(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault, UIReturnKeyNext = 4, UIReturnKeyDone = 9,
};
typedef CHOICE(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone, UITextBorderStyleRoundedRect = 3,
} NAMED(UITextField.BorderStyle);
typedef CHOICE(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo,
};
typedef CHOICE(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords,
};
typedef CHOICE(NSInteger, UIDatePickerMode) {
  UIDatePickerModeTime, UIDatePickerModeDate,
} NAMED(UIDatePicker.Mode);
typedef CHOICE(NSInteger, UIDatePickerStyle) {
  UIDatePickerStyleAutomatic, UIDatePickerStyleWheels,
};
typedef CHOICE(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted,
} NAMED(UITextField.DidEndEditingReason);

@class NSLayoutDimension, UIGestureRecognizer, UIStoryboardSegue, UINavigationController, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, UIView, UIWindow, UIWindowScene, UITextField, UIViewController, UIScene;

SENDABLE
@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NAMED(systemBackground);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor
    NAMED(secondarySystemBackground);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor NAMED(systemIndigo);
@property (class, nonatomic, readonly) UIColor *systemBlueColor NAMED(systemBlue);
@property (class, nonatomic, readonly) UIColor *whiteColor NAMED(white);
@end

SENDABLE
@interface UIImage : NSObject
- (nullable instancetype)initWithImageNamed:(NSString *)name NAMED(init(named:));
@end

MAIN_ACTOR
@interface UIEvent : NSObject
@end
MAIN_ACTOR
@interface UITouch : NSObject
@end

MAIN_ACTOR
@interface UIResponder : NSObject
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    NAMED(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    NAMED(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    NAMED(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    NAMED(touchesCancelled(_:with:));
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event
    NAMED(motionEnded(_:with:));
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
@end

typedef float UILayoutPriority NEW_TYPE;

MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
@property (nonatomic) UILayoutPriority priority;
@property (nonatomic) BOOL active NAMED(isActive);
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NAMED(activate(_:));
@end

MAIN_ACTOR
@interface NSLayoutAnchor<Kind> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Kind> *)anchor
    NAMED(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Kind> *)anchor
                                       constant:(double)constant
    NAMED(constraint(equalTo:constant:));
@end
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(double)constant
    NAMED(constraint(equalToConstant:));
@end

MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@end

@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED NAMED(init(frame:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED NAMED(init(coder:));
- (instancetype)init;
@property (nonatomic) CGRect frame;
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *keyboardLayoutGuide;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) CGRect bounds;
@property (nonatomic) double alpha;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NAMED(convert(_:to:));
- (void)layoutIfNeeded;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer NAMED(addGestureRecognizer(_:));
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled
    NAMED(isUserInteractionEnabled);
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview NAMED(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NAMED(willMove(toWindow:));
- (void)didMoveToWindow;
@property (nonatomic) BOOL hidden NAMED(isHidden);
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (CGSize)sizeThatFits:(CGSize)size NAMED(sizeThatFits(_:));
- (void)sizeToFit;
- (void)drawRect:(CGRect)rect NAMED(draw(_:));
- (void)layoutSubviews;
- (void)setNeedsLayout;
- (BOOL)endEditing:(BOOL)force;
@end

@interface NSObject (UINibLoading)
- (void)awakeFromNib __attribute__((objc_requires_super));
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate MAIN_ACTOR;
@end

@interface UILabel : UIView
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, strong, null_resettable) UIColor *textColor;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@property (nonatomic) NSInteger numberOfLines;
@end

@interface UIImageView : UIView
@property (nonatomic, strong, nullable) UIImage *image;
@end

@interface UIControl : UIView
@property (nonatomic) BOOL enabled NAMED(isEnabled);
- (void)sendActionsForControlEvents:(UIControlEvents)events NAMED(sendActions(for:));
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events
    NAMED(addTarget(_:action:for:));
@end

@interface UIButton : UIControl
@property (nonatomic, readonly, nullable) UILabel *titleLabel;
@end

MAIN_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField
                        reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string
    NAMED(textField(_:shouldChangeCharactersIn:replacementString:));
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges
                 replacementString:(NSString *)string
    NAMED(textField(_:shouldChangeCharactersInRanges:replacementString:));
@end

typedef NSString *UITextContentType STRING_TYPE;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeNewPassword;

@interface UITextField : UIControl
@property (nonatomic, weak, nullable) id<UITextFieldDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, copy, nullable) NSString *placeholder;
@property (nonatomic, strong, nullable) UIView *inputView;
@property (nonatomic, strong, nullable) UIColor *textColor;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry NAMED(isSecureTextEntry);
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic, copy, null_unspecified) UITextContentType textContentType;
@property (nonatomic, readonly, nullable) NSObject *markedTextRange;
@end

@interface UIDatePicker : UIControl
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle;
@end

MAIN_ACTOR
@interface UIGestureRecognizer : NSObject
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action;
@end

MAIN_ACTOR
@interface UIMotionEffect : NSObject <NSCopying, NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED NAMED(init(coder:));
- (nullable NSDictionary<NSString *, id> *)keyPathsAndRelativeValuesForViewerOffset:
    (UIOffset)viewerOffset;
@end

@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSObject *)bundle
    DESIGNATED NAMED(init(nibName:bundle:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED NAMED(init(coder:));
- (instancetype)init;
@property (nonatomic, strong, null_resettable) UIView *view;
@property (nonatomic, readonly) BOOL isViewLoaded;
@property (nonatomic, readonly) BOOL movingFromParentViewController NAMED(isMovingFromParent);
@property (nonatomic) BOOL modalInPresentation NAMED(isModalInPresentation);
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController;
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^_Nullable)(void))completion
    NAMED(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)animated
                           completion:(void (^_Nullable)(void))completion
    NAMED(dismiss(animated:completion:));
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender
    NAMED(shouldPerformSegue(withIdentifier:sender:));
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender
    NAMED(prepare(for:sender:));
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender
    NAMED(performSegue(withIdentifier:sender:));
@end

MAIN_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nonatomic, readonly, nullable, copy) NSString *identifier;
@property (nonatomic, readonly, strong) UIViewController *sourceViewController NAMED(source);
@property (nonatomic, readonly, strong) UIViewController *destinationViewController
    NAMED(destination);
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)root
    NAMED(init(rootViewController:));
@property (nonatomic, readonly, nullable) UIViewController *topViewController;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated
    NAMED(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    __attribute__((swift_name("popViewController(animated:)")));
@end

MAIN_ACTOR
@interface UISceneSession : NSObject
@end
MAIN_ACTOR
@interface UISceneConnectionOptions : NSObject
@end
@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@end
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)scene NAMED(init(windowScene:));
@property (nonatomic, strong, nullable) UIViewController *rootViewController;
@property (nonatomic, weak, nullable) UIWindowScene *windowScene;
- (void)makeKeyAndVisible;
@end

MAIN_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options
    NAMED(scene(_:willConnectTo:options:));
@end
MAIN_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
@end
MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
@end

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NAMED(shared);
@property (nonatomic, assign, nullable) id<UIApplicationDelegate> delegate;
@end

@interface UIScrollView : UIView
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *frameLayoutGuide;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated
    NAMED(scrollRectToVisible(_:animated:));
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@end

@interface UICollectionReusableView : UIView
@end
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@end

MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
- (instancetype)init DESIGNATED;
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGSize itemSize;
@property (nonatomic) double minimumLineSpacing;
@property (nonatomic) double minimumInteritemSpacing;
@property (nonatomic) UIEdgeInsets sectionInset;
@end

NONNULL_END
