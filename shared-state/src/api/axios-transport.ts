import axios from 'axios'
import type { CallDeclaration } from './declare-call.ts'
import { noEnvelope, type Envelope } from './envelope.ts'
import type { Transport } from './transport.ts'

export interface AxiosTransportOptions {
  baseURL?: string
  /** Sent with every call: the visitor's headers that a rendering server passes on. */
  headers?: Record<string, string>
  /** Receives the Set-Cookie lines of an answer; browsers handle them on their own. */
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
      const { method, body } = declaration
      const isUpload = body === 'upload'
      const answer = await client.request<unknown>({
        method,
        ...addressOf(declaration, input as Record<string, unknown>),
        // For a form, axios removes this header, so that fetch can set it with its boundary.
        headers: {
          ...(method === 'POST' && { 'Content-Type': isUpload ? 'multipart/form-data' : 'application/json' }),
          ...headersOf(declaration, input),
          ...headers,
        },
        ...(method === 'POST' && { data: isUpload ? formOf(input as Record<string, string | Blob>) : input }),
        signal,
      })
      const cookies = answer.headers['set-cookie']
      if (cookies) options.onSetCookie?.([cookies].flat())
      const epoch = Number(answer.headers['x-release-epoch'] ?? 0)
      return { status: answer.status, epoch, body: toEnvelope(answer.data, answer.status, declaration.frame) }
    },
  }
}

/** The path with its fields filled in, and for a GET the rest of the input as the query. */
function addressOf(
  { method, path, inHeaders = {} }: CallDeclaration,
  input: Record<string, unknown>,
): { url: string; params?: object } {
  const named = new Set(Object.keys(inHeaders))
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    named.add(name)
    return encodeURIComponent(String(input[name]))
  })
  if (method !== 'GET') return { url }
  return { url, params: Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name))) }
}

/** Fields that must not appear in a URL, as base64 of UTF-8. */
function headersOf({ inHeaders = {} }: CallDeclaration, input: unknown): Record<string, string> {
  const sent = Object.entries(inHeaders).map(([field, header]) => [
    header,
    base64Of(String((input as Record<string, unknown>)[field])),
  ])
  return Object.fromEntries(sent)
}

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function formOf(input: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, value)
  return form
}

/** Any other body, such as a proxy's HTML page, becomes a refusal that says so. */
function toEnvelope(body: unknown, status: number, frame: CallDeclaration['frame']): Envelope {
  const succeed = status < 300
  if (succeed && (frame === 'bare' || frame === 'text')) return { succeed, ErrorCode: 0, message: '', Data: body }
  if (succeed && frame === 'lowercase')
    return { succeed, ErrorCode: 0, message: '', Data: (body as { data: unknown }).data }
  if (body !== null && typeof body === 'object' && 'succeed' in body) return body as Envelope
  return { succeed: false, ErrorCode: noEnvelope, message: `The response (${status}) is not JSON from this site` }
}
