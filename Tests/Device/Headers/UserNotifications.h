// What the cases need of User Notifications, written for them. Nothing in it belongs to a thread.
#pragma once
#include "Foundation.h"

NONNULL_BEGIN

typedef OPTION_SET(NSUInteger, UNAuthorizationOptions) {
  UNAuthorizationOptionBadge = 1 << 0,
  UNAuthorizationOptionSound = 1 << 1,
  UNAuthorizationOptionAlert = 1 << 2,
};

typedef OPTION_SET(NSUInteger, UNNotificationPresentationOptions) {
  UNNotificationPresentationOptionSound = 1 << 1,
  UNNotificationPresentationOptionBanner = 1 << 4,
};

SENDABLE
@interface UNNotification : NSObject
@end

SENDABLE
@interface UNNotificationResponse : NSObject
@end

@class UNUserNotificationCenter;

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))handler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))handler;
@end

SENDABLE
@interface UNNotificationRequest : NSObject
@end

SENDABLE
@interface UNUserNotificationCenter : NSObject
- (void)addNotificationRequest:(UNNotificationRequest *)request
         withCompletionHandler:(nullable SENDABLE void (^)(NSError *_Nullable error))handler;
- (void)removePendingNotificationRequestsWithIdentifiers:(NSArray<NSString *> *)identifiers
    NAMED(removePendingNotificationRequests(withIdentifiers:));
- (void)removeDeliveredNotificationsWithIdentifiers:(NSArray<NSString *> *)identifiers
    NAMED(removeDeliveredNotifications(withIdentifiers:));
+ (UNUserNotificationCenter *)currentNotificationCenter NAMED(current());
@property (nonatomic, weak, nullable) id<UNUserNotificationCenterDelegate> delegate;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options
                      completionHandler:
                          (SENDABLE void (^)(BOOL granted, NSError *_Nullable error))handler;
- (void)setBadgeCount:(NSInteger)newBadgeCount
    withCompletionHandler:(nullable SENDABLE void (^)(NSError *_Nullable error))handler;
@end

NONNULL_END
