import type { Db } from 'database/db'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { resolve } from 'node:path'
import type { Language } from 'shared-state/i18n/languages'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import { CommandRefused } from '../../api/command-refused.ts'
import type { OwnOrigin } from '../../api/origin-check.ts'
import type { RefusalLog } from '../../api/refusal-log.ts'
import type { ReleaseVerbs } from '../control/release-verbs.ts'
import { languageCookie } from '../http/language-redirect.ts'
import { readAudit } from '../releases/release-audit.ts'
import type { AreaOverview } from '../releases/release-overview.ts'
import { ownPagesOnly } from './console-access.ts'
import type { ConsoleAccounts } from './console-accounts.ts'
import { readHealthSeries } from './health-series.ts'
import { readLeakedTimers } from './leaked-timers.ts'
import { opsEvents } from './ops-events.ts'
import {
  consolePage,
  elsewherePage,
  loginPage,
  onlyOpsPage,
  rollbackPage,
  type Notice,
  type PageFrame,
} from './pages.ts'
import { differenceOf } from './release-difference.ts'
import { fill, type Words, wordsOf } from './words.ts'

const aYear = 365 * 24 * 60 * 60 * 1000

export interface OpsDeps {
  db: Db
  accounts: ConsoleAccounts
  verbs: ReleaseVerbs
  own: OwnOrigin
  refusals: Pick<RefusalLog, 'note'>
  /** Aborted when the process is about to end. */
  closing: AbortSignal
}

const commands = ['activate', 'canary', 'promote', 'rollback', 'revoke', 'freeze', 'unfreeze', 'pin'] as const
type CommandName = (typeof commands)[number]

/**
 * `/ops`: areas, their releases and health, and all commands that ops may give. The server renders these pages itself, without JavaScript,
 * so that the console works when no release does.
 */
