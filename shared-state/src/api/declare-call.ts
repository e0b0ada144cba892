import type { InputOfSchema, OutputOfSchema, Schema } from '../schema.ts'
import type { CallScope } from './call-scope.ts'

/** Roles that a user's account can have. */
export const accountRoles = ['editor', 'moderator', 'ops'] as const
export type AccountRole = (typeof accountRoles)[number]

/** Who may send a call. Ops may do everything that the other roles may. */
export type Who = 'any' | 'user' | 'author' | 'staff' | AccountRole

/**
 * How a POST behaves when sent twice: `key` the client must send an Idempotency-Key, `may` it may send one,
 * `natural` a repetition changes nothing, `reads` the call writes nothing.
 */
export type Repeat = 'key' | 'may' | 'natural' | 'reads'

/**
 * How an answer's `Data` is sent: in the envelope (decisions 2), in the envelope as `data` (spec 7.3), as bare JSON, as
 * plain text, or, for a call that is opened as a link, as a redirect (302) to its `url`. A refusal always comes in the envelope.
 */
export type Frame = 'envelope' | 'lowercase' | 'bare' | 'text' | 'redirect'

/** The body of a POST: JSON; a file with fields (multipart); or any of JSON, a form and a query, as Kong accepts them. */
export type BodyForm = 'json' | 'upload' | 'any'

/** One backend call, declared once: the router, the typed client, fixtures and the API page are derived from it (decisions 2). */
export interface CallDeclaration<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** `group.call` (decisions 2). */
  name: string
  /** Heading of the call in lists of calls. */
  section: string
  /** What the call touches; checked before roles. */
  scope: CallScope
  method: 'GET' | 'POST'
  /** Full path, with a leading slash. `{name}` stands for the input's field of that name. */
  path: string
  who: readonly Who[]
  /** A strict object: unknown fields are refused with the field named. */
  input: Input
  /** `Data` of the answer's envelope. */
  output: Output
  /** Minutes for which an answer may be cached and shared between visitors (spec 9); absent: not cached. */
  cacheMinutes?: number
  repeat?: Repeat
  /** Default: `envelope`. */
  frame?: Frame
  /** Default: `json`. */
  body?: BodyForm
  /** Status of a successful answer. Default: 200. */
  okStatus?: 202
  /** A GET that writes, as the spec demands: not cached, and accepted only with X-Requested-With from this site's pages. */
  writes?: true
  /** Fields sent in a header of this name, as base64 of UTF-8, because they must not appear in a URL. */
  inHeaders?: Readonly<Record<string, string>>
  /** Runs other calls, each of which is checked by its own scope. */
  wraps?: true
  /**
   * A page shows the answer, so rendering may send the call although its scope is closed to rendering (call-scope.ts). Only for calls
   * without effects that could be used against the viewer.
   */
  shownOnPages?: true
  /** A public call whose answer depends on the caller's address, or is another one each time: no page that shows it is stored. */
  perVisitor?: true
  /** Whether the answer to this input of a call of the scope `read` is the same for all callers who are not logged in. */
  sameForAnonymous?(input: OutputOfSchema<Input>): boolean
  /**
   * The items that the answer of a public call is about, such as `article:1234567890`: stored pages that show it are dropped as soon as one
   * of them changes. Other stored answers may be a minute old.
   */
  about?(input: OutputOfSchema<Input>, data: OutputOfSchema<Output>): readonly string[]
  /** Abnormal answers are not logged (spec 8: friend links and partner list). */
  quiet?: boolean
}

type Written<Input extends Schema, Output extends Schema> = Omit<CallDeclaration<Input, Output>, 'path' | 'who'> & {
  path?: string
  who?: readonly Who[]
}

/**
 * Declares a call. `path` defaults to `/wikifxweb-v1/{group}/{call}-v1` in lower case (decisions 2), a path without a
 * leading slash is prefixed with `/wikifxweb-v1/`; `who` defaults to anyone.
 */
export function declareCall<Input extends Schema, Output extends Schema>(
  written: Written<Input, Output>,
): CallDeclaration<Input, Output> {
  const path = written.path ?? `${written.name.replace('.', '/').toLowerCase()}-v1`
  return { ...written, path: path.startsWith('/') ? path : `/wikifxweb-v1/${path}`, who: written.who ?? ['any'] }
}

/** A call's input as the caller passes it: defaults may be left out. */
export type CallInput<Call> = Call extends CallDeclaration<infer Input, Schema> ? InputOfSchema<Input> : never

/** A call's input as the server's handler gets it after validation. */
export type CallParsed<Call> = Call extends CallDeclaration<infer Input, Schema> ? OutputOfSchema<Input> : never

/** A call's output as the caller gets it. */
export type CallOutput<Call> = Call extends CallDeclaration<Schema, infer Output> ? OutputOfSchema<Output> : never
