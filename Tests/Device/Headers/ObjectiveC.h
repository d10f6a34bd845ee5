// What the cases need of Objective-C itself, written for them. No line is Apple's.
#pragma once

#define BOOL _Bool
#define NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NONNULL_END _Pragma("clang assume_nonnull end")
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NAMED(name) __attribute__((swift_name(#name)))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define BRIDGED(name) __attribute__((swift_bridge(name)))
#define SUBCLASSING_FINAL __attribute__((objc_subclassing_restricted))
#define OPTION_SET(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define CHOICE(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define STRING_TYPE __attribute__((swift_newtype(struct)))
#define NEW_TYPE STRING_TYPE

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

NONNULL_BEGIN

@class Protocol;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
- (id)copy;
@end

NONNULL_END
