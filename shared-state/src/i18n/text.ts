import { createInstance, type i18n } from 'i18next'

/** Numeric keys to text of one part in one language; each part owns a range (decisions 7). */
export type Dictionary = Record<string, string>
export type TextValues = Record<string, string | number>

/** What the spec puts behind a text that has no translation (spec 3). */
export const untranslatedMark = '(前端未翻译)'

/** The texts of one tab or request, in one language at a time; dictionaries are added as parts load. */
export class Text {
  #i18n: i18n

  constructor(lang: string) {
    this.#i18n = createInstance()
    void this.#i18n.init({
      lng: lang,
      // Dictionaries stand under the codes of paths, as 'zh-hk'; otherwise it would look for 'zh-HK'.
      lowerCaseLng: true,
      fallbackLng: false,
      resources: {},
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    })
  }

  get lang(): string {
    return this.#i18n.language
  }

  add(lang: string, dictionary: Dictionary): void {
    this.#i18n.addResourceBundle(lang, 'translation', dictionary, true, true)
  }

  /**
   * The text of a key; `{{name}}` is replaced by `values.name`, a `count` picks the plural form. Without a translation
   * it is the English text, or the key where there is none either, with the spec's mark (spec 3).
   */
  t = (key: number, values: TextValues = {}): string => {
    const name = String(key)
    if (this.#i18n.exists(name, values)) return this.#i18n.t(name, values)
    const inEnglish = { ...values, lng: 'en' }
    return (this.#i18n.exists(name, inEnglish) ? this.#i18n.t(name, inEnglish) : name) + untranslatedMark
  }
}
