import { declareCall } from 'shared-state/api/declare-call'
import { array, extend, int, object, oneOf, optional, strictObject, string, withDefault } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, countryCode, paging } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { vpsPlan } from './entities/vps-plan.ts'

/** `countryCode` is the server's location; order `name` sorts by provider. `countries` are the available locations, most plans first. */
export const dealerVps = declareCall({
  name: 'dealer.vps',
  section: 'Brokers',
  scope: 'public',
  method: 'GET',
  input: strictObject({
    countryCode: optional(countryCode),
    order: withDefault(oneOf(['price', 'latency', 'name']), 'price'),
    ...paging,
  }),
  output: extend(pageOf(vpsPlan), { countries: array(object({ value: string(), name: string(), count: int() })) }),
})

/** Plans that a broker offers its clients, cheapest first. */
export const dealerVpsbroker = declareCall({
  name: 'dealer.vpsbroker',
  path: 'dealer/vps/broker-v1',
  section: 'Brokers',
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code }),
  output: itemsOf(vpsPlan),
})

/** Brokers that offer a VPS and may lead (findings/findings-of.ts); `countryCode` is the broker's own. */
export const vpstraderlistList = declareCall({
  name: 'vpstraderlist.list',
  section: 'Invoke',
  scope: 'public',
  method: 'GET',
  input: strictObject({
    countryCode: optional(countryCode),
    order: withDefault(oneOf(['score', 'name']), 'score'),
    ...paging,
  }),
  output: pageOf(brokerListEntry),
})
