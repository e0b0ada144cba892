import { exposureHot, exposureRevelation, exposureSafeguard, exposureSearch } from 'calls/exposure'
import { exposuresFeedPath, exposuresFeedTitle } from 'calls/exposure-case/feed-words'
import { homeCountrylist } from 'calls/home'
import { accusedName } from 'calls/findings/accused-name'
import { breadcrumbList } from 'calls/structured/structured'
import type { CallInput } from 'shared-state/api/declare-call'
import { crumbsTo } from 'shared-state/head/crumbs'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureListPath } from '../addresses.ts'
import { pageSize } from 'calls/list-query'
import { loadOutcome } from '../exposure-parts/load-outcome.ts'
import { exposureText } from '../strings/keys.ts'
import { addressOf, callOf, HOT_DAYS, readQuery, type ExposureQuery } from './exposure-query.ts'

/** A page of the list with the figures next to it. A page number beyond the last page is redirected to the last (302). */
export async function loadExposureList(context: LoadContext) {
  const { url, lang, api, signal } = context
  const query = readQuery(url.searchParams)
  const [{ items, total, counts }, mediation, { groups }, outcome] = await Promise.all([
    loadItems(context, query),
    api.call(exposureSafeguard, {}, { signal }),
    api.call(homeCountrylist, { grouped: false, forFilter: true }, { signal }),
    query.traderCode ? loadOutcome(query.traderCode, context) : null,
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf({ ...query, page: pages })}`)
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, items, total, pages, counts, mediation, countries, outcome }
}

/** `counts` by state under the other filters; null for a search and for the most read, which are not counted by state. */
async function loadItems({ api, signal }: LoadContext, query: ExposureQuery) {
  if (query.view === 'hot') {
    const { items } = await api.call(exposureHot, { days: HOT_DAYS, num: pageSize }, { signal })
    return { items, total: items.length, counts: null }
  }
  if (query.keyword === '')
    return api.call(exposureRevelation, callOf(query) as CallInput<typeof exposureRevelation>, { signal })
  const found = await api.call(exposureSearch, callOf(query) as CallInput<typeof exposureSearch>, { signal })
  return { ...found, counts: null }
}

export type ExposureListData = Awaited<ReturnType<typeof loadExposureList>>

export const exposureListHead = (
  { query, items, outcome }: ExposureListData,
  { store, url, lang }: Pick<LoadContext, 'store' | 'url' | 'lang'>,
): Head => ({
  title: exposureListTitle(outcome, store),
  description: store.text.t(exposureText.listLead),
  canonical: addressOf(query),
  // A search, and a list that changes with the day, are no pages to find.
  noindex: query.keyword !== '' || query.period !== '' || query.amount !== '',
  sample: items.some(({ sample }) => sample),
  feed: { title: exposuresFeedTitle[contentLanguageOf(lang)], path: exposuresFeedPath(contentLanguageOf(lang)) },
  structured: [breadcrumbList(exposureListCrumbs(outcome, store), url.origin)],
})

type About = ExposureListData['outcome']

/** The heading of the list: with the name of the broker that it is about. */
export const exposureListTitle = (about: About, { text, visitor }: SharedStore): string =>
  about
    ? text.t(exposureText.complaintsAbout, { broker: accusedName(about.broker, visitor.lang) })
    : text.t(exposureText.exposures)

export const exposureListCrumbs = (about: About, store: SharedStore) => {
  const home = [exposureText.home, '/'] as const
  return crumbsTo(
    store,
    about ? [home, [exposureText.exposures, exposureListPath]] : [home],
    exposureListTitle(about, store),
  )
}
