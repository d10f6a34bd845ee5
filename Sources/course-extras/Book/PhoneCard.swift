import Answers
import Foundation

/// A picture of the upper part of a phone on a quiet ground, nearly twice as wide as it is high.
///
/// A site shows such a card at different sizes, and cuts off what does not fit.
enum PhoneCard {
  /// The part that is seen: points around the screen's top left corner.
  private static let area = (x: -134, y: -36, width: 588, height: 331)

  /// Returns the card of a picture, which is an SVG of a phone.
  static func svg(of picture: String) -> String {
    let size = #"width="\#(area.width)" height="\#(area.height)""#
    let place = "\(area.x) \(area.y) \(area.width) \(area.height)"
    let ground = ##"<rect x="\##(area.x)" y="\##(area.y)" \##(size) fill="#e3e6ea"/>"##
    return
      picture
      .replacing(#/viewBox="[^"]*" width="[^"]*" height="[^"]*"/#, maxReplacements: 1) { _ in
        "viewBox=\"\(place)\" \(size)"
      }
      .replacing(#/<svg[^>]*>/#, maxReplacements: 1) { "\($0.0)\(ground)" }
  }
}
