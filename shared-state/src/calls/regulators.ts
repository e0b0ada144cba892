import { array, extend, int, object, oneOf, optional, strictObject, string, withDefault } from 'shared-state/schema'
import { declareCall } from './declare-call.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, keyword, paging, twoCharCode, whole } from './entities/fields.ts'
import { licenceStatus } from './entities/licence.ts'
import { pageOf } from './entities/page.ts'
import { regulator } from './entities/regulator.ts'

const section = 'Regulators'

export const regulatorList = declareCall({
  name: 'regulator.list',
  section,
  method: 'GET',
  input: strictObject({
    twoCharCode: optional(twoCharCode),
    tier: optional(whole(1, 4)),
    keyword: optional(keyword),
    order: withDefault(oneOf(['tier', 'name', 'brokers']), 'tier'),
    ...paging,
  }),
  output: pageOf(regulator),
})

export const regulatorInfo = declareCall({
  name: 'regulator.info',
  section,
  method: 'GET',
  input: strictObject({ code }),
  output: object({ regulator }),
})

/** `brokers` are those with a licence of it; `licenceStats` counts its licences. `content` is cleaned HTML. */
export const regulatorDetail = declareCall({
  name: 'regulator.detail',
  section,
  method: 'GET',
  input: strictObject({
    code,
    licenceStatus: optional(licenceStatus),
    order: withDefault(oneOf(['score', 'name']), 'score'),
    ...paging,
  }),
  output: object({
    regulator: extend(regulator, { content: string(), faqs: array(object({ q: string(), a: string() })) }),
    licenceStats: array(object({ status: licenceStatus, name: string(), count: int() })),
    brokers: pageOf(brokerListEntry),
  }),
})
