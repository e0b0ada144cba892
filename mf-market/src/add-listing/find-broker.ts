import { dealerGettraderbycodes } from 'calls/brokers'
import { exposureDropdown } from 'calls/exposure'
import { fieldsOf } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import type { LoadContext } from 'shared-state/runtime'
import { searchNames, type ListingValues } from './form-fields.ts'

const brokersFound = 8
/** Most characters of a search keyword (calls, exposure.dropdown). */
const longestKeyword = 64

const isCode = (text: string): boolean => text.length <= 20 && /^[0-9A-Za-z]+$/.test(text)

/** The broker that the form names; null if it names none, or an unknown one. */
export async function chosenBroker(type: MarketType, values: ListingValues, { api, signal }: LoadContext) {
  const field = fieldsOf(type).find(({ kind }) => kind === 'broker')
  const code = (field && values[field.name]) ?? ''
  if (!isCode(code)) return null
  const { items } = await api.call(dealerGettraderbycodes, { codes: [code] }, { signal })
  return items[0] ?? null
}

/** What is to be searched: the keyword if the button `asks` for it or it has not been searched yet; '' otherwise. */
export function wantedKeyword(values: ListingValues, asks: boolean): string {
  const keyword = (values[searchNames.keyword] ?? '').trim().slice(0, longestKeyword)
  return asks || keyword !== values[searchNames.searched] ? keyword : ''
}

export const findBrokers = async (keyword: string, { api, signal }: LoadContext) =>
  (await api.call(exposureDropdown, { keyword, num: brokersFound }, { signal })).items
