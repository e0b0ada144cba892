import { termsKinds } from 'calls/pages'
import { shellText } from '../../strings/keys.ts'

export type LegalKind = (typeof termsKinds)[number]

/** The texts that hold for using the site: name, what search engines are told, and the one address of each. */
export const legalPages: Record<LegalKind, { name: number; description: number; path: string }> = {
  terms: { name: shellText.termsName, description: shellText.termsDescription, path: '/terms.html' },
  privacy: { name: shellText.privacyName, description: shellText.privacyDescription, path: '/privacy.html' },
  cookies: { name: shellText.cookiesName, description: shellText.cookiesDescription, path: '/terms.html?kind=cookies' },
  risk: { name: shellText.riskName, description: shellText.riskDescription, path: '/terms.html?kind=risk' },
}

/** The text an address of `terms.html` asks for; a kind there is none of is the terms. */
export const kindAsked = (params: URLSearchParams): LegalKind =>
  termsKinds.find(kind => kind === params.get('kind')) ?? 'terms'
