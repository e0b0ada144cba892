import type { Tab } from 'platform/runtime/tab-store'
import { statisticsSender } from '../statistics/statistics-sender.ts'
import { clearCookies, readCookie } from './cookies.ts'
import { fingerprint } from './fingerprint.ts'
import { marketingTag } from './marketing-tag.ts'
import { tokenCookie } from './token-cookie.ts'

/** The data that this browser tab sends with its calls and keeps about its visitor. */
export function tab(): Tab {
  // The tag is in the address of the landing page only, which may make no call.
  marketingTag()
  return {
    fingerprint,
    marketingTag,
    // Country of the visitor's IP address, set by a page within the last day (spec 9).
    country: () => readCookie('CURRIPCOUNTRY').toLowerCase(),
    forgetSession: ({ visitor }) => clearCookies(visitor.facts.cookieHost),
    sendStatistics: statisticsSender(),
    tokenStore: tokenCookie(),
  }
}

/** Inside another site (decision 86), no cookie is read and nothing is counted. */
export const embeddedTab: Tab = {
  fingerprint: () => '',
  marketingTag: () => '',
  country: () => '',
  forgetSession() {},
}
