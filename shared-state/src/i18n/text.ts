import { createInstance, type i18n } from 'i18next'

/** Texts by numeric key, of one area (or shell or ui) in one language; each owns a range of keys (decisions 7). */
export type Dictionary = Record<string, string>
export type TextValues = Record<string, string | number>

/** The mark after a text without a translation (spec 3). */
export const untranslatedMark = '(前端未翻译)'

/** The texts of one tab or request, in one language at a time; dictionaries are added as areas load. */
export class Text {
  #i18n: i18n

  constructor(lang: string) {
    this.#i18n = createInstance()
    void this.#i18n.init({
      lng: lang,
      // Dictionaries are registered under path codes such as 'zh-hk'; without this, i18next would look for 'zh-HK'.
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
   * The text of a key; `{{name}}` is replaced by `values.name`, and `count` selects the plural form. Without a translation,
   * returns the English text, or else the key, followed by the spec's mark (spec 3).
   */
  t = (key: number, values: TextValues = {}): string => {
    const name = String(key)
    if (this.#i18n.exists(name, values)) return this.#i18n.t(name, values)
    const inEnglish = { ...values, lng: 'en' }
    return (this.#i18n.exists(name, inEnglish) ? this.#i18n.t(name, inEnglish) : name) + untranslatedMark
  }
}
