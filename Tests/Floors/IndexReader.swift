import Foundation

/// Calls the toolchain's `libIndexStore`, whose C functions are looked up by name.
nonisolated final class IndexReader {
  /// One file that was compiled, and the records of what it names.
  struct Unit {
    let file: String
    let records: [String]
    /// When it was compiled, in seconds.
    let time: Double
  }

  /// One name in a file, and the declaration it stands for.
  struct Occurrence {
    let symbol: String
    let name: String
    let line: Int
    let kind: Kind?
    fileprivate let roles: Roles
    /// What it has to do with other declarations: the relations that were asked for.
    fileprivate let relations: [(roles: Roles, symbol: String)]

    var isDefinition: Bool { roles.contains(.definition) }

    /// Whether the compiler has written it, and nobody else.
    var isImplicit: Bool { roles.contains(.implicit) }

    /// The classes, protocols and extensions that the line makes inherit from the declaration.
    var heirs: [String] { related(.isBaseOf) }

    /// The extensions that the line makes of the declaration.
    var extensions: [String] { related(.isExtendedBy) }

    /// The other declarations that it has a relation of one of these kinds to.
    func related(_ roles: Roles) -> [String] {
      relations.compactMap { $0.roles.isDisjoint(with: roles) ? nil : $0.symbol }
    }
  }

  /// What a name is there for, and what it has to do with other declarations.
  struct Roles: OptionSet {
    let rawValue: UInt64

    static let definition = Roles(rawValue: 1 << 1)
    static let implicit = Roles(rawValue: 1 << 8)
    static let isChildOf = Roles(rawValue: 1 << 9)
    static let isBaseOf = Roles(rawValue: 1 << 10)
    static let isOverrideOf = Roles(rawValue: 1 << 11)
    static let isCalledBy = Roles(rawValue: 1 << 13)
    static let isExtendedBy = Roles(rawValue: 1 << 14)
    static let isAccessorOf = Roles(rawValue: 1 << 15)
    static let isContainedBy = Roles(rawValue: 1 << 16)
  }

  /// The kinds of declarations that are treated apart.
  enum Kind: UInt64 {
    case enumeration = 5
    case extensionOfType = 9
    case enumCase = 15
    case storedOrComputedProperty = 19
    case deinitializer = 23
    case parameter = 25
  }

  /// What keeps the index from being read.
  enum Failure: Error {
    case noLibrary(String)
    case noFunction(String)
    case noStore(String)
  }

  private typealias Handle = UnsafeMutableRawPointer
  // The library's strings are a pointer and a length, as an `iovec` is.
  private typealias Text = iovec
  private typealias Create = @convention(c) (Handle, UnsafePointer<CChar>, Handle?) -> Handle?
  private typealias Dispose = @convention(c) (Handle) -> Void
  private typealias GetText = @convention(c) (Handle) -> Text
  private typealias GetHandle = @convention(c) (Handle) -> Handle
  private typealias GetNumber = @convention(c) (Handle) -> UInt64
  private typealias GetPosition =
    @convention(c) (
      Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Void
  private typealias GetTime =
    @convention(c) (
      Handle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>
    ) -> Void
  private typealias Visit = @convention(c) (Handle?, Handle) -> Bool
  private typealias ForEach = @convention(c) (Handle, Handle?, Visit) -> Bool
  private typealias VisitName = @convention(c) (Handle?, Text) -> Bool
  private typealias ForEachName = @convention(c) (Handle, UInt32, Handle?, VisitName) -> Bool

  private static let recordKind: UInt64 = 2

  private let library: Handle
  private let store: Handle

  /// Opens the store in a folder, with the library at a path.
  init(store path: String, library file: String) throws {
    guard let library = dlopen(file, RTLD_LAZY) else { throw Failure.noLibrary(file) }
    self.library = library
    typealias Open = @convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?
    guard let symbol = dlsym(library, "indexstore_store_create") else {
      throw Failure.noFunction("indexstore_store_create")
    }
    guard let store = unsafeBitCast(symbol, to: Open.self)(path, nil) else {
      throw Failure.noStore(path)
    }
    self.store = store
  }

  /// Returns every file that was compiled, as it was compiled last.
  ///
  /// What a file was in another module, or under other settings, stays in a store.
  func units() throws -> [Unit] {
    let forEach: ForEachName = try function("indexstore_store_units_apply_f")
    let names = Box<[String]>([])
    _ = forEach(store, 1, names.pointer) { context, name in
      Box<[String]>.at(context)?.value.append(IndexReader.string(name))
      return true
    }
    return Dictionary(grouping: try names.value.compactMap(unit), by: \.file).values
      .compactMap { units in units.max { $0.time < $1.time } }
  }

  /// Returns every name that a record holds, with its relations of some kinds.
  func occurrences(
    in record: String, with wanted: Roles = [.isBaseOf, .isExtendedBy]
  ) throws -> [Occurrence] {
    let create: Create = try function("indexstore_record_reader_create")
    let dispose: Dispose = try function("indexstore_record_reader_dispose")
    let forEach: ForEach = try function("indexstore_record_reader_occurrences_apply_f")
    let symbol: GetHandle = try function("indexstore_occurrence_get_symbol")
    let roles: GetNumber = try function("indexstore_occurrence_get_roles")
    let position: GetPosition = try function("indexstore_occurrence_get_line_col")
    let identifier: GetText = try function("indexstore_symbol_get_usr")
    let name: GetText = try function("indexstore_symbol_get_name")
    let kind: GetNumber = try function("indexstore_symbol_get_kind")
    let relations = try relations()
    guard let reader = create(store, record, nil) else { return [] }
    defer { dispose(reader) }
    let visitor = Box<(found: [Occurrence], make: (Handle) -> Occurrence)>(
      (
        [],
        { occurrence in
          let meant = symbol(occurrence)
          var (line, column): (UInt32, UInt32) = (0, 0)
          position(occurrence, &line, &column)
          let all = Roles(rawValue: roles(occurrence))
          return Occurrence(
            symbol: Self.string(identifier(meant)), name: Self.string(name(meant)),
            line: Int(line), kind: Kind(rawValue: kind(meant) & 0xffff_ffff), roles: all,
            relations: all.isDisjoint(with: wanted) ? [] : relations(occurrence))
        }
      ))
    _ = forEach(reader, visitor.pointer) { context, occurrence in
      guard let box = Box<(found: [Occurrence], make: (Handle) -> Occurrence)>.at(context) else {
        return false
      }
      box.value.found.append(box.value.make(occurrence))
      return true
    }
    return visitor.value.found
  }

  /// Returns what tells the declarations that an occurrence has a relation to.
  private func relations() throws -> (Handle) -> [(roles: Roles, symbol: String)] {
    let forEach: ForEach = try function("indexstore_occurrence_relations_apply_f")
    let roles: GetNumber = try function("indexstore_symbol_relation_get_roles")
    let symbol: GetHandle = try function("indexstore_symbol_relation_get_symbol")
    let identifier: GetText = try function("indexstore_symbol_get_usr")
    typealias Relation = (roles: Roles, symbol: String)
    return { occurrence in
      let visitor = Box<(found: [Relation], make: (Handle) -> Relation)>(
        ([], { (Roles(rawValue: roles($0)), Self.string(identifier(symbol($0)))) }))
      _ = forEach(occurrence, visitor.pointer) { context, relation in
        guard let box = Box<(found: [Relation], make: (Handle) -> Relation)>.at(context) else {
          return false
        }
        box.value.found.append(box.value.make(relation))
        return true
      }
      return visitor.value.found
    }
  }

  private func unit(_ unitName: String) throws -> Unit? {
    let create: Create = try function("indexstore_unit_reader_create")
    let dispose: Dispose = try function("indexstore_unit_reader_dispose")
    let mainFile: GetText = try function("indexstore_unit_reader_get_main_file")
    let forEach: ForEach = try function("indexstore_unit_reader_dependencies_apply_f")
    let time: GetTime = try function("indexstore_unit_reader_get_modification_time")
    let kind: GetNumber = try function("indexstore_unit_dependency_get_kind")
    let name: GetText = try function("indexstore_unit_dependency_get_name")
    guard let reader = create(store, unitName, nil) else { return nil }
    defer { dispose(reader) }
    let visitor = Box<(found: [String], make: (Handle) -> String?)>(
      (
        [],
        { dependency in
          // The kind is an int: its upper half is not the library's.
          guard kind(dependency) & 0xffff_ffff == Self.recordKind else { return nil }
          return Self.string(name(dependency))
        }
      ))
    _ = forEach(reader, visitor.pointer) { context, dependency in
      guard let box = Box<(found: [String], make: (Handle) -> String?)>.at(context) else {
        return false
      }
      if let record = box.value.make(dependency) { box.value.found.append(record) }
      return true
    }
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    time(reader, &seconds, &nanoseconds)
    return Unit(
      file: Self.string(mainFile(reader)), records: visitor.value.found,
      time: Double(seconds) + Double(nanoseconds) / 1e9)
  }

  private func function<Function>(_ name: String) throws -> Function {
    guard let symbol = dlsym(library, name) else { throw Failure.noFunction(name) }
    return unsafeBitCast(symbol, to: Function.self)
  }

  private static func string(_ text: Text) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  /// A value that a C function is given a pointer to.
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var pointer: Handle { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ pointer: Handle?) -> Box? {
      pointer.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}
