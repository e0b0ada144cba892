import { dealerGettraderbycodes } from 'calls/brokers'
import { exposureDropdown } from 'calls/exposure'
import type { LoadContext } from 'shared-state/runtime'

const brokersFound = 8
/** Most characters of a search keyword (calls, exposure.dropdown). */
const longestKeyword = 64

/** A code in an address; '' if there is none, or nothing that can be one. */
export const codeIn = (params: URLSearchParams, name: string): string =>
  /^[0-9A-Za-z]{1,20}$/.exec(params.get(name) ?? '')?.[0] ?? ''

/** Keyword of the search for the broker in an address. */
export const keywordIn = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, longestKeyword)

/** The broker that the address names; null for an unknown one, so that the visitor chooses another. */
export async function loadBroker({ api, signal }: LoadContext, trader: string) {
  if (!trader) return null
  const { items } = await api.call(dealerGettraderbycodes, { codes: [trader] }, { signal })
  return items[0] ?? null
}

/** Brokers for a search without JavaScript; null without a keyword. */
export async function findBrokers({ api, signal }: LoadContext, keyword: string) {
  if (!keyword) return null
  return (await api.call(exposureDropdown, { keyword, num: brokersFound }, { signal })).items
}
