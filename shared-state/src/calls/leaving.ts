import { array, boolean, nullable, object, optional, strictObject, string } from 'shared-state/schema'
import { declareCall } from './declare-call.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { riskLevel, social } from './entities/broker.ts'
import { code, text } from './entities/fields.ts'

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

/** How to reach a broker; 30 questions an hour per user, or per address where nobody is logged in. */
export const dealerExpandinfo = declareCall({
  name: 'dealer.expandinfo',
  path: 'dealer/expand/info-v1',
  section,
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
