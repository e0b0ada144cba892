import type { GrantScope } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema, Schema } from 'shared-state/schema'
import type { PageReads } from './page-reads.ts'
import type { Refusal } from './refusal.ts'
import type { Answer, ExtraFields } from './envelope.ts'

/** The user or client that makes a call. `country` is numeric as in header CountryCode, empty when unknown; `device` is the User-Agent. */
export interface Caller {
  user: { userId: string; roles: readonly string[] } | null
  sessionId: string | null
  /** The request carried an access token, the session's own or another client's; required by every call that is not open to anyone. */
  authorised: boolean
  /** The scopes that the user has granted to another client whose token was sent; absent otherwise. Such a caller has no session. */
  granted?: readonly GrantScope[]
  lang: Language
  country: string
  ip: string
  device?: string
  /** The visitor asks not to be tracked (DNT: 1 or Sec-GPC: 1): their events are not stored. */
  untracked?: boolean
  /** The server's own cookies other than the session's (backend/src/accounts/session-cookies.ts, cookiesForCalls). */
  receivedCookies?: Readonly<Record<string, string | undefined>>
  /** The console has its own host and the call was sent to another one: calls of ops are closed. */
  isOffOpsHost?: boolean
  /** How the call arrived over HTTP; absent for one made within the server. */
  arrived?: { secure: boolean; authorization: string | undefined }
}

/** What a handler receives in addition to its input. */
export interface CallContext {
  caller: Caller
  /** Shared by the calls of one page. Only for public data: the page's user may change while it is rendered. */
  reads: PageReads
  /** Adds a Set-Cookie line to the response. */
  setCookie(line: string): void
  /** Sets a response header. Not on calls with `cacheMinutes`, whose response may come from the cache. */
  setHeader(name: string, value: string): void
}

export interface CallHandler {
  call: CallDeclaration
  run(input: unknown, context: CallContext): Promise<unknown>
  extraFields?: ExtraFields
  /** Converts a refusal of this call into the call's own form, including one made before `run`. */
  asRefusal?(refusal: Refusal): Refusal
  /** `run` returns a complete Answer, which is sent unchanged. */
  whole?: true
}

/** Binds a declared call to its handler: typed input in, typed `Data` out. Refuse by throwing a Refusal. */
export function handle<Input extends Schema, Output extends Schema>(
  call: CallDeclaration<Input, Output>,
  run: (input: OutputOfSchema<Input>, context: CallContext) => Promise<OutputOfSchema<Output>>,
  extraFields?: ExtraFields,
): CallHandler {
  // The registry holds calls of all types; readInput() has parsed the input with this declaration's own schema.
  return { call, run: run as CallHandler['run'], ...(extraFields && { extraFields }) }
}

/** Like handle(), for a call that passes on another call's complete response: status, cookies and refusal included. */
export function handleWhole<Input extends Schema>(
  call: CallDeclaration<Input, Schema>,
  run: (input: OutputOfSchema<Input>, context: CallContext) => Promise<Answer>,
): CallHandler {
  return { call, run: run as CallHandler['run'], whole: true }
}
