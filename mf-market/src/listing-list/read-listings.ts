import { homeCountrylist } from 'calls/home'
import { pageSize } from 'calls/list-query'
import { marketList, marketSearch } from 'calls/market'
import type { CallInput } from 'shared-state/api/declare-call'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import type { ListPlace } from './list-places.ts'
import { addressOf, callOf, readQuery } from './listing-query.ts'

/** One page of a list with the countries to choose from. A page number beyond the last page is redirected to the last (302). */
export async function readListings(context: LoadContext, place: ListPlace) {
  const { api, lang, signal, store, url } = context
  const query = readQuery(place, url.searchParams, lang)
  const asked = callOf(place, query, store.visitor.facts.now)
  const [{ items, total }, { groups }] = await Promise.all([
    query.keyword
      ? api.call(marketSearch, asked as CallInput<typeof marketSearch>, { signal })
      : api.call(marketList, asked as CallInput<typeof marketList>, { signal }),
    api.call(homeCountrylist, { grouped: false, forFilter: true }, { signal }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf(place, { ...query, page: pages })}`)
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, items, total, pages, countries }
}

export type Listings = Awaited<ReturnType<typeof readListings>>
