@testable import CoreTestSupport
@testable import HeadlessUIKit

/// What is done for the rows on reading, writing and boxing.
enum RecordedAccess {
  typealias Checks = KeyValuePairs<String, () -> String>

  static var get: Checks {
    [
      "get-01": { title(of: G1()) }, "get-02": { title(of: G2()) }, "get-03": { title(of: G3()) },
      "get-04": { title(of: G4()) }, "get-05": { title(of: G5()) }, "get-06": { title(of: G6()) },
      "get-07": { title(of: G7()) },
      "get-08": { asked { _ = title(of: Probe()) } },
      "get-09": { title(of: V1()) }, "get-10": { title(of: V2()) }, "get-11": { title(of: V3()) },
      "get-12": { title(of: V4()) }, "get-13": { title(of: VSub()) },
      "get-14": { title(of: N1()) }, "get-15": { title(of: N2()) }, "get-16": { title(of: N3()) },
      "get-17": { Outcome.of { G2().value(forKey: "Title") } },
      "get-18": { Outcome.of { Misc().value(forKey: "URL") } },
      "get-23": { Outcome.of { Misc().value(forKey: "naïve") } },
      "get-24": { Outcome.of { Misc().value(forKey: "self") } },
      "get-25": { Outcome.of { Counted().value(forKey: "items") } },
      "get-26": { Outcome.of { Gathered().value(forKey: "items") } },
      "get-27": { Outcome.of { Misc().value(forKey: "") } },
    ]
  }

  static var set: Checks {
    [
      "set-01": { setting(S1(), "title") { $0.variables[0] } },
      "set-02": { setting(S2(), "title") { $0.variables[0] } },
      "set-03": { setting(S3(), "title") { $0 } },
      "set-04": { setting(V1(), "title") { $0.variables } },
      "set-05": { setting(V2(), "title") { Array($0.variables[1...]) } },
      "set-06": { setting(V3(), "title") { Array($0.variables[2...]) } },
      "set-07": { setting(V4(), "title") { $0.plainIs } },
      "set-08": { setting(N1(), "title") { $0 } },
      "set-09": { setting(N2(), "title") { $0.calls == ["_set"] ? $0 : $0.calls } },
      "set-10": { asked { _ = setting(Probe(), "title") { $0 } } },
      "set-11": { setting(S4(), "title") { $0.value(forKey: "title") } },
      "set-12": { setting(S5(), "title") { $0 } },
      "set-14": { setting(Misc(), "URL") { $0 } },
      "set-15": { setting(S1(), "Title") { $0.calls == ["set"] ? $0 : $0.calls } },
    ]
  }

  static var box: Checks {
    [
      "box-01": { boxed("ch") }, "box-02": { boxed("uch") }, "box-03": { boxed("boo") },
      "box-04": { boxed("cbool") }, "box-05": { boxed("sh") }, "box-06": { boxed("in") },
      "box-07": { boxed("uin") }, "box-08": { boxed("lo") }, "box-09": { boxed("ulo") },
      "box-10": { boxed("ll") }, "box-11": { boxed("nsi") }, "box-12": { boxed("fl") },
      "box-13": { boxed("db") }, "box-14": { boxed("range") }, "box-15": { boxed("point") },
      "box-16": { boxed("rect") },
      "box-18": { Outcome.of { StoredScalars().value(forKey: "in") } },
      "box-19": { Outcome.of { StoredScalars().value(forKey: "boo") } },
    ]
  }

  private static func title(of object: Titled) -> String {
    Outcome.of { object.value(forKey: "title") }
  }

  private static func boxed(_ key: String) -> String {
    Outcome.of { Scalars().value(forKey: key) }
  }

  private static func setting<Object: KeyValueCoding>(
    _ object: Object, _ key: String, _ result: (Object) -> Any?
  ) -> String {
    Outcome.of {
      object.setValue("new", forKey: key)
      return result(object)
    }
  }

  /// Returns what was asked, in the order of the conversation.
  private static func asked(_ body: () -> Void) -> String {
    let before = Device.current.conversation.messages.count
    body()
    return Device.current.conversation.messages.dropFirst(before).map { message in
      switch message.name {
      case "responds(to:)": "\(message.subject)?"
      case "stores": "ivar \(message.subject)?"
      case "accessInstanceVariablesDirectly": "<ivars allowed?>"
      case "value(forUndefinedKey:)": "valueForUndefinedKey:\(message.subject)"
      default: "setValue:forUndefinedKey:\(message.subject)"
      }
    }.joined(separator: " > ")
  }
}
