import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  strictObject,
} from 'shared-state/schema'
import { ad, adPosition } from './entities/ad.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, countryCode, num, text } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Ads and statistics'
/** Path of the page, with or without its language. Without a path only ads shown on every page are returned. */
const path = optional(text(1, 300))
const ofPage = {
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 5,
  input: strictObject({ path }),
  output: itemsOf(ad),
} as const

export const adWindow = declareCall({ name: 'ad.window', ...ofPage })
export const advertisementWindowad = declareCall({ name: 'advertisement.windowad', ...ofPage })
export const advertisementTopad = declareCall({ name: 'advertisement.topad', ...ofPage })
export const advertisementBottomad = declareCall({ name: 'advertisement.bottomad', ...ofPage })

/** All ad positions of a page, or the requested ones; `show`: the position is booked. */
export const advertisementInit = declareCall({
  name: 'advertisement.init',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 5,
  input: strictObject({ path, positions: optional(array(adPosition).check(minLength(1), maxLength(10))) }),
  output: object({ show: boolean(), slots: array(object({ position: adPosition, items: array(ad) })) }),
})

/** Ads next to a broker's profile; without `traderCode` those shown next to every broker. */
export const advertisementFxeye = declareCall({
  name: 'advertisement.fxeye',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 5,
  input: strictObject({ traderCode: optional(code) }),
  output: itemsOf(ad),
})

/** Brokers that cooperate with the site and may lead (findings/findings-of.ts), best rated first and labelled as ads; none of high risk. */
export const recommendedcooperativetraderList = declareCall({
  name: 'recommendedcooperativetrader.list',
  section: 'Invoke',
  scope: 'public',
  method: 'GET',
  input: strictObject({ countryCode: optional(countryCode), num }),
  output: itemsOf(extend(brokerListEntry, { label: literal('ad') })),
})
