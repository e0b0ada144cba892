import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Caller } from './handle.ts'
import type { PageReads } from './page-reads.ts'
import type { Answer } from './envelope.ts'

/** A call made within the server; its caller is already known. */
export interface Invocation {
  call: CallDeclaration
  input: unknown
  caller: Caller
  idempotencyKey?: string
  /** The shared reads of the page that the call is for, if any. */
  reads?: PageReads
}

/** Takes the same steps as over HTTP. Never rejects: refusals and failures are returned as responses. */
export type InvokeCall = (invocation: Invocation) => Promise<Answer>
