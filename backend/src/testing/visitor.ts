import { usercenterLogin } from 'calls/sign-in'
import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import { sessionToken } from 'shared-state/api/session'
import type { Schema } from 'shared-state/schema'

export interface HttpAnswer<Data = unknown> {
  status: number
  headers: Headers
  body: Envelope<Data> & Record<string, unknown>
}

/** A test client that acts as a visitor's browser: keeps cookies, fetches its access token, sends its language. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  lang = 'en'
  readonly #url: string
  readonly #ip: string

  constructor(url: string, ip: string) {
    this.#url = url
    this.#ip = ip
  }

  /** Sends one raw request; the response has to be JSON. A FormData is sent as multipart, a string unchanged. */
  async send(
    method: string,
    path: string,
    request: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<HttpAnswer> {
    const answer = await this.fetch(method, path, request)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as HttpAnswer['body'] }
  }

  async fetch(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        LanguageCode: this.lang,
        'X-Forwarded-For': this.#ip,
        ...(this.cookies.size > 0 && {
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  /** Sends a declared call and reads its answer; `Data` returned without an envelope is put into one. */
  async call<Declared extends CallDeclaration<Schema, Schema>>(
    call: Declared,
    input: CallInput<Declared>,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<CallOutput<Declared>>> {
    const answer = await this.request(call, input, headers)
    return { status: answer.status, headers: answer.headers, body: await envelopeOf(answer, call) } as HttpAnswer<
      CallOutput<Declared>
    >
  }

  /** Sends a declared call, with the token if it needs one. */
  async request<Declared extends CallDeclaration<Schema, Schema>>(
    call: Declared,
    input: CallInput<Declared>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const token: Record<string, string> = call.who.includes('any')
      ? {}
      : { Authorization: `Bearer ${await this.token()}` }
    const all = { 'X-Requested-With': 'XMLHttpRequest', ...token, ...headers }
    const fields = input as Record<string, unknown>
    const named = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(fields[name]))
    const query = queryOf(Object.fromEntries(Object.entries(fields).filter(([name]) => !named.has(name))))
    return call.method === 'GET'
      ? this.fetch('GET', `${path}?${query}`, { headers: all })
      : this.fetch('POST', path, { body: call.body === 'upload' ? formOf(fields) : input, headers: all })
  }

  async token(): Promise<string> {
    const { body } = await this.send('POST', sessionToken.path, { body: {} })
    return (body.Data as { access_token: string }).access_token
  }

  async login(account: string, password: string): Promise<this> {
    const answer = await this.call(usercenterLogin, { account, password })
    if (answer.status !== 200) throw new Error(`login refused: ${JSON.stringify(answer.body)}`)
    return this
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}

async function envelopeOf(answer: Response, { frame = 'envelope' }: CallDeclaration): Promise<object> {
  const framed = { succeed: true, ErrorCode: 0, message: '' }
  if (answer.ok && frame === 'text') return { ...framed, Data: await answer.text() }
  const body = (await answer.json()) as object
  if (!answer.ok || frame === 'envelope') return body
  return { ...framed, Data: frame === 'bare' ? body : (body as { data: unknown }).data }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function queryOf(input: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )
}
