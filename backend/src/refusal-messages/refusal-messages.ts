import { messageOf as plainMessageOf, type Words } from 'platform/api/messages'
import { type ErrorCode, errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** Where this site says more than the platform does. Whoever refuses with such a code gives the message along. */
const own: Partial<Record<ErrorCode, Words>> = {
  [errorCodes.oneReviewADay]: {
    en: 'One review per broker and 24 hours.',
    id: 'Satu ulasan per broker dalam 24 jam.',
  },
}

/** What a refusal of this site says. */
export const messageOf = (code: ErrorCode, lang: Language): string => own[code]?.[lang] ?? plainMessageOf(code, lang)
