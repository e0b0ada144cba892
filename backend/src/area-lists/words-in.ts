import type { Words } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'

/** What an area calls something it lists, in one language; the English words where it has none in it. */
export const wordsIn = (words: Words, lang: Language): string => words[lang] ?? words['en'] ?? ''
