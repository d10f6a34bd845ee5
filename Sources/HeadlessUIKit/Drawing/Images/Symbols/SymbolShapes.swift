/// The shapes of symbols, drawn for this library with lines in a square of 22 points.
///
/// A row is the name, the variants there are, two signs for terminal cells, and the lines. In a
/// variant that is filled the lines before `/` are filled, and those behind it are left out of the
/// filling.
///
/// - Shape: The variants are f for `.fill`, c and q for `.circle` and `.square` with their fillings,
///   s for `.slash`; a dash says that the name alone is none.
/// - Differs: Apple has thousands of symbols, and its drawings are its own.
nonisolated struct SymbolShapes {
  let variants: Substring
  let signs: [Character]
  let outline: Substring
  let detail: Substring

  /// The shapes by name, read from the rows the first time a symbol is asked for.
  static let byName: [Substring: SymbolShapes] = {
    var shapes: [Substring: SymbolShapes] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 4 else { continue }
      let lines = parts[3].split(separator: "/")
      shapes[parts[0]] = SymbolShapes(
        variants: parts[1], signs: Array(parts[2]), outline: lines.first ?? "",
        detail: lines.count > 1 ? lines[1] : "")
    }
    return shapes
  }()

  private static let rows = """
    airplane|c|✈|M11 2c1 0 1.500 1.500 1.500 3v3.500l7 4.500v2l-7-2v4l2.500 2v1.500L11 19.500l-4 1V19l2.500-2v-4l-7 2v-2l7-4.500V5c0-1.500 .5-3 1.500-3z
    alarm|f|◷|M11 4.500a7.500 7.500 0 1 0 .1 0z/M11 8v4l3 2M3 5.500L6 3M19 5.500L16 3
    archivebox|f c|▣|M3 8v11h16V8z/M2 4h18v4H2zM8 12h6
    arrow.clockwise|c|↻|M18 11a7 7 0 1 1-2.500-5.400L18 8M18 3v5h-5
    arrow.counterclockwise|c|↺|M4 11a7 7 0 1 0 2.500-5.400L4 8M4 3v5h5
    arrow.down|c q|↓|M11 3v16M5 13l6 6l6-6
    arrow.left|c q|←|M19 11H3M9 5l-6 6l6 6
    arrow.left.arrow.right|c q|↔|M3 7h15M14 3l4 4l-4 4M19 15H4M8 11l-4 4l4 4
    arrow.right|c q|→|M3 11h16M13 5l6 6l-6 6
    arrow.triangle.2.circlepath|c|↻|M4 9a7.500 7.500 0 0 1 14-1M18 3v5h-5M18 13a7.500 7.500 0 0 1-14 1M4 19v-5h5
    arrow.up|c q|↑|M11 19V3M5 9l6-6l6 6
    arrow.up.arrow.down|c q|↕|M7 19V4M3 8l4-4l4 4M15 3v15M11 14l4 4l4-4
    arrow.uturn.backward|c q|↶|M7 4L3 8l4 4M3 8h10a5 5 0 0 1 0 10H8
    arrow.uturn.forward|c q|↷|M15 4l4 4l-4 4M19 8H9a5 5 0 0 0 0 10h5
    arrowshape.turn.up.left|f c|↰|M9 5L3 11l6 6v-4c5 0 8 1 10 5c0-7-4-10-10-10z
    arrowshape.turn.up.right|f c|↱|M13 5l6 6l-6 6v-4c-5 0-8 1-10 5c0-7 4-10 10-10z
    backward|f|«|M11 5l-8 6l8 6zM19 5l-8 6l8 6z
    bag|f c|▣|M4 7h14l1 13H3z/M7.500 10V6a3.500 3.500 0 0 1 7 0v4
    bell|f c s|♪|M3 16c2-2 2-4 2-7a6 6 0 0 1 12 0c0 3 0 5 2 7z/M9 19a2.200 2.200 0 0 0 4 0
    bolt|f c s|ϟ|M12 2L4 12h6l-1 8l9-11h-6z
    book|f c|▥|M11 6C9 4 6 4 2 4v13c4 0 7 0 9 2c2-2 5-2 9-2V4c-4 0-7 0-9 2z/M11 6v13
    bookmark|f c s|⚑|M5 2h12v18l-6-5l-6 5z
    bubble.left|f|▢|M3 4h16v11H10l-5 4v-4H3z
    bubble.right|f|▢|M3 4h16v11h-2v4l-5-4H3z
    calendar|c|▦|M3 5h16v14H3z/M3 9h16M7 2.500V6M15 2.500V6
    camera|f c|▣|M2 6h4l2-2h6l2 2h4v12H2z/M11 8a4 4 0 1 0 .1 0z
    capsule|f|⬭|M7 6h8a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10z
    car|f c|▣|M2 12l2-1l2-5h10l2 5l2 1v5H2z/M4 11h14M5 17v2.500M17 17v2.500M5 14h1.500M15.500 14H17
    cart|f|▣|M6 6h14l-2 9H7z/M2 3h3l2 12l-1 2h12M8 20h.2M16 20h.2
    chart.bar|f|▥|M3 12h4v8H3zM9 7h4v13H9zM15 3h4v17h-4z
    checkmark|c q|✓|M4 12l5 6l9-14
    chevron.backward|c q|‹|M14 4l-7 7l7 7
    chevron.down|c q|⌄|M4 8l7 7l7-7
    chevron.forward|c q|›|M8 4l7 7l-7 7
    chevron.left|c q|‹|M14 4l-7 7l7 7
    chevron.right|c q|›|M8 4l7 7l-7 7
    chevron.up|c q|⌃|M4 14l7-7l7 7
    circle|f|○●|M11 1.500a9.500 9.500 0 1 0 .1 0z
    clock|f|◷|M11 1.500a9.500 9.500 0 1 0 .1 0z/M11 5v6l4 3
    cloud|f|☁|M6 17a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z
    cloud.bolt|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M12 13l-3 4h4l-3 4
    cloud.bolt.rain|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M12 13l-3 4h4l-3 4M6 16l-1 3M17 16l-1 3
    cloud.drizzle|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M7 16v1M11 16v1M15 16v1M9 19v1M13 19v1
    cloud.fog|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M3 16.500h16M5 19.500h12
    cloud.heavyrain|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M6 16l-2 4M10 16l-2 4M14 16l-2 4M18 16l-2 4
    cloud.rain|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M7 16l-1 3M11.500 16l-1 3M16 16l-1 3
    cloud.snow|f|☁|M6 13a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z/M7 17h.2M11 17h.2M15 17h.2M9 20h.2M13 20h.2
    cloud.sun|f|☁|M7 19a3.500 3.500 0 0 1-.3-7a5 5 0 0 1 9.300 0a3.500 3.500 0 0 1 0 7z/M8 9a4 4 0 0 1 7-3M11 1v1.500M5 4l1 1M17 4l-1 1M19 9h-1.500
    creditcard|f|▭|M2 5h18v12H2z/M2 9h18M5 13h4
    delete.left|f|⌫|M8 4h12v14H8l-6-7z/M10 8l6 6M16 8l-6 6
    diamond|f|◇◆|M11 2l9 9l-9 9l-9-9z
    doc|f|▯|M5 2h8l4 4v14H5z/M13 2v4h4
    doc.on.doc|f|▯|M8 6h10v14H8z/M14 3H4v13h1
    doc.text|f|▤|M5 2h8l4 4v14H5z/M13 2v4h4M8 11h6M8 15h6
    drop|f|⬮|M11 2c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z
    ellipsis|c|…|M4 11h.2M11 11h.2M18 11h.2
    envelope|f c|✉|M2 5h18v13H2z/M2 6l9 7l9-7
    exclamationmark|c q|!|M11 3v11M11 18.500v.2
    exclamationmark.triangle|f|⚠|M11 2.500L20.500 19h-19z/M11 8v5M11 16v.2
    eye|f c s|◉|M1.500 11c5-8 14-8 19 0c-5 8-14 8-19 0z/M11 8a3 3 0 1 0 .1 0z
    face.smiling|f|☺☻|M11 1.500a9.500 9.500 0 1 0 .1 0z/M7.500 8v1.500M14.500 8v1.500M6.500 13a5 5 0 0 0 9 0
    flag|f c s|⚑|M4 3c5-2 9 3 14 0v9c-5 3-9-2-14 0z/M4 3v18
    flame|f|♨|M11 2c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-6c2 1 3 2 3 4c1-2 2-5 1-9z
    folder|f c|▤|M2 5h7l2 2h9v11H2z/M2 10h18
    forward|f|»|M3 5l8 6l-8 6zM11 5l8 6l-8 6z
    gamecontroller|f|▣|M6 6h10c4 0 5 11 2.500 11c-2 0-2.500-3-4-3h-7c-1.500 0-2 3-4 3C1 17 2 6 6 6z/M7 8.500v3.500M5.250 10.250h3.500M14.500 9h.2M16.500 11.500h.2
    gear|c|⚙|M11 4.500a6.500 6.500 0 1 0 .1 0zM11 8.500a2.500 2.500 0 1 0 .1 0zM11 1.500v3M11 17.500v3M1.500 11h3M17.500 11h3M4.300 4.300l2.100 2.100M15.600 15.600l2.100 2.100M4.300 17.700l2.100-2.100M15.600 6.400l2.100-2.100
    gearshape|f c|⚙|M9.1 4L9.5 1.7L12.5 1.7L12.9 4L14.6 4.8L16.5 3.4L18.6 5.5L17.2 7.4L18 9.1L20.3 9.5L20.3 12.5L18 12.9L17.2 14.6L18.6 16.5L16.5 18.6L14.6 17.2L12.9 18L12.5 20.3L9.5 20.3L9.1 18L7.4 17.2L5.5 18.6L3.4 16.5L4.8 14.6L4 12.9L1.7 12.5L1.7 9.5L4 9.1L4.8 7.4L3.4 5.5L5.5 3.4L7.4 4.8z/M11 8a3 3 0 1 0 .1 0z
    gift|f c|▣|M4 10h14v10H4z/M2.500 6.500h17V10h-17zM11 6.500V20M11 6.500c-5 0-6-4.500-3-4.500c2 0 3 4.500 3 4.500c0 0 1-4.500 3-4.500c3 0 2 4.500-3 4.500
    globe||◍|M11 1.500a9.500 9.500 0 1 0 .1 0zM1.500 11h19M11 1.500c-6 5-6 14 0 19c6-5 6-14 0-19z
    hand.raised|f c s|✋|M6 12V5.500a1.300 1.300 0 0 1 2.600 0V10V3.500a1.300 1.300 0 0 1 2.600 0V10V4.500a1.300 1.300 0 0 1 2.600 0V11V7.500a1.300 1.300 0 0 1 2.600 0V14c0 4-2 6-5.400 6c-3 0-4.500-1.500-6-4.500L3 11.500c1-1.500 2-.5 3 .5z
    hand.thumbsdown|f c|▼|M7 12h-4V3h4zM7 12l4 8c2 0 2.500-1 2.500-2.500V14H19L17 3H7z
    hand.thumbsup|f c|▲|M7 10h-4v9h4zM7 10l4-8c2 0 2.500 1 2.500 2.500V8H19l-2 11H7z
    headphones|c|♫|M3 14v-3a8 8 0 0 1 16 0v3M3 13h3v6H3zM16 13h3v6h-3z
    heart|f c q s|♡♥|M11 19C3 13 2 10 2 7.500A4.500 4.500 0 0 1 11 6a4.500 4.500 0 0 1 9 1.500C20 10 19 13 11 19z
    hexagon|f|⬡⬢|M6 2.500h10l5 8.500l-5 8.500H6L1 11z
    hourglass||⧗|M5 2h12M5 20h12M6 2c0 5 5 7 5 9s-5 4-5 9M16 2c0 5-5 7-5 9s5 4 5 9
    house|f c|⌂|M2 11l9-8l9 8M4.500 9v10h13V9L11 3z/M9 19v-6h4v6
    icloud|f|☁|M6 17a4 4 0 0 1-.5-8a6 6 0 0 1 11-1a4.500 4.500 0 0 1 0 9z
    info|c q|i|M11 9v10M11 4v.2
    iphone||▯|M6 1.500h10v19H6zM9.500 17.500h3
    key|f|⚷|M7 11a4.500 4.500 0 1 0 .1 0zM10 12l8-8l2 2M15 7l3 3
    leaf|f|❧|M3 18c0-11 6-14 16-15c0 10-3 16-11 16c-2 0-3-1-3-3c1-4 4-6 8-8
    lightbulb|f s|☼|M8 16c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8z/M8 18h6M9.500 20.500h3
    line.3.horizontal|c|≡|M3 6h16M3 11h16M3 16h16
    line.horizontal.3|c|≡|M3 6h16M3 11h16M3 16h16
    link|c|∞|M9 13a4 4 0 0 0 6 0l3.500-3.500a4 4 0 0 0-6-6L11 5M13 9a4 4 0 0 0-6 0l-3.500 3.500a4 4 0 0 0 6 6L11 17
    list.bullet||≡|M3 5h.2M8 5h11M3 11h.2M8 11h11M3 17h.2M8 17h11
    list.dash||≡|M3 5h2M8 5h11M3 11h2M8 11h11M3 17h2M8 17h11
    list.number||≡|M3 3.500l1-.5v4M9 5h10M3 9h2l-2 3h2M9 11h10M3 15h2l-1 2l1 2H3M9 17h10
    location|f c s|➤|M20 2L2 10l8 2l2 8z
    lock|f c s|▣|M4 10h14v10H4z/M7 10V7a4 4 0 0 1 8 0v3
    lock.open|f|▢|M4 10h14v10H4z/M7 10V6a4 4 0 0 1 8 0
    magnifyingglass|c|⌕|M9 3a6 6 0 1 0 .1 0zM13.500 13.500L20 20
    map|f|▦|M2 5l6-2l6 2l6-2v14l-6 2l-6-2l-6 2z/M8 3v14M14 5v14
    mappin|c s|⊙|M11 2a4 4 0 1 0 .1 0zM11 10v10
    message|f c|▢|M11 3c5 0 9 3 9 7.500S16 18 11 18c-1 0-2 0-3-.5L3 20l1-4.500C2.500 14 2 12 2 10.500C2 6 6 3 11 3z
    mic|f c s|♪|M11 2a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3z/M4.500 10.500a6.500 6.500 0 0 0 13 0M11 17v3.500M8 20.500h6
    minus|c q|−|M3 11h16
    moon|f c|☾|M18 14A8.500 8.500 0 1 1 9 3a7 7 0 0 0 9 11z
    moon.stars|f|☾|M17 16A8 8 0 1 1 8 5a6.500 6.500 0 0 0 9 11z/M15 3v4M13 5h4M19 9v2M18 10h2
    multiply|c q|×|M4 4l14 14M18 4L4 18
    music.note||♪|M8 17a2.500 2 0 1 0 .1 0zM10 18V4l7-2v4l-7 2
    music.note.list||♫|M3 5h8M3 9h6M3 13h5M15 4v12M15 4l4 2M13 16a2.500 2 0 1 0 .1 0z
    newspaper|f c|▤|M2 4h14v15H4a2 2 0 0 1-2-2z/M16 8h4v9a2 2 0 0 1-4 0M5 8h8M5 12h8M5 15h5
    note||▢|M3 3h16v11l-5 5H3zM19 14h-5v5
    note.text||▤|M3 3h16v11l-5 5H3zM19 14h-5v5M6 8h10M6 12h6
    number|c q|#|M8 3L6 19M16 3l-2 16M3 8h16M3 14h16
    paintbrush|f|✎|M20 2c-5 2-9 6-11 10l2 2c4-2 7-7 9-12zM8 13c-4 0-2 5-6 5c3 3 9 2 8-3z
    paperclip|c|∂|M17 9l-7.500 7.500a3 3 0 0 1-4.500-4.500l8-8a4.500 4.500 0 0 1 6.500 6.500l-8 8
    paperplane|f c|➤|M20 2L2 9l7 3l3 8z/M20 2L9 12
    pause|f c|‖|M6 4h3v14H6zM13 4h3v14h-3z
    pencil|c s|✎|M3 19l1-5L15 3l4 4L8 18zM13 5l4 4
    percent||%|M4 18L18 4M6 4a2.500 2.500 0 1 0 .1 0zM16 13a2.500 2.500 0 1 0 .1 0z
    person|f c|☺☻|M11 2.500a4.500 4.500 0 1 0 .1 0zM2 20c1-5 4-7 9-7s8 2 9 7z
    person.2|f c|☺☻|M8 4a3.700 3.700 0 1 0 .1 0zM1 19c.5-4 3-6 7-6s6.500 2 7 6zM15.500 6a3 3 0 1 0 .1 0zM16 13.500c3 0 4.500 1.500 5 4.500h-4
    person.3|f|☺☻|M11 5a3.200 3.200 0 1 0 .1 0zM6 18c.5-3.500 2-5 5-5s4.500 1.500 5 5zM4 7a2.300 2.300 0 1 0 .1 0zM18 7a2.300 2.300 0 1 0 .1 0zM.5 16.500c.3-2.500 1.500-3.500 3.500-3.500M21.500 16.500c-.3-2.500-1.500-3.500-3.500-3.500
    person.crop.circle|f|☺☻|M11 1.500a9.500 9.500 0 1 0 .1 0z/M11 5.500a3 3 0 1 0 .1 0zM5 17.500c1-3.500 3-4.500 6-4.500s5 1 6 4.500
    phone|f c|✆|M5 2l4 5l-2 3c1 2 3 4 5 5l3-2l5 4c-1 4-3 4-5 3.500C9 19 3 13 1.800 7C1.300 4.500 2 3 5 2z
    photo|f|▨|M2 4h18v14H2z/M2 16l5-5l4 4l4-5l5 6M7 7.500h.2
    photo.on.rectangle||▨|M2 3h14v11H2zM6 18h14V8M2 12l4-4l3 3l3-4l4 5
    play|f c|▷▶|M6 3l13 8l-13 8z
    plus|c q|+|M11 3v16M3 11h16
    plus.app|f|⊞|M5 2h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z/M11 6v10M6 11h10
    power||⏻|M7 5a7.500 7.500 0 1 0 8 0M11 2v9
    printer|f|▣|M2 8h18v8H2z/M6 8V2h10v6M6 13h10v7H6z
    questionmark|c|?|M6 7a5 4.500 0 1 1 7 4c-1.500 1-2 2-2 3.500M11 18.500v.2
    rectangle|f|▭▬|M2 5h18v12H2z
    repeat||↻|M3 10V9a4 4 0 0 1 4-4h12M16 2l3 3l-3 3M19 12v1a4 4 0 0 1-4 4H3M6 14l-3 3l3 3
    scissors||✂|M5 2l9 13M17 2L8 15M6 15a2.700 2.700 0 1 0 .1 0zM16 15a2.700 2.700 0 1 0 .1 0z
    shield|f|▽▼|M11 2l8 3c0 8-2 12-8 15c-6-3-8-7-8-15z
    shuffle||⇄|M2 6h4c6 0 5 10 12 10h2M17 13l3 3l-3 3M2 16h4c2 0 3-1 4-3M13 8c1-1.500 2-2 5-2h2M17 3l3 3l-3 3
    slider.horizontal.3||≡|M2 5h8M14 5h6M12 3a2 2 0 1 0 .1 0zM2 11h2M8 11h12M6 9a2 2 0 1 0 .1 0zM2 17h10M16 17h4M14 15a2 2 0 1 0 .1 0z
    snow||❄|M11 2v18M3 6.500l16 9M19 6.500l-16 9M9 3l2 2l2-2M9 19l2-2l2 2
    snowflake||❄|M11 2v18M3 6.500l16 9M19 6.500l-16 9M9 3l2 2l2-2M9 19l2-2l2 2
    speaker|f s|♪|M4 8h4l5-5v16l-5-5H4z
    speaker.wave.1|f|♪|M2 8h4l5-5v16l-5-5H2z/M14 8a5 5 0 0 1 0 6
    speaker.wave.2|f|♪|M2 8h4l5-5v16l-5-5H2z/M14 8a5 5 0 0 1 0 6M17 5.500a9 9 0 0 1 0 11
    speaker.wave.3|f|♪|M1 8h3l5-5v16l-5-5H1z/M12 8a5 5 0 0 1 0 6M15 5.500a9 9 0 0 1 0 11M18 3a13 13 0 0 1 0 16
    square|f|□■|M5 2h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z
    square.and.arrow.down|f|⇩|M4 8h14v12H4z/M8 8H4v12h14V8h-4M11 2v12M7.500 10.500L11 14l3.500-3.500
    square.and.arrow.up|f|⇧|M4 8h14v12H4z/M8 8H4v12h14V8h-4M11 14V2M7.500 5.500L11 2l3.500 3.500
    square.and.pencil||✎|M17 12v7H3V5h7M9 13l1-3.500L17.500 2l2.500 2.500L12.500 12z
    square.grid.2x2|f|▦|M3 3h6.500v6.500H3zM12.500 3H19v6.500h-6.500zM3 12.500h6.500V19H3zM12.500 12.500H19V19h-6.500z
    square.grid.3x3|f|▦|M2.500 2.500h4v4h-4zM9 2.500h4v4H9zM15.500 2.500h4v4h-4zM2.500 9h4v4h-4zM9 9h4v4H9zM15.500 9h4v4h-4zM2.500 15.500h4v4h-4zM9 15.500h4v4H9zM15.500 15.500h4v4h-4z
    star|f c q s|☆★|M11 2l2.700 6l6.300.6l-4.800 4.200l1.400 6.400L11 16l-5.600 3.200l1.400-6.400L2 8.600L8.300 8z
    stop|f c|□■|M5 5h12v12H5z
    stopwatch|f|◷|M11 5a7.500 7.500 0 1 0 .1 0z/M11 8.500v4M9 2h4M17 5l1.500 1.500
    sun.max|f|☼☀|M11 7a4 4 0 1 0 .1 0z/M11 1.500v2M11 18.500v2M1.500 11h2M18.500 11h2M4.300 4.300l1.400 1.400M16.300 16.300l1.400 1.400M4.300 17.700l1.400-1.400M16.300 5.700l1.400-1.400
    sun.min|f|☼☀|M11 7a4 4 0 1 0 .1 0z/M11 4v.2M11 18v.2M4 11h.2M18 11h.2M6 6h.2M16 16h.2M6 16h.2M16 6h.2
    sunrise|f|☼|M5 16a6 6 0 0 1 12 0z/M2 16h18M5 19.500h12M11 9V3M8.500 5.500L11 3l2.500 2.500M3 10l1 1M19 10l-1 1
    sunset|f|☼|M5 16a6 6 0 0 1 12 0z/M2 16h18M5 19.500h12M11 3v6M8.500 6.500L11 9l2.500-2.500M3 10l1 1M19 10l-1 1
    tag|f c|◈|M2 3h9l9 9l-8 8l-9-9z/M6.500 7h.2
    text.bubble|f|▤|M3 4h16v11H10l-5 4v-4H3z/M6.500 8h9M6.500 11.500h6
    textformat||A|M2 18L7 4l5 14M4 13h6M20 18v-8M20 14a3 3 0 1 0 0 .1
    thermometer||†|M11 2a2 2 0 0 0-2 2v9a4 4 0 1 0 4 0V4a2 2 0 0 0-2-2zM11 9v8
    timer||◷|M11 1.500v5M11 1.500a9.500 9.500 0 1 1-7 3M11 11L6 7
    trash|f c s|⌫|M5 5l1 15h10l1-15z/M3 5h16M8 5V3h6v2M9 9v7M13 9v7
    tray|f c|▤|M2 13l4-9h10l4 9v6H2z/M2 13h5c0 3 8 3 8 0h5
    triangle|f|△▲|M11 2.500L20.500 19h-19z
    video|f c s|▣|M2 6h12v10H2z/M14 10l6-4v10l-6-4
    wifi|s|≋|M2 8a13 13 0 0 1 18 0M5 12a8.500 8.500 0 0 1 12 0M8 15.500a4.500 4.500 0 0 1 6 0M11 19v.2
    wind||≈|M2 8h11a3 3 0 1 0-3-3M2 12h15a3 3 0 1 1-3 3M2 16h7a2 2 0 1 1-2 2
    xmark|c q|×|M4 4l14 14M18 4L4 18
    xmark.octagon|f|⊗|M7 2h8l5 5v8l-5 5H7l-5-5V7z/M7.500 7.500l7 7M14.500 7.500l-7 7
    """
}
