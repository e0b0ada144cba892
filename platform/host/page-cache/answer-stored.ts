import type { Request, RequestHandler, Response } from 'express'
import { readCookies } from '../../api/cookies.ts'
import { encodingOf } from '../../api/encoding-of.ts'
import { isOnOpsHost } from '../../api/origin-check.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { siteCookies, type CookieSite } from '../rendering/site-cookies.ts'
import { bucketOf, countryOf } from '../rendering/visitor.ts'
import { edgeHeaders } from './edge/edge-headers.ts'
import type { RenderForAll } from './render-for-all.ts'
import { sharedAskOf, type SharedAsk, type SharedAskDeps } from './shared-ask.ts'
import type { StoredPage } from './stored-page.ts'
import type { StoredPages } from './stored-pages.ts'
import type { VisitorCountries } from './visitor-countries.ts'

export interface AnswerStoredDeps extends SharedAskDeps, CookieSite {
  snapshots: Pick<Snapshots, 'freeze' | 'isRevoked' | 'hasCanary'>
  pages: StoredPages
  countries: VisitorCountries
  forAll: Pick<RenderForAll, 'again'>
  opsOrigin: string | undefined
}

/**
 * Answers with a stored page before any other handler is asked. Whatever is not certain at once goes the ordinary way, where handle-page.ts
 * may still find a stored page: a visitor without a place in a running canary, or from an address whose country is not known yet.
 */
export function answerStored(deps: AnswerStoredDeps): RequestHandler {
  return (request, response, next) => {
    const cookies = readCookies(request)
    const bucket = bucketOf(cookies)
    if (bucket === undefined && deps.snapshots.hasCanary) return next()
    const ask = sharedAskOf(deps, request, cookies, bucket)
    const page = ask && deps.pages.get(ask.key)
    if (!page || isOnOpsHost(request, deps.opsOrigin)) return next()
    const isNew = countryOf(cookies) === undefined
    const found = isNew ? deps.countries.known(request.ip ?? '') : undefined
    if (isNew && !found) return next()
    const lines = siteCookies(cookies, deps, { lang: ask.lang, ipCountry: found?.country })
    sendStored(request, response, page, ask, lines).catch(next)
    deps.forAll.again(ask.key, page)
  }
}

/**
 * Sends a stored page in an encoding that the browser accepts, or 304 if the browser has it. `cookies`: its only `Set-Cookie` lines, for a
 * response without any; all headers are then written at once, which takes Node half the time.
 */
export async function sendStored(
  request: Request,
  response: Response,
  page: StoredPage,
  { snapshot }: Pick<SharedAsk, 'snapshot'>,
  cookies: readonly string[] = [],
): Promise<void> {
  const headers = [...page.headers, 'X-Release-Epoch', String(snapshot.epoch)]
  for (const line of cookies) headers.push('Set-Cookie', line)
  if (request.headers['if-none-match'] !== undefined) {
    response.setHeader('ETag', page.etag)
    if (request.fresh) return void response.writeHead(304, headers).end()
  }
  const encoding = encodingOf(request)
  const found = page.body(encoding)
  const body = Buffer.isBuffer(found) ? found : await found
  headers.push('Content-Length', String(body.length), ...edgeHeaders(request, page.surrogateKey))
  if (encoding) headers.push('Content-Encoding', encoding)
  response.writeHead(200, headers).end(body)
}
