import { isPublicLanguage, isSupportedLanguage, type Language } from 'shared-state/i18n/languages'

export interface LanguageHints {
  cookie: string | undefined
  userAgent: string | undefined
  acceptLanguage: string | undefined
}

/**
 * The language of a visitor whose path names none: by the cookie, then the user agent, then the accept-language header, then English (spec
 * 2.3). A supported language that is not public is served in English.
 */
export function chooseLanguage({ cookie, userAgent, acceptLanguage }: LanguageHints): Language {
  const chosen = supported(cookie) ?? languageOfUserAgent(userAgent) ?? firstAccepted(acceptLanguage) ?? 'en'
  return isPublicLanguage(chosen) ? chosen : 'en'
}

function supported(code: string | undefined): string | undefined {
  const lower = code?.toLowerCase() ?? ''
  if (isSupportedLanguage(lower)) return lower
  const primary = lower.split('-')[0]!
  return isSupportedLanguage(primary) ? primary : undefined
}

/** Some clients state their language in the user agent, as `; id-ID;` or `Language/id`. */
function languageOfUserAgent(userAgent: string | undefined): string | undefined {
  const named =
    userAgent?.match(/[;(]\s*([a-z]{2}[-_][A-Za-z]{2})\s*[;)]/) ??
    userAgent?.match(/\bLanguage\/([a-z]{2}(?:[-_][A-Za-z]{2})?)/)
  return supported(named?.[1]?.replace('_', '-'))
}

function firstAccepted(header: string | undefined): string | undefined {
  return acceptedLanguages(header)
    .map(supported)
    .find(language => language !== undefined)
}

/** The language codes of the header, most preferred first. */
function acceptedLanguages(header: string | undefined): string[] {
  const wanted = (header ?? '').split(',').map(part => {
    const [code = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map(parameter => parameter.trim()).find(parameter => parameter.startsWith('q='))
    return { code, quality: quality ? Number(quality.slice(2)) : 1 }
  })
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code)
}
