import type { Exposure } from 'calls/entities/exposure'
import { exposureDetail, exposureRevelation } from 'calls/exposure'
import { exposureOwn } from 'calls/exposure-cases'
import { loadCommentPage } from 'calls/comment-pages'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { accusedName } from 'calls/findings/accused-name'
import { crumbsTo } from 'shared-state/head/crumbs'
import { breadcrumbList } from 'calls/structured/structured'
import { ApiError, notFound, redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { codeOf, exposureListPath, exposurePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import { asksForOriginal } from './original-query.ts'
import { loadCaseNotices } from './legal-notices/load-case-notices.ts'

/** Number of other cases about the broker that are shown. */
const othersShown = 3

/**
 * One case by the code in its address, with the record of its broker's cases. A wrong slug is redirected (301, decisions 1). `own` is the
 * viewer's part, null without a login; `formKey` ensures that a form sent twice is stored only once, and is empty without a login.
 */
export async function loadExposure(context: LoadContext) {
  const { api, lang, params, signal, url } = context
  const code = codeOf(params.slugCode)
  if (!code) throw notFound(context)
  const asked = { code, original: asksForOriginal(url.searchParams) }
  const own = await loadOwn(context, asked)
  const { exposure, langs, events } = own ?? (await api.call(exposureDetail, asked, { signal }))
  const path = `/${lang}${exposurePath(exposure)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  const [record, comments, notices] = await Promise.all([
    exposure.broker && loadRecord(context, exposure.broker.code, code),
    isSeenByEveryone(exposure.state) ? loadCommentPage(context, 'exposure', code) : null,
    loadCaseNotices(context, code, exposure.state),
  ])
  return {
    exposure,
    langs,
    events,
    record,
    comments,
    notices,
    own: own && { actions: own.actions, followed: own.followed, contact: own.contact },
    formKey: own ? crypto.randomUUID() : '',
  }
}

/** What a logged-in viewer sees, which may be a post that is not public; null for others, and if the session has just ended. */
async function loadOwn({ api, store, signal }: LoadContext, asked: { code: string; original: boolean }) {
  if (!store.session.isLoggedIn) return null
  try {
    return await api.call(exposureOwn, asked, { signal })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** How the broker handled all of its cases, and its latest other cases. */
async function loadRecord({ api, signal }: LoadContext, traderCode: string, thisCode: string) {
  const [all, replied] = await Promise.all([
    api.call(exposureRevelation, { traderCode, pageSize: othersShown + 1 }, { signal }),
    api.call(exposureRevelation, { traderCode, replied: true, pageSize: 1 }, { signal }),
  ])
  return {
    total: all.total,
    replied: replied.total,
    resolved: all.counts.find(({ state }) => state === 'resolved')?.count ?? 0,
    others: all.items.filter(({ code }) => code !== thisCode).slice(0, othersShown),
  }
}

export type ExposureData = Awaited<ReturnType<typeof loadExposure>>
export type BrokerRecord = NonNullable<ExposureData['record']>

/** The name of the accused broker, if others have the name that the author may have written. */
export const ambiguousName = ({ broker }: Pick<Exposure, 'broker'>, lang: string): string | null =>
  broker?.namesakeDetails ? accusedName(broker, lang) : null

export const exposureHead = (
  { exposure }: ExposureData,
  { store, url, lang }: Pick<LoadContext, 'store' | 'url' | 'lang'>,
): Head => ({
  title: [exposure.title, ambiguousName(exposure, lang) ?? []].flat().join(' – '),
  description: exposure.content,
  canonical: exposurePath(exposure),
  sample: exposure.sample,
  structured: [breadcrumbList(exposureCrumbs(exposure, store), url.origin)],
})

export const exposureCrumbs = ({ code }: Pick<Exposure, 'code'>, store: SharedStore) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(exposureText.caseNumber, { code }),
  )
