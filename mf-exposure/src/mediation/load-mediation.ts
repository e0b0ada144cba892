import { exposureSafeguard, exposureSafeguardcontentpage } from 'calls/exposure'
import { readPart } from 'calls/failures/read-part'
import { accusedName } from 'calls/findings/accused-name'
import { homeNoncooperativetraders } from 'calls/home'
import { breadcrumbList } from 'calls/structured/structured'
import type { CallInput } from 'shared-state/api/declare-call'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureListPath, mediationPath } from '../addresses.ts'
import { pageSize } from 'calls/list-query'
import { loadOutcome } from '../exposure-parts/load-outcome.ts'
import { exposureText } from '../strings/keys.ts'
import { mediationQuery } from './mediation-query.ts'

/** Number of brokers in the list of those without an agreement. */
export const mostNonCooperative = 10

/**
 * A page of the cases of mediation, of all brokers or of one, with the figures about all of them; without a broker also the brokers that
 * have no agreement to settle complaints (null if they failed to load). A page number beyond the last page is redirected to the last (302).
 */
export async function loadMediation(context: LoadContext) {
  const { url, lang, api, signal } = context
  const query = mediationQuery.read(url.searchParams)
  const input = mediationQuery.inputOf(query) as CallInput<typeof exposureSafeguardcontentpage>
  const [{ items, total, counts }, figures, outcome, nonCooperative] = await Promise.all([
    api.call(exposureSafeguardcontentpage, input, { signal }),
    api.call(exposureSafeguard, {}, { signal }),
    query.traderCode ? loadOutcome(query.traderCode, context) : null,
    query.traderCode ? [] : loadNonCooperative(context),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${mediationQuery.addressOf({ ...query, page: pages })}`)
  return { query, items, total, pages, counts, figures, outcome, nonCooperative }
}

async function loadNonCooperative({ api, signal }: LoadContext) {
  const listed = await readPart(api.call(homeNoncooperativetraders, { num: mostNonCooperative }, { signal }))
  return listed?.items ?? null
}

export type MediationData = Awaited<ReturnType<typeof loadMediation>>
type About = MediationData['outcome']

export const mediationHead = (
  { query, items, outcome, nonCooperative }: MediationData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: mediationTitle(outcome, store),
  description: store.text.t(exposureText.mediationLead),
  canonical: mediationQuery.addressOf({ state: '', traderCode: '', page: query.traderCode ? 1 : query.page }),
  noindex: query.state !== '' || query.traderCode !== '',
  sample: [...items, ...(nonCooperative ?? [])].some(({ sample }) => sample),
  structured: [breadcrumbList(mediationCrumbs(outcome, store), url.origin)],
})

/** The heading of the page: with the name of the broker whose cases it lists. */
export const mediationTitle = (about: About, { text, visitor }: SharedStore): string =>
  about
    ? text.t(exposureText.mediationAbout, { broker: accusedName(about.broker, visitor.lang) })
    : text.t(exposureText.mediationCentre)

export const mediationCrumbs = (about: About, store: SharedStore) => {
  const above = [
    [exposureText.home, '/'],
    [exposureText.exposures, exposureListPath],
  ] as const
  return crumbsTo(
    store,
    about ? [...above, [exposureText.mediationCentre, mediationPath]] : above,
    mediationTitle(about, store),
  )
}
