import type { Words } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'

/** An area's name for a list entry in one language; the English one if it has none. */
export const wordsIn = (words: Words, lang: Language): string => words[lang] ?? words['en'] ?? ''
