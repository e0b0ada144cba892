import type { AreaOverview, ReleaseOverview } from '../releases/release-overview.ts'
import { healthChart } from './health-chart.ts'
import type { HealthMinute } from './health-series.ts'
import { html, type Html } from './html.ts'
import type { LeakedTimersOfRelease } from './leaked-timers.ts'
import { fill, type Words } from './words.ts'

/** Newest releases shown at once, in addition to those named by the pointer; the others unfold. */
const shownAtOnce = 5
const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** One area: its pointer, its health, its releases, and the actions for each. */
export function areaCard(
  { area, pointer, releases }: AreaOverview,
  series: HealthMinute[],
  left: LeakedTimersOfRelease[],
  words: Words,
): Html {
  const newest = [...releases].reverse()
  const rows = (some: ReleaseOverview[]) => some.map(release => releaseRow(area, pointer, release, words))
  const isNamed = ({ version }: ReleaseOverview) =>
    [pointer?.stable, pointer?.canary?.version, pointer?.previous].includes(version)
  const older = newest.slice(shownAtOnce).filter(release => !isNamed(release))
  return html`<section class="area" id="${area}">
    <h2>${area}</h2>
    <p class="pointer"><strong>${pointer?.stable ?? '–'}</strong> ${pointer && fill(words.setBy, { by: pointer.setBy })}</p>
    ${pointer?.frozen && html`<p class="frozen">${fill(words.frozen, { by: pointer.frozen.by })}${pointer.frozen.reason && `: ${pointer.frozen.reason}`}</p>`}
    ${left.map(release => html`<p class="left">${fill(words.leakedTimers, { ...release })}</p>`)}
    ${healthChart(series, words)}
    <div class="actions">
      ${(pointer?.canary || pointer?.previous) && html`<a class="button danger" href="/ops/rollback/${area}">${words.rollback}</a>`}
      ${pointer?.canary && commandFormWithReason('promote', { area }, words.promote, words)}
      ${pointer?.canary && commandFormWithReason('canary', { area, version: pointer.canary.version, percent: '0' }, words.endCanary, words)}
      ${pointer && (pointer.frozen ? commandForm('unfreeze', { area }, words.unfreeze) : commandFormWithReason('freeze', { area }, words.freeze, words))}
    </div>
    <ul class="releases">${rows(newest.filter(release => !older.includes(release)))}</ul>
    ${older.length > 0 && html`<details id="older-${area}"><summary>${fill(words.older, { count: older.length })}</summary><ul class="releases">${rows(older)}</ul></details>`}
  </section>`
}

function releaseRow(
  area: string,
  pointer: AreaOverview['pointer'],
  { version, commit, publishedAt, publishedBy, revoked }: ReleaseOverview,
  words: Words,
): Html {
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
      ${may && !isStable && commandFormWithReason('activate', { area, version }, words.activate, words)}
      ${!revoked && commandForm('pin', { area, version }, words.pin)}
      ${!revoked && !isStable && !isCanary && commandFormWithReason('revoke', { area, version }, words.revoke, words, 'danger')}
      ${may && !isStable && pointer && canaryForm(area, version, isCanary ? pointer.canary!.percent : 5, words)}
    </div>
  </li>`
}

const hiddenFields = (fields: Record<string, string>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Accessible name that includes the command's target, for users who hear a button without its context. */
const nameOf = (label: string, fields: Record<string, string>): string =>
  [label, fields.area, fields.version].filter(Boolean).join(' ')

/** A form with a single button: each works without JavaScript. */
const commandForm = (verb: string, fields: Record<string, string>, label: string): Html =>
  html`<form method="post" action="/ops/${verb}">${hiddenFields(fields)}<button aria-label="${nameOf(label, fields)}">${label}</button></form>`

const reasonField = (words: Words): Html =>
  html`<label>${words.reasonIfAny}<input name="reason" maxlength="300" autocomplete="off"></label>`

/** A command that affects visitors unfolds first and asks for a reason, which is optional. */
const commandFormWithReason = (
  verb: string,
  fields: Record<string, string>,
  label: string,
  words: Words,
  kind = '',
): Html =>
  html`<details class="sure" id="${[verb, ...Object.values(fields)].join('-')}">
    <summary class="button ${kind}" aria-label="${nameOf(label, fields)} …">${label} …</summary>
    <form method="post" action="/ops/${verb}">${hiddenFields(fields)}
      ${reasonField(words)}<button class="${kind}" aria-label="${nameOf(label, fields)}">${label}</button></form>
  </details>`

const canaryForm = (area: string, version: string, percent: number, words: Words): Html =>
  html`<form method="post" action="/ops/canary" class="canary">
    ${hiddenFields({ area, version })}
    <label>${words.percent} <output>${percent}</output><input type="range" name="percent" min="1" max="100" value="${percent}"></label>
    ${reasonField(words)}
    <button aria-label="${nameOf(words.startCanary, { area, version })}">${words.startCanary}</button>
  </form>`
