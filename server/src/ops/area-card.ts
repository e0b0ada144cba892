import type { AreaOverview, ReleaseOverview } from '../releases/release-desk.ts'
import { healthChart } from './health-chart.ts'
import type { HealthMinute } from './health-series.ts'
import { html, type Html } from './html.ts'
import { fill, type Words } from './words.ts'

/** Newest releases shown at once; the others unfold. */
const shownAtOnce = 5
const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** One area: where it points, how it fares, its releases, and what may be done with each. */
export function areaCard({ area, pointer, releases }: AreaOverview, series: HealthMinute[], words: Words): Html {
  const newest = [...releases].reverse()
  const rows = (some: ReleaseOverview[]) => some.map(release => releaseRow(area, pointer, release, words))
  const older = newest.slice(shownAtOnce)
  return html`<section class="area" id="${area}">
    <h2>${area}</h2>
    <p class="pointer">
      <strong>${pointer?.stable ?? '–'}</strong> ${pointer && fill(words.setBy, { by: pointer.setBy })}
      ${pointer?.frozen && html`<span class="tag frozen">${fill(words.frozen, { by: pointer.frozen.by })}${pointer.frozen.reason && `: ${pointer.frozen.reason}`}</span>`}
    </p>
    ${healthChart(series, words)}
    <div class="actions">
      ${(pointer?.canary || pointer?.previous) && html`<a class="button danger" href="/ops/rollback/${area}">${words.rollback}</a>`}
      ${pointer?.canary && order('promote', { area }, words.promote)}
      ${pointer?.canary && order('canary', { area, version: pointer.canary.version, percent: '0' }, words.endCanary)}
      ${pointer && (pointer.frozen ? order('unfreeze', { area }, words.unfreeze) : order('freeze', { area }, words.freeze))}
    </div>
    <ul class="releases">${rows(newest.slice(0, shownAtOnce))}</ul>
    ${older.length > 0 && html`<details><summary>${fill(words.older, { count: older.length })}</summary><ul class="releases">${rows(older)}</ul></details>`}
  </section>`
}

function releaseRow(area: string, pointer: AreaOverview['pointer'], { version, commit, publishedAt, publishedBy, revoked }: ReleaseOverview, words: Words): Html {
  const isStable = pointer?.stable === version
  const isCanary = pointer?.canary?.version === version
  const tags = [
    isStable && html`<span class="tag stable">${words.stable}</span>`,
    isCanary && html`<span class="tag canary">${fill(words.canary, { percent: pointer!.canary!.percent })}</span>`,
    pointer?.previous === version && html`<span class="tag">${words.previous}</span>`,
    revoked && html`<span class="tag revoked">${words.revoked}</span>`,
  ]
  const may = !revoked && !pointer?.frozen
  return html`<li>
    <p><code>${version}</code> ${tags}</p>
    <p class="quiet">${minuteOf(publishedAt)} ${publishedBy} ${commit.slice(0, 8)}</p>
    <div class="actions">
      ${may && !isStable && order('activate', { area, version }, words.activate)}
      ${may && !isStable && pointer && canaryForm(area, version, isCanary ? pointer.canary!.percent : 5, words)}
      ${!revoked && order('pin', { area, version }, words.pin)}
      ${!revoked && !isStable && !isCanary && order('revoke', { area, version }, words.revoke, 'danger')}
    </div>
  </li>`
}

/** A form of one button: each works without JavaScript. */
function order(verb: string, fields: Record<string, string>, label: string, kind = ''): Html {
  const hidden = Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  return html`<form method="post" action="/ops/${verb}">${hidden}<button class="${kind}" aria-label="${label} ${fields.area} ${fields.version}">${label}</button></form>`
}

const canaryForm = (area: string, version: string, percent: number, words: Words): Html =>
  html`<form method="post" action="/ops/canary" class="canary">
    <input type="hidden" name="area" value="${area}"><input type="hidden" name="version" value="${version}">
    <label>${words.percent} <output>${percent}</output><input type="range" name="percent" min="1" max="100" value="${percent}"></label>
    <button aria-label="${words.startCanary} ${area} ${version}">${words.startCanary}</button>
  </form>`
