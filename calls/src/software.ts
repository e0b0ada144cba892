import { declareCall } from 'shared-state/api/declare-call'
import { array, object, oneOf, optional, strictObject, string, withDefault } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'
import { software, softwareKind } from './entities/software.ts'

const section = 'Brokers'

/** Trading software; with `traderCode` only that broker's. */
export const dealerSoftwarelist = declareCall({
  name: 'dealer.softwarelist',
  path: 'dealer/software/list-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    traderCode: optional(code),
    kind: optional(softwareKind),
    order: withDefault(oneOf(['score', 'name']), 'score'),
    ...paging,
  }),
  output: pageOf(software),
})

/** `content` is sanitised HTML, empty where there is no description; `traders` are the best rated brokers that offer it. */
export const dealerSoftwaredetail = declareCall({
  name: 'dealer.softwaredetail',
  path: 'dealer/software/detail-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({ software, content: string(), traders: array(brokerListEntry) }),
})
