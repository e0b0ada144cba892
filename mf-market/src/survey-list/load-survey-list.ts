import { readPart } from 'calls/failures/read-part'
import { accusedName } from 'calls/findings/accused-name'
import { homeCountrylist } from 'calls/home'
import { pageSize } from 'calls/list-query'
import { breadcrumbList } from 'calls/structured/structured'
import { surveyList } from 'calls/surveys'
import type { CallInput } from 'shared-state/api/declare-call'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import { surveyListPath } from '../addresses.ts'
import { surveyText } from '../strings/keys.ts'
import { addressOf, inputOf, readQuery } from './survey-query.ts'

/**
 * A page of the list; `list` is null if it failed to load, and the filter has no countries without theirs. A page number beyond the last page
 * is redirected to the last (302).
 */
export async function loadSurveyList({ url, lang, api, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const [found, listed] = await Promise.all([
    readPart(api.call(surveyList, inputOf(query) as CallInput<typeof surveyList>, { signal })),
    readPart(api.call(homeCountrylist, { grouped: false, forFilter: true }, { signal })),
  ])
  const countries = (listed?.groups ?? []).flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  if (!found) return { query, list: null, about: null, countries }
  const pages = Math.max(Math.ceil(found.total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf({ ...query, page: pages })}`)
  const { items, total } = found
  // The broker of the filter; unknown where the list is empty.
  const about = items.find(({ broker }) => broker.code === query.traderCode)?.broker ?? null
  return { query, list: { items, total, pages }, about, countries }
}

export type SurveyListData = Awaited<ReturnType<typeof loadSurveyList>>

export const surveyListHead = (
  { query, list, about }: SurveyListData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: surveyListTitle(about, store),
  description: store.text.t(surveyText.lead),
  canonical: addressOf(query),
  // A search, and a list that failed to load, are no pages to find.
  noindex: query.keyword !== '' || list === null,
  sample: list?.items.some(({ sample }) => sample) ?? false,
  structured: [breadcrumbList(surveyListCrumbs(about, store), url.origin)],
})

type About = SurveyListData['about']

/** The heading of the list: with the name of the broker that it is about. */
export const surveyListTitle = (about: About, { text, visitor }: SharedStore): string =>
  about ? text.t(surveyText.surveysOf, { broker: accusedName(about, visitor.lang) }) : text.t(surveyText.title)

export const surveyListCrumbs = (about: About, store: SharedStore) => {
  const home = [surveyText.home, '/'] as const
  return crumbsTo(store, about ? [home, [surveyText.title, surveyListPath]] : [home], surveyListTitle(about, store))
}
