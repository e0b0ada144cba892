import { Refusal } from 'platform/api/refusal'
import { notConfigured } from 'platform/api/not-configured'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** Why there is no data: 501/5010 names the missing setting; 503/5001 if it is made and no fetch has succeeded yet. */
export const noData = (words: Record<Language, string>, url: string | undefined, lang: Language): Refusal =>
  url === undefined ? notConfigured(words, lang) : new Refusal(errorCodes.partDown)
