/// A whole page: its head, the bar on top, and what stands below it.
struct PageFrame {
  let title: String

  /// The way to the folder of the styles and scripts, from the address of the page.
  var folder = ""

  /// The styles and the scripts, in the order in which they are loaded.
  let styles: [PageFile]
  let scripts: [PageFile]

  /// Attributes of the body, each after a blank.
  var attributes: HTML = ""

  let bar: HTML

  /// What stands below the bar, with an element whose identifier is `text`.
  let body: HTML

  /// The page.
  var html: HTML {
    let styles = styles.map { file -> HTML in
      "<link rel=\"stylesheet\" href=\"\(folder)\(file.address)\">\n"
    }
    let scripts = scripts.map { file -> HTML in
      "<script src=\"\(folder)\(file.address)\" defer></script>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      \(html: styles)\(html: scripts)</head>
      <body\(html: attributes)>
      <a class="skip" href="#text">Skip to the text</a>
      <header class="bar">\(html: bar)</header>
      \(html: body)
      </body>
      </html>

      """
  }
}
