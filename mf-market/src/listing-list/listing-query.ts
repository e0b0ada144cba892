import { marketSectionNames } from 'calls/entities/market-listing'
import { createListQuery } from 'calls/list-query'
import { marketList, marketSearch } from 'calls/market'
import { readTyped, toPlain } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { dayBefore, dayOf } from '../listing-parts/exhibition-days.ts'
import {
  defaultOrder,
  fields,
  hasFilter,
  kindsAt,
  pathOf,
  sectionAt,
  type ListingField,
  type ListingQuery,
  type ListPlace,
} from './list-places.ts'

const createPlaceQuery = (place: ListPlace) =>
  createListQuery<ListingField>({
    path: pathOf(place),
    fields,
    input: ({ keyword }) => (keyword ? marketSearch.input : marketList.input),
    also: { section: sectionAt(place) },
    numbers: ['priceFrom', 'priceTo'],
    choices: {
      type: Object.fromEntries(kindsAt(place).map(type => [type, { type }])),
      remote: { true: { remote: true } },
      // Days before the time of reading: added by callOf().
      when: { past: {} },
    },
    defaults: asked => ({ order: defaultOrder(place, asked) }),
  })

const queries = Object.fromEntries(
  (['all', ...marketSectionNames, 'shop'] as const).map(place => [place, createPlaceQuery(place)]),
) as Record<ListPlace, ReturnType<typeof createPlaceQuery>>

/** Reads an address. Amounts may be typed in the format of the page's language; in addresses they are plain numbers. */
export function readQuery(place: ListPlace, params: URLSearchParams, lang: TextLanguage): ListingQuery {
  const known = new URLSearchParams(
    [...params].filter(([name]) => name === 'page' || hasFilter(place, name as ListingField)),
  )
  for (const name of ['priceFrom', 'priceTo']) {
    const typed = known.get(name)?.trim().slice(0, LONGEST_AMOUNT)
    if (!typed) continue
    const amount = readTyped(typed, lang)
    known.set(name, Number.isFinite(amount) ? toPlain(amount) : '')
  }
  return queries[place].read(known)
}

const LONGEST_AMOUNT = 30

export const addressOf = (place: ListPlace, query: ListingQuery): string => queries[place].addressOf(query)

/** Input of market.search with a keyword, else of market.list. `now` in ms. */
export function callOf(place: ListPlace, query: ListingQuery, now: number): object {
  const order = query.order || defaultOrder(place, query)
  return { ...queries[place].inputOf(query), ...(place === 'exhibition' && daysOf(query, now)), order }
}

/** Days on which an exhibition takes place: until yesterday for the past ones, from today for the others. */
function daysOf({ when, from, to }: ListingQuery, now: number): object {
  const yesterday = dayBefore(now)
  if (when === 'past') return { to: to && to < yesterday ? to : yesterday }
  const today = dayOf(now)
  return { from: from > today ? from : today }
}

/** Whether exhibitions are listed in the order in which they take place. */
export const isByDay = (query: ListingQuery): boolean => (query.order || defaultOrder('exhibition', query)) === 'soon'

/** The list without any filter; its order is kept unless it is one of searches. */
export const withoutFilters = (place: ListPlace, { order, when }: ListingQuery): string =>
  addressOf(place, { ...queries[place].none, when, order: order === 'hot' ? order : '' })

export const isFiltered = (query: ListingQuery): boolean =>
  fields.some(field => field !== 'order' && field !== 'when' && query[field] !== '')

/** Whether a list changes with every search or day, so that search engines should not list it. */
export const isPassing = (query: ListingQuery): boolean =>
  (['keyword', 'priceFrom', 'priceTo', 'from', 'to'] as const).some(field => query[field] !== '')

/** The list with some query fields changed, from its first page. */
export const changed = (place: ListPlace, query: ListingQuery, change: Partial<ListingQuery>): string =>
  queries[place].changed(query, change)
