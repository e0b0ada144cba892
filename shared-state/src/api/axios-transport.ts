import axios from 'axios'
import type { Envelope } from '../calls/envelope.ts'
import type { Transport } from './transport.ts'

/** Calls over HTTP: from the browser to its own origin, from a rendering server to `API_ORIGIN`. */
export function axiosTransport(options: { baseURL?: string; headers?: Record<string, string> } = {}): Transport {
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
      return { status: answer.status, body: toEnvelope(answer.data, answer.status) }
    },
  }
}

/** A proxy's HTML page is no answer of ours; it becomes a refusal that says so. */
function toEnvelope(body: unknown, status: number): Envelope {
  if (body !== null && typeof body === 'object' && 'succeed' in body) return body as Envelope
  return { succeed: false, ErrorCode: 5001, message: `The answer (${status}) was not JSON of this site` }
}
