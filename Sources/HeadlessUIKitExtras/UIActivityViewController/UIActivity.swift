/// Something that can be done with what is shared; a subclass is a service of the application's own.
///
/// - Shape: ``canPerform(withActivityItems:)`` decides whether it is listed. When a person chooses it,
///   ``prepare(withActivityItems:)`` is called, then ``perform()``, which ends with
///   ``activityDidFinish(_:)``.
/// - Differs: It has no view controller of its own.
/// - Source: Apple, UIKit, "UIActivity".
open class UIActivity: NSObject {
  /// The sheet that lists the service, while it is performed.
  weak var sheet: UIActivityViewController?

  /// Where a service is listed: with what shares, or with what acts.
  open class var activityCategory: Category { .action }

  /// What tells the service from others.
  open var activityType: ActivityType? { nil }

  /// What the service is called.
  open var activityTitle: String? { nil }

  /// The picture of the service.
  open var activityImage: UIImage? { nil }

  /// Returns whether the service can do something with what is shared; a subclass overrides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes what is shared, before the service is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the service; a subclass overrides it.
  open func perform() { activityDidFinish(true) }

  /// Says that the service has been performed, or that it was given up.
  open func activityDidFinish(_ completed: Bool) { sheet?.finish(activityType, completed) }
}

extension UIActivity {
  /// Where a service is listed.
  public enum Category: Int, Sendable {
    /// With what acts on what is shared, as copying.
    case action
    /// With what sends it to others.
    case share
  }

  /// What tells one service from another.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the service.
    public let rawValue: String

    /// Makes the type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes the type of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func own(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

    /// Sending a message.
    public static let message = own("Message")
    /// Sending mail.
    public static let mail = own("Mail")
    /// Putting it on the pasteboard.
    public static let copyToPasteboard = own("CopyToPasteboard")
    /// Putting a picture into the library.
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    /// Printing.
    public static let print = own("Print")
    /// Sending to a device nearby.
    public static let airDrop = own("AirDrop")
    /// Giving a picture to a person of the contacts.
    public static let assignToContact = own("AssignToContact")
    /// Keeping the address of a page.
    public static let addToReadingList = own("AddToReadingList")
    /// Posting to Facebook.
    public static let postToFacebook = own("PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = own("PostToTwitter")
    /// Posting to Flickr.
    public static let postToFlickr = own("PostToFlickr")
    /// Posting to Vimeo.
    public static let postToVimeo = own("PostToVimeo")
    /// Posting to Weibo.
    public static let postToWeibo = own("PostToWeibo")
    /// Posting to Tencent Weibo.
    public static let postToTencentWeibo = own("TencentWeibo")
    /// Opening in Books.
    public static let openInIBooks = own("OpenInIBooks")
    /// Making a PDF document.
    public static let markupAsPDF = own("MarkupAsPDF")
  }
}
