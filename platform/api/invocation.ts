import type { Caller } from './handle.ts'
import type { PageReads } from './page-reads.ts'
import type { Answer } from './steps/envelope.ts'

/** A call that is made within the server, by its name; who makes it is known already. */
export interface Invocation {
  name: string
  input: unknown
  caller: Caller
  idempotencyKey?: string
  /** Of the page that the call is for, if it is for one. */
  reads?: PageReads
}

/** Takes the same steps as over HTTP. Never rejects: refusals and failures are answers. */
export type InvokeCall = (invocation: Invocation) => Promise<Answer>
