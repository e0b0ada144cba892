import { numberFormat, pluralForm } from './formatters.ts'

/** Texts by numeric key, of one area (or shell or ui) in one language; each owns a range of keys (decisions 7). */
export type Dictionary = Record<string, string>
export type TextValues = Record<string, string | number>

/** The mark after a text without a translation (spec 3). */
export const untranslatedMark = '(前端未翻译)'

/** The texts of one tab or request, in one language; dictionaries are added as areas load. */
export class Text {
  readonly lang: string
  /** By language, the newest first: a text of a newer release replaces the older one. */
  #dictionaries = new Map<string, Dictionary[]>()

  constructor(lang: string) {
    this.lang = lang
  }

  add(lang: string, dictionary: Dictionary): void {
    this.#dictionaries.set(lang, [dictionary, ...(this.#dictionaries.get(lang) ?? [])])
  }

  /**
   * The text of a key. `{{name}}` is replaced by `values.name`, `{{name, number}}` by the same as a number of the language, and `count`
   * selects the plural form. Without a translation, returns the English text, or else the key, followed by the spec's mark (spec 3).
   */
  t = (key: number, values?: TextValues): string =>
    this.#find(this.lang, key, values) ?? (this.#find('en', key, values) ?? String(key)) + untranslatedMark

  #find(lang: string, key: number, values: TextValues | undefined): string | undefined {
    const form = typeof values?.count === 'number' && pluralForm(lang, values.count)
    for (const dictionary of this.#dictionaries.get(lang) ?? []) {
      const text = (form ? dictionary[`${key}_${form}`] : undefined) ?? dictionary[key]
      if (text !== undefined) return values ? filled(text, values, lang) : text
    }
    return undefined
  }
}

const filled = (text: string, values: TextValues, lang: string): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (place, name: string, asNumber?: string) => {
    const value = values[name]
    if (value === undefined) return place
    return asNumber ? numberFormat(lang).format(Number(value)) : String(value)
  })
