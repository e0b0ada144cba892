import express from 'express'
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express'
import { createHash } from 'node:crypto'
import type { CallDeclaration, Frame } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import { readQuery } from 'shared-state/api/read-query'
import type { CallHandler, Caller } from './handle.ts'
import { languageOf } from './language-of.ts'
import { isForeign, isOnOpsHost, ownOriginOf, sameOriginOnly } from './origin-check.ts'
import { readBody } from './read-body.ts'
import type { RefusalLog } from './refusal-log.ts'
import { Refusal } from './refusal.ts'
import type { CallRequest } from './run-call.ts'
import { sendCompressed } from './send-compressed.ts'
import { errorAnswer } from './envelope.ts'
import type { Answer, Log } from './envelope.ts'
import { isApiAddress } from './steps/match-call.ts'
import type { MatchCall } from './steps/match-call.ts'

export interface RouterDeps {
  match: MatchCall
  callerOf(request: Request, handler: CallHandler): Promise<Caller>
  run(request: CallRequest): Promise<Answer>
  settings: { origin: string; opsOrigin?: string | undefined }
  /** Set-Cookie lines that clear the request's session, for a session that is no longer valid; empty if the request had none. */
  endSession(request: Request): string[]
  /** Number of the newest revocation of a release: every response carries it, so that open tabs notice. */
  epoch: () => number
  refusals: Pick<RefusalLog, 'noteError'>
  log: Log
}

/** Serves every declared call over HTTP; everything under its roots is answered in JSON, even unknown addresses (decisions 2). */
export function createRouter({ match, callerOf, run, settings, endSession, epoch, refusals, log }: RouterDeps): Router {
  const own = ownOriginOf(settings)
  const answerCall: RequestHandler = async (request, response) => {
    const { handler, fields } = match(request.method, request.path)
    const { call } = handler
    if (call.writes && (!request.get('x-requested-with') || isForeign(request, own)))
      throw new Refusal(errorCodes.foreignOrigin)
    const isOffOpsHost = settings.opsOrigin !== undefined && !isOnOpsHost(request, settings.opsOrigin)
    const caller = { ...(await callerOf(request, handler)), isOffOpsHost }
    const readRaw = async () =>
      call.method === 'GET'
        ? { ...readQuery(queryOf(request), call.input), ...fields, ...inHeaders(request, call) }
        : readBody(request, response, call)
    send(request, response, await run({ handler, caller, readRaw, key: request.get('idempotency-key') }), call)
  }
  const answerError: ErrorRequestHandler = (error, request, response, _next) => {
    refusals.noteError(error, { ip: request.ip ?? '', hasToken: request.get('authorization') !== undefined })
    send(request, response, errorAnswer(error, languageOf(request), log))
  }

  function send(request: Request, response: Response, answer: Answer, call?: CallDeclaration): void {
    if (response.headersSent) return
    const isShared = call?.cacheMinutes !== undefined && answer.status === 200
    response.set('Cache-Control', isShared ? `public, max-age=${call.cacheMinutes! * 60}` : 'no-store')
    if (isShared) response.vary('LanguageCode').vary('CountryCode').vary('Cookie')
    response.set(answer.headers).set('X-Release-Epoch', String(epoch()))
    // The 401 rule: only a session that is no longer valid is cleared. An expired token (2002) is renewed with the cookie.
    const isDead = answer.status === 401 && answer.body.ErrorCode === errorCodes.notLoggedIn
    for (const line of [...(isDead ? endSession(request) : []), ...answer.setCookies])
      response.append('Set-Cookie', line)
    response.status(answer.status)
    if (call?.frame === 'redirect' && answer.body.succeed)
      return response.redirect((answer.body.Data as { url: string }).url)
    if (call?.frame === 'text' && answer.body.succeed) return void response.type('text/plain').send(answer.body.Data)
    const sent = JSON.stringify(answer.bare ?? framed(answer.body, call?.frame))
    // Plain JSON files are requested repeatedly: an unchanged one is answered 304 (Express compares).
    if (call?.frame === 'bare' && call.method === 'GET')
      response.set('ETag', `W/"${createHash('sha256').update(sent).digest('base64url').slice(0, 27)}"`)
    response.type('json')
    if (call && isCompressible(call) && answer.setCookies.length === 0) sendCompressed(request, response, sent)
    else response.send(sent)
  }

  const onlyApi: RequestHandler = (request, _response, next) =>
    isApiAddress(request.path, request.method) ? next() : next('router')
  return express.Router().use(onlyApi, sameOriginOnly(own), answerCall, answerError)
}

/** Only calls whose responses hold no secret (docs/threat-model.md, compressed responses). A wrapper's inner call may have any scope. */
const isCompressible = ({ scope, wraps }: CallDeclaration): boolean => scope === 'public' && !wraps

/** The form in which `Data` is sent (see Frame); a refusal always uses the envelope. */
function framed(body: Envelope, frame: Frame = 'envelope'): unknown {
  if (!body.succeed || frame === 'envelope') return body
  if (frame === 'bare') return body.Data
  const { Data, ...rest } = body
  return { ...rest, data: Data }
}

/** Fields that the declaration expects in a header. The same fields in the address are ignored. */
function inHeaders(request: Request, { inHeaders: headers = {} }: CallDeclaration): Record<string, string | undefined> {
  const read = (header: string) => {
    const sent = request.get(header)
    return sent === undefined ? undefined : Buffer.from(sent, 'base64').toString('utf8')
  }
  return Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, read(header)]))
}

const queryOf = (request: Request) => new URL(request.originalUrl, 'http://site').searchParams
