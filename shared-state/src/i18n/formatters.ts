/** BCP 47 tag for Intl; English is British (spec 3: English, UK). */
export const tagOf = (lang: string): string => (lang === 'en' ? 'en-GB' : lang)

// An Intl formatter takes a tenth of a millisecond to create and holds no visitor data, so formatters are cached for the process.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const listFormats = new Map<string, Intl.ListFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

function cached<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  let format = formats.get(key)
  if (!format) formats.set(key, (format = make()))
  return format
}

export const numberFormat = (lang: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  cached(numberFormats, lang + JSON.stringify(options), () => new Intl.NumberFormat(tagOf(lang), options))

/** `style` is the name of these options. Times are UTC. */
export const dateFormat = (lang: string, style: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(dateFormats, lang + style, () => new Intl.DateTimeFormat(tagOf(lang), { ...options, timeZone: 'UTC' }))

export const relativeFormat = (lang: string): Intl.RelativeTimeFormat =>
  cached(relativeFormats, lang, () => new Intl.RelativeTimeFormat(tagOf(lang), { numeric: 'always' }))

export const listFormat = (lang: string): Intl.ListFormat =>
  cached(listFormats, lang, () => new Intl.ListFormat(tagOf(lang)))

/** The plural form of a count in a language, e.g. `one` or `other` (Unicode CLDR). */
export const pluralForm = (lang: string, count: number): Intl.LDMLPluralRule =>
  cached(pluralRules, lang, () => new Intl.PluralRules(tagOf(lang))).select(count)
