import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { Refusal } from './refusal.ts'

/** 501/5010: a part that this site has no source for. `words` say so in full, in the public languages. */
export const notConfigured = (words: Record<Language, string>, lang: Language) =>
  new Refusal(errorCodes.notConfigured, { message: words[lang] })
