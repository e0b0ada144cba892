import { Locale } from 'shared-state/i18n/locale'
import { Text } from 'shared-state/i18n/text'
import { wordsOf, type Words } from '../calculator/figures.ts'
import en from '../strings/en.json'
import id from '../strings/id.json'

const dictionaries = { en, id }

/** The area's texts and figures in a language, without rendering anything. */
export function wordsIn(lang: 'en' | 'id'): Words {
  const text = new Text(lang)
  text.add(lang, dictionaries[lang])
  return wordsOf(text.t, new Locale(lang, 0, ''))
}
