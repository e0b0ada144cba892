import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, extend, nullable, object, optional, regex, strictObject, string } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { riskLevel, social } from './entities/broker.ts'
import { code, text } from './entities/fields.ts'
import { regulator } from './entities/regulator.ts'

const section = 'Brokers'

/**
 * The notice before a visitor leaves for a broker's site. `url` is the requested address, or by default the broker's website,
 * but only if its host is the website's host or a subdomain of it. Any other address is null and not `official`, so that the
 * page cannot be used as an open redirect.
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
 * The owner of an external web address, for the page shown before leaving the site. `host` is the name that the browser resolves,
 * with non-ASCII letters as `xn--…`, and `shownAs` its Unicode form; they differ where an address can imitate another one.
 * A broker or regulator is named only if the host is its own or a subdomain of it. 400/1004 for anything but an http(s)
 * address, and for user info before an @, which can make an address look like another one.
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

/** Contact details of a broker; 30 requests an hour per user, or per IP address without a login. */
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
