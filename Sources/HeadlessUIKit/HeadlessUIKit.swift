// One import gives a lesson what `import UIKit` gives it on a device: the views, and Foundation.
@_exported import Foundation
