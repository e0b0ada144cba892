import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, extend, nullable, object, optional, regex, strictObject, string } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { riskLevel, social } from './entities/broker.ts'
import { code, text } from './entities/fields.ts'
import { regulator } from './entities/regulator.ts'

const section = 'Brokers'

/**
 * What to say before a visitor leaves for a broker's site. `url` is the address asked for, or the broker's website where
 * none was, but only if it is the broker's own: its website's host or one below it. Any other is null and not `official`,
 * so that no page can be made to send visitors elsewhere.
 */
export const throughIndexinit = declareCall({
  name: 'through.indexinit',
  path: 'through/index/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, url: optional(text(1, 500)) }),
  output: object({
    broker: brokerListEntry,
    url: nullable(string()),
    official: boolean(),
    riskLevel,
    notice: string(),
  }),
})

/**
 * Whose site a web address leads to, for the page before an outside site. `host` is what a browser asks for, in which letters
 * beyond ASCII stand as `xn--…`, and `shownAs` how it may be written; they differ where an address can be made to look like
 * another's. A broker or a regulator is named only where the host is its own or one below it. 400/1004 for what is no http(s)
 * address, and for names before an @, which make one look like another's.
 */
export const throughWebsite = declareCall({
  name: 'through.website',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ url: text(1, 2000).check(regex(/^https?:/i)) }),
  output: object({
    url: string(),
    host: string(),
    shownAs: string(),
    broker: nullable(extend(brokerListEntry, { riskLevel })),
    regulator: nullable(regulator),
  }),
})

/** How to reach a broker; 30 questions an hour per user, or per address where nobody is logged in. */
export const dealerExpandinfo = declareCall({
  name: 'dealer.expandinfo',
  path: 'dealer/expand/info-v1',
  section,
  scope: 'public',
  method: 'POST',
  repeat: 'reads',
  input: strictObject({ traderCode: code }),
  output: object({
    emails: array(string()),
    phones: array(string()),
    address: nullable(string()),
    website: nullable(string()),
    socials: array(social),
  }),
})
