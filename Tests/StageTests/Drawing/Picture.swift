import HeadlessUIKit
import Stage

/// Short ways to write display lists, for tests.
enum Picture {
  static let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
  static let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
  static let red = DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = DisplayList.Color(red: 0, green: 0.48, blue: 1, alpha: 1)

  static func text(
    _ string: String, _ x: Double, _ y: Double, width: Double, height: Double = 16,
    _ alignment: DisplayList.Alignment = .left, _ role: DisplayList.Role = .text,
    color: DisplayList.Color = black
  ) -> DisplayList.Command {
    let run = DisplayList.Run(string: string, fontSize: 17, isBold: false, color: color)
    return .text([run], in: CGRect(x: x, y: y, width: width, height: height), alignment, role)
  }

  static func fill(
    _ color: DisplayList.Color, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DisplayList.Command {
    .fill(CGRect(x: x, y: y, width: width, height: height), color, cornerRadius: 0)
  }

  static func image(
    _ alternative: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    svg: String? = nil
  ) -> DisplayList.Command {
    .image(
      name: alternative, svg: svg, alternative: alternative,
      in: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Draws commands on a small screen of 16 columns and some rows, without the phone around it.
  static func screen(
    rows: Int = 1, style: TerminalStyle = .plain, focus: CGRect? = nil,
    _ commands: DisplayList.Command...
  ) -> [String] {
    let size = CGSize(width: 128, height: 16 * Double(rows))
    return lines(DisplayList(size: size, commands: commands), style: style, focus: focus)
  }

  /// Draws a screen without the phone around it.
  static func lines(
    _ display: DisplayList, style: TerminalStyle = .plain, focus: CGRect? = nil
  ) -> [String] {
    let lines = TerminalCanvas(style: style).lines(for: display, focus: focus)
    return lines.dropFirst().dropLast().map { line in
      style.hasColor ? line : String(line.dropFirst().dropLast())
    }
  }
}
