import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { Refusal } from './refusal.ts'

/** 501/5010: a feature for which this site has no data source. `words`: the full message in the public languages. */
export const notConfigured = (words: Record<Language, string>, lang: Language) =>
  new Refusal(errorCodes.notConfigured, { message: words[lang] })
