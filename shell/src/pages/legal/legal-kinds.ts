import { termsKinds } from 'calls/pages'
import { shellText } from '../../strings/keys.ts'

export type LegalKind = (typeof termsKinds)[number]

/** The legal texts of the site: name, description for search engines, and the single address of each. */
export const legalPages: Record<LegalKind, { name: number; description: number; path: string }> = {
  terms: { name: shellText.termsName, description: shellText.termsDescription, path: '/terms.html' },
  privacy: { name: shellText.privacyName, description: shellText.privacyDescription, path: '/privacy.html' },
  cookies: { name: shellText.cookiesName, description: shellText.cookiesDescription, path: '/terms.html?kind=cookies' },
  risk: { name: shellText.riskName, description: shellText.riskDescription, path: '/terms.html?kind=risk' },
}

/** The text that an address of `terms.html` requests; an unknown kind means the terms. */
export const requestedKind = (params: URLSearchParams): LegalKind =>
  termsKinds.find(kind => kind === params.get('kind')) ?? 'terms'
