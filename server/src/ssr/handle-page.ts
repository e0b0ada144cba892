import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import type { CallOutput } from 'shared-state/calls/declare-call'
import type { User } from 'shared-state/calls/entities/user'
import { usercenterGetuserfromcookie } from 'shared-state/calls/users'
import type { PartFailure, RenderAnswer } from 'shared-state/contract/shell-module'
import type { Logger } from 'pino'
import { languageCookie } from '../http/language-redirect.ts'
import type { NodeLoader } from '../releases/node-loader.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { documentOf } from './document.ts'
import { overHttp } from './http-transport.ts'
import { inProcessTransport, type InvokeCall } from './in-process-transport.ts'
import { noShellPage, oopsPage } from './plain-pages.ts'
import { sendPage } from './send-page.ts'
import { toFetchRequest } from './to-fetch-request.ts'
import { readVisitor, type Visitor, type VisitorSources } from './visitor.ts'

export interface PageParts extends VisitorSources {
  snapshots: Snapshots
  loader: NodeLoader
  invoke: InvokeCall
  origin: string
  /** Set: calls of rendering go there over HTTP. */
  apiOrigin: string | undefined
  environment: string
  log: Logger
}

/** Answers a page address: visitor → snapshot → the shell's render → document (docs/request-path.md). */
export function handlePage(parts: PageParts): RequestHandler {
  return async (request, response) => {
    const visitor = await readVisitor(request, parts)
    const snapshot = parts.snapshots.freeze(visitor.pins)
    if (!snapshot) return void sendPage(request, response, 503, noShellPage(visitor.lang))
    const setCookies: string[] = []
    let answer: RenderAnswer
    try {
      answer = await renderPage(parts, request, visitor, snapshot, setCookies)
    } catch (error) {
      parts.log.error({ err: error, path: request.path, shell: snapshot.shell.version }, 'page could not be rendered')
      return void sendPage(request, response, 500, oopsPage(visitor.lang))
    }
    for (const cookie of setCookies) response.append('Set-Cookie', cookie)
    if (answer.kind === 'redirect') return response.redirect(answer.status, answer.location)
    logFailures(parts.log, answer.failures, snapshot, request.path)
    rememberLanguage(request, response, visitor.lang)
    response.set('X-Releases', releasesHeader(snapshot, answer.areas))
    if (answer.status === 503) response.set('Retry-After', '10')
    const { head, html, state, areas, status } = answer
    sendPage(request, response, status, documentOf({ lang: visitor.lang, origin: parts.origin, path: request.originalUrl, head, html, state, snapshot, areas }))
  }
}

type FrozenSnapshot = NonNullable<ReturnType<Snapshots['freeze']>>

async function renderPage(parts: PageParts, request: ExpressRequest, visitor: Visitor, snapshot: FrozenSnapshot, setCookies: string[]): Promise<RenderAnswer> {
  const { snapshots, loader, log } = parts
  const shellRecord = snapshots.recordOf('shell', snapshot.shell.version)!
  const [shell, dictionary] = await Promise.all([loader.loadShell(shellRecord), loader.dictionaryOf(shellRecord, visitor.lang)])
  return shell.render({
    request: toFetchRequest(request, parts.origin),
    visitor: {
      lang: visitor.lang,
      countryCode: visitor.caller.country,
      now: Date.now(),
      origin: parts.origin,
      environment: parts.environment,
    },
    device: { userAgent: visitor.userAgent, fingerprint: visitor.fingerprint },
    user: await userOf(parts.invoke, visitor),
    snapshot,
    dictionary,
    loadArea: async name => {
      const record = snapshots.recordOf(name, snapshot.areas[name]!.version)!
      const [{ area }, words] = await Promise.all([loader.loadArea(record, shellRecord), loader.dictionaryOf(record, visitor.lang)])
      return { area, dictionary: words }
    },
    transport: parts.apiOrigin
      ? overHttp(parts.apiOrigin, parts.origin, request, visitor, setCookies)
      : inProcessTransport(parts.invoke, visitor.caller, setCookies),
    // A refusal (4xx) is the visitor's doing and an ordinary answer; the rest is ours.
    log: ({ kind, ...entry }) =>
      log[kind === 'slow' ? 'warn' : entry.status >= 400 && entry.status < 500 ? 'info' : 'error']({ ...entry, kind, path: request.path }, `call ${entry.call} ${kind}`),
  })
}

/** The visitor's own account data, if somebody is logged in; a page that only lacks it is still a page. */
async function userOf(invoke: InvokeCall, { caller }: Visitor): Promise<User | null> {
  if (!caller.user) return null
  const { body } = await invoke({ name: usercenterGetuserfromcookie.name, input: {}, caller })
  return body.succeed ? (body.Data as CallOutput<typeof usercenterGetuserfromcookie>).result : null
}

function logFailures(log: Logger, failures: PartFailure[], snapshot: FrozenSnapshot, path: string): void {
  for (const { area, stage, error, reference } of failures) {
    const release = snapshot.areas[area]?.version ?? snapshot.shell.version
    log.error({ err: error, area, release, stage, path, ...(reference && { reference }) }, `area ${area} failed to ${stage}`)
  }
}

/** The language of the path wins over the cookie, and the cookie follows it (decisions 1). */
function rememberLanguage(request: ExpressRequest, response: ExpressResponse, lang: string): void {
  if (request.headers.cookie?.includes(`${languageCookie}=${lang}`)) return
  response.cookie(languageCookie, lang, { path: '/', sameSite: 'lax', maxAge: 365 * 86_400_000 })
}

/** Which release of what rendered the page, for people who look. */
const releasesHeader = (snapshot: FrozenSnapshot, areas: string[]): string =>
  [`shell=${snapshot.shell.version}`, ...areas.map(area => `${area}=${snapshot.areas[area]!.version}`)].join(' ')
