import HeadlessUIKit

nonisolated extension DecodingError {
  /// What is wrong and where: `entry 2 has no key “icon”`.
  var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(context.entry) has no key \u{201C}\(key.stringValue)\u{201D}"
    case .typeMismatch(_, let context):
      "\(context.entry) is of another type"
    case .valueNotFound(_, let context):
      "\(context.entry) is empty"
    default:
      "it is no property list"
    }
  }
}

nonisolated extension DecodingError.Context {
  /// The way from the outermost value inwards.
  fileprivate var entry: String {
    let way = codingPath.map { key in
      key.intValue.map { "entry \($0)" }
        ?? "\u{201C}\(key.stringValue)\u{201D}"
    }
    return way.isEmpty
      ? "the outermost value" : way.joined(separator: ", ")
  }
}
