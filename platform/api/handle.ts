import type { GrantScope } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema, Schema } from 'shared-state/schema'
import type { PageReads } from './page-reads.ts'
import type { Refusal } from './refusal.ts'
import type { Answer, Besides } from './envelope.ts'

/** Who sends a call. `country` is numeric as in header CountryCode, empty when unknown; `device` is the User-Agent. */
export interface Caller {
  user: { userId: string; roles: readonly string[] } | null
  sessionId: string | null
  /** An access token came along that is the session's own or another client's; a call that is not open to anyone needs it. */
  authorised: boolean
  /** What the user grants another client, whose token came along; absent for everyone else. Such a caller has no session. */
  granted?: readonly GrantScope[]
  lang: Language
  country: string
  ip: string
  device?: string
  /** Asks not to be tracked (DNT: 1 or Sec-GPC: 1): counted events of theirs are not kept. */
  untracked?: boolean
  /** Cookies of the server's own that open no session (backend/src/accounts/session-cookies.ts, keptCookies). */
  kept?: Readonly<Record<string, string | undefined>>
  /** The console has a host of its own, and the call did not come there: calls of ops are closed. */
  isOffOpsHost?: boolean
  /** How the call came over HTTP; absent for one that is made within the server. */
  arrived?: { secure: boolean; authorization: string | undefined }
}

/** What a handler is told beside its input. */
export interface CallContext {
  caller: Caller
  /** Shared by the calls of one page. Only for what everybody may see: who its visitor is may change while it is made. */
  reads: PageReads
  /** Adds a Set-Cookie line to the answer. */
  setCookie(line: string): void
  /** Sets a header of the answer. Not on calls with `cacheMinutes`, whose answer may be an older one. */
  setHeader(name: string, value: string): void
}

export interface CallHandler {
  call: CallDeclaration
  run(input: unknown, context: CallContext): Promise<unknown>
  besides?: Besides
  /** Puts a refusal of this call into a form of its own, also one that was made before `run`. */
  asRefusal?(refusal: Refusal): Refusal
  /** `run` answers a whole Answer, which is sent as it stands. */
  whole?: true
}

/** Binds a declared call to the function that answers it: typed input in, typed `Data` out. Refuse by throwing a Refusal. */
export function handle<Input extends Schema, Output extends Schema>(
  call: CallDeclaration<Input, Output>,
  run: (input: OutputOfSchema<Input>, context: CallContext) => Promise<OutputOfSchema<Output>>,
  besides?: Besides,
): CallHandler {
  // The registry holds calls of every type; readInput() has parsed the input with this very declaration's schema.
  return { call, run: run as CallHandler['run'], ...(besides && { besides }) }
}

/** As handle(), for a call that passes on another one's whole answer: status, cookies and refusal included. */
export function handleWhole<Input extends Schema>(
  call: CallDeclaration<Input, Schema>,
  run: (input: OutputOfSchema<Input>, context: CallContext) => Promise<Answer>,
): CallHandler {
  return { call, run: run as CallHandler['run'], whole: true }
}
