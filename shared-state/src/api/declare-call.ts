import type { InputOfSchema, OutputOfSchema, Schema } from '../schema.ts'
import type { CallScope } from './call-scope.ts'

/** Who may send a call. Ops may also do all that a moderator may. */
export type Who = 'any' | 'user' | 'author' | 'staff' | 'moderator' | 'ops'

/**
 * How a POST behaves when it is sent twice: `key` the client always sends an Idempotency-Key, `may` it may,
 * `natural` sending it again changes nothing, `reads` it writes nothing.
 */
export type Repeat = 'key' | 'may' | 'natural' | 'reads'

/**
 * How an answer's `Data` is sent: in the envelope (decisions 2), in the envelope as `data` (spec 7.3), as JSON by itself, as
 * plain text, or, of a call that a link leads to, as a redirect (302) to its `url`. A refusal comes in the envelope whatever
 * the frame.
 */
export type Frame = 'envelope' | 'lowercase' | 'bare' | 'text' | 'redirect'

/** What a POST is sent as: JSON; a file with fields beside it (multipart); or JSON, a form or a query, as Kong takes them. */
export type BodyForm = 'json' | 'upload' | 'any'

/** One backend call, declared once: the router, the typed client, fixtures and the API page are made from it (decisions 2). */
export interface CallDeclaration<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** `group.call` (decisions 2). */
  name: string
  /** Heading that lists of calls show it under. */
  section: string
  /** What the call touches: decides which callers may send it at all, before roles do. */
  scope: CallScope
  method: 'GET' | 'POST'
  /** Complete address, with a leading slash. `{name}` in it is the input's field of that name. */
  path: string
  who: readonly Who[]
  /** A strict object: unknown fields are refused with the field named. */
  input: Input
  /** `Data` of the answer's envelope. */
  output: Output
  /** Minutes an answer may be kept and shared between visitors (spec 9); absent: not kept. */
  cacheMinutes?: number
  repeat?: Repeat
  /** Default: `envelope`. */
  frame?: Frame
  /** Default: `json`. */
  body?: BodyForm
  /** Status of an answer that is no refusal. Default: 200. */
  okStatus?: 202
  /** A GET that writes, because the spec has it as one: not cached, and only with X-Requested-With from this site's pages. */
  writes?: true
  /** Fields that travel in a header of this name, base64 of UTF-8: what must stand in no address. */
  inHeaders?: Readonly<Record<string, string>>
  /** Runs other calls, each of which is checked by its own scope. */
  wraps?: true
  /**
   * A page shows the answer, so rendering may send the call although its scope is closed to it (call-scope.ts). Only for what changes
   * nothing that somebody could use against the viewer.
   */
  shownOnPages?: true
  /** Abnormal answers are not logged (spec 8: friend links and partner list). */
  quiet?: boolean
}

type Written<Input extends Schema, Output extends Schema> = Omit<CallDeclaration<Input, Output>, 'path' | 'who'> & {
  path?: string
  who?: readonly Who[]
}

/**
 * Declares a call. `path` defaults to `/wikifxweb-v1/{group}/{call}-v1` in lower case (decisions 2), a path without a
 * leading slash stands behind `/wikifxweb-v1/`; `who` defaults to anyone.
 */
export function declareCall<Input extends Schema, Output extends Schema>(
  written: Written<Input, Output>,
): CallDeclaration<Input, Output> {
  const path = written.path ?? `${written.name.replace('.', '/').toLowerCase()}-v1`
  return { ...written, path: path.startsWith('/') ? path : `/wikifxweb-v1/${path}`, who: written.who ?? ['any'] }
}

/** What a caller hands over: defaults may be left out. */
export type CallInput<Call> = Call extends CallDeclaration<infer Input, Schema> ? InputOfSchema<Input> : never

/** What the server's handler reads after validation. */
export type CallParsed<Call> = Call extends CallDeclaration<infer Input, Schema> ? OutputOfSchema<Input> : never

/** What a caller gets back. */
export type CallOutput<Call> = Call extends CallDeclaration<Schema, infer Output> ? OutputOfSchema<Output> : never
