/// How much a client may send, and how long it may take.
///
/// A page of the course needs a tenth of this.
package nonisolated struct WebLimits: Equatable, Sendable {
  /// The bytes of the first line.
  package var line = 4096

  /// The bytes of all lines before the body.
  package var head = 16_384

  /// The lines before the body.
  package var fields = 64

  package var body = 262_144

  /// How long a client may take for the lines before the body, and how long for the body.
  package var reading = Duration.seconds(5)

  /// How long a client may take to receive a response, or 64 KB of a long one.
  package var sending = Duration.seconds(20)

  /// How long a connection stays open between two requests.
  package var resting = Duration.seconds(60)

  /// How many connections there may be.
  package var connections = 64

  /// How many bytes of a stream may wait for a client that does not read.
  package var backlog = 4_194_304

  package init() {}
}
