import type { Request } from 'express'
import {
  contentLanguageOf,
  countryCodeFor,
  isTextLanguage,
  type Language,
  type TextLanguage,
} from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import type { Caller } from '../../api/handle.ts'
import type { Pins } from '../releases/snapshots.ts'
import { languageOfBrowser } from '../http/choose-language.ts'
import { pinCookie } from '../http/pin-visitor.ts'
import { countryCookie } from './site-cookies.ts'

/** Everything the server knows of who asks, found out once per request and trusted from there on. */
export interface Visitor {
  /** Of the path. */
  lang: TextLanguage
  caller: Caller
  pins: Pins
  userAgent: string
  fingerprint: string
  /** Country of the visitor's address as an earlier page found it, alpha-2 in lower case; undefined on the first one. */
  country: string | undefined
  /** The browser's own language, where it is a public one other than the page's and may be offered (spec 4). */
  offeredLang: Language | undefined
  /** 0-9999, drawn once: decides whether a canary is for them. Undefined before any canary. */
  bucket: number | undefined
}

export interface VisitorSources {
  callerOf: (request: Request) => Promise<Caller>
  pinsOf: (token: string) => Promise<Pins>
}

export const bucketCookie = 'bucket'
/** Readable: the visitor wants no other language offered today (spec 4). The browser's code sets it (shell/src/layout/banners). */
const languageBannerCookie = 'languageBanner'
const longestHeader = 300

/** Reads a page request's visitor; its path has a language that is served (http/language-redirect.ts saw to that). */
export async function readVisitor(request: Request, sources: VisitorSources): Promise<Visitor> {
  const lang = request.path.split('/')[1] ?? ''
  if (!isTextLanguage(lang)) throw new Error(`${request.path} reached the pages without a language`)
  const cookies = readCookies(request)
  const browserLang = languageOfBrowser(request.get('accept-language'))
  const [caller, pins] = await Promise.all([
    sources.callerOf(request),
    cookies[pinCookie] ? sources.pinsOf(cookies[pinCookie]) : {},
  ])
  return {
    lang,
    // Calls within the server say of themselves what the browser's say in their headers (spec 7.1).
    caller: { ...caller, lang: contentLanguageOf(lang), country: countryCodeFor(lang) },
    pins,
    userAgent: (request.get('user-agent') ?? '').slice(0, longestHeader),
    fingerprint: (cookies.fingerprint ?? '').slice(0, 64),
    country: /^[a-z]{2}$/i.exec(cookies[countryCookie] ?? '')?.[0].toLowerCase(),
    offeredLang: browserLang === lang || cookies[languageBannerCookie] !== undefined ? undefined : browserLang,
    bucket: /^\d{1,4}$/.test(cookies[bucketCookie] ?? '') ? Number(cookies[bucketCookie]) : undefined,
  }
}
