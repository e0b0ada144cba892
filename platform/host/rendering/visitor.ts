import type { Request } from 'express'
import { contentLanguageOf, countryCodeFor, isTextLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import { readCookies, type Cookies } from '../../api/cookies.ts'
import type { Caller } from '../../api/handle.ts'
import type { Pins } from '../releases/snapshots.ts'
import { pinCookie } from '../http/pin-visitor.ts'
import { countryCookie } from './site-cookies.ts'

/** Everything the server knows about the visitor: determined once per request and trusted from there on. */
export interface Visitor {
  /** Language of the path. */
  lang: TextLanguage
  caller: Caller
  pins: Pins
  userAgent: string
  fingerprint: string
  /** Country of the visitor's address as determined by an earlier page, alpha-2 in lower case; undefined on the first page. */
  country: string | undefined
  /** 0-9999, drawn once: decides whether the visitor is in a canary. Undefined if no canary has run yet. */
  bucket: number | undefined
}

export interface VisitorSources {
  callerOf: (request: Request) => Promise<Caller>
  pinsOf: (token: string) => Promise<Pins>
}

export const bucketCookie = 'bucket'
const longestHeader = 300

/** Reads the visitor of a page request, whose path must have a supported language (http/language-redirect.ts ensures that). */
export async function readVisitor(request: Request, sources: VisitorSources): Promise<Visitor> {
  const lang = request.path.split('/')[1] ?? ''
  if (!isTextLanguage(lang)) throw new Error(`${request.path} reached the pages without a language`)
  const cookies = readCookies(request)
  const [caller, pins] = await Promise.all([
    sources.callerOf(request),
    cookies[pinCookie] ? sources.pinsOf(cookies[pinCookie]) : {},
  ])
  return {
    lang,
    // Calls within the server state here what the browser's calls state in their headers (spec 7.1).
    caller: { ...caller, lang: contentLanguageOf(lang), country: countryCodeFor(lang) },
    pins,
    userAgent: (request.get('user-agent') ?? '').slice(0, longestHeader),
    fingerprint: (cookies.fingerprint ?? '').slice(0, 64),
    country: countryOf(cookies),
    bucket: bucketOf(cookies),
  }
}

export const countryOf = (cookies: Cookies): string | undefined =>
  /^[a-z]{2}$/i.exec(cookies[countryCookie] ?? '')?.[0].toLowerCase()

export const bucketOf = (cookies: Cookies): number | undefined =>
  /^\d{1,4}$/.test(cookies[bucketCookie] ?? '') ? Number(cookies[bucketCookie]) : undefined
