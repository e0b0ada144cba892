import express from 'express'
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express'
import { errorCodes } from 'shared-state/calls/error-codes'
import { logoutCookies, SESSION_COOKIE } from '../accounts/session-cookies.ts'
import type { CookieSettings } from '../accounts/session-cookies.ts'
import { readCookies } from '../http/cookies.ts'
import { isLocalOrigin } from '../settings.ts'
import type { CallHandler, Caller } from './handle.ts'
import { isForeign, sameOriginOnly } from './origin-check.ts'
import { languageOf } from './read-caller.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { errorAnswer } from './steps/envelope.ts'
import type { Answer, Log } from './steps/envelope.ts'
import { isApiAddress } from './steps/match-call.ts'
import type { MatchCall } from './steps/match-call.ts'
import { readQuery } from './steps/read-query.ts'
import type { CallRequest } from './run-call.ts'

export interface RouterParts {
  match: MatchCall
  callerOf(request: Request, handler: CallHandler): Promise<Caller>
  run(request: CallRequest): Promise<Answer>
  settings: CookieSettings
  log: Log
}

/** GETs that write, because the spec has them as GETs: they need X-Requested-With and the own origin. */
const writingGets = new Set(['usercenter.validateemailcode'])

/** Every declared call over HTTP; whatever stands under its roots answers JSON, also what is no call (decisions 2). */
export function createRouter({ match, callerOf, run, settings, log }: RouterParts): Router {
  const own = { origin: settings.origin, isLocal: isLocalOrigin(settings.origin) }
  const answerCall: RequestHandler = async (request, response) => {
    const handler = match(request.method, request.path)
    const { call } = handler
    if (writingGets.has(call.name) && (!request.get('x-requested-with') || isForeign(request, own))) {
      throw new Refusal(errorCodes.foreignOrigin)
    }
    const caller = await callerOf(request, handler)
    const readRaw = async () => (call.method === 'GET' ? readQuery(queryOf(request), call.input) : readBody(request, response))
    const answer = await run({ handler, caller, readRaw, key: request.get('idempotency-key') })
    const shared = call.cacheMinutes && answer.status === 200 ? call.cacheMinutes * 60 : undefined
    send(request, response, answer, shared)
  }
  const answerError: ErrorRequestHandler = (error, request, response, _next) => {
    send(request, response, errorAnswer(error, languageOf(request), log))
  }

  function send(request: Request, response: Response, answer: Answer, sharedSeconds?: number): void {
    if (response.headersSent) return
    response.set('Cache-Control', sharedSeconds ? `public, max-age=${sharedSeconds}` : 'no-store')
    if (sharedSeconds) response.vary('LanguageCode').vary('CountryCode').vary('Cookie')
    response.set(answer.headers)
    // The 401 rule: only what no session opens any more is cleared. A token that ran out (2002) is renewed with the cookie.
    const isDead = answer.status === 401 && answer.body.ErrorCode === errorCodes.notLoggedIn && readCookies(request)[SESSION_COOKIE]
    for (const line of isDead ? logoutCookies(settings) : answer.setCookies) response.append('Set-Cookie', line)
    response.status(answer.status).json(answer.body)
  }

  const onlyApi: RequestHandler = (request, _response, next) => (isApiAddress(request.path) ? next() : next('router'))
  return express.Router().use(onlyApi, sameOriginOnly(own), answerCall, answerError)
}

const queryOf = (request: Request) => new URL(request.originalUrl, 'http://site').searchParams
