import axios from 'axios'
import type { Envelope } from '../calls/envelope.ts'
import type { Transport } from './transport.ts'

export interface AxiosTransportOptions {
  baseURL?: string
  /** Sent with every call: what a rendering server passes on of its visitor. */
  headers?: Record<string, string>
  /** Takes the Set-Cookie lines of an answer; browsers keep them by themselves. */
  onSetCookie?: (lines: string[]) => void
}

/** Calls over HTTP: from the browser to its own origin, from a rendering server to `API_ORIGIN`. */
export function axiosTransport(options: AxiosTransportOptions = {}): Transport {
  const client = axios.create({
    baseURL: options.baseURL ?? '',
    headers: options.headers ?? {},
    adapter: 'fetch',
    validateStatus: () => true,
    paramsSerializer: { indexes: null },
  })
  return {
    needsToken: true,
    async send({ declaration, input, headers, signal }) {
      const answer = await client.request<unknown>({
        method: declaration.method,
        url: declaration.path,
        headers: declaration.method === 'POST' ? { 'Content-Type': 'application/json', ...headers } : headers,
        ...(declaration.method === 'GET' ? { params: input } : { data: input }),
        signal,
      })
      const cookies = answer.headers['set-cookie']
      if (cookies) options.onSetCookie?.([cookies].flat())
      return { status: answer.status, body: toEnvelope(answer.data, answer.status) }
    },
  }
}

/** A proxy's HTML page is no answer of ours; it becomes a refusal that says so. */
function toEnvelope(body: unknown, status: number): Envelope {
  if (body !== null && typeof body === 'object' && 'succeed' in body) return body as Envelope
  return { succeed: false, ErrorCode: 5001, message: `The answer (${status}) was not JSON of this site` }
}
