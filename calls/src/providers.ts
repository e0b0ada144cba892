import { declareCall } from 'shared-state/api/declare-call'
import { array, extend, int, object, oneOf, optional, strictObject, string, withDefault } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, countryCode, keyword, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'
import { provider, providerCategory } from './entities/provider.ts'

const section = 'Brokers'
const filters = { category: optional(providerCategory), countryCode: optional(countryCode) }
const choice = object({ value: string(), name: string(), count: int() })

/** The first page of service providers, best rated first, with all categories; their counts cover the whole list. */
export const webprtInit = declareCall({
  name: 'webprt.init',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ ...filters, pageSize: paging.pageSize }),
  output: extend(pageOf(provider), { categories: array(object({ code: string(), name: string(), count: int() })) }),
})

export const webprtPage = declareCall({
  name: 'webprt.page',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    ...filters,
    keyword: optional(keyword),
    order: withDefault(oneOf(['score', 'name', 'new']), 'score'),
    ...paging,
  }),
  output: pageOf(provider),
})

/** The filters of the list, each choice with its number of providers in the whole list. */
export const webprtFilter = declareCall({
  name: 'webprt.filter',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ categories: array(choice), countries: array(choice) }),
})

/** `content` is sanitised HTML; `traders` are brokers that use its services, best rated first; `related` others of its category. */
export const serviceproviderDetailinit = declareCall({
  name: 'serviceprovider.detailinit',
  path: 'serviceprovider/detail/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  input: strictObject({ code }),
  output: object({ provider, content: string(), traders: array(brokerListEntry), related: array(provider) }),
})
