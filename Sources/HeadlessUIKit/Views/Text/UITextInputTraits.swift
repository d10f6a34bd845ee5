/// What an object that takes text asks of the keyboard.
///
/// - Shape: One property a trait. They are read when the keyboard comes; after a change, call
///   `reloadInputViews()`.
/// - Differs: A trait that an object leaves out has the value that it usually has; on a device it
///   cannot be asked for. The keyboard here is that of a person who has switched Auto-Correction,
///   Check Spelling and AutoFill off in Settings, so whatever the traits for them say, what is
///   typed is what arrives.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard writes capitals without being asked.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether the keyboard puts right what is typed.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether words that may be misspelled are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// What the text means, so that the device can propose some.
  var textContentType: UITextContentType! { get set }

  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }

  /// How bright the keyboard is.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key waits until there is text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text is hidden from whoever looks on.
  var isSecureTextEntry: Bool { get set }
}

/// What counts for an object that leaves a trait out; assigning changes nothing then.
extension UITextInputTraits {
  /// When the keyboard writes capitals: where sentences begin.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Whether the keyboard puts right what is typed: as the device says.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Whether words that may be misspelled are marked: as the device says.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// What the text means: nothing is said.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  /// Which keys the keyboard has: letters.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// How bright the keyboard is: as the device is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// What the return key says: return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// Whether the return key waits until there is text: it does not.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// Whether the text is hidden: it is not.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// Which keys a keyboard has.
///
/// - Differs: There is one language, so the kinds that differ from another by language only are
///   alike. What a person types is not limited by the keys: other keyboards and pasting exist.
public enum UIKeyboardType: Int, Sendable {
  /// Letters, and figures on a second page.
  case `default`
  /// Letters and figures of ASCII.
  case asciiCapable
  /// Figures and signs first, letters on the second page.
  case numbersAndPunctuation
  /// Letters, with what addresses of pages are made of.
  case URL
  /// The ten figures; there is no return key.
  case numberPad
  /// The ten figures and a plus.
  case phonePad
  /// Letters, and figures on a second page.
  case namePhonePad
  /// Letters, with what addresses of mail are made of.
  case emailAddress
  /// The ten figures and a point.
  case decimalPad
  /// Letters, with what posts are made of.
  case twitter
  /// Letters, with a point beside the space.
  case webSearch
  /// The ten figures of ASCII.
  case asciiCapableNumberPad
}

/// What the return key of a keyboard says.
///
/// - Differs: The key says its word in English, whatever the device's language.
public enum UIReturnKeyType: Int, Sendable {
  /// It says return.
  case `default`
  /// It says go.
  case go
  /// It says Google.
  case google
  /// It says join.
  case join
  /// It says next.
  case next
  /// It says route.
  case route
  /// It says search.
  case search
  /// It says send.
  case send
  /// It says Yahoo!.
  case yahoo
  /// It says done.
  case done
  /// It says emergency call.
  case emergencyCall
  /// It says continue.
  case `continue`
}

extension UIReturnKeyType {
  /// What the key says.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }
}

/// How bright a keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen: light.
  case `default`
  /// White text on dark keys.
  case dark
  /// Black text on light keys.
  case light
}

/// When the keyboard writes a capital without being asked.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether a keyboard puts right what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person has chosen in Settings.
  case `default`
  /// It does not.
  case no
  /// It does, where the person has not switched it off.
  case yes
}

/// Whether words that may be misspelled are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the keyboard corrects.
  case `default`
  /// They are not.
  case no
  /// They are, where the person has not switched it off.
  case yes
}

/// What a text means.
///
/// - Shape: A name, as pages of the web use it.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a meaning of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
