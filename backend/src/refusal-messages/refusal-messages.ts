import { messageOf as plainMessageOf, type Words } from 'platform/api/messages'
import { type ErrorCode, errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** Messages that are more specific than the platform's. A refusal with such a code must pass its message. */
const own: Partial<Record<ErrorCode, Words>> = {
  [errorCodes.oneReviewADay]: {
    en: 'You can review each broker once every 24 hours.',
    id: 'Anda dapat mengulas setiap broker sekali dalam 24 jam.',
  },
}

/** The message of a refusal on this site. */
export const messageOf = (code: ErrorCode, lang: Language): string => own[code]?.[lang] ?? plainMessageOf(code, lang)
