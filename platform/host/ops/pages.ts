import type { LoginPicture } from './console-accounts.ts'
import type { Language } from 'shared-state/i18n/languages'
import type { AuditLine } from '../releases/release-audit.ts'
import type { AreaOverview } from '../releases/release-overview.ts'
import { areaCard } from './area-card.ts'
import type { HealthMinute } from './health-series.ts'
import { html, type Html } from './html.ts'
import type { LeakedTimersOfRelease } from './leaked-timers.ts'
import type { ReleaseDifference } from './release-difference.ts'
import { fill, type Words, wordsOf } from './words.ts'

export type Notice = { kind: 'done' } | { kind: 'refused'; text: string } | { kind: 'link'; text: string; link: string }

export interface PageFrame {
  lang: Language
  /** Address of the same page in the other language. */
  path: string
}

const languages = [
  ['en', 'English'],
  ['id', 'Indonesia'],
] as const

function frame({ lang, path }: PageFrame, title: string, main: Html, beside: Html | null = null): string {
  const links = languages.map(
    ([code, name]) =>
      html`<a href="${path}?lang=${code}" hreflang="${code}" lang="${code}" ${code === lang && html`aria-current="true"`}>${name}</a>`,
  )
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/ops/assets/ops.css"><script src="/ops/assets/ops.js" defer></script></head>
    <body><header><h1>${title}</h1><nav aria-label="${wordsOf(lang).language}">${links}</nav>${beside}</header><main>${main}</main></body></html>`
    .text
}

/** `failed`: why the last attempt failed. `picture`: the bot check that the next attempt needs. */
export function loginPage(page: PageFrame, failed: 'wrong' | 'botCheck' | null, picture?: LoginPicture): string {
  const words = wordsOf(page.lang)
  return frame(
    page,
    words.title,
    html`<form method="post" action="/ops/login" class="login">
    ${failed === 'wrong' && html`<p class="notice refused" role="alert">${words.wrongLogin}</p>`}
    ${failed === 'botCheck' && html`<p class="notice refused" role="alert">${words.botCheck}</p>`}
    <label>${words.email}<input name="account" type="email" autocomplete="username" required></label>
    <label>${words.password}<input name="password" type="password" autocomplete="current-password" required></label>
    ${
      picture &&
      html`<input type="hidden" name="graphId" value="${picture.graphId}"><img src="${picture.image}" alt="${words.picture}">
    <label>${words.characters}<input name="graphCode" autocomplete="off" autocapitalize="characters" required></label>`
    }
    <button>${words.login}</button>
  </form>`,
  )
}

export function onlyOpsPage(page: PageFrame): string {
  const words = wordsOf(page.lang)
  return frame(page, words.title, html`<p class="notice refused">${words.onlyOps}</p>`, logoutForm(words))
}

/** The response to a request caused by a page of another site. Its link makes the next request come from the console itself. */
export function elsewherePage(page: PageFrame): string {
  const words = wordsOf(page.lang)
  return frame(
    page,
    words.title,
    html`<p class="notice refused">${words.elsewhere}</p><p><a class="button" href="/ops">${words.openConsole}</a></p>`,
  )
}

const logoutForm = (words: Words): Html =>
  html`<form method="post" action="/ops/logout"><button>${words.logout}</button></form>`

export interface ConsoleState {
  nick: string
  areas: AreaOverview[]
  series: Map<string, HealthMinute[]>
  left: Map<string, LeakedTimersOfRelease[]>
  audit: AuditLine[]
  notice: Notice | null
}

export function consolePage(page: PageFrame, { nick, areas, series, left, audit, notice }: ConsoleState): string {
  const words = wordsOf(page.lang)
  const beside = html`<p class="who">${fill(words.signedInAs, { nick })} <span id="live" data-live="${words.live}" data-offline="${words.offline}" role="status"></span></p>${logoutForm(words)}`
  const said =
    notice &&
    notice.kind !== 'done' &&
    html`<p class="notice ${notice.kind}" role="${notice.kind === 'refused' ? 'alert' : 'status'}">${notice.text}
    ${notice.kind === 'link' && html`<a href="${notice.link}">${notice.link}</a>`}</p>`
  const cards = areas.map(area => areaCard(area, series.get(area.area) ?? [], left.get(area.area) ?? [], words))
  return frame(
    page,
    words.title,
    html`${said}<div id="state">
    ${areas.length === 0 && html`<p>${words.none}</p>`}
    <div class="areas">${cards}</div>
    ${auditTable(audit, words)}
  </div>`,
    beside,
  )
}

function auditTable(audit: AuditLine[], words: Words): Html {
  const rows = audit.map(
    ({ at, area, action, version, from, actor, reason, detail }) => html`<tr>
    <td>${at.slice(0, 19).replace('T', ' ')}</td><td>${actor}</td><td>${action} ${area} ${from && `${from} → `}${version}${percentOf(detail)}</td><td>${reason}</td></tr>`,
  )
  return html`<section class="audit"><h2>${words.audit}</h2><div class="scroll" tabindex="0" role="region" aria-label="${words.audit}"><table>
    <thead><tr><th scope="col">${words.when}</th><th scope="col">${words.who}</th><th scope="col">${words.what}</th><th scope="col">${words.reason}</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}

const percentOf = (detail: object): string => ('percent' in detail ? ` ${String(detail.percent)} %` : '')

/** The confirmation page of a rollback, with the changes it would make. */
export function rollbackPage(
  page: PageFrame,
  move: { area: string; from: string; to: string },
  difference: ReleaseDifference,
): string {
  const words = wordsOf(page.lang)
  const kb = (bytes: number) => Math.round(bytes / 1024)
  const changes = html`<h2>${words.difference}</h2><ul>
    <li>${fill(words.files, { count: difference.count, added: difference.added, removed: difference.removed, changed: difference.changed })}</li>
    <li>${fill(words.bytes, { bytes: kb(difference.bytes), change: `${difference.byteChange > 0 ? '+' : ''}${kb(difference.byteChange)}` })}</li>
    <li>${fill(words.ranges, { list: difference.ranges.join(', ') || words.sameRanges })}</li></ul>`
  return frame(
    page,
    fill(words.confirmRollback, move),
    html`<p>${fill(words.confirmWords, move)}</p>${changes}
    <form method="post" action="/ops/rollback" class="confirm">
      <input type="hidden" name="area" value="${move.area}"><input type="hidden" name="from" value="${move.from}"><input type="hidden" name="to" value="${move.to}">
      <label>${words.reason}<input name="reason" maxlength="300"></label>
      <div class="actions"><button class="danger">${words.rollback}</button><a class="button" href="/ops#${move.area}">${words.cancel}</a></div>
    </form>`,
  )
}
