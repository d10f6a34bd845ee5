/// The modules of Apple's and of others that are not here.
package enum AppleModule {
  /// What a module does, as the end of a sentence that begins with "It".
  package static let purposes = [
    "ARKit": "puts things into the picture of the camera",
    "AVKit": "plays films", "Alamofire": "fetches things from servers",
    "CloudKit": "keeps data on Apple's servers",
    "Combine": "hands values on from publisher to subscriber",
    "Contacts": "reads the address book", "ContactsUI": "shows the address book",
    "CoreBluetooth": "talks to devices nearby", "CoreData": "keeps objects in a database",
    "CoreImage": "changes pixels", "CoreLocation": "tells where the device is",
    "CoreML": "runs models that have learned",
    "CoreMedia": "has the times of films and sounds", "CoreMotion": "tells how the device is moved",
    "CoreSpotlight": "lets the device search in an app", "EventKit": "reads the calendar",
    "Firebase": "keeps data and accounts on Google's servers",
    "GameKit": "talks to Game Center", "GameplayKit": "has rules and random numbers for games",
    "HealthKit": "reads the health of a person",
    "LocalAuthentication": "asks for a face or a finger",
    "MapKit": "shows maps", "MediaPlayer": "plays the music of a person",
    "MessageUI": "writes mails and messages", "MobileCoreServices": "names the kinds of files",
    "MultipeerConnectivity": "talks to devices nearby",
    "Photos": "reads the photographs of a person",
    "PhotosUI": "shows the photographs of a person", "QuickLook": "shows files",
    "RealmSwift": "keeps objects in a database", "SafariServices": "shows pages of the web",
    "SceneKit": "draws scenes in space", "Security": "keeps secrets in the keychain",
    "Speech": "understands what a person says", "SpriteKit": "draws games of sprites",
    "StoreKit": "sells things", "SwiftUI": "describes screens in another way than UIKit",
    "UniformTypeIdentifiers": "names the kinds of files", "Vision": "finds things in pictures",
    "WatchConnectivity": "talks to a watch",
    "WidgetKit": "makes widgets", "iAd": "showed advertisements",
  ]

  /// The module that a name belongs to, if it is known and not UIKit.
  package static func module(of name: String) -> String? {
    if uiKit.contains(where: name.hasPrefix) { return nil }
    if let module = names[name] { return module }
    let found = prefixes.filter { prefix, _ in
      guard name.hasPrefix(prefix) else { return false }
      // A beginning of some letters more is a whole name as well: CMTime.
      return name.dropFirst(prefix.count).first?.isUppercase ?? (prefix.count > 3)
    }
    return found.max { $0.key.count < $1.key.count }?.value
  }

  private static let uiKit = [
    "NSCollectionLayout", "NSDataAsset", "NSDiffable", "NSLayout", "NSRectAlignment", "NSShadow",
    "NSStringDrawing", "NSText", "NSControlCharacter", "NSWritingDirection", "NSAdaptiveImage",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSUnderlineStyle",
  ]

  private static let names = [
    "Auth": "Firebase", "Firestore": "Firebase", "FirebaseApp": "Firebase", "Realm": "RealmSwift",
  ].merging(foundation.map { ($0, "Foundation") }) { one, _ in one }

  /// The names of Foundation's that no beginning tells.
  private static let foundation = [
    "Bundle", "Calendar", "DateFormatter", "FileManager", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "Notification", "NotificationCenter", "Operation", "OperationQueue",
    "PropertyListDecoder", "String", "Timer", "UserDefaults",
  ]

  private static let prefixes = [
    "AR": "ARKit", "AVPlayerView": "AVKit", "AV": "AVFoundation", "CA": "Core Animation",
    "CB": "CoreBluetooth", "CG": "Core Graphics", "CI": "CoreImage", "CK": "CloudKit",
    "CL": "CoreLocation", "CM": "CoreMotion", "CMBlockBuffer": "CoreMedia",
    "CMFormatDescription": "CoreMedia", "CMSampleBuffer": "CoreMedia", "CMTime": "CoreMedia",
    "CMVideo": "CoreMedia", "CN": "Contacts", "Dispatch": "Dispatch",
    "EK": "EventKit", "FIR": "Firebase", "GK": "GameplayKit", "GKAccessPoint": "GameKit",
    "GKAchievement": "GameKit", "GKGameCenter": "GameKit", "GKInvite": "GameKit",
    "GKLeaderboard": "GameKit", "GKLocalPlayer": "GameKit", "GKMatch": "GameKit",
    "GKPlayer": "GameKit", "GKScore": "GameKit", "GKTurnBased": "GameKit", "HK": "HealthKit",
    "LA": "LocalAuthentication", "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit",
    "ML": "CoreML", "MP": "MediaPlayer", "NS": "Foundation", "NSAttributeDescription": "CoreData",
    "NSBatch": "CoreData", "NSFetch": "CoreData", "NSFetchedResults": "CoreData",
    "NSMergePolicy": "CoreData", "NSRelationshipDescription": "CoreData",
    "NSManaged": "CoreData", "NSPersistent": "CoreData", "NSEntity": "CoreData",
    "PH": "Photos", "PHPicker": "PhotosUI", "QL": "QuickLook", "SCN": "SceneKit",
    "SF": "SafariServices", "SFSpeech": "Speech", "SK": "SpriteKit",
    "SKMutablePayment": "StoreKit", "SKPayment": "StoreKit", "SKReceipt": "StoreKit",
    "SKProduct": "StoreKit", "SKStore": "StoreKit", "UN": "UserNotifications", "URL": "Foundation",
    "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
  ]
}
