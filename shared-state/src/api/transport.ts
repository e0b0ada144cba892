import type { CallDeclaration } from './declare-call.ts'
import type { Envelope } from './envelope.ts'

export interface TransportRequest {
  declaration: CallDeclaration
  input: unknown
  headers: Record<string, string>
  signal: AbortSignal
}

export interface TransportAnswer {
  status: number
  body: Envelope
  /** Number of the newest revocation of a release (header X-Release-Epoch); over HTTP only. */
  epoch?: number
}

/** Carries one call to the backend: over HTTP in the browser, in-process while a page is rendered. */
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>
  /** Over HTTP a call is authorised by the access token; in-process the caller is already known. */
  needsToken: boolean
}
