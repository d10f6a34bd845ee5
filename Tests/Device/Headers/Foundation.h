// What the cases need of Foundation, written for them. Dates, locales and bundles are in the
// overlay.
#pragma once
#include "ObjectiveC.h"
#include "CoreGraphics.h"

NONNULL_BEGIN

BRIDGED("Swift.String") SENDABLE
@interface NSString : NSObject
@property (nonatomic, readonly) NSUInteger length;
@end

BRIDGED("Swift.Array")
@interface NSArray<__covariant Element> : NSObject
@end

BRIDGED("Swift.Set")
@interface NSSet<__covariant Element> : NSObject
@end

BRIDGED("Swift.Dictionary")
@interface NSDictionary<Key, Value> : NSObject
@end

SENDABLE
@interface NSNumber : NSObject
@end

SENDABLE
@interface NSValue : NSObject
@end

SENDABLE
@interface NSNull : NSObject
@end

SENDABLE
@interface NSError : NSObject
@end

BRIDGED("Foundation.IndexPath") SENDABLE
@interface NSIndexPath : NSObject
@end

@interface NSCoder : NSObject
@end

@interface NSMutableString : NSString
@end

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder NAMED(encode(with:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NAMED(init(coder:));
@end

struct _NSRange { NSUInteger location; NSUInteger length; };
typedef struct _NSRange NSRange;

@interface NSObject (KeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues
    NAMED(setValuesForKeys(_:));
@end

NONNULL_END
