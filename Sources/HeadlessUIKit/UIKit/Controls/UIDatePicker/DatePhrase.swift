/// The words of a date picker that no formatter on this system knows.
///
/// - Differs: They are known in the languages of the course and their neighbours. In others, today
///   is shown as any day is, and a duration in English.
nonisolated struct DatePhrase {
  let today: String?
  let hour: String
  let hours: String
  let minutes: String

  init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isTraditional = locale.language.script == .hanTraditional
    (today, hour, hours, minutes) =
      switch language {
      case "en": ("Today", "hour", "hours", "min")
      case "zh" where isTraditional: ("今天", "小時", "小時", "分鐘")
      case "zh": ("今天", "小时", "小时", "分钟")
      case "ja": ("今日", "時間", "時間", "分")
      case "ko": ("오늘", "시간", "시간", "분")
      case "ar": ("اليوم", "ساعة", "ساعات", "دقيقة")
      case "de": ("Heute", "Std.", "Std.", "Min.")
      case "fr": ("Aujourd’hui", "heure", "heures", "min")
      case "es": ("Hoy", "hora", "horas", "min")
      default: (nil, "hour", "hours", "min")
      }
  }
}
