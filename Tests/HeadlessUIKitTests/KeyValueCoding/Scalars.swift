import HeadlessUIKit

/// A property of every kind of number, and of structures.
final class Scalars: NSObject, KeyValueCoding {
  var ch: Int8 = -5
  var uch: UInt8 = 200
  var boo = true
  var cbool = true
  var sh: Int16 = -300
  var int: Int32 = 42
  var uin: UInt32 = 4_000_000_000
  var lo: Int = -7
  var ulo: UInt = .max
  var ll: Int64 = .min
  var nsi: Int = 9
  var nsu: UInt = 9
  var fl: Float = 1.5
  var db = 2.25
  var range = NSRange(location: 1, length: 2)
  var point = CGPoint(x: 1, y: 2)
  var rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  static var keys: Keys {
    [
      "ch": \Scalars.ch, "uch": \Scalars.uch, "boo": \Scalars.boo, "cbool": \Scalars.cbool,
      "sh": \Scalars.sh, "in": \Scalars.int, "uin": \Scalars.uin, "lo": \Scalars.lo,
      "ulo": \Scalars.ulo, "ll": \Scalars.ll, "nsi": \Scalars.nsi, "nsu": \Scalars.nsu,
      "fl": \Scalars.fl, "db": \Scalars.db, "range": \Scalars.range, "point": \Scalars.point,
      "rect": \Scalars.rect,
    ]
  }
}

/// The same, but stored names instead of properties.
final class StoredScalars: NSObject, KeyValueCoding {
  private var number: Int32 = 42
  private var flag = true

  static var keys: Keys {
    Keys(stored: ["in": \StoredScalars.number, "boo": \StoredScalars.flag])
  }
}
