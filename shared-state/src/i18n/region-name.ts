const formatters = new Map<string, Intl.DisplayNames>()

// Memoized: a formatter takes a tenth of a millisecond to create, and a page may name dozens of countries.
function formatterOf(lang: string, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${lang} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) formatters.set(key, (formatter = new Intl.DisplayNames(lang, { type: 'region', style })))
  return formatter
}

/** Two letters in as many languages as there are formatters. */
const names = new Map<string, string>()

/** Name of a country or the EU by its two letters, in any language; empty if unknown. Hong Kong's is without the word China (spec 3). */
export function regionName(lang: string, letters: string): string {
  if (!/^[a-z]{2}$/i.test(letters)) return ''
  const code = letters.toUpperCase()
  const key = `${lang} ${code}`
  let name = names.get(key)
  if (name === undefined) {
    name = formatterOf(lang, code === 'HK' ? 'short' : 'long').of(code) ?? ''
    names.set(key, name)
  }
  return name
}
