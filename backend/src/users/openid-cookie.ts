import type { Language } from 'shared-state/i18n/languages'
import type { OpenidFlow } from '../accounts/openid-providers.ts'
import { openText, sealText } from '../accounts/sealed-text.ts'

/** Seconds that a sign-in at a provider may take. */
export const FLOW_SECONDS = 900

export interface StoredFlow extends OpenidFlow {
  returnPath: string
  lang: Language
  /** Started by a signed-in user to bind another identity to their account. */
  link: boolean
  /** Milliseconds since 1970. */
  until: number
}

const PURPOSE = 'openid flow'

/** The cookie kept while the browser is at a provider; only the server can read it. Nothing is stored for sign-ins that are abandoned. */
export const sealFlow = (secret: Uint8Array, flow: Omit<StoredFlow, 'until'>): string =>
  sealText(secret, PURPOSE, JSON.stringify({ ...flow, until: Date.now() + FLOW_SECONDS * 1000 }))

export function openFlow(secret: Uint8Array, cookie: string | undefined): StoredFlow | undefined {
  const text = openText(secret, PURPOSE, cookie ?? '')
  const flow = text === undefined ? undefined : (JSON.parse(text) as StoredFlow)
  return flow && flow.until > Date.now() ? flow : undefined
}
