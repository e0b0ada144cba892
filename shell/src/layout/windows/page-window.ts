import type { Ad } from 'calls/entities/ad'
import { homeRiskcontrol, popwindowInit } from 'calls/notices'
import type { Api } from 'shared-state/api/api'
import { wasNoticed } from 'shared-state/device/notice-times'
import { brokerOfPath } from '../../statistics/counted-click.ts'
import { orNothing } from '../../or-nothing.ts'
import { isUndisturbed, pageAds } from './page-ads.ts'

/** What opens over a page: a warning about a risk, a notice of the operator, or an ad. */
export type PageWindow = {
  /** Its name in the browser's memory and in the statistics. */
  name: string
  title: string
} & ({ kind: 'risk'; html: string } | { kind: 'notice'; html: string; url: string | null } | { kind: 'ad'; ad: Ad })

/** A warning and an ad open at most once a day in a browser; a notice as often as the operator has set. */
const hoursBetween = 24

/**
 * The one window that may open over this page, if any: a warning comes before a notice, and a notice before an ad. Those shown in this
 * browser within their frequency are left out.
 */
export async function findPageWindow(api: Api, path: string, signal: AbortSignal): Promise<PageWindow | undefined> {
  if (isUndisturbed(path)) return undefined
  const traderCode = brokerOfPath(path)
  const [risk, notices, ads] = await Promise.all([
    orNothing(api.call(homeRiskcontrol, traderCode ? { traderCode } : {}, { signal })),
    orNothing(api.call(popwindowInit, { path }, { signal })),
    pageAds(api, path, signal),
  ])
  const found: (PageWindow & { everyHours: number })[] = []
  if (risk?.show)
    found.push({
      kind: 'risk',
      name: `risk ${risk.title}`.slice(0, 100),
      title: risk.title,
      html: risk.content,
      everyHours: hoursBetween,
    })
  for (const { id, title, content, url, everyHours } of notices?.items ?? [])
    found.push({ kind: 'notice', name: `notice ${id}`, title, html: content, url, everyHours })
  for (const ad of ads.window)
    found.push({ kind: 'ad', name: `window ${ad.adId}`, title: ad.title, ad, everyHours: hoursBetween })
  return found.find(({ name, everyHours }) => !wasNoticed(name, everyHours))
}
