// swift-format-ignore-file
// What Foundation has for files and settings, as far as the cases need it.

public class PropertyListSerialization: NSObject {
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum PropertyListFormat: UInt, Sendable { case xml = 100, binary = 200 }
  public class func propertyList(
    from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { data }
}

public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct Data: Hashable, Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init() {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public struct URL: Hashable, Sendable {
  public static var documentsDirectory: URL { URL() }
  public var path: String { "" }
  public func appending(path: String) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
}

public class FileManager: NSObject {
  public class var `default`: FileManager { FileManager() }
  public func fileExists(atPath path: String) -> Bool { false }
}

public class JSONEncoder {
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

public class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
}

public class PropertyListDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
}

public struct CocoaError: Error {
  public struct Code: Sendable { public static let fileNoSuchFile = Code() }
  public init(_ code: Code) {}
}

extension Bundle {
  public func url(forResource name: String?, withExtension ending: String?) -> URL? { nil }
}

public class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { UserDefaults() }
  public func register(defaults: [String: Any]) {}
  public func bool(forKey key: String) -> Bool { false }
}

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
}

extension String {
  public func trimmingCharacters(in set: CharacterSet) -> String { self }
}

public class OperationQueue: NSObject, @unchecked Sendable {
  public class var main: OperationQueue { OperationQueue() }
}

public struct Notification: Sendable {
  public typealias Name = NSNotification.Name
}

extension NSNotification {
  public typealias Name = NotificationName
}

public class NSNotification: NSObject {}

public struct NotificationName: Hashable, Sendable {
  public init() {}
  public init(_ name: String) {}
}

public class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { NotificationCenter() }
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func post(name: NSNotification.Name, object: Any?) {}
  public func removeObserver(_ observer: Any) {}
}

public class RunLoop: NSObject {
  public class var main: RunLoop { RunLoop() }
  public func run(until date: Date) {}
}

extension NSArray {
  public convenience init(array: [Any]) { self.init() }
}
