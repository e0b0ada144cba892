import type { Tab } from 'platform/runtime/tab-store'
import { statisticsSender } from '../statistics/statistics-sender.ts'
import { clearCookies, readCookie } from './cookies.ts'
import { fingerprint } from './fingerprint.ts'
import { marketingTag } from './marketing-tag.ts'

/** What this browser's tab tells with its calls, and keeps of its visitor. */
export const tab = (): Tab => ({
  fingerprint,
  marketingTag,
  // Of the visitor's address, as a page of the last day found it (spec 9).
  country: () => readCookie('CURRIPCOUNTRY').toLowerCase(),
  forgetSession: ({ visitor }) => clearCookies(visitor.facts.cookieHost),
  sendStatistics: statisticsSender(),
})
