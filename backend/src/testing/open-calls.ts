import { allCalls } from 'calls/all-calls'

/** Wrappers of other calls, the grant for applications, and calls that need a bot check, a mail or a setting. */
const groupElsewhere = /\.invoke(v[23])?$|^oauth2\./
const callsElsewhere = new Set([
  'geo.ipregion',
  'homefuc.holdposition',
  'download.common',
  'tradercontest.list',
  'contact.submit',
  'exposure.legalnotice',
  'exposure.noticeconfirm',
  'exposure.noticewithdraw',
])
const isElsewhere = (name: string) => groupElsewhere.test(name) || callsElsewhere.has(name)

/** The calls that anyone can make right away (declared-calls.test.ts); good-requests.test.ts has the others. */
export const openCalls = allCalls.filter(
  ({ who, section, name }) => who.includes('any') && section !== 'Users and sign-in' && !isElsewhere(name),
)
export const otherCalls = allCalls.filter(call => !openCalls.includes(call))
