import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Caller } from './handle.ts'
import type { PageReads } from './page-reads.ts'
import type { Answer } from './envelope.ts'

/** A call that is made within the server; who makes it is known already. */
export interface Invocation {
  call: CallDeclaration
  input: unknown
  caller: Caller
  idempotencyKey?: string
  /** Of the page that the call is for, if it is for one. */
  reads?: PageReads
}

/** Takes the same steps as over HTTP. Never rejects: refusals and failures are answers. */
export type InvokeCall = (invocation: Invocation) => Promise<Answer>
