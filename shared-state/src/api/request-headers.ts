import { countryCodeFor } from '../i18n/languages.ts'

/** Values of the headers of spec 7.1; collected once per tab or request. */
export interface HeaderFacts {
  lang: string
  /** Random id of this browser, kept in the fingerprint cookie. */
  fingerprint: string
  userAgent: string
  /** Page that makes the call, for log correlation. */
  scene: string
  channel: 'web' | 'ssr'
  environment: string
  /** `marketingActivity:marketingParam` of the visitor's landing URL, kept in local storage. */
  marketing: string
}

/** The common request headers of spec 7.1 under the names of decisions 2. `X-Hash` and the token are added per call. */
export function requestHeaders(facts: HeaderFacts): Record<string, string> {
  return {
    'X-Requested-With': 'XMLHttpRequest',
    CountryCode: countryCodeFor(facts.lang),
    LanguageCode: facts.lang,
    BasicData: encodeURIComponent(`${facts.channel},${facts.userAgent},${facts.fingerprint}`),
    'X-Channel': facts.channel,
    'X-Env': facts.environment,
    'X-Scene': encodeURIComponent(facts.scene),
    'X-Marketing': encodeURIComponent(facts.marketing),
  }
}

/** SHA-256 of method, path and body, in hex: finds the same call in browser and server logs (decisions 2). */
export async function requestHash(method: string, path: string, body: string): Promise<string> {
  // Absent on plain http other than localhost; the header only helps with reading logs, so it is left out then.
  if (!globalThis.crypto?.subtle) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${method} ${path}\n${body}`))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
