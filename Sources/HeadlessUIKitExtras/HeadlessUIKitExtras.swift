// Who imports this has the library and its collection views, too. A name that Foundation has as well, as
// URLSession, is this module's for them.
@_exported import HeadlessUICollectionView
@_exported import HeadlessUIKit
