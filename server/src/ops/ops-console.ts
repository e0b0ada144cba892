import express, { type Request, type Response, Router } from 'express'
import { resolve } from 'node:path'
import type { Language } from 'shared-state/i18n/languages'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import { usercenterLogin, usercenterLogout } from 'shared-state/calls/users'
import type { Api } from '../api/create-api.ts'
import type { ReleaseVerbs } from '../control/release-verbs.ts'
import type { Db } from '../db/db.ts'
import { readCookies } from '../http/cookies.ts'
import { languageCookie } from '../http/language-redirect.ts'
import { readAudit } from '../releases/release-audit.ts'
import type { AreaOverview } from '../releases/release-desk.ts'
import { ReleaseRefused } from '../releases/release-store.ts'
import { readHealthSeries } from './health-series.ts'
import { opsEvents } from './ops-events.ts'
import { consolePage, loginPage, onlyOpsPage, rollbackPage, type Notice } from './pages.ts'
import { differenceOf } from './release-difference.ts'
import { fill, wordsOf } from './words.ts'

export interface OpsParts {
  db: Db
  api: Api
  verbs: ReleaseVerbs
}

const orders = ['activate', 'canary', 'promote', 'rollback', 'revoke', 'freeze', 'unfreeze', 'pin'] as const
type OrderName = (typeof orders)[number]

/**
 * `/ops`: areas, their releases and how they fare, and everything ops may do with them. Plain pages of the server's own, so
 * that it works when no release does, and without JavaScript.
 */
export function opsConsole({ db, api, verbs }: OpsParts): Router {
  const router = Router()
  router.use('/ops/assets', express.static(resolve(import.meta.dirname, 'assets'), { maxAge: '1h' }))
  router.use('/ops', express.urlencoded({ extended: false, limit: '20kb' }))

  router.post('/ops/login', async (request, response) => {
    const { account = '', password = '' } = request.body as Record<string, string>
    const caller = await api.callerOf(request)
    const answer = await api.invoke({ name: usercenterLogin.name, input: { account, password }, caller })
    if (!answer.body.succeed) return send(response, 401, loginPage(languageOf(request), true))
    for (const cookie of answer.setCookies) response.append('Set-Cookie', cookie)
    response.redirect(303, '/ops')
  })

  /** Everything below is for ops alone. */
  router.use('/ops', async (request, response, next) => {
    const caller = await api.callerOf(request)
    const lang = languageOf(request)
    if (!caller.user) return send(response, request.path === '/events' ? 401 : 200, loginPage(lang, false))
    if (!caller.user.roles.includes('ops')) return send(response, 403, onlyOpsPage(lang))
    response.locals.nick = (await db.one<{ nick: string }>('SELECT nick FROM users WHERE user_id = $1', [caller.user.userId]))?.nick ?? ''
    next()
  })

  const show = async (request: Request, response: Response, status: number, notice: Notice | null) => {
    const [areas, series, audit] = await Promise.all([verbs.list(), readHealthSeries(db), readAudit(db, { limit: 40 })])
    send(response, status, consolePage(languageOf(request), { nick: String(response.locals.nick), areas, series, audit, notice }))
  }

  router.get('/ops', (request, response) => show(request, response, 200, null))
  router.get('/ops/events', opsEvents(db))
  router.post('/ops/logout', async (request, response) => {
    const answer = await api.invoke({ name: usercenterLogout.name, input: {}, caller: await api.callerOf(request) })
    for (const cookie of answer.setCookies) response.append('Set-Cookie', cookie)
    response.redirect(303, '/ops')
  })
  router.get('/ops/rollback/:area', async (request, response) => {
    const move = moveBack((await verbs.list()).find(({ area }) => area === request.params.area))
    if (!move) return response.redirect(303, '/ops')
    const [from, to] = await Promise.all([verbs.show({ area: move.area, version: move.from }), verbs.show({ area: move.area, version: move.to })])
    send(response, 200, rollbackPage(languageOf(request), move, differenceOf(from.record, to.record)))
  })
  router.post('/ops/:order', async (request, response) => {
    const { order } = request.params
    if (!orders.includes(order as OrderName)) return void response.sendStatus(404)
    const notice = await carryOut(order as OrderName, request.body as Record<string, string>, String(response.locals.nick), request)
    if (notice.kind === 'done' && !request.headers.accept?.includes('json')) return response.redirect(303, `/ops#${String(request.body.area)}`)
    await show(request, response, notice.kind === 'refused' ? 409 : 200, notice)
  })

  async function carryOut(name: OrderName, { area = '', version = '', percent = '', reason = '', from }: Record<string, string>, actor: string, request: Request): Promise<Notice> {
    const words = wordsOf(languageOf(request))
    try {
      // Somebody else may have moved the pointer since the page with the button was made.
      if (name === 'rollback' && from && moveBack((await verbs.list()).find(known => known.area === area))?.from !== from)
        throw new ReleaseRefused(`${area} is not at ${from} any more: look and try again`)
      const order = { area, version, percent: Number(percent), reason, actor }
      const answer = await verbs[name](order)
      if ('link' in answer) return { kind: 'link', text: answer.link }
      if (answer.behind.length > 0) return { kind: 'refused', text: fill(words.processes, { list: answer.behind.join(', ') }) }
      return { kind: 'done', text: fill(words.done, { what: `${name} ${area} ${version}` }) }
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error
      return { kind: 'refused', text: fill(words.refused, { why: error.message }) }
    }
  }
  return router
}

/** Where a rollback would lead: a canary ends, else the release before comes back. */
function moveBack(overview: AreaOverview | undefined): { area: string; from: string; to: string } | null {
  const pointer = overview?.pointer
  const to = pointer?.canary ? pointer.stable : pointer?.previous
  return pointer && to ? { area: pointer.area, from: pointer.canary?.version ?? pointer.stable, to } : null
}

function languageOf(request: Request): Language {
  const asked = String(request.query.lang ?? readCookies(request)[languageCookie] ?? request.acceptsLanguages('en', 'id') ?? '')
  return isPublicLanguage(asked) ? asked : 'en'
}

const send = (response: Response, status: number, page: string): void =>
  void response.status(status).set('Cache-Control', 'no-store').type('html').send(page)
