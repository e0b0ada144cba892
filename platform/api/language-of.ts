import type { Request } from 'express'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { readCookies } from './cookies.ts'

/** Language of a response: header LanguageCode (spec 7.1), otherwise the language cookie, otherwise English. */
export function languageOf(request: Request): Language {
  const asked = (request.get('LanguageCode') ?? readCookies(request)['LanguageCode'] ?? '').toLowerCase()
  return isPublicLanguage(asked) ? asked : 'en'
}