export function opsConsole({ db, accounts, verbs, own, refusals, closing }: OpsDeps): Router {
  const router = Router()
  router.use(
    '/ops',
    ownPagesOnly(own, (request, response) => {
      refusals.note('ops console', { ip: request.ip ?? '' })
      send(response, 403, elsewherePage({ lang: languageOf(request), path: '/ops' }))
    }),
  )
  router.use('/ops/assets', express.static(resolve(import.meta.dirname, 'assets'), { maxAge: '1h' }))
  router.use('/ops', express.urlencoded({ extended: false, limit: '20kb' }), keepLanguage)

  router.post('/ops/login', async (request, response) => {
    const { account = '', password = '', graphId = '', graphCode = '' } = formOf(request)
    const caller = await accounts.callerOf(request)
    const answer = await accounts.signIn(
      { account, password, ...(graphId && { picture: { graphId, graphCode } }) },
      caller,
    )
    if ('refused' in answer) {
      // An account that needed the bot check for this attempt needs one for the next.
      const needsPicture = answer.refused === 'botCheck' || graphId !== ''
      return send(
        response,
        401,
        loginPage(pageOf(request), answer.refused, needsPicture ? await accounts.picture(caller) : undefined),
      )
    }
    for (const cookie of answer.setCookies) response.append('Set-Cookie', cookie)
    response.redirect(303, '/ops')
  })

  /** Everything below is for ops only. */
  router.use('/ops', async (request, response, next) => {
    const caller = await accounts.callerOf(request)
    const isPage = request.method === 'GET' && request.path !== '/events'
    const mayEnter = caller.user?.roles.includes('ops') || (caller.user && request.path === '/logout')
    if (!mayEnter && (caller.user || !isPage))
      refusals.note('ops console', { ip: caller.ip, account: caller.user?.userId })
    if (!caller.user) return send(response, isPage ? 200 : 401, loginPage(pageOf(request), null))
    if (!mayEnter) return send(response, 403, onlyOpsPage(pageOf(request)))
    const { userId } = caller.user
    const nick = await accounts.nickOf(userId)
    response.locals.nick = nick
    // Users choose their nicknames: without the number a user could pose as 'guard' or 'start'.
    response.locals.actor = `${nick} (${userId})`
    next()
  })

  const show = async (request: Request, response: Response, status: number, notice: Notice | null) => {
    const [areas, series, left, audit] = await Promise.all([
      verbs.list(),
      readHealthSeries(db),
      readLeakedTimers(db),
      readAudit(db, { limit: 40 }),
    ])
    send(
      response,
      status,
      consolePage(pageOf(request), { nick: String(response.locals.nick), areas, series, left, audit, notice }),
    )
  }

  router.get('/ops', (request, response) => show(request, response, 200, null))
  router.get('/ops/events', opsEvents(db, closing))
  router.post('/ops/logout', async (request, response) => {
    for (const cookie of await accounts.signOut(await accounts.callerOf(request))) response.append('Set-Cookie', cookie)
    response.redirect(303, '/ops')
  })
  router.get('/ops/rollback/:area', async (request, response) => {
    const move = moveBack((await verbs.list()).find(({ area }) => area === request.params.area))
    if (!move) return response.redirect(303, '/ops')
    const [from, to] = await Promise.all([
      verbs.show({ area: move.area, version: move.from }),
      verbs.show({ area: move.area, version: move.to }),
    ])
    send(response, 200, rollbackPage(pageOf(request), move, differenceOf(from.record, to.record)))
  })
  router.post('/ops/:command', async (request, response, next) => {
    const name = commands.find(command => command === request.params.command)
    if (!name) return next()
    const form = formOf(request)
    const notice = await carryOut(name, form, String(response.locals.actor), wordsOf(languageOf(request)))
    if (notice.kind === 'done') return response.redirect(303, `/ops#${encodeURIComponent(form.area ?? '')}`)
    await show(request, response, notice.kind === 'refused' ? 409 : 200, notice)
  })
  // Going back or reloading may request a command's address with GET.
  router.get('/ops/:command', (request, response, next) =>
    commands.some(command => command === request.params.command) ? response.redirect(303, '/ops') : next(),
  )
  router.use('/ops', (_request, response) => void response.sendStatus(404))

  async function carryOut(name: CommandName, form: Form, actor: string, words: Words): Promise<Notice> {
    const { area = '', version = '', percent = '', reason = '', from = '', to = '' } = form
    try {
      // The pointer may have moved since the page with the button was rendered.
      const expected = { from, to }
      const answer = await verbs[name]({
        area,
        version,
        percent: percent === '' ? NaN : Number(percent),
        reason,
        actor,
        expected,
      })
      if ('link' in answer) return { kind: 'link', text: fill(words.pinLink, { area, version }), link: answer.link }
      if (answer.behind.length > 0)
        return { kind: 'refused', text: fill(words.processes, { list: answer.behind.join(', ') }) }
      return { kind: 'done' }
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      return { kind: 'refused', text: fill(words.refused, { why: error.message }) }
    }
  }
  return router
}

/** The move that a rollback would make: a canary ends, otherwise the previous release comes back. */
function moveBack(overview: AreaOverview | undefined): { area: string; from: string; to: string } | null {
  const pointer = overview?.pointer
  const to = pointer?.canary ? pointer.stable : pointer?.previous
  return pointer && to ? { area: pointer.area, from: pointer.canary?.version ?? pointer.stable, to } : null
}

type Form = Partial<Record<string, string>>

/** The fields of a posted form; repeated fields, and bodies that are not a form, count as not sent. */
const formOf = ({ body }: Request): Form =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )

const askedLanguage = ({ query }: Request): Language | undefined => {
  const asked = String(query.lang ?? '')
  return isPublicLanguage(asked) ? asked : undefined
}

function languageOf(request: Request): Language {
  const likely = readCookies(request)[languageCookie] ?? (request.acceptsLanguages('en', 'id') || 'en')
  return askedLanguage(request) ?? (isPublicLanguage(likely) ? likely : 'en')
}

/** Keeps a chosen language for every later form and page; it is the site's own language choice (spec 9). */
const keepLanguage: RequestHandler = (request, response, next) => {
  const lang = askedLanguage(request)
  if (lang) response.cookie(languageCookie, lang, { path: '/', sameSite: 'lax', secure: request.secure, maxAge: aYear })
  next()
}

/** The response to a command has no address of its own for a language link. */
const pageOf = (request: Request): PageFrame => ({
  lang: languageOf(request),
  path: request.method === 'GET' ? request.originalUrl.split('?')[0]! : '/ops',
})

const send = (response: Response, status: number, page: string): void =>
  void response.status(status).set('Cache-Control', 'no-store').type('html').send(page)
